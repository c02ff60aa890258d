// The games of this browser: which are going on, how they ended, and what they come to in all. Pure functions.
import { NO_TEXTS } from "../text.js";

/** @import { GamesTotal, OwnGamesState } from "types/client.d.ts" */
/** @import { OwnGame } from "types/protocol.d.ts" */

export const BLANK = {
  texts: NO_TEXTS,
  schema: null,
  games: null, // as the server tells them, the newest first; null until it has
  gone: 0, // tables that the server does not know any more
  refused: null,
};

/** With some more tables; one that came before is not added again.
 *  @param {OwnGamesState} state @param {OwnGame[]} found */
export function listed(state, found) {
  const known = new Set((state.games ?? []).map(({ id }) => id));
  const games = [...(state.games ?? []), ...found.filter(({ id }) => !known.has(id))];
  return { ...state, games: games.sort((a, b) => b.changed - a.changed) };
}

/** Whether a table waits for somebody at this screen.
 *  @param {OwnGame} game */
export const isMyMove = ({ waits, mine }) => waits !== null && mine.includes(waits);

/** Of the seats at this screen the one that did best; null where none is mine, or nothing has been decided.
 *  @param {OwnGame} game */
export const ownStanding = ({ mine, standings }) => standings?.find(({ seat }) => mine.includes(seat)) ?? null;

/** Whom one played against: people, bots of one level, bots of several, or others at this screen.
 *  @param {OwnGame} game */
export function against({ mine, people }) {
  if (mine.length > 1) return "screen";
  const others = people.filter(({ seat }) => !mine.includes(seat));
  const levels = new Set(others.map(({ bot }) => bot));
  if (levels.has(null)) return "people";
  return levels.size === 1 ? String([...levels][0]) : "mixed";
}

/** The expansions of a game, by their words.
 *  @param {OwnGame} game @returns {string[]} */
export const expansionsOf = ({ settings }) => /** @type {string[] | undefined} */ (settings.expansions) ?? [];

/** What was played and won, by game, expansions and opponents: the games most played first.
 *  @param {OwnGame[]} games */
export function totalsOf(games) {
  /** @type {Map<string, GamesTotal>} */
  const rows = new Map();
  for (const it of games) {
    const own = ownStanding(it);
    if (!own) continue;
    const expansions = expansionsOf(it);
    const key = [it.game, ...expansions, against(it)].join(" ");
    const row = rows.get(key) ?? { key, game: it.game, expansions, against: against(it), played: 0, won: 0 };
    rows.set(key, { ...row, played: row.played + 1, won: row.won + (own.rank === 1 ? 1 : 0) });
  }
  return [...rows.values()].sort((a, b) => b.played - a.played || a.key.localeCompare(b.key));
}

/** The same of all rows together.
 *  @param {GamesTotal[]} rows */
export const sumOf = (rows) =>
  rows.reduce((sum, row) => ({ played: sum.played + row.played, won: sum.won + row.won }), { played: 0, won: 0 });

const TABLES = 100; // in one request
const TOKENS = 200;

/** What this browser holds, in portions that the server takes at once.
 *  @param {{ game: string, tokens: string[] }[]} kept */
export function portions(kept) {
  /** @type {{ games: string[], tokens: string[] }[]} */
  const found = [];
  for (const { game, tokens } of kept) {
    const last = found.at(-1);
    const fits = last && last.games.length < TABLES && last.tokens.length + tokens.length <= TOKENS;
    if (fits) found[found.length - 1] = { games: [...last.games, game], tokens: [...last.tokens, ...tokens] };
    else found.push({ games: [game], tokens });
  }
  return found;
}
