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
  return ways.map(
    (way) => html`
      <span class="way">
        <small>${percent(way.chance)}</small>
        ${arrow()}${Object.keys(way.changes).length ? changes(way.changes, seat) : "0"}
      </span>
    `,
  );
}

/** @param {Amounts} changed @param {number | null} seat */
const changes = (changed, seat) =>
  Object.entries(changed).map(([word, n]) => signs({ [word]: Math.abs(n) }, seat, n > 0 ? "gain" : "cost", n > 0 ? "+" : "−"));
