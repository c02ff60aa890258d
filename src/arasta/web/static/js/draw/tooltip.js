// Explanations: every tile, card and token says what it does, on hover, focus, a tap or a long press.
import { html, nothing } from "../vendor/lit-html/lit-html.js";
import { about, hasText, name, text } from "../text.js";
import { CHAPTERS, TIPS } from "../modules.js";
import { partOf } from "../state/store.js";
import { use } from "./icons.js";

/** @import { State, TableState } from "types/client.d.ts" */

/** @param {State} state @param {string | null} tip */
export const setTip = (state, tip) => ({ ...state, tip: state.tip === tip ? null : tip });

/** A word of the table that needs no place of its own, or a kind and a thing.
 *  @param {TableState} state @param {string} tip */
function told(state, tip) {
  const [kind, ...rest] = tip.split(" ");
  const word = rest.join(" ");
  if (TIPS[kind]) return [TIPS[kind](word), ""];
  const held = `web-held-${kind}s-${word}`;
  if (about(kind, word)) return [name(kind, word, hasText(held) ? text(held, { n: 1 }) : ""), about(kind, word)];
  return hasText(`web-tip-${tip}`) ? [text(`web-tip-${tip}`), ""] : ["", tip];
}

/** Whether the thing lies in the lower half of the board: then its explanation is shown above.
 *  @param {TableState} state @param {string} kind @param {string} number */
function isLow(state, kind, number) {
  const view = partOf(state)?.view;
  if (kind !== "place" || view?.game !== "istanbul") return false;
  const place = view.places.find((it) => it.number === Number(number));
  return (place?.row ?? 0) >= view.rows / 2;
}

/** The explanation that is open, with what the place would cost now or why it cannot be chosen.
 *  @param {TableState} state */
export function tipOf(state) {
  if (!state.tip) return nothing;
  const [title, words] = told(state, state.tip);
  const [kind, ...rest] = state.tip.split(" ");
  const word = rest.join(" ");
  const number = rest[0];
  const refused =
    kind === "place" ? partOf(state)?.refused.find((it) => it.kind === "place" && it.target === number) : null;
  return html`
    <aside class="tip ${isLow(state, kind, number) ? "high" : ""}" role="tooltip">
      ${
        kind === "place"
          ? html`
              <span class="tippic">${use(`place-${number}`, "art")}</span>
            `
          : nothing
      }
      <div>
        ${
          title
            ? html`
                <h3>${title}</h3>
              `
            : nothing
        }${
          words
            ? html`
                <p>${words}</p>
              `
            : nothing
        }${
          refused
            ? html`
                <p class="why">${refused.why}</p>
              `
            : nothing
        }
      </div>
      ${
        about(kind, word) || CHAPTERS[kind]
          ? html`
              <button class="lookup" data-do="lookUp" data-thing=${state.tip} data-tip=${state.tip} aria-label=${text("web-look-up")}>
                ${use("ui-book")}
              </button>
            `
          : nothing
      }
    </aside>
  `;
}
