// Clocks are drawn empty and filled every second, without drawing the rest.
import { all } from "../elements.js";
import { figures } from "../draw/clock.js";

/** @import { ClockPart } from "types/protocol.d.ts" */

const LOW = 0.15; // of all the time, or
const LOWEST = 15; // seconds

/** Fills the clocks that are drawn; `since` are the seconds since the table told them.
 *  @param {HTMLElement} root @param {ClockPart | null | undefined} clock @param {number} since */
export function tick(root, clock, since) {
  if (!clock) return;
  for (const it of all(root, "[data-clock]")) {
    const seat = Number(it.dataset.clock);
    const left = Math.max(0, clock.left[seat] - (clock.runs === seat ? since : 0));
    it.textContent = figures(left);
    it.parentElement?.classList.toggle("low", left <= Math.max(LOWEST, clock.seconds * LOW));
  }
}
