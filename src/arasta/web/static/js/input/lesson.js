// The guide of the lesson thinks of what the learner could do, as often as the whole bazaar is open.
import * as api from "../net/api.js";
import { proposed, wantsProposal } from "../state/lesson.js";
import { tokenOf } from "../storage/seats.js";

/** @import { Page } from "../page.js" */
/** @import { State } from "types/client.d.ts" */

/** Asks for a proposal, once for each decision; without an answer the lesson goes on without one.
 *  @param {Page<State>} page */
export function guideOf(page) {
  /** @type {number | null} */
  let asked = null;
  return async (/** @type {State} */ state) => {
    const { n, game } = state;
    if (n === null || n === asked || !wantsProposal(state)) return;
    asked = n;
    try {
      const { hints } = await api.hint(game, tokenOf(state), n);
      page.change(proposed, n, hints?.[0]);
    } catch {
      // whoever has gone on needs it no more
    }
  };
}
