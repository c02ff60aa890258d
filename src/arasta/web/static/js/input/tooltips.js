// Explanations come when the pointer rests, when a thing has the focus, or after a long press.
import { setTip } from "../draw/tooltip.js";

/** @import { Page } from "../page.js" */
/** @import { State } from "types/client.d.ts" */

const REST = 450;
const LONG = 500;

/** @param {HTMLElement} root @param {Page<State>} page */
export function listenToRest(root, page) {
  let timer = 0;
  const later = (/** @type {EventTarget | null} */ it, /** @type {number} */ wait) => {
    clearTimeout(timer);
    const tip = tipAt(it);
    if (tip === page.state.tip) return;
    timer = setTimeout(() => page.change((state) => ({ ...state, tip })), tip ? wait : 120);
  };
  root.addEventListener("pointerover", (event) => event.pointerType === "mouse" && later(event.target, REST));
  root.addEventListener("pointerleave", () => later(null, 0));
  root.addEventListener("focusin", (event) => event.target instanceof Element && event.target.matches(":focus-visible") && later(event.target, REST));
  root.addEventListener("pointerdown", (event) => {
    if (event.pointerType === "mouse") return;
    later(event.target, LONG);
  });
  for (const end of /** @type {const} */ (["pointerup", "pointercancel"])) {
    root.addEventListener(end, (event) => {
      if (event.pointerType === "mouse") return;
      clearTimeout(timer);
      if (page.state.tip && tipAt(event.target) === null) page.change(setTip, null);
    });
  }
}

/** What explains the thing that was touched, or null.
 *  @param {EventTarget | null} it */
const tipAt = (it) =>
  (it instanceof Element && /** @type {HTMLElement | null} */ (it.closest("[data-tip]"))?.dataset.tip) || null;
