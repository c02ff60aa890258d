// Whom one may meet: each on the place, with the price and the gain, to be clicked where they stand.
import { html, nothing } from "../vendor/lit-html/lit-html.js";
import { amount, arrow, piece, use } from "../draw/icons.js";
import { MEETS } from "../modules.js";
import { figure } from "../text.js";

/** @import { Choices } from "types/client.d.ts" */
/** @import { IstanbulView, Option } from "types/protocol.d.ts" */

/** The meetings that are open, over the place where the merchant stands.
 *  @param {IstanbulView} view @param {Choices} choices */
export function encounters(view, choices) {
  const met = choices.options.filter(({ verb }) => verb === "meet");
  const place = view.places.find(({ number }) => number === view.here);
  if (!met.length || !place || place.column === null || place.row === null) return nothing;
  const side = ["first", "last"][[0, view.columns - 1].indexOf(place.column)] ?? "";
  const end = ["top", "bottom"][[0, view.rows - 1].indexOf(place.row)] ?? "";
  return html`
    <div class="meetings ${side} ${end}" .style=${`left:${((place.column + 0.5) / view.columns) * 100}%;top:${((place.row + 0.5) / view.rows) * 100}%`}>
      ${met.map((option) => meeting(option, choices))}
    </div>
  `;
}

/** @param {Option} option @param {Choices} choices */
const meeting = (option, choices) => html`
  <button
    class="meeting ${choices.look(option.name)}"
    data-pick=${option.name}
    aria-label=${option.text}
    aria-pressed=${String(choices.chosen(option.name))}
  >
    ${option.kind === "token" ? use(option.target, "i figure") : piece("family", Number(option.target.split(" ").at(-1)) - 1, "i figure")}
    <span>${deal(option)}</span>
  </button>
`;

/** What is paid and gained.
 *  @param {Option} option */
function deal({ kind, target }) {
  if (kind !== "token") return [amount(`+${figure("reward-lira")}`, "lira"), html`<i>/</i>`, amount("+1", "bonus-card")];
  return [amount(`−${figure("token-price")}`, "lira"), arrow(), amount("+1", MEETS[target])];
}
