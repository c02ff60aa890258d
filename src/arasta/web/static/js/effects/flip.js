// Who moved where: every piece has a key; where it was before a drawing and where it is after it make its walk.
import { all, fixed } from "../elements.js";

const WALK = 260; // milliseconds
const EASE = "cubic-bezier(.2, .7, .2, 1)";
const LEAST = 6; // pixels: less is no walk but a shift of the page

/** Where every piece stands.
 *  @param {HTMLElement} root */
export function beforeDrawing(root) {
  const found = new Map();
  if (document.hidden) return found;
  for (const piece of all(root, "[data-key]")) found.set(piece.dataset.key, piece.getBoundingClientRect());
  return found;
}

/** Pieces that stand elsewhere now walk there: a copy on the overlay, so that no tile cuts it off.
 *  @param {HTMLElement} root @param {Map<string, DOMRect>} before */
export function afterDrawing(root, before) {
  for (const piece of before.size ? all(root, ".pieces [data-key]") : []) {
    const old = before.get(piece.dataset.key ?? "");
    if (old) walk(piece, old, piece.getBoundingClientRect());
  }
}

/** @param {HTMLElement} piece @param {DOMRect} old @param {DOMRect} now */
function walk(piece, old, now) {
  const [x, y] = [old.left - now.left, old.top - now.top];
  if (Math.abs(x) + Math.abs(y) < LEAST || !now.width) return;
  const copy = /** @type {HTMLElement} */ (piece.cloneNode(true));
  copy.removeAttribute("data-key");
  Object.assign(copy.style, {
    position: "fixed",
    margin: 0,
    left: `${now.left}px`,
    top: `${now.top}px`,
    width: `${now.width}px`,
    height: `${now.height}px`,
  });
  fixed("overlay").append(copy);
  piece.classList.add("away");
  const steps = [
    { transform: `translate(${x}px, ${y}px)` },
    { transform: `translate(${x / 2}px, ${y / 2 - 14}px) scale(1.12)` },
    { transform: "none" },
  ];
  copy.animate(steps, { duration: WALK + Math.min(Math.hypot(x, y) / 4, 140), easing: EASE }).finished.finally(() => {
    copy.remove();
    piece.classList.remove("away");
  });
}
