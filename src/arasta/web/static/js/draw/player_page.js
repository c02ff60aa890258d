// All that a player has, in pictures and words, and what they did last: what a small panel has no room for.
import { html, nothing } from "../vendor/lit-html/lit-html.js";
import { SILENT } from "../modules.js";
import { ownStory } from "../state/logs.js";
import { partOf } from "../state/store.js";
import { about, name, text } from "../text.js";
import { mark } from "./icons.js";
import { pictureOf, wordOf } from "./ledger.js";
import { sentenceOf } from "./story.js";

/** @import { Amounts, Dialog, TableState } from "types/client.d.ts" */
/** @import { StoryPart } from "types/protocol.d.ts" */

const LAST = 3; // turns
const TILES = new Set(["mosque_tiles", "tiles"]);

/** @param {TableState} state @param {Dialog} open */
export function playerPage(state, { seat = 0 }) {
  const view = state.old?.view ?? partOf(state)?.view;
  if (!view) return nothing;
  const turns = ownStory(state).filter((turn) => whoseTurn(turn) === seat);
  return html`
    <h3>${mark(seat)} ${name("seat", seat)}</h3>
    <ul class="having">
      ${Object.entries(holdingsOf(view.players[seat])).map(([word, n]) => holding(word, n, seat))}
    </ul>
    ${
      turns.length
        ? html`
            <h3>${text("web-player-turns")}</h3>
            ${turns.slice(-LAST).map((turn) => html`<p class="lately">${sentenceOf(turn)}</p>`)}
          `
        : nothing
    }
  `;
}

/** @param {StoryPart} turn */
const whoseTurn = ({ turn: { label } }) => Number(label.split(".")[1]) - 1;

/** How much of everything there is, by word; lists by their things.
 *  @param {object} player */
function holdingsOf(player) {
  /** @type {Amounts} */
  const found = {};
  const add = (/** @type {string} */ word, /** @type {number} */ n) => (found[word] = (found[word] ?? 0) + n);
  for (const [key, value] of Object.entries(player)) {
    if (SILENT.has(key)) continue;
    if (TILES.has(key)) for (const tile of value) add(`${key}.${tile}`, 1);
    else if (Array.isArray(value)) add(key, value.length);
    else if (typeof value === "number") add(key, value);
    else if (value && typeof value === "object") for (const [word, n] of Object.entries(value)) add(`${key}.${word}`, n);
  }
  return found;
}

/** @param {string} word @param {number} n @param {number} seat */
function holding(word, n, seat) {
  const [key, which] = word.split(".");
  const picture = pictureOf(word, seat);
  if (!picture || !n) return nothing;
  if (!TILES.has(key)) return html`<li>${picture}<b>${n}</b>${wordOf(word, n)}</li>`;
  return html`
    <li class="long">
      ${picture}
      <span>
        <b>${name("mosque-tile", which, wordOf(word, n))}</b>
        <small>${about("mosque-tile", which)}</small>
      </span>
    </li>
  `;
}
