// Going on with a seat on another device: the code that moves it, and arriving with one.
import * as api from "../net/api.js";
import { drop, keep, tokensOf } from "../storage/seats.js";

/** @import { State } from "types/client.d.ts" */
/** @import { Page } from "../page.js" */

const ATTEMPTS = 4;
const PAUSE = 1500; // milliseconds between two of them

/** What the keys of moving do.
 *  @param {Page<State>} page @param {() => string} token @param {(kind: string, values?: object) => void} show @param {(problem: Error) => void} fail */
export function transferOf(page, token, show, fail) {
  const { game } = page.state;
  return {
    transfer: async () => {
      try {
        const { ticket, seconds } = await api.offerSeat(game, token());
        const link = `${page.state.browser.home}table.html?table=${game}#move=${ticket}`;
        show("transfer", { link, minutes: Math.round(seconds / 60), picture: await api.qrOf(link) });
      } catch (problem) {
        fail(/** @type {Error} */ (problem));
      }
    },
    moved: () => show("moved"),
  };
}

/** Takes the seat of a ticket and keeps its token. The answer may be lost: the same request gets it again.
 *  @param {string} game @param {string} ticket */
export async function arrive(game, ticket) {
  const id = crypto.getRandomValues(new Uint32Array(4)).join("-");
  for (let attempt = 1; ; attempt += 1)
    try {
      const { token } = await api.takeSeat(game, { ticket, id });
      return keep(game, [token]);
    } catch (problem) {
      const lost = problem instanceof api.Refused && problem.why === "no_answer";
      if (!lost || attempt === ATTEMPTS) throw problem;
      await new Promise((done) => setTimeout(done, PAUSE));
    }
}

/** One of our seats goes on elsewhere: forget the token that opens nothing any more.
 *  @param {string} game */
export async function dropMoved(game) {
  for (const token of tokensOf(game)) {
    const { games } = await api.ownGames({ tokens: [token], games: [] });
    if (!games.some(({ id }) => id === game)) drop(game, token);
  }
}
