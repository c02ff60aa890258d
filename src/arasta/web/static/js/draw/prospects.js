// All that chance may bring after a choice, each with how likely it is, as the server has reckoned it.
import { html, nothing } from "../vendor/lit-html/lit-html.js";
import { percent } from "./chance.js";
import { arrow } from "./icons.js";
import { signs } from "./ledger.js";

/** @import { Amounts, Choices, Ready } from "types/client.d.ts" */

const SHOWN = 4; // outcomes at once

/** All that may come of the choice that is ready, the best first.
 *  @param {Choices} choices @param {Ready} ready @param {number | null} seat */
export function outlook({ prospects }, { option }, seat) {
  const ways = prospects[option.name ?? ""] ?? [];
  if (ways.length < 2 || ways.length > SHOWN) return nothing;
  const words = new Set(ways.flatMap((way) => Object.keys(way.changes)));
  return ways.map((way) => {
    const more = besides([...words], way.changes, option);
    return html`
      <span class="way">
        <small>${percent(way.chance)}</small>
        ${arrow()}${Object.keys(more).length ? changes(more, seat) : "0"}
      </span>
    `;
  });
}

/** What chance adds to that which the choice costs and brings in any case.
 *  @param {string[]} words @param {Amounts} changed @param {Ready["option"]} option @returns {Amounts} */
const besides = (words, changed, { cost, gain }) =>
  Object.fromEntries(
    words.map((word) => /** @type {const} */ ([word, (changed[word] ?? 0) - (gain[word] ?? 0) + (cost[word] ?? 0)])).filter(([, n]) => n),
  );

/** @param {Amounts} changed @param {number | null} seat */
const changes = (changed, seat) =>
  Object.entries(changed).map(([word, n]) => signs({ [word]: Math.abs(n) }, seat, n > 0 ? "gain" : "cost", n > 0 ? "+" : "−"));
