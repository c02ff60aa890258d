// A turn in one sentence, as the server tells it: people with their marks, what is held with its picture.
import { html } from "../vendor/lit-html/lit-html.js";
import { mark, use } from "./icons.js";
import { pictureOf } from "./ledger.js";

/** @import { ToldTurn } from "types/client.d.ts" */
/** @import { StoryPart, StoryThing } from "types/protocol.d.ts" */

/** @param {StoryPart} told */
export const sentenceOf = (told) => told.parts.map((part) => (typeof part === "string" ? part : thing(part)));

/** A thing by its words, and its picture where it has one.
 *  @param {StoryThing} part */
function thing({ kind, word, text }) {
  if (kind === "seat") return html`<b>${text}</b>`;
  const picture = kind === "token" ? use(word) : pictureOf(kind, null);
  return picture ? html`<span class="told">${picture}${text}</span>` : html`<span class="thing">${text}</span>`;
}

/** Whose turn it was: the player whom the sentence begins with, else whoever the first line is about.
 *  @param {ToldTurn} turn */
export function whose({ sentence, lines }) {
  const first = sentence?.parts[0];
  if (first && typeof first !== "string" && first.kind === "seat") return mark(Number(first.word));
  return lines[0].seat === null || sentence ? use("die-5", "i mark") : mark(lines[0].seat);
}
