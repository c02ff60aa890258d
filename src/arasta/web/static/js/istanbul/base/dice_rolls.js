// Calling a number, and changing a roll.
import { html, nothing } from "../../vendor/lit-html/lit-html.js";
import { text } from "../../text.js";
import { use } from "../../draw/icons.js";
import { chance } from "../../draw/chance.js";

/** @import { StallParts } from "types/client.d.ts" */

/** The numbers to call, each with what it brings.
 *  @param {StallParts} given */
export const calls = ({ choices, options }) => html`
  <div class="numbers">
    ${options.map(
      (option) => html`
        <button
          class="number ${choices.look(option.name)}"
          data-pick=${option.name}
          aria-label=${option.text}
        >
          <b>${option.target}</b>
          ${chance(choices, option)}
        </button>
      `,
    )}
  </div>
`;

/** The roll on its plate, and what can be done about it.
 *  @param {StallParts} given */
export function changedRoll({ view, part, choices, options, row }) {
  const [one, other] = view.dice ?? [0, 0];
  const called = view.decision?.roll_for?.number;
  return html`
    <div class="tray2">
      <span class="plate">
        <span class="dice huge" data-roll="${one} ${other}">
          ${use(`die-${one}`, "i a")}${other ? use(`die-${other}`, "i b") : nothing}
        </span>
      </span>
      <p class="rolled">
        <b>${one + other}</b>
        ${called ? text("web-called", { n: called }) : text("web-rolled")}
      </p>
    </div>
    <div class="opts">${options.map((option) => row(part, choices, option))}</div>
  `;
}
