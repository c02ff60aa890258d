// Parts of what a place shows under its name, for all modules.
import { html, nothing } from "../vendor/lit-html/lit-html.js";
import { amount, pill, use } from "../draw/icons.js";
import { hint } from "../text.js";

/** @import { IstanbulPlace } from "types/protocol.d.ts" */
/** @import { FullPlace, FullView } from "types/client.d.ts" */

/** Pills, and what the place is for.
 *  @param {{ number: number }} given @param {...unknown} pills */
export const hintLine = ({ number }, ...pills) => html`
  <span class="row">
    ${pills.map(pill)}
    <small>${hint(number)}</small>
  </span>
`;

/** How many are left, right of the name.
 *  @param {number} n @param {string} picture */
export const left = (n, picture) => html`
  <span class="side wide">
    <b>${n}</b>
    ${use(picture)}
  </span>
`;

/** The price of now, if there is anything left to buy.
 *  @param {FullPlace} given @param {string} currency */
export const priceIn = ({ price }, currency) =>
  price === null
    ? nothing
    : html`
        <span class="side">${amount(price, currency)}</span>
      `;
