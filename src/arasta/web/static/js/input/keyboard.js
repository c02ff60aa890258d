// The keyboard: arrows through what may be chosen, Enter to confirm, Escape to step back, words by their first letter.
import { all, around, one } from "../elements.js";

/** @import { Commands } from "./commands.js" */

/** @type {Record<string, "play" | "earlier" | "later" | "first" | "last">} */
const REPLAY = { " ": "play", ArrowLeft: "earlier", ArrowRight: "later", Home: "first", End: "last" };
/** @type {Record<string, "undo" | "reset" | "end" | "hint" | "type" | "recap" | "rules" | "keys">} */
const WORDS = { u: "undo", r: "reset", e: "end", h: "hint", "/": "type", l: "recap", b: "rules", "?": "keys" };
/** @type {Record<string, [number, number]>} */
const STEPS = { ArrowLeft: [-1, 0], ArrowRight: [1, 0], ArrowUp: [0, -1], ArrowDown: [0, 1] };

/** What a press of Enter does by itself: all that can be used now. Places and cards that cannot be chosen only explain. */
const OWN_PRESS = "a, button:not([aria-disabled])";

/** While `isCut` says that there is no connection, no key does anything.
 *  @param {HTMLElement} root @param {Commands} commands @param {() => boolean} isCut */
export function listenToKeys(root, commands, isCut) {
  let clicked = false; // the focus is where the mouse or a finger left it, not where the keys have led
  document.addEventListener("pointerdown", () => (clicked = true));
  document.addEventListener("keydown", (event) => {
    if (event.key === "Tab" || STEPS[event.key]) clicked = false;
    if (event.ctrlKey || event.metaKey || event.altKey || isCut()) return;
    if (event.key === "Escape") return commands.escape();
    if (around(event, "input, textarea, select, dialog")) return undefined;
    if (REPLAY[event.key] && document.querySelector(".transport")) return replay(commands, event);
    if (STEPS[event.key]) return walk(root, event);
    if (event.key === "Enter") return enter(event, clicked);
    if (/^[1-6]$/.test(event.key)) return commands.digit(event.key);
    const seek = one(document, ".seek input");
    if (seek && /^\p{L}$/u.test(event.key)) return seek.focus(); // the letter itself follows the focus
    const word = WORDS[event.key];
    if (!word) return undefined;
    event.preventDefault();
    return commands[word]();
  });
}

/** Enter is the great key that shows it, unless the keys have led to something else that can be used.
 *  @param {KeyboardEvent} event @param {boolean} clicked */
function enter(event, clicked) {
  const great = one(document, ".key.go:has(kbd)");
  const ready = great && great.getAttribute("aria-disabled") !== "true";
  if (around(event, OWN_PRESS) && !(clicked && ready)) return;
  event.preventDefault();
  if (!event.repeat && !document.querySelector(".veil, .endpage")) great?.click();
}

/** While an old position is shown the arrows go through the game. The space bar leaves buttons their own press.
 *  @param {Commands} commands @param {KeyboardEvent} event */
function replay(commands, event) {
  if (event.key === " " && around(event, "button, a")) return;
  event.preventDefault();
  commands[REPLAY[event.key]]();
}

/** From one thing that may be chosen to the nearest in that direction.
 *  @param {HTMLElement} root @param {KeyboardEvent} event */
function walk(root, event) {
  const from = document.activeElement?.closest("button") ?? null;
  const things = [...all(root, "[data-pick], .key:not([aria-disabled])")].filter((it) => it.offsetParent);
  if (!things.length) return;
  event.preventDefault();
  const next =
    from && root.contains(from)
      ? nearest(from, things, STEPS[event.key])
      : (things.find((it) => it.matches(".tile")) ?? things[0]);
  next?.focus();
}

/** @param {HTMLElement} from @param {HTMLElement[]} things @param {[number, number]} pair */
function nearest(from, things, [dx, dy]) {
  const at = middle(from);
  /** @type {{ it: HTMLElement, far: number } | null} */
  let best = null;
  for (const it of things) {
    const to = middle(it);
    const along = (to.x - at.x) * dx + (to.y - at.y) * dy;
    const across = Math.abs((to.x - at.x) * dy) + Math.abs((to.y - at.y) * dx);
    if (it === from || along < 4) continue;
    const far = along + across * 2.5;
    if (!best || far < best.far) best = { it, far };
  }
  return best?.it ?? from;
}

/** @param {Element} it */
function middle(it) {
  const r = it.getBoundingClientRect();
  return { x: r.left + r.width / 2, y: r.top + r.height / 2 };
}
