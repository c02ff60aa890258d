// A ring around what the lesson speaks of. It needs the thing's box, so it is drawn after the table.
import { fixed, one } from "../elements.js";

const ROOM = 5; // pixels between the thing and its ring

/** @param {HTMLElement} root */
export function point(root) {
  const bubble = one(root, ".bubble");
  const box = bubble ? one(root, bubble.dataset.at ?? "")?.getBoundingClientRect() : null;
  const overlay = fixed("overlay");
  const ring = one(overlay, ".ring") ?? overlay.appendChild(document.createElement("i"));
  ring.className = "ring";
  ring.hidden = !box?.width;
  const asked = one(root, ".ask");
  if (!box || !bubble || !asked) return;
  makeRoom(bubble, box, asked.getBoundingClientRect());
  const [top, bottom] = uncovered(box, bubble.getBoundingClientRect());
  Object.assign(ring.style, {
    left: `${box.left - ROOM}px`,
    top: `${top}px`,
    width: `${box.width + 2 * ROOM}px`,
    height: `${bottom - top}px`,
  });
}

/** From where to where the ring goes: where the bubble lies over a part of the thing, it ends there.
 *  @param {DOMRect} box @param {DOMRect} bubble @returns {[number, number]} */
function uncovered(box, bubble) {
  const [top, bottom] = [box.top - ROOM, box.bottom + ROOM];
  if (box.right <= bubble.left || box.left >= bubble.right) return [top, bottom];
  if (top < bubble.top) return [top, Math.min(bottom, bubble.top - ROOM)];
  return [bottom > bubble.bottom ? Math.max(top, bubble.bottom + ROOM) : top, bottom];
}

/** On a phone the bubble lies above the table. Where it would hide the thing that it speaks of, it lies lower, but hides
 *  no key.
 *  @param {HTMLElement} bubble @param {DOMRect} box @param {DOMRect} asked */
function makeRoom(bubble, box, asked) {
  bubble.classList.remove("low");
  const own = bubble.getBoundingClientRect();
  const hides = box.top < own.bottom && box.bottom > own.top && box.left < own.right && box.right > own.left;
  bubble.classList.toggle("low", hides);
  bubble.style.setProperty("--low", `${innerHeight - asked.top + ROOM}px`);
}
