// Laying a new table: the game, who sits where, and everything else that the schema says may be agreed.
import { html, nothing } from "../vendor/lit-html/lit-html.js";
import { hasText, LONGEST_NAME, text } from "../text.js";
import { fits, gameOf, helpOf, PACES, TIMES } from "../start_state.js";
import { spell } from "./clock.js";
import { mark, seatLook, use } from "./icons.js";

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
      <div class="line">
        <span class="label">${text("web-seats")}</span>
        <div class="seats">
          ${state.seats.map((seat, i) => seatOf(state, seat, i))}
          <button class="seat add" data-do="add" aria-label=${text("web-add-seat")}>${use("ui-plus")}</button>
        </div>
      </div>
      ${gameOf(state)
        .settings.filter((setting) => setting.words)
        .filter((setting, i) => i < 2 || state.open)
        .map((setting) => agreeing(state, setting))}
      ${
        state.open
          ? [dice(state), paces(state), state.byHand ? nothing : clocks(state), oneOf("help", state.schema.help, helpOf(state))]
          : nothing
      }
      <div class="foot">
        <button class="more" data-do="more" aria-expanded=${String(state.open)}>
          ${text(state.open ? "web-less" : "web-more")}
        </button>
        <button class="make" data-do="make" aria-disabled=${state.busy ? "true" : nothing}>${text("web-make")}</button>
      </div>
    </section>
  `;
}

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

const seatOf = (state, seat, i) => html`
  <span class="seat ${seatLook(i)}">
    ${mark(i)}
    <select data-change="seat" data-seat=${i} aria-label=${text("web-seat", { n: i + 1 })}>
      <option value="person" ?selected=${seat.kind === "person"}>${text("web-seat-here")}</option>
      ${
        state.byHand
          ? nothing
          : html`
              <option value="free" ?selected=${seat.kind === "free"}>${text("web-seat-link")}</option>
            `
      }
      ${state.schema.bots.map(
        ({ bot }) => html`
          <option value=${bot} ?selected=${seat.bot === bot}>${botName(bot)}</option>
        `,
      )}
    </select>
    ${seat.kind === "person" && people(state) > 1 ? naming(seat, i) : nothing}${
      state.seats.length > 2 && i === state.seats.length - 1
        ? html`
            <button class="drop" data-do="remove" data-seat=${i} aria-label=${text("web-remove-seat")}>×</button>
          `
        : nothing
    }
  </span>
`;

const people = (state) => state.seats.filter((seat) => seat.kind === "person").length;

/** Where several sit before one screen, each has a name. */
const naming = (seat, i) => html`
  <input
    .value=${seat.name ?? ""}
    maxlength=${LONGEST_NAME}
    autocomplete="off"
    data-change="seatName"
    data-seat=${i}
    placeholder=${text("web-name")}
    aria-label=${text("web-name-of", { n: i + 1 })}
  />
`;

/** One of several words, as buttons in a row, each with what it means. */
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

/** Dice that fall here and can be checked, or real ones. */
const dice = ({ byHand }) => html`
  ${oneOf("chance", ["fair", "manual"], byHand ? "manual" : "fair")}${byHand ? note("web-chance-note") : nothing}
`;

/** How long bots seem to think. */
const paces = (state) =>
  state.seats.some((seat) => seat.kind === "bot") ? oneOf("pace", Object.keys(PACES), state.pace) : nothing;

/** How long people may take, and what happens then. */
function clocks({ clock }) {
  const per = oneOf("per", ["none", "turn", "game"], clock.per);
  if (clock.per === "none") return per;
  return html`
    ${per}
    <div class="line">
      <label class="label" for="seconds">${text("web-time")}</label>
      <select id="seconds" class="field" data-change="seconds">
        ${TIMES[clock.per].map(
          (seconds) => html`
            <option value=${seconds} ?selected=${seconds === clock.seconds[clock.per]}>${spell(seconds)}</option>
          `,
        )}
      </select>
    </div>
    ${oneOf("late", ["bot", "wait"], clock.bot ? "bot" : "wait")}${note("web-per-note")}
  `;
}

const note = (key) => html`
  <p class="note small">${text(key)}</p>
`;

const botName = (bot) => (hasText(`web-bot-${bot}`) ? text(`web-bot-${bot}`) : bot);

/** A setting as buttons, from the schema: several together, or one of them. */
function agreeing(state, setting) {
  const on = (value) =>
    setting.kind === "any" ? state.settings[setting.word].includes(value) : state.settings[setting.word] === value;
  return html`
    <div class="line" title=${setting.about}>
      <span class="label">${setting.text}</span>
      <div class=${setting.kind === "any" ? "chips" : "seg grow"} role="group" aria-label=${setting.text}>
        ${setting.words.map((it) => {
          const can = fits(state, setting.word, it.word);
          return html`
            <button
              class="${setting.kind === "any" ? "chip" : ""} ${on(it.word) ? "on" : ""}"
              data-do="agree"
              data-word=${setting.word}
              data-value=${it.word}
              title=${it.about}
              aria-pressed=${String(on(it.word))}
              aria-disabled=${can ? nothing : "true"}
            >
              ${it.text}
            </button>
          `;
        })}
      </div>
    </div>
  `;
}
