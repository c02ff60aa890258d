// A turn in one sentence, as the server tells it: people with their marks, what is held with its picture.
import { html } from "../vendor/lit-html/lit-html.js";
import { seatInTurn } from "../state/logs.js";
import { mark, use } from "./icons.js";
import { pictureOf } from "./ledger.js";

/** @import { ToldTurn } from "types/client.d.ts" */
/** @import { StoryPart, StoryThing } from "types/protocol.d.ts" */

const BEGINNING = /^(\S+ \S+)( \S+ .*)$/; // two words, where there are more than three

/** @param {StoryPart} told */
export const sentenceOf = (told) => told.parts.map((part) => (typeof part === "string" ? part : thing(part)));

/** A thing by its words, and its picture where it has one, which no line parts from the words that it begins with.
 *  @param {StoryThing} part */
function thing({ kind, word, text }) {
  if (kind === "seat") return html`<b>${text}</b>`;
  const picture = kind === "token" ? use(word) : kind === "dice" ? dice(word) : pictureOf(kind, null);
  if (!picture) return html`<span class="thing">${text}</span>`;
  const [, together = text, more = ""] = BEGINNING.exec(text) ?? [];
  return html`<span class="told">${picture}${together}</span>${more}`;
}

/** Two dice by what they show.
 *  @param {string} word */
const dice = (word) => word.split(" ").map((face) => use(`die-${face}`));

/** Whose turn it was: the player whom the sentence begins with, else whoever the first line is about; nobody's at set-up.
 *  @param {ToldTurn} told */
export function whose({ turn, sentence, lines }) {
  const first = seatInTurn(turn) === null ? null : sentence?.parts[0];
  if (first && typeof first !== "string" && first.kind === "seat") return mark(Number(first.word));
  return lines[0].seat === null || sentence ? use("die-5", "i mark") : mark(lines[0].seat);
}
