// The page of all games of this browser, and how such a game is shown on the start page.
import { html, nothing } from "../vendor/lit-html/lit-html.js";
import { expansionsOf, isMyMove, ownStanding, sumOf, totalsOf } from "../state/own_games.js";
import { listed, playerName, text } from "../text.js";
import { botName, called, level } from "./bot_level.js";
import { logo } from "./header.js";
import { mark, use } from "./icons.js";

/** @import { GamesTotal, Listed, OwnGamesState } from "types/client.d.ts" */
/** @import { OwnGame, Player } from "types/protocol.d.ts" */

/** @param {OwnGamesState} state */
export function drawOwnGames(state) {
  return html`
    <header class="top">
      <a class="home" href="." aria-label=${text("web-home")}>${logo()}<b>Arasta</b></a>
      <h1>${text("web-own-games")}</h1>
    </header>
    ${state.refused ? refusal(state) : nothing}
    ${isListed(state) ? [totals(state), lists(state)] : html`<p class="note">${text("web-sending")}</p>`}
  `;
}

/** @param {OwnGamesState} state @returns {state is Listed} */
const isListed = (state) => state.games !== null && state.schema !== null;

/** @param {OwnGamesState} state */
const refusal = ({ refused }) => html`
  <p class="sorry" role="alert">${refused}</p>
`;

/** @param {Listed} state */
function lists(state) {
  const going = state.games.filter(({ status }) => status !== "over");
  const over = state.games.filter(({ status }) => status === "over");
  return html`
    <div class="lists">
      ${state.games.length ? nothing : none()}${list("going", going, state)}${list("over", over, state)}
      ${state.gone ? html`<p class="note">${text("web-games-gone", { n: state.gone })}</p>` : nothing}
    </div>
  `;
}

const none = () => html`
  <section class="panel none">
    ${use("ui-book")}
    <p>${text("web-no-games")}</p>
    <a class="key go" href=".">${text("web-home")}</a>
  </section>
`;

/** @param {string} kind @param {OwnGame[]} games @param {Listed} state */
const list = (kind, games, state) =>
  games.length
    ? html`
        <section class=${kind} aria-label=${text(`web-games-${kind}`)}>
          <h2>${text(`web-games-${kind}`)}<span class="count">${games.length}</span></h2>
          <ol>
            ${games.map((game) => row(game, state))}
          </ol>
        </section>
      `
    : nothing;

/** One table: what is played, who plays, how it stands or ended, when, and the ways to it.
 *  @param {OwnGame} game @param {Listed} state */
const row = (game, state) => html`
  <li class="panel game ${isMyMove(game) ? "turn" : ""}">
    <span class="seal">${pictureOf(game)}</span>
    <div class="what">
      <a class="open" href="table.html?table=${game.id}"><b>${titleOf(game, state)}</b></a>
      <p class="who">${game.people.map((player) => playerOf(player, game))}</p>
    </div>
    <div class="how">
      <b class="end ${lookOf(game)}">${outcomeOf(game)}</b>
      <time>${text("web-date-and-time", { when: game.changed * 1000 })}</time>
    </div>
    ${wayTo(game)}
  </li>
`;

/** @param {OwnGame} game */
const wayTo = (game) =>
  game.status === "over"
    ? html`
        <a class="key ghost back" href="table.html?table=${game.id}&step=0">
          ${use("ui-replay")}
          <span>${text("web-replay")}</span>
        </a>
      `
    : html`
        <a class="key ${isMyMove(game) ? "go" : "ghost"} back" href="table.html?table=${game.id}">
          ${use("ui-arrow")}
          <span>${text("web-go-on")}</span>
        </a>
      `;

/** My seat; an eye where I have none.
 *  @param {OwnGame} game */
const pictureOf = ({ mine }) => (mine.length ? mark(mine[0]) : use("peek"));

/** @param {Player} player @param {OwnGame} game */
function playerOf(player, game) {
  const { mine, standings } = game;
  const won = standings?.some(({ seat, rank }) => seat === player.seat && rank === 1);
  return html`
    <span class="player ${mine.includes(player.seat) ? "me" : ""}">
      ${mark(player.seat)}<span>${nameOf(player, game)}</span>${won ? use("ruby") : nothing}${level(player)}
    </span>
  `;
}

/** What somebody is called; nobody sits at a saved game that was over when it was opened.
 *  @param {Player} player @param {OwnGame} game */
function nameOf(player, { status, by_hand }) {
  const { name, seat, free } = player;
  return free && !name && status === "over" ? text("web-seat", { n: seat + 1 }) : playerName(player, by_hand);
}

