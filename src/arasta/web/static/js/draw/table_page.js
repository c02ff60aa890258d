// What a page at a table shows: the table itself, the curtain between two players at one screen, the waiting room,
// an old position, and whatever is open above it.
import { html, nothing } from "../vendor/lit-html/lit-html.js";
import { partOf } from "../store.js";
import { text } from "../text.js";
import { curtain } from "./curtain.js";
import { dialog } from "./dialogs.js";
import { diceTable } from "./dice_table.js";
import { setOdds } from "./odds.js";
import { replay } from "./replay.js";
import { room } from "./room.js";
import { table } from "./table.js";
import { tipOf } from "./tips.js";

export function drawTable(state) {
  if (!state.table)
    return html`
      <p class="loading">${state.refused ?? text("web-sending")}</p>
    `;
  if (state.behind !== null) return curtain(state);
  const part = shownPart(state);
  setOdds(state.old ? null : state.odds);
  if (!part?.view) return [room(state), dialog(state)];
  const drawn = part.view.game === "dice" ? diceTable(state, part) : table(state, part);
  return html`
    ${drawn}${state.old ? replay(state) : nothing}${tipOf(state)}${dialog(state)}
  `;
}

/** What the seat sees, or what it saw before a step if one is looked at: then nothing can be chosen. */
function shownPart(state) {
  const part = partOf(state);
  if (!part || !state.old) return part && { ...part, view: inTurn(part.view, state), byHand: state.table.by_hand };
  return { ...part, view: state.old.view, options: [], refused: [], sets: null, undo_to: null };
}

/** Until somebody has ended a turn it is theirs, though the next one stands in the view already. */
const inTurn = (view, { table: { waits } }) =>
  view && waits?.ends_turn ? { ...view, turn_of: waits.seat } : view;
