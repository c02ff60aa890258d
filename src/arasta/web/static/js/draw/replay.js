// Looking back: a bar with a slider over the table as it was.
import { html, nothing } from "../vendor/lit-html/lit-html.js";
import { partOf } from "../store.js";
import { text } from "../text.js";
import { use } from "./icons.js";

export function replay(state) {
  const { step } = state.old;
  const last = state.table.step;
  const line = state.log.findLast((it) => it.step < step);
  return html`
    <section class="transport panel" aria-label=${text("web-replay")}>
      <div class="knobs">
        <button data-do="earlier" aria-label=${text("web-earlier")}>${use("ui-undo")}</button>
        <button data-do="later" aria-label=${text("web-later")}>${use("ui-arrow")}</button>
      </div>
      <label class="slide">
        <span>
          <b>${text("web-step-of", { step, last })}</b>
          ${line?.text ?? ""}
        </span>
        <input
          type="range"
          min="0"
          max=${last}
          .value=${String(step)}
          data-change="slide"
          aria-label=${text("web-replay")}
        />
      </label>
      ${canGoBack(state) ? backHere() : nothing}
      <button class="key ghost" data-do="now">
        ${use("ui-end")}
        <span>${text("web-now")}</span>
      </button>
    </section>
  `;
}

/** Whether all from the step on that is looked at may be taken back. */
function canGoBack(state) {
  const first = partOf(state)?.undo_to ?? null;
  return first !== null && first <= state.old.step && state.old.step < state.table.step;
}

const backHere = () => html`
  <button class="key ghost" data-do="goBack" aria-label=${text("web-go-back")}>
    ${use("ui-undo")}
    <span>${text("web-go-back")}</span>
  </button>
`;
