// Another player: what everybody sees of them.
import { html, nothing } from "../vendor/lit-html/lit-html.js";
import { listed, name, named, text } from "../text.js";
import { clockOf } from "../draw/clock.js";
import { mark, seatLook, use } from "../draw/icons.js";
import { level } from "../draw/bot_level.js";
import { presence } from "../draw/presence.js";
import { odds } from "../draw/win_chances.js";
import { drawnBy } from "../modules.js";
import { sockets, unseenAmount, unseenWord, wholePlayer } from "../draw/player_panel.js";
import { COLOURS } from "./goods.js";

/** @import { TableState } from "types/client.d.ts" */
/** @import { Goods, IstanbulPlayer, IstanbulView } from "types/protocol.d.ts" */

/** @param {TableState} state @param {IstanbulView} view @param {IstanbulPlayer} player */
export function other(state, view, player) {
  const seat = player.seat;
  const now = view.turn_of === seat;
  return html`
    <section class="other panel ${seatLook(seat)} ${now ? "now" : ""}" aria-label=${name("seat", seat)}>
      ${wholePlayer(seat)}
      <header>
        ${mark(seat)}
        <h3 aria-level="2">${name("seat", seat)}</h3>
        ${presence(state, seat)}${level(state.people[seat])}${
          now
            ? html`
                <span class="next">${text("web-turn")}</span>
              `
            : nothing
        }
        ${odds(state, seat)}
        ${clockOf(state.table.clock, seat)}
        ${unseenAmount("rubies", player.rubies)}
        <span class="push rubyrow">${sockets(player.rubies, view.target)}</span>
        <span class="tight rubies" aria-hidden="true">${player.rubies}${use("ruby")}</span>
      </header>
      <div class="have">
        <div class="bars">${COLOURS.map((colour) => bar(player, colour))}</div>
        ${facts(player, seat)}
      </div>
      <span class="unseen">
        ${listed(COLOURS.map((c) => text("web-goods-held", { n: player.goods[c], ...named("good", "good", c) })))}
      </span>
    </section>
  `;
}

const MOST = 5;

/** @param {IstanbulPlayer} player @param {keyof Goods} colour */
const bar = (player, colour) => html`
  <span class="bar">
    ${use(`good-${colour}`)}${Array.from(
      { length: Math.max(MOST, player.capacity) },
      (_, i) => html`
        <i class=${i < player.goods[colour] ? `on ${colour}` : i < player.capacity ? "" : "none"}></i>
      `,
    )}
    <b class="n">${player.goods[colour]}</b>
  </span>
`;

/** @param {unknown} picture @param {number} n @param {string} word */
const fact = (picture, n, word) => html`
  <span data-tip=${word}>
    ${picture}
    <b>${n}</b>
    <span class="unseen">${text(`web-held-${word}`, { n })}</span>
  </span>
`;

/** @param {IstanbulPlayer} player @param {number} seat */
const facts = (player, seat) => html`
  <div class="facts">
    ${drawnBy((module) => module.facts?.(player, seat)).map(([picture, n, word]) => fact(picture, n, word))}
    <span class="tiles">
      ${player.mosque_tiles.map(
        (c) => html`
          <span data-tip="mosque-tile ${c}">${use(`mosque-${c}`)}${unseenWord(`mosque_tiles.${c}`, 1)}</span>
        `,
      )}${drawnBy((module) => module.tiles?.(player))}
    </span>
  </div>
`;
