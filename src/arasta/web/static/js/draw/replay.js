// Looking back: a bar with keys and a slider over the table as it was, which can play by itself.
import { html, nothing } from "../vendor/lit-html/lit-html.js";
import { ownLog } from "../state/logs.js";
import { partOf } from "../state/store.js";
import { text } from "../text.js";
import { mark, use } from "./icons.js";
import { shareMoment } from "./sharing.js";

/** @import { Replay, TableState } from "types/client.d.ts" */
/** @import { TallyAnswer } from "types/protocol.d.ts" */

const SPEEDS = [1, 2, 4]; // times the usual one

/** While an old position is shown.
 *  @param {TableState} state */
export function replay(state) {
  const step = state.old?.step ?? state.table.step;
  const last = state.table.step;
  const seat = state.old?.view.turn_of ?? null;
  const told = ownLog(state).findLast((it) => it.step <= step)?.text ?? "";
  return html`
    <section class="transport panel" aria-label=${text("web-replay")}>
      <div class="knobs">
        ${knob("earlier", "ui-undo")}${plays(state) ? playKey(state) : nothing}${knob("later", "ui-arrow")}
      </div>
      <div class="slide">
        <div class="moment">
          <h1>${text("web-step-of", { step, last })}</h1>
          ${seat === null ? nothing : mark(seat)}
          <span>${told}</span>
        </div>
        <div class="rail">
          <i class="past" .style=${`--at:${(100 * step) / last}%`}></i>
          ${rubies(state.tally).map(
            (at) => html`
              <i class="gem" .style=${`--at:${(100 * at) / last}%`}>${use("ruby")}</i>
            `,
          )}
          <input
            type="range"
            min="0"
            max=${last}
            .value=${String(step)}
            data-change="slide"
            aria-label=${text("web-replay")}
          />
        </div>
        ${plays(state) ? speeds(state.replay) : nothing}
      </div>
      ${canGoBack(state) ? [state.table.by_hand ? correctThis() : nothing, backHere()] : nothing}
      ${shareMoment(state)}
      <button class="key ghost" data-do="now" aria-label=${text("web-now")}>
        ${use("ui-end")}
        <span>${text("web-now")}</span>
      </button>
    </section>
  `;
}

/** Whether it plays by itself: a game that is over, or what happened since my turn.
 *  @param {TableState} given */
const plays = ({ table, replay }) => table.status === "over" || replay.until !== null;

/** Whether all from the step on that is looked at may be taken back.
 *  @param {TableState} state */
function canGoBack(state) {
  const first = partOf(state)?.undo_to ?? null;
  const at = state.old?.step ?? 0;
  return first !== null && first <= at && at < state.table.step;
}

const correctThis = () => html`
  <button class="key ghost" data-do="correct" aria-label=${text("web-correct")}>
    ${use("ui-reset")}
    <span>${text("web-correct")}</span>
  </button>
`;

const backHere = () => html`
  <button class="key ghost" data-do="goBack" aria-label=${text("web-go-back")}>
    ${use("ui-undo")}
    <span>${text("web-go-back")}</span>
  </button>
`;
/** @param {string} what @param {string} picture */
const knob = (what, picture) => html`
  <button data-do=${what} aria-label=${text(`web-${what}`)} title=${text(`web-${what}`)}>${use(picture)}</button>
`;

/** @param {TableState} given */
function playKey({ replay: { playing } }) {
  const label = text(playing ? "web-pause" : "web-play-on");
  return html`
    <button class="playkey" data-do="play" aria-label=${label} title=${label} aria-keyshortcuts="Space">
      ${use(playing ? "ui-pause" : "ui-play")}
    </button>
  `;
}

/** @param {Replay} given */
const speeds = ({ speed }) => html`
  <div class="spd" role="group" aria-label=${text("web-speed")}>
    ${SPEEDS.map(
      (n) => html`
        <button class=${n === speed ? "on" : ""} aria-pressed=${String(n === speed)} data-do="speed" data-speed=${n}>
          ${text("web-times", { n })}
        </button>
      `,
    )}
  </div>
`;

/** The steps after which somebody had a ruby more.
 *  @param {TallyAnswer | null} tally */
const rubies = (tally) =>
  (tally?.turns ?? [])
    .filter((turn, i, turns) => i > 0 && turn.scores.some((score, seat) => score[0] > turns[i - 1].scores[seat][0]))
    .map((turn) => turn.end);
