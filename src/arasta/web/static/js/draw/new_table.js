// Laying a new table: the game, who sits where, and everything else that the schema says may be agreed.
import { html, nothing } from "../vendor/lit-html/lit-html.js";
import { anyOf, LONGEST_NAME, text } from "../text.js";
import {
  canAdd,
  canRemove,
  gameOf,
  helpOf,
  isMine,
  isShareable,
  lacking,
  needInWords,
  PACES,
  PATIENCES,
  TIMES,
} from "../state/start_form.js";
import { spell } from "./clock.js";
import { mark, seatLook, use } from "./icons.js";
import { botName } from "./bot_level.js";
import { sorry } from "./refusal.js";

/** @import { Need, Setting, StartSeat, StartState } from "types/client.d.ts" */

/** @param {StartState} state */
export function newTable(state) {
  return html`
    <section class="sheet ${state.open ? "open" : ""}">
      <div class="line top">
        <h2>${text("web-new-table")}</h2>
        ${people(state) > 1 ? nothing : ownName(state)}
      </div>
      <div class="line">
        <span class="label">${text("web-game")}</span>
        <div class="seg" role="group" aria-label=${text("web-game")}>
          ${state.schema.games.map(
            (game) => html`
              <button
                class=${game.game === state.game ? "on" : ""}
                aria-pressed=${String(game.game === state.game)}
                data-do="game"
                data-value=${game.game}
              >
                ${game.name}
              </button>
            `,
          )}
        </div>
      </div>
      <div class="line seating ${state.seats.length > 3 ? "many" : ""}">
        <span class="label">${text("web-seats")}</span>
        <div class="seats">
          ${state.seats.map((seat, i) => seatOf(state, seat, i))}${canAdd(state) ? add() : nothing}
        </div>
      </div>
      ${isShareable(state) ? oneOf("listed", ["link", "all"], state.listed ? "all" : "link") : nothing}
      ${gameOf(state)
        .settings.filter((setting) => setting.words)
        .filter((setting, i) => i < 2 || state.open)
        .map((setting) => agreeing(state, setting))}
      ${
        state.open
          ? [dice(state), paces(state), state.byHand ? nothing : clocks(state), patience(state), oneOf("help", state.schema.help, helpOf(state))]
          : nothing
      }
      <div class="foot">
        <button class="more" data-do="more" aria-expanded=${String(state.open)}>
          ${text(state.open ? "web-less" : "web-more")}
        </button>
        <button class="make" data-do="make" aria-disabled=${state.busy ? "true" : nothing}>${text("web-make")}</button>
      </div>
      ${sorry(state, "make")}
    </section>
  `;
}

/** @param {StartState} state */
const ownName = (state) => html`
  <input
    class="field"
    .value=${state.name}
    maxlength=${LONGEST_NAME}
    autocomplete="nickname"
    data-change="name"
    placeholder=${text("web-name-none")}
    aria-label=${text("web-name")}
  />
`;

const add = () => html`
  <button class="seat add" data-do="add" aria-label=${text("web-add-seat")}>${use("ui-plus")}</button>
`;

/** @param {StartState} state @param {StartSeat} seat @param {number} i */
const seatOf = (state, seat, i) => html`
  <span class="seat ${seatLook(i)}">
    ${mark(i)}
    <select data-change="seat" data-seat=${i} aria-label=${text("web-seat", { n: i + 1 })}>
      <option value="person" .selected=${seat.kind === "person"}>${text("web-seat-here")}</option>
      ${
        state.byHand
          ? nothing
          : html`
              <option value="free" .selected=${seat.kind === "free"}>${text("web-seat-link")}</option>
            `
      }
      ${state.schema.bots.map(
        ({ bot }) => html`
          <option value=${bot} .selected=${seat.bot === bot}>${botName(bot)}</option>
        `,
      )}
    </select>
    ${seat.kind === "person" && people(state) > 1 ? naming(state, seat, i) : nothing}${
      canRemove(state) && i === state.seats.length - 1
        ? html`
            <button class="drop" data-do="remove" data-seat=${i} aria-label=${text("web-remove-seat")}>×</button>
          `
        : nothing
    }
  </span>
`;

/** @param {StartState} state */
const people = (state) => state.seats.filter((seat) => seat.kind === "person").length;

/** Where several sit before one screen, each has a name; the first one's is my own.
 *  @param {StartState} state @param {StartSeat} seat @param {number} i */
