// Gives the word of each seat here for the dice, as soon as the page has seen what was promised.
import { giveWord } from "../net/api.js";
import { refusedWith } from "../state/store.js";
import { tokensOf } from "../storage/seats.js";
import { wordFor } from "../storage/words.js";
import { text } from "../text.js";

/** @import { Page } from "../page.js" */
/** @import { State } from "types/client.d.ts" */

/** @param {Page<State>} page */
export function wordGiver(page) {
  const underway = new Set();
  return (/** @type {State} */ { game, table, seats }) => {
    const { awaited = [], commitment = "" } = table?.dice ?? {};
    seats.forEach(async ({ seat }, i) => {
      if (seat === null || !awaited.includes(seat) || underway.has(seat)) return;
      underway.add(seat);
      try {
        const given = wordFor(game, seat, commitment);
        if (given.commitment !== commitment) throw new Error(text("web-fair-changed"));
        await giveWord(game, tokensOf(game)[i], given.word);
      } catch (problem) {
        underway.delete(seat); // with the next message it is tried again
        page.change(refusedWith, /** @type {Error} */ (problem).message);
      }
    });
  };
}
