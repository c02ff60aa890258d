// For how long people have been away is drawn empty and filled every second, without drawing the rest.
import { awayFor, replaceIn, replaceWords } from "../draw/presence.js";
import { all, one } from "../elements.js";

/** @import { State } from "types/client.d.ts" */

/** Fills what is drawn; `since` are the seconds since the server told who is here.
 *  @param {HTMLElement} root @param {State} state @param {number} since */
export function tellPresence(root, state, since) {
  for (const it of all(root, "[data-away]")) {
    const words = awayFor(state.people[Number(it.dataset.away)], since);
    it.textContent = words;
    it.closest("button")?.setAttribute("aria-label", words); // a small screen has no room for them
  }
  for (const it of all(root, "[data-replace]")) {
    const wait = replaceIn(state, state.people[Number(it.dataset.replace)], since) ?? 0;
    if (wait > 0) it.setAttribute("aria-disabled", "true");
    else it.removeAttribute("aria-disabled");
    const words = one(it, "[data-in]");
    if (words) words.textContent = wait > 0 ? replaceWords(wait) : "";
  }
}
