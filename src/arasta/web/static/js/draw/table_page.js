// What a page at a table shows: the table itself, the curtain between two players at one screen, the waiting room,
// an old position, and whatever is open above it.
import { html, nothing } from "../vendor/lit-html/lit-html.js";
import { drawnGame } from "../games.js";
import { HANDS } from "../modules.js";
import { hasTable, partOf } from "../state/store.js";
import { text } from "../text.js";
import { astray } from "./astray.js";
import { curtain } from "./curtain.js";
import { dialog } from "./dialogs.js";
import { vote } from "./presence.js";
import { room } from "./waiting_room.js";
import { tipOf } from "./tooltip.js";

/** @import { Part, State, TableState } from "types/client.d.ts" */
/** @import { View } from "types/protocol.d.ts" */

/** @param {State} state */
export function drawTable(state) {
  if (!state.game) return astray(text("web-astray-no-table"));
  if (!hasTable(state) || isBeginning(state))
    return state.refused
      ? astray(state.refused, state.connection === "token")
      : html`
          <div class="loading">
            <p>${text("web-sending")}</p>
          </div>
        `;
  if (state.behind !== null) return curtain(state);
  const part = shownPart(state);
  if (!part?.view) return [room(state), dialog(state)];
  const drawn = drawnGame(state, { ...part, view: part.view });
  return html`
    ${drawn}${tipOf(state)}${vote(state)}${dialog(state)}
  `;
}

/** Everybody sits, and only the words for the dice that this page gives by itself are missing: it begins at once.
 *  @param {State} given */
const isBeginning = ({ table, seats, refused }) =>
  !refused && table?.dice?.begins_in != null && table.dice.awaited.every((seat) => seats.some((part) => part.seat === seat));

/** What the seat sees, or what it saw before a step if one is looked at: then nothing can be chosen.
 *  @param {TableState} state */
function shownPart(state) {
  const found = partOf(state);
  /** @type {Drawable | null} */
  const part = found && state.covered ? { ...found, view: putAway(state.old?.view ?? found.view), covered: true } : found;
  if (!part || !state.old) return part && { ...part, view: inTurn(part.view, state), byHand: state.table.by_hand };
  const view = part.covered ? part.view : state.old.view;
  return { ...part, view, options: [], refused: [], sets: null, undo_to: null };
}

/** @typedef {Omit<Part, "view"> & { view: View | null }} Drawable */

/** A view without what only its seat may see.
 *  @param {View | null} view @returns {View | null} */
const putAway = (view) => view && { ...view, ...Object.fromEntries(HANDS.map(({ field }) => [field, []])) };

/** Until somebody has ended a turn it is theirs, though the next one stands in the view already.
 *  @param {View | null} view @param {TableState} given */
const inTurn = (view, { table: { waits } }) =>
  view && waits?.ends_turn ? { ...view, turn_of: waits.seat } : view;
