// Win chances: a small bar for each seat, where the table shows them.
import { html, nothing } from "../vendor/lit-html/lit-html.js";
import { text } from "../text.js";
import { percent } from "./best_choices.js";
import { seatLook } from "./icons.js";

/** @import { State } from "types/client.d.ts" */

/** The bar of one seat; an old position has none.
 *  @param {State} given @param {number} seat */
export function odds({ odds: known, old }, seat) {
  if (!known || old) return nothing;
  const words = text("web-odds-of", { chance: percent(known[seat]) });
  return html`
    <span
      class="prospect ${seatLook(seat)}"
      .style=${`--v:${known[seat] * 100}%`}
      role="img"
      aria-label=${words}
      title=${words}
    >
      <i></i>
      <b aria-hidden="true">${percent(known[seat])}</b>
    </span>
  `;
}
