// Every text that people read: Fluent messages, and what the server tells of the things of a game.
import { FluentBundle, FluentResource } from "./vendor/fluent-bundle/index.js";

let bundle = null;
let reference = { names: {}, about: {}, hints: {}, figures: {}, longest: {} };
let people = [];

/** Loads the texts of a language. */
export async function loadTexts(language) {
  const messages = await fetch(`/texts/${language}/web.ftl`).then((answer) => answer.text());
  bundle = new FluentBundle(language, { useIsolating: false });
  bundle.addResource(new FluentResource(messages));
}

/** Loads what the things of a game are called and do. */
export async function loadThings(game, language) {
  reference = await fetch(`/api/things/${game}?lang=${language}`).then((answer) => answer.json());
}

/** The text under a key. A key without a text is a mistake of ours and shows itself. */
export function text(key, values = {}) {
  if (!bundle) return ""; // nothing is said before there are words
  const message = bundle.getMessage(key);
  return message?.value ? bundle.formatPattern(message.value, values) : key;
}

export const hasText = (key) => Boolean(bundle.getMessage(key)?.value);

/** Who sits where; seats without a name are called by their number. */
export function setPeople(names) {
  people = names;
}

/** What a thing of the game is called; what has no name is called by its word, or otherwise. */
export function name(kind, word, otherwise = String(word)) {
  if (kind === "seat") return people[word] || text("web-seat", { n: word + 1 });
  return reference.names[kind]?.[word] ?? otherwise;
}

/** All things of a kind, by their words. */
export const wordsOf = (kind) => Object.keys(reference.names[kind] ?? {});

/** What a thing does, in a sentence; empty for what needs no explanation. */
export const about = (kind, word) => reference.about[kind]?.[word] ?? "";

export const hint = (number) => reference.hints[number] ?? "";

/** Letters of a name that fit beside a seat. */
export const LONGEST_NAME = 20;

/** Letters that the server takes: of a line of chat, or an address. */
export const longest = (word) => reference.longest[word];

/** A number of the component tables. */
export const figure = (word) => reference.figures[word];
