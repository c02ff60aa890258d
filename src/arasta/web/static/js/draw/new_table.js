// Laying a new table: the game, who sits where, and everything else that the schema says may be agreed.
import { html, nothing } from "../vendor/lit-html/lit-html.js";
import { hasText, text } from "../text.js";
import { fits, gameOf, PACES } from "../start_state.js";
import { mark, seatLook, use } from "./icons.js";

export function newTable(state) {
  return html`
    <section class="sheet ${state.open ? "open" : ""}">
      <div class="line top">
        <h2>${text("web-new-table")}</h2>
        <input
          class="field"
          .value=${state.name}
          maxlength="20"
          autocomplete="nickname"
          data-change="name"
          placeholder=${text("web-name-none")}
          aria-label=${text("web-name")}
        />
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
      ${state.open ? paces(state) : nothing}
      <div class="foot">
        ${
          gameOf(state).settings.length > 3
            ? html`
                <button class="more" data-do="more" aria-expanded=${String(state.open)}>
                  ${text(state.open ? "web-less" : "web-more")}
                </button>
              `
            : html`
                <span></span>
              `
        }
        <button class="make" data-do="make" aria-disabled=${state.busy ? "true" : nothing}>${text("web-make")}</button>
      </div>
    </section>
  `;
}

const seatOf = (state, seat, i) => html`
  <span class="seat ${seatLook(i)}">
    ${mark(i)}
    <select data-change="seat" data-seat=${i} aria-label=${text("web-seat", { n: i + 1 })}>
      <option value="person" ?selected=${seat.kind === "person"}>${text("web-seat-here")}</option>
      <option value="free" ?selected=${seat.kind === "free"}>${text("web-seat-link")}</option>
      ${state.schema.bots.map(
        ({ bot }) => html`
          <option value=${bot} ?selected=${seat.bot === bot}>${botName(bot)}</option>
        `,
      )}
    </select>
    ${
      state.seats.length > 2 && i === state.seats.length - 1
        ? html`
            <button class="drop" data-do="remove" data-seat=${i} aria-label=${text("web-remove-seat")}>×</button>
          `
        : nothing
    }
  </span>
`;

/** How long bots seem to think. */
const paces = (state) => html`
  <div class="line">
    <span class="label">${text("web-pace")}</span>
    <div class="seg grow" role="group" aria-label=${text("web-pace")}>
      ${Object.keys(PACES).map(
        (pace) => html`
          <button
            class=${pace === state.pace ? "on" : ""}
            aria-pressed=${String(pace === state.pace)}
            data-do="pace"
            data-value=${pace}
          >
            ${text(`web-pace-${pace}`)}
          </button>
        `,
      )}
    </div>
  </div>
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
