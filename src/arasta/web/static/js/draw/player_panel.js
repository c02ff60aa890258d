// What the panels of players have in common, in both games: rubies, purses, and the order of the others.
import { html, nothing } from "../vendor/lit-html/lit-html.js";
import { name, text } from "../text.js";
import { arrow, use } from "./icons.js";
import { wordOf } from "./ledger.js";

/** @import { Drawn, Part, TableState } from "types/client.d.ts" */
/** @import { View } from "types/protocol.d.ts" */

/** Rubies won, those to come of the choice, and empty sockets up to the goal.
 *  @param {number} rubies @param {number} target */
export const sockets = (rubies, target, more = 0) =>
  Array.from({ length: Math.max(target, rubies) }, (_, i) => {
    if (i < rubies) return use("ruby");
    return i < rubies + more
      ? html`
          <span class="soon">${use("ruby")}</span>
        `
      : use("ruby-socket");
  });

/** The word after a number, for whoever does not see the picture before it.
 *  @param {string} word @param {number} n */
export const unseenWord = (word, n) => html`
  <span class="unseen">${wordOf(word, n)}</span>
`;

/** All of an amount, where it is drawn without its number.
 *  @param {string} word @param {number} n */
export const unseenAmount = (word, n) => html`
  <span class="unseen">${n} ${wordOf(word, n)}</span>
`;

/** On a small screen a press on a panel tells all that it has no room for.
 *  @param {number} seat */
export const wholePlayer = (seat) => html`
  <button
    class="whole-player"
    data-do="player"
    data-seat=${seat}
    aria-label=${text("web-player-about", { player: name("seat", seat) })}
  ></button>
`;

/** @param {string} word @param {number} now @param {number | undefined} change */
export const purse = (word, now, change, tip = word) => html`
  <span class="purse" data-tip=${tip}>${inPurse(word, now, change, tip)}</span>
`;

/** @param {string} word @param {number} now @param {number | undefined} change */
export const inPurse = (word, now, change, tip = word) => html`
  ${use(word)}
  <b>${now}</b>
  ${unseenWord(tip, now)}
  ${then(now, change)}
`;

/** @param {number} now @param {number | undefined} change */
export const then = (now, change) =>
  change
    ? html`
        <span class="then ${change > 0 ? "up" : ""}">${arrow()}${now + change}</span>
      `
    : nothing;

/** All but the seat that looks, in the order in which they come to play after it; `draw` draws one of them.
 *  @template {View} V @param {TableState} state @param {Part<V>} given
 *  @param {(state: TableState, view: V, player: V["players"][number]) => Drawn} draw */
export function others(state, { view, seat }, draw) {
  const count = view.players.length;
  const order = Array.from({ length: count }, (_, i) => (i + 1 + (seat ?? count - 1)) % count).filter(
    (s) => s !== seat,
  );
  return html`
    <div class="others n${order.length}">${order.map((s) => draw(state, view, view.players[s]))}</div>
  `;
}
