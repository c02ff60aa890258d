// The start page.
import { html, nothing } from "../vendor/lit-html/lit-html.js";
import { text } from "../text.js";
import { gameOf } from "../start_state.js";
import { mark, stack, standing, use } from "./icons.js";
import { newTable } from "./new_table.js";

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

/** The lesson, and the table that I sit at: first one that waits for me. */
function own(state) {
  const waits = (told) => told.table.waits && told.seats.some((part) => part.seat === told.table.waits.seat);
  const mine = [...state.mine].sort((a, b) => Boolean(waits(b)) - Boolean(waits(a)));
  return html`
    <nav class="pair" aria-label=${text("web-my-tables")}>
      <button class="soft" data-do="learn">
        ${use("ui-book")}
        <span>
          <b>${text("web-learn")}</b>
          <small>${text("web-learn-about")}</small>
        </span>
      </button>
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
