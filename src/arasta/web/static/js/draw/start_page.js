// The start page.
import { html, nothing } from "../vendor/lit-html/lit-html.js";
import { listed, text } from "../text.js";
import { LESSONS } from "../modules.js";
import { gameOf } from "../state/start_form.js";
import { stack, standing, use } from "./icons.js";
import { called } from "./bot_level.js";
import { newTable } from "./new_table.js";
import { ownTable } from "./own_games.js";
import { languages } from "./languages.js";
import { sorry } from "./refusal.js";

/** @import { StartState } from "types/client.d.ts" */
/** @import { PublicGame } from "types/protocol.d.ts" */

/** @param {StartState} state */
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
      state.schema.games.length
        ? [playNow(state), own(state), newTable(state)]
        : html`
            <p class="note">${state.refused ? nothing : text("web-sending")}</p>
          `
    }
    ${sorry(state, "load")}${joining(state)}${openTables(state)}
    <footer>
      <label class="upload">
        <input type="file" accept=".txt,text/plain" data-change="record" />
        ${use("ui-fill")}
        <span>${text("web-upload")}</span>
      </label>
      ${sorry(state, "record")}
      <a class="upload" href="rules.html">${use("ui-book")}<span>${text("web-rules")}</span></a>
      <span class="tools">
        ${languages(state)}
        <button data-do="sound" aria-label=${text("web-sound")} title=${text("web-sound")}>${use("ui-sound")}</button>
        <button data-do="theme" aria-label=${text("web-theme")} title=${text("web-theme")}>${use("ui-moon")}</button>
      </span>
    </footer>
  </div>
`;

/** @param {StartState} state */
const playNow = (state) => html`
  <button class="play" data-do="play" aria-disabled=${state.busy ? "true" : nothing}>
    <span>
      <b>${text("web-play")}</b>
      <small>${text("web-play-about", { game: gameOf(state).name })}</small>
    </span>
    ${use("ui-arrow")}
  </button>
  ${sorry(state, "play")}
`;

const MOST_SHOWN = 3; // of my tables

/** The lesson, and my newest tables; all of them have a page of their own.
 *  @param {StartState} state */
function own(state) {
  return html`
    <nav class="pair" aria-label=${text("web-my-tables")}>
      <button class="soft" data-do="learn" aria-disabled=${state.busy ? "true" : nothing}>
        ${use("ui-book")}
        <span>
          <b>${text("web-learn")}</b>
          <small>${text("web-learn-about")}</small>
        </span>
      </button>
      ${sorry(state, "learn")}${state.mine.slice(0, MOST_SHOWN).map(ownTable)}
    </nav>
    ${furtherLessons(state)}${state.held ? allGames(state) : nothing}
  `;
}

/** The lessons after the first one.
 *  @param {StartState} state */
const furtherLessons = (state) => html`
  <nav class="lessons" aria-labelledby="lessons">
    <span id="lessons">${text("web-learn-further")}</span>
    ${LESSONS.slice(1).map(
      ({ id }) => html`
        <button data-do="learn" data-value=${id} aria-disabled=${state.busy ? "true" : nothing}>${text(`web-learn-${id}`)}</button>
      `,
    )}
  </nav>
`;

/** @param {StartState} state */
const allGames = ({ held }) => html`
  <a class="allgames" href="games.html">${text("web-all-games", { n: held })}${use("ui-arrow")}</a>
`;

/** @param {StartState} state */
const joining = (state) => html`
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
    <button aria-disabled=${state.busy ? "true" : nothing}>${text("web-join")}</button>
  </form>
  ${sorry(state, "join")}
`;

const MOST_OPEN = 6; // tables of others

/** Tables that their makers have listed: first those with a free seat.
 *  @param {StartState} state */
function openTables(state) {
  const tables = [...state.tables].sort((a, b) => Number(b.status === "open") - Number(a.status === "open"));
  if (!tables.length) return nothing;
  return html`
    <section class="public" aria-label=${text("web-public")}>
      <h2>${text("web-public")}</h2>
      ${tables.slice(0, MOST_OPEN).map((it) => openTable(it, state))}
    </section>
  `;
}

/** @param {PublicGame} it @param {StartState} state */
function openTable(it, { schema }) {
  const free = it.people.filter((person) => person.free).length;
  const here = it.people.filter((person) => !person.free).map((person) => called(person, it.by_hand));
  return html`
    <a class="soft ${free ? "joinable" : ""}" href="table.html?table=${it.id}">
      ${use(free ? "ui-person" : "peek")}
      <span>
        <b>${schema?.games.find(({ game }) => game === it.game)?.name ?? it.game}</b>
        <small>${listed(here)}</small>
      </span>
      <em>${free ? text("web-free-seats", { n: free }) : text("web-watch")}</em>
    </a>
  `;
}

/** Merchants with their assistants, and where they stand.
 *  @type {[seat: number, men: number, look: string][]} */
const CROWD = [
  [0, 4, "a"],
  [2, 2, "b"],
  [1, 3, "d"],
  [3, 1, "f"],
];

const crowd = () => html`
  <div class="crowd">
    ${CROWD.map(
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
