// The words that this browser has given for the dice of a table, each with the promise that it had seen before. They are
// what the dice are compared with in the end, so they are kept before they are sent.
import { randomId } from "./random.js";
import { store, stored } from "./stored.js";

/** @import { GivenWord } from "types/client.d.ts" */

const KEY = "arasta.words";
const MOST = 200; // tables; the oldest are forgotten

const all = () => stored(KEY) ?? {};

/** By seat the words that this browser has given at a table.
 *  @param {string} game @returns {Record<number, GivenWord>} */
export const wordsOf = (game) => all()[game] ?? {};

/** The word of a seat: a new one, or the one that was given to the same promise already.
 *  @param {string} game @param {number} seat @param {string} commitment */
export function wordFor(game, seat, commitment) {
  const given = wordsOf(game)[seat];
  if (given) return given;
  const made = { word: randomId(), commitment };
  const kept = Object.entries({ ...all(), [game]: { ...wordsOf(game), [seat]: made } });
  store(KEY, Object.fromEntries(kept.slice(-MOST)));
  return made;
}
