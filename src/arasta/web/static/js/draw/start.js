// The start page.
import { html, nothing } from "../vendor/lit-html/lit-html.js";
import { hasText, text } from "../text.js";
import { fits, gameOf } from "../start_state.js";
import { mark, seatLook, stack, standing, use } from "./icons.js";

export const drawStart = (state) => html`
  <div class="scene" aria-hidden="true">
    <div class="picture"></div>
    ${crowd()}
  </div>
  <div class="desk">
    <header>
      <h1>Arasta</h1>
      <p>${text("web-welcome")}</p>
    </header>
    ${
      state.schema
        ? [playNow(state), own(state), newTable(state)]
        : html`
            <p class="note">${state.refused ?? text("web-sending")}</p>
          `
    }
    ${joining()}${watching(state)}${
      state.refused
        ? html`
            <p class="sorry" role="alert">${state.refused}</p>
          `
        : nothing
    }
    <footer>
      <label class="upload">
        <input type="file" accept=".txt,text/plain" data-change="record" />
        ${use("ui-fill")}
        <span>${text("web-upload")}</span>
      </label>
      <span class="tools">
        <button data-do="sound" aria-label=${text("web-sound")} title=${text("web-sound")}>${use("ui-sound")}</button>
        <button data-do="theme" aria-label=${text("web-theme")} title=${text("web-theme")}>${use("ui-moon")}</button>
      </span>
    </footer>
  </div>
`;

const playNow = (state) => html`
  <button class="play" data-do="play" aria-disabled=${state.busy ? "true" : nothing}>
    <span>
      <b>${text("web-play")}</b>
      <small>${text("web-play-about", { game: gameOf(state).name })}</small>
    </span>
    ${use("ui-arrow")}
  </button>
`;

/** Tables that I sit at: first those that wait for me. */
function own(state) {
  const waits = (told) => told.table.waits && told.seats.some((part) => part.seat === told.table.waits.seat);
  const mine = [...state.mine].sort((a, b) => Boolean(waits(b)) - Boolean(waits(a)));
  if (!mine.length) return nothing;
  return html`
    <nav class="pair" aria-label=${text("web-my-tables")}>
      ${mine.slice(0, 2).map(
        (told) => html`
          <a class="soft ${waits(told) ? "turn" : ""}" href="/table.html?table=${told.table.id}">
            ${told.seats[0]?.seat === null ? use("ui-replay") : mark(told.seats[0]?.seat ?? 0)}
            <span>
              <b>
                ${told.table.status === "over" ? text("web-finished") : waits(told) ? text("web-your-move") : text("web-go-on")}
              </b>
              <small>${told.people.map((person) => person.name || text("web-free")).join(", ")}</small>
            </span>
          </a>
        `,
      )}
    </nav>
  `;
}

function newTable(state) {
  return html`
    <section class="sheet">
      <h2>${text("web-new-table")}</h2>
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
        <label class="label" for="name">${text("web-name")}</label>
        <input
          id="name"
          class="field"
          .value=${state.name}
          maxlength="20"
          autocomplete="nickname"
          data-change="name"
          placeholder=${text("web-name-none")}
        />
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

const joining = () => html`
  <form class="join">
    <label>
      ${use("ui-link")}
      <input
        name="code"
        required
        autocomplete="off"
        placeholder=${text("web-code-or-link")}
        aria-label=${text("web-code-or-link")}
      />
    </label>
    <button>${text("web-join")}</button>
  </form>
`;

const watching = (state) =>
  state.tables.length
    ? html`
        <section class="public">
          <h2>${text("web-public")}</h2>
          ${state.tables.slice(0, 4).map(
            (it) => html`
              <a href="/table.html?table=${it.id}">
                ${use(it.status === "open" ? "ui-person" : "peek")}
                <span>${it.people.map((person) => person.name || text("web-free")).join(", ")}</span>
              </a>
            `,
          )}
        </section>
      `
    : nothing;

const crowd = () => html`
  <div class="crowd">
    ${[
      [0, 4, "a"],
      [2, 2, "b"],
      [1, 3, "d"],
      [3, 1, "f"],
    ].map(
      ([seat, men, look]) => html`
        <span class="c-${look}">
          ${stack(
            `crowd-${seat}`,
            Array.from({ length: men }, () => seat),
            seat,
          )}
        </span>
      `,
    )}
    <span class="c-c">${standing("crowd-governor", "governor")}</span>
    <span class="c-e">${standing("crowd-smuggler", "smuggler")}</span>
  </div>
`;
