// Every text that people read: Fluent messages, and what the server tells of the things of a game. They are a part of the
// state (`state.texts`); the page lends them to this file for each drawing, so that a drawing need not hand them on.

/** @import { Common, FigureTables, Texts } from "types/client.d.ts" */
/** @import { Person } from "types/protocol.d.ts" */

/** @type {Texts} */
export const NO_TEXTS = { messages: null, things: { names: {}, forms: {}, about: {}, hints: {}, figures: {}, longest: {} } };

/** Other messages, or other things, are there from now on.
 *  @template {Common} S @param {S} state @param {Partial<Texts>} texts @returns {S} */
export const texted = (state, texts) => ({ ...state, texts: { ...state.texts, ...texts } });

/** @type {{ texts: Texts, people: Person[], byHand: boolean }} */
let lent = { texts: NO_TEXTS, people: [], byHand: false };

/** Whatever is drawn from now on is drawn with the texts of this state.
 *  @param {{ texts: Texts, people?: Person[], table?: { by_hand: boolean } | null }} given */
export function lendTexts({ texts, people = [], table }) {
  lent = { texts, people, byHand: table?.by_hand ?? false };
}

/** The text under a key. A key without a text is a mistake of ours and shows itself.
 *  @param {string} key @param {Record<string, string | number>} [values] */
export function text(key, values = {}) {
  const { messages } = lent.texts;
  if (!messages) return ""; // nothing is said before there are words
  const message = messages.getMessage(key);
  return message?.value ? messages.formatPattern(message.value, values, []) : key; // what cannot be set breaks no page
}

/** One of several things, in words.
 *  @param {string[]} words */
export const anyOf = (words) => listed(words, "web-list-or");

/** @param {string} key */
export const hasText = (key) => Boolean(lent.texts.messages?.getMessage(key)?.value);

/** What somebody is called. Who has given no name is called by the colour of the seat, or at a real table, whose colours
 *  are others, by its number.
 *  @param {Pick<Person, "seat" | "name" | "free">} person @param {boolean} [byHand] */
export function playerName({ seat, name: given, free }, byHand = lent.byHand) {
  if (given || free) return given || text("web-free");
  return text(byHand ? "web-seat" : `web-colour-${seat + 1}`, { n: seat + 1 });
}

/** What a thing of the game is called; what has no name is called by its word, or otherwise. Where nobody sits, a seat is
 *  called by its number.
 *  @param {string} kind @param {string | number} word @param {string} [otherwise] */
export function name(kind, word, otherwise = String(word)) {
  if (kind === "seat") {
    const person = lent.people[Number(word)];
    return person && (person.name || !person.free) ? playerName(person) : text("web-seat", { n: Number(word) + 1 });
  }
  return lent.texts.things.names[kind]?.[word] ?? otherwise;
}

/** The name of a thing as values for a text, with the forms that the language has for it: `place`, `place-to`.
 *  @param {string} variable @param {string} kind @param {string | number} word @returns {Record<string, string>} */
export function named(variable, kind, word) {
  const forms = Object.entries(lent.texts.things.forms?.[kind]?.[word] ?? {});
  const values = forms.map(([form, words]) => [`${variable}-${form}`, words]);
  return { [variable]: name(kind, word), ...Object.fromEntries(values) };
}

/** Several in a row, as the language puts them.
 *  @param {string[]} items @param {string} [last] the text that joins the last one */
export const listed = (items, last = "web-list-more") =>
  items.reduce((most, item, i) => (i ? text(i === items.length - 1 ? last : "web-list-more", { most, last: item }) : item), "");

/** A list of things by their names, as values for a text, in the forms that all of them have.
 *  @param {string} variable @param {string} kind @param {(string | number)[]} words @returns {Record<string, string>} */
export function namedList(variable, kind, words) {
  const all = words.map((word) => named("it", kind, word));
  const forms = Object.keys(all[0] ?? { it: "" });
  return Object.fromEntries(forms.map((form) => [form.replace("it", variable), listed(all.map((it) => it[form] ?? it.it))]));
}

/** What is said in one breath, each part as a sentence; a part that is empty is left out.
 *  @param {(string | undefined)[]} parts */
export function sentences(parts) {
  const said = parts.filter((part) => !!part);
  return said.map((part, i) => (i < said.length - 1 && !/[.!?…]$/.test(part ?? "") ? `${part}.` : part)).join(" ");
}

/** All things of a kind, by their words.
 *  @param {string} kind */
export const wordsOf = (kind) => Object.keys(lent.texts.things.names[kind] ?? {});

/** What a thing does, in a sentence; empty for what needs no explanation.
 *  @param {string} kind @param {string | number | undefined} word */
export const about = (kind, word) => lent.texts.things.about[kind]?.[word ?? ""] ?? "";

/** @param {number} number */
export const hint = (number) => lent.texts.things.hints[number] ?? "";

/** Characters of a name that fit beside a seat. */
export const LONGEST_NAME = 20;

/** Characters that the server takes: of a line of chat, or an address.
 *  @param {string} word */
export const longest = (word) => lent.texts.things.longest[word];

/** A number of the component tables.
 *  @param {string} word */
export const figure = (word) => /** @type {number} */ (lent.texts.things.figures[word]);

/** A table of them.
 *  @template {keyof FigureTables} W @param {W} word */
export const figures = (word) => /** @type {FigureTables[W]} */ (lent.texts.things.figures[word]);
