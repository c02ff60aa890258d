// A real table: one wrong entry is corrected alone, and what was entered after it is checked.
import * as api from "../net/api.js";
import { lookedBack } from "../state/store.js";
import { tokenOf } from "../storage/seats.js";

/** @import { Page } from "../page.js" */
/** @import { Dialog, State } from "types/client.d.ts" */

/** @param {Page<State>} page @param {(kind: string, values?: Partial<Dialog>) => void} show
 *  @param {(problem: Error) => void} fail */
export function correctingOf(page, show, fail) {
  const send = async (/** @type {string} */ entry, /** @type {boolean} */ drop) => {
    const { game, n, dialog } = page.state;
    try {
      await api.correct(game, tokenOf(page.state), { n, step: dialog?.step ?? 0, do: entry, drop });
      page.change((state) => lookedBack({ ...state, dialog: null }, null));
    } catch (problem) {
      const refused = /** @type {Error & { why?: string }} */ (problem);
      if (refused.why !== "wrong") return fail(refused);
      show("correct", { ...dialog, entry, words: refused.message });
    }
    return undefined;
  };
  return {
    correct: async () => {
      const { game, old } = page.state;
      if (old) await api.couldBe(game, tokenOf(page.state), old.step).then((told) => show("correct", { ...told }), fail);
    },
    corrected: (/** @type {HTMLElement} */ it) => send(it.dataset.name ?? "", false),
    correctAllTheSame: () => send(page.state.dialog?.entry ?? "", true),
  };
}
