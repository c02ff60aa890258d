// The whole table of the board game: three columns on a wide screen, one on a phone.
import { html } from "../vendor/lit-html/lit-html.js";
import { changeOf, choicesOf } from "../state/choices.js";
import { text } from "../text.js";
import { brand, menu } from "../draw/header.js";
import { ask } from "../draw/question.js";
import { board } from "./board.js";
import { hand } from "./hand.js";
import { bubble } from "../draw/lesson.js";
import { log } from "../draw/log.js";
import { others } from "../draw/player_panel.js";
import { other } from "./other_player.js";
import { own } from "./own_panel.js";

/** @import { Choices, Part, TableState } from "types/client.d.ts" */
/** @import { IstanbulView } from "types/protocol.d.ts" */

/** @param {TableState} state @param {Part<IstanbulView>} part */
export function istanbulTable(state, part) {
  const choices = choicesOf(part, state.selection);
  return html`
    <div class="left">
      ${brand(state)}
      <div class="own">${mine(state, part, choices)}</div>
    </div>
    <div class="middle">${ask(state, part, choices)}${board(state, part, choices)}</div>
    <div class="right">
      ${menu(state)}${others(state, part, other)}${log(state)}${bubble(state)}
    </div>
  `;
}

/** @param {TableState} state @param {Part<IstanbulView>} part @param {Choices} choices */
const mine = (state, part, choices) =>
  part.seat === null
    ? html`
        <p class="watching panel">${text("web-watching")}</p>
      `
    : [own(state, part.view, part.seat, changeOf(choices.ready), choices), hand(part.view, choices, part.covered)];
