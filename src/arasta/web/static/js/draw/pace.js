// While bots play: how long they take, and the key that lets them choose at once until I am asked.
import { html } from "../vendor/lit-html/lit-html.js";
import { paceAfter, paceOf } from "../state/pace.js";
import { text } from "../text.js";
import { use } from "./icons.js";

/** @import { TableState } from "types/client.d.ts" */

/** @param {TableState} state */
export function paceKeys(state) {
  const now = paceOf(state);
  return html`
    <button class="key ghost pace" data-do="pace" data-pace=${paceAfter(now)} title=${text("web-pace")}>
      ${use("ui-clock")}
      <span>${text(`web-bots-${now}`)}</span>
    </button>
    <button class="key ghost long" data-do="hurry">
      ${use("ui-end")}
      <span>${text("web-to-my-turn")}</span>
    </button>
  `;
}
