// The seats that this browser holds: the secret tokens of each table. Who loses them loses the seat, so they are kept.
import { store, stored } from "./stored.js";

/** @import { State } from "types/client.d.ts" */

const KEY = "arasta.seats";

const all = () => stored(KEY) ?? {};

/** @param {string} game */
export const tokensOf = (game) => all()[game]?.tokens ?? [];

/** The secret of the seat that a page looks through.
 *  @param {Pick<State, "game" | "seats" | "me">} given */
export function tokenOf({ game, seats, me }) {
  const tokens = tokensOf(game);
  return tokens[seats.findIndex((part) => part.seat === me)] ?? tokens[0];
}

/** Tables at which this browser has or had a seat, or which were made here, the newest first. */
export const kept = () =>
  Object.entries(all())
    .map(([game, { tokens, made }]) => ({ game, tokens, made }))
    .sort((a, b) => b.made - a.made);

/** @param {string} game @param {string[]} tokens */
export function keep(game, tokens) {
  const seats = all();
  const known = new Set([...(seats[game]?.tokens ?? []), ...tokens]);
  seats[game] = { tokens: [...known], made: Date.now() };
  store(KEY, seats);
}

/** A token opens nothing any more: its seat goes on elsewhere. The table stays one of ours.
 *  @param {string} game @param {string} token */
export function drop(game, token) {
  const seats = all();
  const tokens = tokensOf(game).filter((/** @type {string} */ it) => it !== token);
  store(KEY, { ...seats, [game]: { ...seats[game], tokens } });
}

/** Whoever has left a table before its game began sits nowhere.
 *  @param {string} game */
export function forget(game) {
  const seats = all();
  delete seats[game];
  store(KEY, seats);
}
