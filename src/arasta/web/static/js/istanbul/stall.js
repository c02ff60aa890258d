// The stall of the bazaar: decisions with a look of their own, away from the place in question.
import { html, nothing } from "../vendor/lit-html/lit-html.js";
import { use } from "../draw/icons.js";
import { goods, row } from "../draw/option_rows.js";
import { counter, rowsOrEntry } from "../draw/stall.js";
import { STALLS } from "../modules.js";
import { text } from "../text.js";
import { askedPlace } from "./place.js";

/** @import { Choices, Part } from "types/client.d.ts" */
/** @import { IstanbulView } from "types/protocol.d.ts" */

/** The counter, if there is something to lay on it.
 *  @param {Part<IstanbulView>} part @param {Choices} choices */
export function stall(part, choices) {
  if (!choices.stall.length || part.seat === null) return nothing;
  const row = rowOf(part.view);
  return counter(laidOut(part, choices), row < part.view.rows / 2 ? "low" : "high", peek(), row);
}

const peek = () => html`
  <button class="peek" data-do="peek" aria-label=${text("web-peek")} title=${text("web-peek")}>${use("peek")}</button>
`;

/** @param {IstanbulView} view */
function rowOf(view) {
  const number = askedPlace(view) ?? view.here;
  return view.places.find((place) => place.number === number)?.row ?? view.rows;
}

/** Each kind of decision that has a look of its own; all others are rows of words.
 *  @param {Part<IstanbulView>} part @param {Choices} choices @returns {[string, unknown]} */
function laidOut(part, choices) {
  const { view } = part;
  const options = choices.stall;
  if (view.decision?.chance) return rowsOrEntry(part, choices);
  const own = STALLS.find(({ fits }) => fits(view, options));
  if (own) return [own.look, own.draw({ view, part, choices, options, row })];
  if (options.every((option) => option.kind === "good")) return ["picking", goods(part, choices, options)];
  return rowsOrEntry(part, choices);
}
