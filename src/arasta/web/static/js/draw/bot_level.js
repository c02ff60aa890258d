// Who a bot is, and how strong it plays: a face and a badge beside its name, or words where there is only text.
import { html, nothing } from "../vendor/lit-html/lit-html.js";
import { hasText, playerName, sentences, text } from "../text.js";
import { use } from "./icons.js";

/** @import { Person } from "types/protocol.d.ts" */

/** The text of a key about a bot; one of another package has none, and is called by its word alone.
 *  @param {string} key @param {string} bot */
const told = (key, bot) => (hasText(key) ? text(key) : bot);

/** @param {string} bot */
export const botName = (bot) => told(`web-bot-${bot}`, bot);

/** @param {string} bot */
const levelName = (bot) => told(`web-level-${bot}`, bot);

/** @typedef {Pick<Person, "name" | "bot" | "character">} Bot */

/** The badge of whoever is played by a bot now, with the face if it is somebody of the bazaar.
 *  @param {Bot | undefined} person */
export const level = (person) =>
  person?.bot
    ? html`
        <span class="level ${person.character ? "faced" : ""}" title=${sentences([botName(person.bot), sentence(person)])}>
          ${person.character ? use(`portrait-${person.character}`, "face") : use("ui-bot")}<span>${levelName(person.bot)}</span>
        </span>
      `
    : nothing;

/** What is said of somebody of the bazaar; nothing of anybody else.
 *  @param {Pick<Person, "character"> | undefined} person */
const sentence = (person) => (person?.character ? text(`web-character-${person.character}`) : "");

/** The same in a list of people.
 *  @param {Pick<Person, "character">} person */
export const manner = (person) =>
  person.character
    ? html`
        <small class="manner">${sentence(person)}</small>
      `
    : nothing;

/** Who sits there, in words.
 *  @param {Pick<Person, "seat" | "name" | "free" | "bot">} person @param {boolean} byHand */
export function called(person, byHand) {
  const name = playerName(person, byHand);
  return person.bot ? text("web-bot-called", { name, level: levelName(person.bot) }) : name;
}
