// The stall: what the board cannot answer by itself is laid on a counter over it.
import { html, nothing } from "../vendor/lit-html/lit-html.js";
import { text } from "../text.js";
import { enter } from "./chance_entry.js";
import { row } from "./option_rows.js";

/** @import { Choices, Part } from "types/client.d.ts" */
/** @import { Option } from "types/protocol.d.ts" */

/** The counter with what lies on it: `look` is its class, `at` the side of its place on which it stands, `row` that of the place.
 *  @param {[string, unknown]} pair @param {string} at @param {unknown} [beside] @param {number} [row] */
export const counter = ([look, inside], at, beside = nothing, row = 0) => html`
  <section class="counter ${look} ${at}" aria-label=${text("web-stall")} .style=${`--row:${row}`}>
    <i class="awning"></i>
    <div class="goods">${inside}</div>
    ${beside}
  </section>
`;

/** Options as rows of words, and what chance has brought at a real table, if that is asked.
 *  @param {Part} part @param {Choices} choices @returns {[string, unknown]} */
export const rowsOrEntry = (part, choices) =>
  part.view.decision?.chance ? enter(part, choices) : rows(part, choices, choices.stall);

/** @param {Part} part @param {Choices} choices @param {Option[]} options @returns {[string, unknown]} */
const rows = (part, choices, options) => [
  "choosing",
  html`
    <div class="opts n${Math.min(options.length, 9)}">${options.map((option) => row(part, choices, option))}</div>
  `,
];
