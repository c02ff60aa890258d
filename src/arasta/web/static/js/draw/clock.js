// Clocks: how long each seat may still take. They are drawn empty; effects/clock.js fills them.
import { html, nothing } from "../vendor/lit-html/lit-html.js";
import { text } from "../text.js";
import { use } from "./icons.js";

/** @import { ClockPart } from "types/protocol.d.ts" */

const DAY = 86_400;
const HOUR = 3600;
const MINUTE = 60;

/** A length of time in words.
 *  @param {number} seconds */
export function spell(seconds) {
  if (seconds >= DAY) return text("web-days", { n: Math.round(seconds / DAY) });
  if (seconds >= HOUR) return text("web-hours", { n: Math.round(seconds / HOUR) });
  return seconds >= MINUTE
    ? text("web-minutes", { n: Math.round(seconds / MINUTE) })
    : text("web-seconds", { n: Math.round(seconds) });
}

/** As on a clock: hours only where there are any.
 *  @param {number} seconds */
export function figures(seconds) {
  if (seconds >= 2 * DAY) return spell(seconds);
  const whole = Math.ceil(seconds);
  const parts = [Math.floor(whole / HOUR), Math.floor((whole % HOUR) / MINUTE), whole % MINUTE];
  return (parts[0] ? parts : parts.slice(1)).map((part, i) => (i ? String(part).padStart(2, "0") : part)).join(":");
}

/** The clock of a seat, if the table has clocks; it says what happens when time is up.
 *  @param {ClockPart | null} clock @param {number} seat */
export const clockOf = (clock, seat) =>
  clock
    ? html`
        <span
          class="clock ${clock.runs === seat ? "runs" : ""}"
          title=${text(clock.bot ? "web-clock-bot" : "web-clock-waits", { per: clock.per })}
        >
          ${use("ui-clock")}
          <time data-clock=${seat}></time>
        </span>
      `
    : nothing;
