// What the places of Mocha & Baksheesh show beside and below their names.
import { html } from "../../vendor/lit-html/lit-html.js";
import { amount, arrow, good, many, pill, strong, tight, use, wide } from "../../draw/icons.js";
import { figure } from "../../text.js";
import { hintLine, left, priceIn } from "../place_line.js";

/** @import { FullPlace, FullView, Module } from "types/client.d.ts" */

/** @import { IstanbulPlace, IstanbulView } from "types/protocol.d.ts" */

/** @param {FullView} view @param {FullPlace} given */
const tavern = (view, { tiles, barrier, baksheesh }) => {
  const prices = Object.values(tiles).flatMap((pile) => pile.coffee ?? []);
  const goods = [
    wide(many(`good-${baksheesh.good}`, baksheesh.goods)),
    tight([strong(baksheesh.goods), good(baksheesh.good)]),
  ];
  return html`
    <span class="row">
      ${prices.map((price) => pill([wide(amount(price, "coffee")), use("tavern-tile")]))}
      ${pill([wide(amount(barrier, "coffee")), use("barrier")])}
    </span>
    <span class="row">${pill([amount(baksheesh.coffee, "coffee"), goods, arrow(), use("ruby")])}</span>
  `;
};

/** @type {NonNullable<Module["places"]>} */
export const PLACES = {
  coffee_house: { side: (view, place) => priceIn(place, "coffee") },
  roasting: {
    line: () => html`
      <span class="swaps">
        ${pill(amount(figure("roast-lira"), "lira"))}${pill(use("good-any"))}${pill(use("bonus-card"))}${wide(arrow())}${amount(figure("roast-coffee"), "coffee")}
      </span>
    `,
  },
  guild_hall: {
    side: (view) => left(view.guild_deck, "guild-card"),
    line: (view, place) => hintLine(place, [use("coffee")], [use("guild-card")]),
  },
  tavern: { line: tavern },
};
