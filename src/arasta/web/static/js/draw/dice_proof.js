// What is proven about the dice of a game that is over, and what is not.
import { html, nothing } from "../vendor/lit-html/lit-html.js";
import { name, text } from "../text.js";
import { use } from "./icons.js";

/** @import { TableState } from "types/client.d.ts" */

/** The promise of the dice, and whether they kept it.
 *  @param {TableState} state */
export const sealed = (state) => html`
  <section class="sealed panel">
    <span class="wax">${use("seal")}${isProven(state) ? use("ui-check", "i tick") : nothing}</span>
    <div>
      <b>${text("web-fair")}</b>
      <small>${found(state)}</small>
    </div>
    <button class="key ghost" data-do="proof">${text("web-fair-proof")}</button>
  </section>
`;

/** What the browser found about the promise; where it could find nothing, the command line can.
 *  @param {TableState} given */
function found({ fair }) {
  if (!fair) return text("web-fair-command");
  if (!fair.fits) return text("web-fair-wrong");
  if (fair.differs) return text("web-fair-differs", { n: fair.differs });
  return isSuspect(fair) ? text("web-fair-suspect") : text("web-fair-checked", { n: fair.n });
}

/** @param {{binding: string}} fair */
const isSuspect = ({ binding }) => binding === "changed" || binding === "left-out";

/** Whether all that fell follows from the promise.
 *  @param {TableState} given */
const follows = ({ fair }) => fair?.fits && !fair.differs;

/** @param {TableState} state */
const isProven = (state) => follows(state) && state.fair !== null && !isSuspect(state.fair);

/** The whole of it, above the result.
 *  @param {TableState} state */
export const proof = (state) => html`
  <div class="veil" data-do="proof"></div>
  <section class="dialog panel" role="dialog" aria-modal="true" aria-label=${text("web-fair-proof")}>
    <header>
      <h2>${text("web-fair-proof")}</h2>
      <button class="shut" data-do="proof" aria-label=${text("web-close")}>×</button>
    </header>
    <div class="inside proven" tabindex="0">
      ${follows(state) ? binding(state) : found(state)}
      <h3>${text("web-fair-not-proven")}</h3>
      <ul>
        <li>${text("web-fair-not-peeking")}</li>
        <li>${text("web-fair-not-last")}</li>
      </ul>
      <h3>${text("web-fair-words")}</h3>
      ${words(state)}
      <h3>${text("web-fair-promise")}</h3>
      <code>${state.table.dice?.commitment}</code>
      <p><small>${text("web-fair-command")}</small></p>
    </div>
  </section>
`;

/** @param {TableState} given */
const binding = ({ fair }) => html`
  <p>${text("web-fair-follows", { n: fair?.n ?? 0 })}</p>
  <p>${text(`web-fair-${fair?.binding}`)}</p>
`;

/** The words of the people; bots give none.
 *  @param {TableState} given */
const words = ({ people, table }) => html`
  <ul>
    ${people
      .filter(({ seat, bot }) => !bot || table.dice?.words[seat])
      .map(
        ({ seat }) => html`
          <li>
            <b>${name("seat", seat)}</b>
            ${
              table.dice?.words[seat]
                ? html`
                    <code>${table.dice?.words[seat]}</code>
                  `
                : text("web-fair-no-word")
            }
          </li>
        `,
      )}
  </ul>
`;
