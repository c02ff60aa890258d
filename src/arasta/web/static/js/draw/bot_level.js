// How strong a bot plays: a badge beside its name, or words where there is only text.
import { html, nothing } from "../vendor/lit-html/lit-html.js";
import { hasText, text } from "../text.js";
import { use } from "./icons.js";

/** @import { Person } from "types/protocol.d.ts" */

/** The text of a key about a bot; one of another package has none, and is called by its word alone.
 *  @param {string} key @param {string} bot */
const told = (key, bot) => (hasText(key) ? text(key) : bot);

/** @param {string} bot */
export const botName = (bot) => told(`web-bot-${bot}`, bot);

/** @param {string} bot */
const levelName = (bot) => told(`web-level-${bot}`, bot);

/** The badge of whoever is played by a bot now.
 *  @param {Pick<Person, "bot"> | undefined} person */
export const level = (person) =>
  person?.bot
    ? html`
        <span class="level" title=${botName(person.bot)}>${use("ui-bot")}${levelName(person.bot)}</span>
      `
    : nothing;

/** Who sits there, in words.
 *  @param {Pick<Person, "name" | "bot">} person */
export function called(person) {
  if (!person.name) return text("web-free");
  return person.bot ? text("web-bot-called", { name: person.name, level: levelName(person.bot) }) : person.name;
}
