// What the places of Letters & Seals show beside and below their names.
import { html, nothing } from "../../vendor/lit-html/lit-html.js";
import { amount, arrow, pill, strong, use, wide } from "../../draw/icons.js";
import { figure, hint } from "../../text.js";
import { hintLine, left } from "../place_line.js";

/** @import { Module } from "types/client.d.ts" */

/** @type {NonNullable<Module["places"]>} */
export const PLACES = {
  embassy: {
    side: (view) => left(view.letter_supply, "letter"),
    line: (view, place) => hintLine(place, [use("letter")]),
  },
  kiosk: {
    line: (view, place) => html`
      <span class="row">
        ${pill(use("letter"))}${pill([
          view.kiosk.length
            ? html`
                <b>${view.kiosk.length}</b>
              `
            : nothing,
          use("kiosk-tile"),
        ])}
        <small>${hint(place.number)}</small>
      </span>
    `,
  },
  auction: {
    line: (view, place) => html`
      <span class="row">
        ${pill(use("good-any"))}${pill([
          html`
            <b>${figure("auction-cards")}</b>
          `,
          use("bonus-card"),
        ])}
        <small>${hint(place.number)}</small>
      </span>
    `,
  },
  society: {
    line: (view, place) => html`
      <span class="row">
        ${pill([amount(figure("society-seals"), "seal"), arrow(), use("ruby")])}
        ${place.lira.length ? wide(pill([strong("+"), amount(place.lira[0], "lira")])) : nothing}
      </span>
    `,
  },
  catacombs: { line: (view, place) => hintLine(place, [use("good-any"), arrow()]) },
};
