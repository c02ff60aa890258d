// The connection is lost: the page says so and lets nothing be pressed, until it is back. It says so beside the table,
// for whatever cannot be pressed is not read out either.
import { fixed } from "../elements.js";
import { isCut } from "../state/store.js";
import { text } from "../text.js";

/** @import { State } from "types/client.d.ts" */

/** What the server has written into the page: it is told where the texts themselves have not come. */
const written = fixed("lost").textContent ?? "";

/** @param {HTMLElement} root @param {State} state @param {State} before */
export function showConnection(root, state, before) {
  const cut = isCut(state);
  const asTold = state.texts.messages === before.texts.messages; // the texts may come after the connection is lost
  if (asTold && cut === isCut(before) && root.inert === cut) return;
  root.inert = cut;
  const notice = fixed("lost");
  notice.hidden = !cut;
  notice.textContent = cut ? text("web-lost") || written : "";
}
