// What is mine: rubies, purse, wheelbarrow and what I own, with what the choice at hand would change.
import { html, nothing, svg } from "../vendor/lit-html/lit-html.js";
import { about, listed, name, named, namedList, text } from "../text.js";
import { clockOf } from "../draw/clock.js";
import { good, mark, piece, seatLook, use } from "../draw/icons.js";
import { odds } from "../draw/win_chances.js";
import { inPurse, purse, sockets, then, unseenAmount, unseenWord } from "../draw/player_panel.js";
import { drawnBy, FIGURES, PURSES } from "../modules.js";
import { COLOURS } from "./goods.js";

/** @import { Amounts, Choices, TableState } from "types/client.d.ts" */
/** @import { Goods, IstanbulPlayer, IstanbulView, Option } from "types/protocol.d.ts" */

const FEW = 5; // rubies to win, beside which there is room for more
const SHORT = 7; // characters of a name that leave room for more
/** The panel of the seat whose eyes we look through. `change` is what the choice would change, by word.
 *  @param {TableState} state @param {IstanbulView} view @param {number} seat @param {Amounts} change
 *  @param {Choices} marks */
export function own(state, view, seat, change, marks) {
  const player = view.players[seat];
  const long = name("seat", seat).length > SHORT;
  return html`
    <section class="mine panel ${seatLook(seat)}" aria-label=${text("web-own")}>
      <header>
        ${mark(seat)}
        <h2 class=${long ? "long" : ""}>${name("seat", seat)}</h2>
        ${
          view.target > FEW || long
            ? nothing
            : html`
                <span class="you">${text("web-you")}</span>
              `
        }
        ${odds(state, seat)}
        ${clockOf(state.table.clock, seat)}
        <span class="push rubyrow">${unseenAmount("rubies", player.rubies)}${sockets(player.rubies, view.target, change.rubies ?? 0)}</span>
      </header>
      <div class="purses">
        ${PURSES.flatMap((word) => purseOf(player, word, change, marks))}
        <span class="purse" data-tip="assistants">
          ${piece("assistant", seat, "i disc")}
          <b>${player.stack.length}</b>
          ${unseenWord("stack", player.stack.length)}
          ${then(player.stack.length, change.stack)}
        </span>
        ${drawnBy((module) => module.belongings?.(player))}
        <span class="tiles push">
          ${COLOURS.map((c) => tileOf(player, c, marks))}${drawnBy((module) => module.tiles?.(player))}
        </span>
      </div>
      ${cart(player, change, marks)}
      <div class="notes">${notes(view, player, seat)}</div>
    </section>
  `;
}

/** @param {IstanbulPlayer} player @param {keyof Goods} colour @param {Choices} marks */
function tileOf(player, colour, marks) {
  if (!player.mosque_tiles.includes(colour))
    return html`
      <i class="notile"></i>
    `;
  const option = marks.find(`tile ${colour}`);
  const look = player.tiles_used.includes(colour) ? "i used" : "i";
  return option
    ? html`
        <button
          class="power ${marks.look(option.name)}"
          data-pick=${option.name}
          aria-label=${option.text}
          data-tip="mosque-tile ${colour}"
        >
          ${use(`mosque-${colour}`, look)}
        </button>
      `
    : html`
        <span data-tip="mosque-tile ${colour}">
          ${use(`mosque-${colour}`, look)}${unseenWord(`mosque_tiles.${colour}`, 1)}
        </span>
      `;
}

/** An amount that the player can have in this game; where some of it is chosen, that is done here.
 *  @param {IstanbulPlayer} player @param {typeof PURSES[number]} word @param {Amounts} change @param {Choices} marks */
function purseOf(player, word, change, marks) {
  const n = player[word];
  if (n === undefined) return [];
  const option = marks.good(word);
  if (!option) return [purse(word, n, change[word])];
  return [
    html`
      <button
        class="purse power ${marks.look(option.name)}"
        data-pick=${option.name}
        data-tip=${word}
        aria-label=${option.text}
        aria-pressed=${String(marks.chosen(option.name))}
      >
        ${inPurse(word, n, change[word])}
      </button>
    `,
  ];
}

