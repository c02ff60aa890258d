// The barrier where it lies, and the streets where it may be laid, as gates between two tiles.
import { html, nothing } from "../../vendor/lit-html/lit-html.js";

/** @import { Choices } from "types/client.d.ts" */
/** @import { IstanbulView, Option } from "types/protocol.d.ts" */

/** @typedef {[column: number, row: number]} Cell */

/** @param {IstanbulView} view @param {Choices} choices */
export const barrier = (view, choices) => html`
  <div class="gates">
    ${choices.streets.map((option) => gate(option, view, choices))} ${view.barrier ? laid(view, view.barrier) : nothing}
  </div>
`;

/** @param {Option} option @param {IstanbulView} view @param {Choices} choices */
function gate(option, view, choices) {
  const [one, other] = option.target.split(" ").map(cellOf);
  return html`
    <button
      class="gate can ${one[1] === other[1] ? "upright" : "flat"} ${choices.look(option.name)}"
      data-pick=${option.name}
      aria-label=${option.text}
      .style=${between(one, other, view)}
    ></button>
  `;
}

/** Column and row of a cell, as options name it.
 *  @param {string} cell @returns {Cell} */
const cellOf = (cell) => [cell.charCodeAt(0) - 97, Number(cell.slice(1)) - 1];

/** @param {IstanbulView} view @param {number[]} places */
function laid(view, places) {
  const [one, other] = places.map((number) => whereIs(view, number));
  return html`
    <i
      class="gate ${one[1] === other[1] ? "upright" : "flat"}"
      .style=${between(one, other, view)}
      data-tip="tavern barrier"
    ></i>
  `;
}

/** @param {IstanbulView} view @param {number} number @returns {Cell} */
function whereIs(view, number) {
  const place = view.places.find((it) => it.number === number);
  return [place?.column ?? 0, place?.row ?? 0];
}

/** @param {Cell} one @param {Cell} other @param {IstanbulView} view */
const between = (one, other, view) =>
  `left:${(((one[0] + other[0] + 1) / 2 / view.columns) * 100).toFixed(2)}%;top:${(((one[1] + other[1] + 1) / 2 / view.rows) * 100).toFixed(2)}%`;
