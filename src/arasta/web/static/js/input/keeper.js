// What can only be kept is not asked: the table answers by itself. Others see the question all the same, and the answer as
// late as a person's, for from its absence they could tell what a hand does not hold (docs/rulings.md, ROLL-3).
import { answersAlone } from "../state/store.js";

/** @import { Chooser } from "./chooser.js" */
/** @import { Page } from "../page.js" */
/** @import { State } from "types/client.d.ts" */

const LEAST = 1200; // milliseconds: the roll has been read by then
const MOST = 3200;

/** Answers for whoever has no choice, once for each entry, unless they do it before.
 *  @param {Page<State>} page @param {Chooser} chooser */
export function keeperOf(page, chooser) {
  /** @type {number | null} */
  let seen = null;
  return (/** @type {State} */ state) => {
    if (state.n === seen || state.pending || !answersAlone(state) || !chooser.choices.only) return;
    const { n } = state;
    seen = n;
    setTimeout(() => {
      const { only } = chooser.choices;
      if (page.state.n === n && only && answersAlone(page.state)) chooser.choose(only.name);
    }, LEAST + Math.random() * (MOST - LEAST));
  };
}
