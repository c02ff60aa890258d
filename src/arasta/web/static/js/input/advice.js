// Asking for advice: hints, win chances, and a game looked back at.
import * as api from "../net/api.js";
import { tokenOf } from "../net/seats.js";
import { canHint } from "../store.js";

const AGAIN = 1000; // milliseconds until the server is asked how far it is

/** What the keys for advice do. */
export function advisingOf(page, token, fail) {
  const { game } = page.state;
  const put = (word, value) => page.change((state) => ({ ...state, [word]: value }));
  return {
    hint: async () => {
      const { n, hint } = page.state;
      if (hint) return put("hint", null);
      if (!canHint(page.state)) return undefined;
      put("hint", { n, hints: null });
      try {
        const told = await api.hint(game, token(), n);
        page.change((state) => (state.hint?.n === told.n ? { ...state, hint: told } : state));
      } catch (problem) {
        put("hint", null);
        fail(problem);
      }
      return undefined;
    },
    tally: () => (page.state.tally ? undefined : api.tally(game).then((tally) => put("tally", tally), fail)),
    review: () =>
      reviewed(game, (told) => put("review", told)).catch((problem) => {
        put("review", null);
        fail(problem);
      }),
    chart: (it) =>
      page.change((state) => ({ ...state, charts: { ...state.charts, [it.dataset.chart]: it.dataset.value } })),
  };
}

/** Asks until the game has been looked back at; `tell` hears how far that is. */
async function reviewed(game, tell) {
  for (;;) {
    const told = await api.review(game);
    tell(told);
    if (told.review) return;
    await new Promise((done) => setTimeout(done, AGAIN));
  }
}

/** Asks for the win chances whenever a turn has ended, where the table shows them. */
export function oddsOf(page) {
  let known = null;
  return async ({ table, me, game }) => {
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
