// The lesson's bubble: a few words about what has just come.
import { html, nothing } from "../vendor/lit-html/lit-html.js";
import { MOMENTS } from "../state/lesson_moments.js";
import { partOf } from "../state/store.js";
import { text } from "../text.js";
import { use } from "./icons.js";

/** @import { TableState } from "types/client.d.ts" */

/** @param {TableState} state */
export function bubble(state) {
  const now = state.lesson?.now;
  if (!now || state.dialog || state.old || state.table.status === "over") return nothing;
  const at = MOMENTS.find(({ id }) => id === now)?.at;
  return html`
    <section class="bubble panel" role="note" aria-label=${text("web-lesson")} data-at=${at}>
      ${use("guide", "guide")}
      <div role="status">
        <small>${text("web-lesson-at", { n: (state.lesson?.seen.length ?? 0) + 1 })}</small>
        <h2>${text(`web-lesson-${now}`)}</h2>
        <p>${text(`web-lesson-${now}-about`, { target: partOf(state)?.view?.target ?? 0 })}</p>
      </div>
      <footer>
        <button class="skip" data-do="unlearn">${text("web-lesson-leave")}</button>
        <button class="key cob" data-do="understood">${text("web-lesson-on")}</button>
      </footer>
    </section>
  `;
}
