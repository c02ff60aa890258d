// Whoever pressed a key sees the answer, wherever the page is scrolled to.

/** @import { StartState } from "types/client.d.ts" */

const SHIFTS = /** @type {const} */ (["refused", "mine", "tables"]); // what comes by itself and moves the sentence

/** @param {HTMLElement} root @param {StartState} state @param {StartState} before */
export function showRefusal(root, state, before) {
  if (state.refused && SHIFTS.some((part) => state[part] !== before[part]))
    root.querySelector(".sorry")?.scrollIntoView({ block: "nearest" });
}
