// A hint: the best choices and why, as keys; and what they mean is lit wherever it stands on the table.
import { html, nothing } from "../vendor/lit-html/lit-html.js";
import { canHint, partOf } from "../state/store.js";
import { about, text } from "../text.js";
import { best } from "./best_choices.js";
import { use } from "./icons.js";

/** @import { Part, TableState } from "types/client.d.ts" */
/** @import { HintAnswer, SeatPart } from "types/protocol.d.ts" */

/** The key that asks for a hint, where the table has hints and I am to choose.
 *  @param {TableState} state */
export const hintKey = (state) =>
  canHint(state)
    ? html`
        <button
          class="key ghost hintkey ${state.hint ? "on" : ""}"
          data-do="hint"
          aria-pressed=${String(Boolean(state.hint))}
          aria-keyshortcuts="h"
          aria-label=${text("web-hint")}
          title=${text("web-hint-about")}
        >
          ${use("lantern")}
          <span>${text("web-hint")}</span>
        </button>
      `
    : nothing;

/** What was found.
 *  @param {TableState} state */
export function hint(state) {
  if (!state.hint) return nothing;
  const { hints } = state.hint;
  return html`
    <section class="advice panel" role="status" aria-label=${text("web-hint")}>
      <header>
        <h3 aria-level="2">${text("web-hint")}</h3>
        <button class="shut" data-do="hint" aria-label=${text("web-close")}>×</button>
      </header>
      ${
        hints
          ? best(
              hints.map((it) => ({ ...it, why: whyOf(it, partOf(state)) })),
              { pick: true },
            )
          : html`
              <p class="note">${text("web-thinking")}</p>
            `
      }
    </section>
  `;
}

const LIKED = 0.5; // of the champion's choices: more often than not it would make this one

/** Why: what is gained for certain, else what the thing does; and whether the champion would do so itself.
 *  @param {HintAnswer} given @param {SeatPart | null} part */
function whyOf({ action, why, changes, policy }, part) {
  const gains = Object.entries(changes).some(([word, n]) => n > 0 && word !== "assistants");
  const option = part?.options.find(({ name }) => name === action);
  const reason = gains || !option ? why : option.about || about(option.kind, option.target) || why;
  return [policy > LIKED ? text("web-champion") : "", reason].filter(Boolean).join(" · ");
}