const naming = (state, seat, i) => html`
  <input
    .value=${(isMine(state, seat) ? state.name : seat.name) ?? ""}
    maxlength=${LONGEST_NAME}
    autocomplete="off"
    data-change=${isMine(state, seat) ? "name" : "seatName"}
    data-seat=${i}
    placeholder=${text("web-name")}
    aria-label=${text("web-name-of", { n: i + 1 })}
  />
`;

/** One of several words, as buttons in a row, each with what it means.
 *  @param {string} deed @param {string[]} words @param {string} chosen */
const oneOf = (deed, words, chosen) => html`
  <div class="line" title=${text(`web-${deed}-about`)}>
    <span class="label">${text(`web-${deed}`)}</span>
    <div class="seg grow" role="group" aria-label=${text(`web-${deed}`)}>
      ${words.map(
        (word) => html`
          <button
            class=${word === chosen ? "on" : ""}
            aria-pressed=${String(word === chosen)}
            data-do=${deed}
            data-value=${word}
          >
            ${text(`web-${deed}-${word}`)}
          </button>
        `,
      )}
    </div>
  </div>
`;

/** Dice that fall here and can be checked, or real ones.
 *  @param {StartState} given */
const dice = ({ byHand }) => html`
  ${oneOf("chance", ["fair", "manual"], byHand ? "manual" : "fair")}${byHand ? note("web-chance-note") : nothing}
`;

/** How long bots seem to think.
 *  @param {StartState} state */
const paces = (state) =>
  state.seats.some((seat) => seat.kind === "bot") ? oneOf("pace", Object.keys(PACES), state.pace) : nothing;

/** How long people may take, and what happens then.
 *  @param {StartState} given */
function clocks({ clock }) {
  const per = oneOf("per", ["none", "turn", "game"], clock.per);
  const { per: kind } = clock;
  if (kind === "none") return per;
  return html`
    ${per}
    <div class="line">
      <label class="label" for="seconds">${text("web-time")}</label>
      <select id="seconds" class="field" data-change="seconds">
        ${TIMES[kind].map(
          (seconds) => html`
            <option value=${seconds} .selected=${seconds === clock.seconds[kind]}>${spell(seconds)}</option>
          `,
        )}
      </select>
    </div>
    ${oneOf("late", ["bot", "wait"], clock.bot ? "bot" : "wait")}${note("web-per-note")}
  `;
}

/** How long those who are here wait for somebody who is away; where nobody comes by link, nobody is.
 *  @param {StartState} state */
const patience = (state) =>
  state.seats.some((seat) => seat.kind === "free")
    ? oneOf("patience", Object.keys(PATIENCES), state.patience)
    : nothing;

/** @param {string} key */
const note = (key) => html`
  <p class="note small">${text(key)}</p>
`;


/** A setting as buttons, from the schema: several together, or one of them.
 *  @param {StartState} state @param {Setting} setting */
function agreeing(state, setting) {
  const agreed = state.settings[setting.word];
  const on = (/** @type {string} */ value) => (Array.isArray(agreed) ? agreed.includes(value) : agreed === value);
  return html`
    <div class="line" title=${setting.about}>
      <span class="label">${setting.text}</span>
      <div class=${setting.kind === "any" ? "chips" : "seg grow"} role="group" aria-label=${setting.text}>
        ${setting.words?.map((it) => {
          const need = lacking(state, setting.word, it.word);
          return html`
            <button
              class="${setting.kind === "any" ? "chip" : ""} ${on(it.word) ? "on" : ""}"
              data-do=${need ? "why" : "agree"}
              data-word=${setting.word}
              data-value=${it.word}
              title=${need ? reason(state, need) : it.about}
              aria-pressed=${String(on(it.word))}
              aria-disabled=${need ? "true" : nothing}
            >
              ${it.text}
            </button>
          `;
        })}
      </div>
      ${whyNot(state, setting)}
    </div>
  `;
}

/** Why the value that was clicked cannot be chosen: below its row.
 *  @param {StartState} state @param {Setting} setting */
function whyNot(state, { word }) {
  const { asked } = state;
  const need = asked?.setting === word && lacking(state, word, asked.value);
  return need
    ? html`
        <p class="note small whynot" role="status">${reason(state, need)}</p>
      `
    : nothing;
}

/** @param {StartState} state @param {Need} need */
function reason(state, need) {
  const { value, other, allowed } = needInWords(state, need);
  return text("web-needs", { value, other, allowed: anyOf(allowed.map((words) => words.join(" + ") || text("web-needs-none"))) });
}
