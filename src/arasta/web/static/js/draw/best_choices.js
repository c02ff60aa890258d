// The best choices of a decision, each with its win chance: for hints, and for a game looked back at.
import { html, nothing } from "../vendor/lit-html/lit-html.js";
import { ON_BOARD } from "../modules.js";
import { text } from "../text.js";
import { use } from "./icons.js";

/** @import { Choice } from "types/client.d.ts" */

/** A win chance as people read it.
 *  @param {number} value */
export const percent = (value) => text("web-percent", { n: Math.round(value * 100) });

/** The number of the place that a choice is done to, if it is one.
 *  @param {string} action */
function placeOf(action) {
  const [, verb, number] = /^(.+) (\d+)$/.exec(action) ?? [];
  return ON_BOARD.has(verb) ? number : null;
}

/** Rows of choices, each `{action, text, value, why}`; `made` is the one that was made, `pick` whether they are keys.
 *  @param {Choice[]} choices @param {{ made?: string | null, pick?: boolean }} given */
export const best = (choices, { made = null, pick = false } = {}) => html`
  <ol class="best">
    ${choices.map((choice, i) => {
      const look = choice.action === made ? "played" : i === 0 ? "top" : "";
      const inside = row(choice, choice.action === made ? text("web-played") : (choice.why ?? ""));
      return html`
        <li class=${look}>
          ${
            pick
              ? html`
                  <button data-pick=${choice.action}>${inside}</button>
                `
              : html`
                  <div>${inside}</div>
                `
          }
          <i class="meter" .style=${`--v:${choice.value * 100}%`}></i>
        </li>
      `;
    })}
  </ol>
`;

/** @param {Choice} choice @param {string} note */
function row(choice, note) {
  const place = placeOf(choice.action);
  return html`
    ${use(place ? `place-${place}` : "lantern", place ? "thumb" : "thumb sign")}
    <span class="t">
      <b>${choice.text}</b>
      ${
        note
          ? html`
              <small>${note}</small>
            `
          : nothing
      }
    </span>
    <b class="pc">${percent(choice.value)}</b>
  `;
}
