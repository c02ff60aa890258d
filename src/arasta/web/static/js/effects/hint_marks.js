// Suggested choices are numbered where they are drawn. It is set on what is drawn already, whatever that is.
import { all } from "../elements.js";


/** @import { State } from "types/client.d.ts" */

/** @param {HTMLElement} root @param {State} given */
export function markHints(root, { hint: found }) {
  for (const it of all(root, "[data-hint]")) delete it.dataset.hint;
  (found?.hints ?? []).forEach(({ action }, i) => {
    const name = CSS.escape(action);
    for (const it of all(root, `[data-pick="${name}"], [data-play="${name}"], [data-goes="${name}"]`)) {
      if (!it.closest(".advice")) it.dataset.hint = String(i + 1);
    }
  });
}
