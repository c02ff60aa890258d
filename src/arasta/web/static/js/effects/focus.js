// The focus is always somewhere sensible: in what has opened above the table, back where it was when that is closed, and
// at the question when the thing that had it is gone. What lies behind a dialog cannot be reached.
import { all, one } from "../elements.js";

const ABOVE = ".dialog, .endpage, .curtain";
const BESIDE = ".veil, .vote, .tip"; // what stays at hand whatever is open

/** @type {Element | null} */
let last = null; // what had the focus
/** @type {Element | null} */
let shown = null; // what lies above the table
/** @type {Element | null} */
let left = null; // what had the focus before that

/** After each drawing.
 *  @param {HTMLElement} root */
export function keepFocus(root) {
  const above = [...all(root, ABOVE)].at(-1) ?? null;
  for (const part of /** @type {Iterable<HTMLElement>} */ (root.children))
    part.inert = above !== null && part !== above && !part.matches(BESIDE);
  const now = document.activeElement;
  if (above !== shown) {
    if (above && !shown) left = now;
    shown = above;
    if (above && !above.contains(now)) focusIn(above);
    else if (!above) focusOn(left?.isConnected && left !== document.body ? left : home(root));
  } else if (now === document.body && last && !last.isConnected) focusOn(above ?? home(root));
  last = document.activeElement;
}

/** @param {HTMLElement} root */
const home = (root) => one(root, ".ask h1, .transport h1") ?? one(root, "h1");

/** The great key of a curtain, the way out of a dialog, the head of anything else.
 *  @param {Element} above */
const focusIn = (above) => focusOn(above.querySelector(".key.go, .shut") ?? above);

/** @param {Element | null} it */
function focusOn(it) {
  if (!(it instanceof HTMLElement) || it === document.body) return;
  if (it.tabIndex < 0) it.tabIndex = -1;
  it.focus({ preventScroll: true });
}

document.addEventListener("focusin", ({ target }) => {
  last = /** @type {Element} */ (target);
});
