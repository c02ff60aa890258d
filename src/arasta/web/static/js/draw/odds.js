// Win chances: a small bar for each seat, where the table shows them.
import { html, nothing } from "../vendor/lit-html/lit-html.js";
import { text } from "../text.js";
import { percent } from "./best.js";
import { seatLook } from "./icons.js";

let known = null;

/** What is drawn from now on: by seat how likely it is to win; null for nothing. */
export function setOdds(odds) {
  known = odds;
}

/** The bar of one seat. */
export const odds = (seat) =>
  known
    ? html`
        <span
          class="prospect ${seatLook(seat)}"
          .style=${`--v:${known[seat] * 100}%`}
          role="img"
          aria-label=${text("web-odds-of", { chance: percent(known[seat]) })}
          title=${text("web-odds-of", { chance: percent(known[seat]) })}
        >
          <i></i>
          <b aria-hidden="true">${percent(known[seat])}</b>
        </span>
      `
    : nothing;
