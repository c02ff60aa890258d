// The log: what happened, in the server's sentences. A line shows the table as it was then.
import { html, nothing } from "../vendor/lit-html/lit-html.js";
import { repeat } from "../vendor/lit-html/directives/repeat.js";
import { ownLog } from "../logs.js";
import { name, text } from "../text.js";
import { partOf } from "../store.js";
import { hint } from "./hint.js";
import { mark, use } from "./icons.js";
import { signs } from "./ledger.js";
import { review } from "./review.js";

const SHOWN = 60; // lines; the whole log is in its own window

/** What advice there is, and what happened. */
export const log = (state) => [hint(state), review(state), lines(state)];

function lines(state) {
  const shown = around(state);
  const newest = state.old ? null : shown.at(-1)?.step;
  const picked = state.old ? shown.findLast((line) => line.step <= state.old.step) : null;
  return html`
    <section class="log panel" aria-label=${text("web-log")}>
      <h3>${text("web-log")}</h3>
      <ol class="lines" tabindex="0">
        ${repeat(
          shown,
          (line) => line.key,
          (line, i) => html`
            ${since(state, shown, i)}
            <li class=${line === picked ? "new picked" : line.step === newest ? "new" : isLater(state, line) ? "later" : ""}>
              <button data-look=${line.step}>
                ${line.seat === null ? use("die-5", "i mark") : mark(line.seat)}
                <span>${sentence(line)}</span>
              </button>
            </li>
          `,
        )}
      </ol>
      <form class="type" data-form="typed">
        <input
          name="typed"
          autocomplete="off"
          spellcheck="false"
          placeholder=${text("web-type", { example: example(state) })}
          aria-label=${text("web-typed")}
        />
        <kbd>/</kbd>
      </form>
    </section>
  `;
}

/** The newest lines; while an old position is shown, those around it. */
function around(state) {
  const { old } = state;
  const all = ownLog(state);
  const end = old ? all.findLastIndex((line) => line.step <= old.step) + SHOWN / 2 : all.length;
  return all.slice(Math.max(0, end - SHOWN), end);
}

const isLater = ({ old }, line) => old && line.step > old.step;

/** A line between what I have seen myself and what happened since my last turn. */
export function since(state, lines, i) {
  const line = lines[i];
  const before = lines[i - 1];
  if (!before || state.me === null || line.turn === before.turn) return nothing;
  const mine = lines.findLast((it) => it.seat === state.me && it.event?.actor === state.me);
  return mine && before.turn === mine.turn && line.turn !== mine.turn
    ? html`
        <li class="then-line">${text("web-since")}</li>
      `
    : nothing;
}

/** Something that could be typed now. */
const example = (state) => partOf(state)?.options[0]?.name ?? text("web-type-example");

/** Whoever a line begins with stands out. */
function named(words, seat) {
  const player = seat === null ? "" : name("seat", seat);
  return player && words.startsWith(player) ? [html`<b>${player}</b>`, words.slice(player.length)] : words;
}

/** A line: where it ends with what changed hands, that is drawn instead of written. */
function sentence(line) {
  const changes = line.event?.changes ?? [];
  const end = line.text.lastIndexOf(" (");
  if (!changes.length || end < 0 || !line.text.endsWith(")")) return named(line.text, line.seat);
  return html`
    <span class="unseen">${line.text}</span>
    <span aria-hidden="true">
      ${named(line.text.slice(0, end), line.seat)}
      ${changes.map(
        (change) => html`
          <span class="got">
            ${change.seat === line.seat ? nothing : mark(change.seat)}${Object.entries(change.changes).map(([word, n]) => signs({ [word]: Math.abs(n) }, change.seat, n > 0 ? "gain" : "cost", n > 0 ? "+" : "−"))}
          </span>
        `,
      )}
    </span>
  `;
}