/** The game and its expansions.
 *  @param {OwnGame} game @param {Listed} state */
function titleOf(game, state) {
  const mode = modeOf(game.game, expansionsOf(game), state);
  return [gameName(game.game, state), mode].filter(Boolean).join(" · ");
}

/** @param {string} word @param {Listed} state */
const gameName = (word, { schema }) => schema.games.find(({ game }) => game === word)?.name ?? word;

/** The expansions in words; empty for a game that has none.
 *  @param {string} word @param {string[]} expansions @param {Listed} state */
function modeOf(word, expansions, { schema }) {
  const setting = schema.games.find(({ game }) => game === word)?.settings.find((it) => it.word === "expansions");
  if (!setting?.words) return "";
  const { words } = setting;
  if (!expansions.length) return text("web-mode-base");
  return expansions.map((it) => words.find((known) => known.word === it)?.text ?? it).join(" + ");
}

/** How a game has ended for me, or what it waits for.
 *  @param {OwnGame} game */
function outcomeOf(game) {
  const { status, people, waits, standings } = game;
  const own = ownStanding(game);
  if (own) return own.rank === 1 ? text("web-won") : text("web-place-of", { rank: own.rank, n: people.length });
  if (standings) return text("web-won-by", { players: winnersOf(game) });
  if (status === "over") return text("web-ended-early");
  if (status === "open") return text("web-waits-free");
  if (isMyMove(game)) return text("web-your-move");
  return waits === null ? text("web-go-on") : text("web-their-turn", { player: nameOf(people[waits], game) });
}

/** @param {OwnGame} game */
const winnersOf = (game) =>
  listed((game.standings ?? []).filter(({ rank }) => rank === 1).map(({ seat }) => nameOf(game.people[seat], game)));

/** @param {OwnGame} game */
const lookOf = (game) => (ownStanding(game)?.rank === 1 ? "won" : isMyMove(game) ? "up" : "");

/** Played and won by game, mode and opponents.
 *  @param {Listed} state */
function totals(state) {
  const rows = totalsOf(state.games);
  if (!rows.length) return nothing;
  const sum = sumOf(rows);
  return html`
    <aside class="panel totals" aria-label=${text("web-totals")}>
      <h2>${text("web-totals")}</h2>
      <p class="sum"><b>${sum.won}</b> ${text("web-won-of", { n: sum.played })}</p>
      <table>
        <thead>
          <tr>
            <th scope="col">${text("web-totals-game")}</th>
            <th scope="col">${text("web-totals-played")}</th>
            <th scope="col">${text("web-totals-won")}</th>
            <th scope="col" class="share"><span class="unseen">${text("web-totals-share")}</span></th>
          </tr>
        </thead>
        <tbody>
          ${rows.map((it) => total(it, state))}
        </tbody>
      </table>
    </aside>
  `;
}

/** @param {GamesTotal} it @param {Listed} state */
function total(it, state) {
  const share = Math.round((100 * it.won) / it.played);
  return html`
    <tr>
      <th scope="row">
        <b>${[gameName(it.game, state), modeOf(it.game, it.expansions, state)].filter(Boolean).join(" · ")}</b>
        <small>${text("web-against", { who: opponents(it.against) })}</small>
      </th>
      <td>${it.played}</td>
      <td>${it.won}</td>
      <td class="share">
        <span class="meter" aria-hidden="true"><i .style=${`--share:${share}%`}></i></span>
        <span>${text("web-percent", { n: share })}</span>
      </td>
    </tr>
  `;
}

const NAMED = new Set(["people", "screen", "mixed"]);

/** @param {string} word */
const opponents = (word) => (NAMED.has(word) ? text(`web-against-${word}`) : botName(word));

/** A table of mine on the start page.
 *  @param {OwnGame} game */
export const ownTable = (game) => html`
  <a class="soft ${isMyMove(game) ? "turn" : ""}" href="table.html?table=${game.id}">
    ${pictureOf(game)}
    <span>
      <b>${isMyMove(game) || game.status === "over" ? outcomeOf(game) : text("web-go-on")}</b>
      <small>${listed(company(game).map((player) => called({ ...player, name: nameOf(player, game) }, game.by_hand)))}</small>
    </span>
  </a>
`;

/** With whom I play; where all sit before this screen, who they are.
 *  @param {OwnGame} game */
function company({ people, mine }) {
  const others = people.filter(({ seat }) => !mine.includes(seat));
  return others.length ? others : people;
}
