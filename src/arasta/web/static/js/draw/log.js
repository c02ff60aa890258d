// The log: each turn in one sentence, which opens into its steps. A step shows the table as it was then.
import { html, nothing } from "../vendor/lit-html/lit-html.js";
import { repeat } from "../vendor/lit-html/directives/repeat.js";
import { byTurn, ownLog, ownStory, unseenSteps } from "../state/logs.js";
import { name, text } from "../text.js";
import { partOf } from "../state/store.js";
import { hint } from "./hint.js";
import { mark, use } from "./icons.js";
import { signs } from "./ledger.js";
import { review } from "./review.js";
import { sentenceOf, whose } from "./story.js";

/** @import { Line, TableState } from "types/client.d.ts" */

const SHOWN = 60; // lines; the whole log is in its own window

/** What advice there is, and what happened.
 *  @param {TableState} state */
export const log = (state) => [hint(state), review(state), lines(state)];

/** @param {TableState} state */
function lines(state) {
  const shown = around(state);
  const newest = state.old ? null : shown.at(-1)?.step;
  const { old } = state;
  const picked = old ? shown.findLast((line) => line.step <= old.step) : null;
  return html`
    <section class="log panel" aria-label=${text("web-log")}>
      <h3 aria-level="2">${text("web-log")}</h3>
      ${sinceKey(state)}
      <button class="whole-log" data-do="recap" aria-label=${text("web-recap")}></button>
      <ol class="lines" tabindex="0">
        ${repeat(
          byTurn(shown, ownStory(state)),
          (turn) => turn.key,
          (turn) => html`
            ${since(state, shown, shown.indexOf(turn.lines[0]))}
            <li class=${turn.lines.includes(picked ?? shown[shown.length - 1]) ? "turn latest" : "turn"}>
              <details @toggle=${intoSight} ?open=${Boolean(picked && turn.lines.includes(picked))}>
                <summary>${whose(turn)}<span>${turn.sentence ? sentenceOf(turn.sentence) : turn.lines[0].text}</span></summary>
                <ol>
                  ${turn.lines.map((line) => step(state, line, line === picked ? "new picked" : line.step === newest ? "new" : ""))}
                </ol>
              </details>
            </li>
          `,
        )}
      </ol>
      ${typing(state)}
    </section>
  `;
}

/** One press shows on the board what happened since my turn.
 *  @param {TableState} state */
export const sinceKey = (state) =>
  state.old || !unseenSteps(ownLog(state), state.me, state.table.turn, state.table.step)
    ? nothing
    : html`
        <button class="since-key" data-do="since" aria-label=${text("web-since-key")} title=${text("web-since-key")}>
          ${use("ui-play")}
          <span>${text("web-since-key")}</span>
        </button>
      `;

/** Where a move is typed.
 *  @param {TableState} state */
export const typing = (state) => html`
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
`;

/** A turn that is opened at the end of the list would open below its edge.
 *  @param {Event} event */
const intoSight = ({ target }) => target instanceof HTMLDetailsElement && target.open && target.scrollIntoView({ block: "nearest" });

/** One step of a turn.
 *  @param {TableState} state @param {Line} line @param {string} look */
const step = (state, line, look) => html`
  <li class=${look || (isLater(state, line) ? "later" : "")}>
    <button data-look=${line.step}>
      ${line.seat === null ? use("die-5", "i mark") : mark(line.seat)}
      <span>${sentence(line)}</span>
    </button>
  </li>
`;

/** The newest lines; while an old position is shown, those around it.
 *  @param {TableState} state */
function around(state) {
  const { old } = state;
  const all = ownLog(state);
  const end = old ? all.findLastIndex((line) => line.step <= old.step) + SHOWN / 2 : all.length;
  return all.slice(Math.max(0, end - SHOWN), end);
}

/** @param {TableState} given @param {Line} line */
const isLater = ({ old }, line) => old && line.step > old.step;

/** A line between what I have seen myself and what happened since my last turn.
 *  @param {TableState} state @param {Line[]} lines @param {number} i */
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

/** Something that could be typed now.
 *  @param {TableState} state */
const example = (state) => partOf(state)?.options[0]?.name ?? text("web-type-example");

/** Whoever a line begins with stands out.
 *  @param {string} words @param {number | null} seat */
function named(words, seat) {
  const player = seat === null ? "" : name("seat", seat);
  return player && words.startsWith(player) ? [html`<b>${player}</b>`, words.slice(player.length)] : words;
}

/** A line: where it ends with what changed hands, that is drawn instead of written.
 *  @param {Line} line */
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
