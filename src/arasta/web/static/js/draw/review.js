// A game looked back at, while an old position is shown: the win chances then, and the best choices there.
import { html, nothing } from "../vendor/lit-html/lit-html.js";
import { text } from "../text.js";
import { best, percent } from "./best_choices.js";
import { chances } from "./charts.js";
import { mark, use } from "./icons.js";

/** @import { ReviewedDecision, TableState } from "types/client.d.ts" */

/** @param {TableState} state */
export function review(state) {
  const found = state.review?.review;
  if (!state.old || !found) return nothing;
  const { step } = state.old;
  const turn = Math.max(0, found.turns.findIndex((it) => step < it.end));
  const decision = found.decisions.find((it) => it.step >= step) ?? null;
  return html`
    <section class="review panel" aria-label=${text("web-odds")}>
      <header>
        <h3 aria-level="2">${text("web-odds")}</h3>
        ${decision ? drop(decision) : nothing}
      </header>
      ${chances(found.turns, { wide: 248, high: 84, at: turn })}
      ${
        decision
          ? html`
              <h3 aria-level="2">${text("web-best-here")}</h3>
              ${best(shown(decision), { made: decision.chosen })}
            `
          : nothing
      }
    </section>
  `;
}

const ROWS = 3; // for which there is room

/** The best choices, the one that was made among them.
 *  @param {ReviewedDecision} given */
function shown({ choices, chosen }) {
  const few = choices.slice(0, ROWS);
  return few.some((choice) => choice.action === chosen) ? few : [...few.slice(0, -1), ...choices.slice(-1)];
}

/** What the choice made of the win chance.
 *  @param {ReviewedDecision} given */
function drop({ seat, chosen, loss, choices }) {
  const made = choices.find((choice) => choice.action === chosen) ?? choices[0];
  if (loss <= 0)
    return html`
      <span class="change">
        ${mark(seat)}
        <b>${percent(made.value)}</b>
      </span>
    `;
  return html`
    <span class="change">
      ${mark(seat)}
      <b>${percent(choices[0].value)}</b>
      ${use("ui-arrow")}
      <b class="cost">${percent(made.value)}</b>
    </span>
  `;
}
