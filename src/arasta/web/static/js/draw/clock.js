// Clocks: how long each seat may still take. They are drawn empty and filled every second, without drawing the rest.
import { html, nothing } from "../vendor/lit-html/lit-html.js";
import { text } from "../text.js";
import { use } from "./icons.js";

const DAY = 86_400;
const HOUR = 3600;
const MINUTE = 60;
const LOW = 0.15; // of all the time, or
const LOWEST = 15; // seconds

/** A length of time in words. */
export function spell(seconds) {
  if (seconds >= DAY) return text("web-days", { n: Math.round(seconds / DAY) });
  if (seconds >= HOUR) return text("web-hours", { n: Math.round(seconds / HOUR) });
  return seconds >= MINUTE
    ? text("web-minutes", { n: Math.round(seconds / MINUTE) })
    : text("web-seconds", { n: Math.round(seconds) });
}

/** As on a clock: hours only where there are any. */
function figures(seconds) {
  if (seconds >= 2 * DAY) return spell(seconds);
  const whole = Math.ceil(seconds);
  const parts = [Math.floor(whole / HOUR), Math.floor((whole % HOUR) / MINUTE), whole % MINUTE];
  return (parts[0] ? parts : parts.slice(1)).map((part, i) => (i ? String(part).padStart(2, "0") : part)).join(":");
}

/** The clock of a seat, if the table has clocks; it says what happens when time is up. */
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

/** Fills the clocks that are drawn; `since` are the seconds since the table told them. */
export function tick(root, clock, since) {
  if (!clock) return;
  for (const it of root.querySelectorAll("[data-clock]")) {
    const seat = Number(it.dataset.clock);
    const left = Math.max(0, clock.left[seat] - (clock.runs === seat ? since : 0));
    it.textContent = figures(left);
    it.parentElement.classList.toggle("low", left <= Math.max(LOWEST, clock.seconds * LOW));
  }
}