const MOST = 5; // columns of the wheelbarrow with all its extensions

/** The wheelbarrow: goods that would go tilt, goods that would come glow, and so does new room.
 *  @param {IstanbulPlayer} player @param {Amounts} change @param {Choices} marks */
export function cart(player, change, marks) {
  const grown = player.capacity + (change.capacity ?? 0);
  const slot = (/** @type {keyof Goods} */ colour, /** @type {number} */ i) => {
    const now = player.goods[colour];
    const more = change[`goods.${colour}`] ?? 0;
    const look =
      i < now
        ? i >= now + more
          ? "full out"
          : "full"
        : i < now + more
          ? "come"
          : i < player.capacity
            ? ""
            : i < grown
              ? "new"
              : "none";
    const picture = i < Math.max(player.capacity, grown) ? good(colour) : nothing;
    const option = marks.good(colour);
    return option && isSlotOf(marks, option, i, now)
      ? html`
          <button
            class="slot ${look} can ${marks.look(option.name)}"
            data-pick=${option.name}
            data-slot=${i}
            aria-label=${option.text}
            aria-pressed=${String(marks.chosen(option.name))}
          >
            ${picture}
          </button>
        `
      : html`
          <i class="slot ${look}">${picture}</i>
        `;
  };
  return html`
    <div class="cart" role="group" aria-label=${text("web-cart", { capacity: player.capacity })}>
      ${wheels()}
      <span class="grip"></span>
      <span class="grip low"></span>
      <div class="tray">
        ${COLOURS.map((colour) => Array.from({ length: Math.max(MOST, grown) }, (_, i) => slot(colour, i)))}
      </div>
      <span class="unseen">
        ${listed(COLOURS.map((c) => text("web-goods-held", { n: player.goods[c], ...named("good", "good", c) })))}
      </span>
    </div>
  `;
}

/** Where a good is chosen: of a set each that there is; else the last one to be given, or the room for one to come.
 *  @param {Choices} marks @param {Option} option @param {number} i @param {number} now */
function isSlotOf({ things }, { name: action, gain, target }, i, now) {
  if (things.has(action)) return i < now;
  return i === (gain[`goods.${target}`] ? now : now - 1);
}

const wheels = () => html`
  <svg class="under" viewBox="0 0 250 70" aria-hidden="true">
    ${svg`<g stroke="var(--cart-line)" stroke-linecap="round">
  <path d="M196 20L210 66M176 20L190 66" stroke-width="8"/><circle cx="44" cy="40" r="26" fill="var(--wood-2)" stroke-width="3"/>
  <circle cx="44" cy="40" r="19" fill="var(--surface)" stroke-width="2"/><path d="M44 20V60M24 40H64M30 26L58 54M58 26L30 54" stroke-width="3.6" stroke="var(--wood-2)"/>
  <circle cx="44" cy="40" r="6" fill="var(--lantern)" stroke-width="2"/></g>`}
  </svg>
`;

/** Where my people are, and what my tiles are good for.
 *  @param {IstanbulView} view @param {IstanbulPlayer} player @param {number} seat */
function notes(view, player, seat) {
  const told = [];
  const places = player.assistants;
  told.push([
    piece("assistant", seat, "i disc"),
    places.length ? text("web-out-at", namedList("places", "place", places)) : text("web-all-home"),
  ]);
  for (const { kind, place, note } of FIGURES) {
    const at = place(player);
    if (typeof at === "number") told.push([piece(kind, seat, "i fig"), text(note, named("place", "place", at))]);
  }
  for (const colour of player.mosque_tiles) told.push([use(`mosque-${colour}`), about("mosque-tile", colour)]);
  return told.map(
    ([picture, line]) => html`
      <span title=${line}>
        ${picture}
        <em>${line}</em>
      </span>
    `,
  );
}
