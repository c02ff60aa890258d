// Asking for advice: hints, win chances, and a game looked back at.
import * as api from "../net/api.js";
import { tokenOf } from "../storage/seats.js";
import { looksAhead } from "../modules.js";
import { canHint, partOf, prospected, waitsForMe } from "../state/store.js";

/** @import { Page } from "../page.js" */
/** @import { State } from "types/client.d.ts" */
/** @import { ReviewAnswer } from "types/protocol.d.ts" */

const AGAIN = 1000; // milliseconds until the server is asked how far it is

/** What the keys for advice do.
 *  @param {Page<State>} page @param {() => string} token @param {(problem: Error) => void} fail */
export function adviceOf(page, token, fail) {
  const { game } = page.state;
  /** @param {Partial<State>} values */
  const put = (values) => page.change((state) => ({ ...state, ...values }));
  return {
    hint: async () => {
      const { n, hint } = page.state;
      if (hint) return put({ hint: null });
      if (!canHint(page.state)) return undefined;
      put({ hint: { n, hints: null } });
      try {
        const told = await api.hint(game, token(), n);
        page.change((state) => (state.hint?.n === told.n ? { ...state, hint: told } : state));
      } catch (problem) {
        put({ hint: null });
        fail(/** @type {Error} */ (problem));
      }
      return undefined;
    },
    tally: () => (page.state.tally ? undefined : api.tally(game).then((tally) => put({ tally }), fail)),
    review: () =>
      reviewed(game, (told) => put({ review: told })).catch((problem) => {
        put({ review: null });
        fail(problem);
      }),
    chart: (/** @type {HTMLElement} */ it) =>
      page.change((state) => ({ ...state, charts: { ...state.charts, [it.dataset.chart ?? ""]: it.dataset.value } })),
  };
}

/** Asks until the game has been looked back at; `tell` hears how far that is.
 *  @param {string} game @param {(told: ReviewAnswer) => void} tell */
async function reviewed(game, tell) {
  for (;;) {
    const told = await api.review(game);
    tell(told);
    if (told.review) return;
    await new Promise((done) => setTimeout(done, AGAIN));
  }
}

/** @param {State} state */
const asksMe = (state) => state.table?.waits?.for === "choice" && waitsForMe(state);

/** Asks what chance may bring, where that matters for the decision at hand.
 *  @param {Page<State>} page */
export function lookingAheadOf(page) {
  /** @type {number | null} */
  let known = null;
  return async (/** @type {State} */ state) => {
    const part = partOf(state);
    if (!part?.view || !asksMe(state) || !part.options.length || state.n === known || !looksAhead(part.view, part.options)) return;
    known = state.n;
    try {
      const told = await api.prospects(state.game, tokenOf(state));
      page.change(prospected, part.seat, told);
    } catch {
      // the choices are open without it
    }
  };
}

/** Asks for the win chances whenever a turn has ended, where the table shows them.
 *  @param {Page<State>} page */
export function oddsOf(page) {
  /** @type {string | null} */
  let known = null;
  return async (/** @type {State} */ { table, me, game }) => {
    if (table?.help !== "chances" || table.status === "open") return;
    const now = `${table.turn} ${me}`;
    if (known === now) return;
    known = now;
    try {
      const { odds } = await api.odds(game, tokenOf(page.state));
      page.change((state) => ({ ...state, odds }));
    } catch {
      // the bars stay as they are until the next turn
    }
  };
}
