// The board of the dice game: halls, carpets, the mosque with its market, the deck. Everything has its place, and the
// place is the button.
import { html, nothing } from "../vendor/lit-html/lit-html.js";
import { about, hasText, name, text } from "../text.js";
import { deck, mosque, niche, revealed } from "./court.js";
import { COLOURS, flag, pips, placed, placeKey } from "./place.js";
import { good, tight, use, wide } from "../draw/icons.js";

/** @import { At } from "./place.js" */
/** @import { Choices } from "types/client.d.ts" */
/** @import { Colours, DiceView } from "types/protocol.d.ts" */

/** One of the places where rubies are bought.
 *  @param {string} kind @param {string} word @param {string} title @param {At} at @param {unknown} inside */
function area(kind, word, title, at, inside) {
  return placeKey(kind, at, { tip: `area ${word}`, title, about: about("area", word) }, inside);
}

/** @param {DiceView} view @param {keyof Colours} colour @param {Choices} choices
 *  @param {Map<string, string>} refused */
function hall(view, colour, choices, refused) {
  const { prices, empty, price } = view.areas[colour];
  const at = placed(choices, `ruby ${colour}`, refused);
  const title = text(`web-hall-${colour}`);
  const short = `web-hall-${colour}-short`; // where a language needs one: four halls stand beside each other on a phone
  const inside = html`
    <span class="pic">
      ${use(`hall-${colour}`, "art")}${use("frame-corner", "corner")}${use("frame-corner", "corner right")}
    </span>
    ${
      price === null
        ? nothing
        : html`
            <span class="no">${price}</span>
          `
    }${flag(at.chosen)}
    <span class="plinth">
      <span class="head">
        <span class="name">${wide(title)}${tight(hasText(short) ? text(short) : title)}</span>
        ${good(colour)}
      </span>
      <span class="spots n${prices.length}">
        ${prices.map(
          (n, i) => html`
            <span class="spot ${i < empty ? "spent" : i === empty ? "due" : ""}">
              <b>${n}</b>
              ${use(i < empty ? "ruby-socket" : "ruby")}
            </span>
          `,
        )}
      </span>
      ${pips(at.option)}
    </span>
  `;
  return area("tile hall", colour, title, at, inside);
}

/** A carpet: its name with something beside it, and its cells.
 *  @param {string} kind @param {string} word @param {string} title @param {At} at @param {unknown} beside
 *  @param {unknown} cells */
function carpet(kind, word, title, at, beside, cells) {
  const inside = html`
    <span class="label">
      <span class="name">${title}</span>
      ${beside}
    </span>
    <span class="cells">${cells}</span>
    ${flag(at.chosen)}
  `;
  return area(`carpet ${kind}`, word, title, at, inside);
}

/** @param {DiceView} view @param {Choices} choices @param {Map<string, string>} refused */
function goodsCarpet(view, choices, refused) {
  const { prices, empty } = view.areas.carpet;
  const at = placed(choices, "ruby carpet", refused);
  const cells = html`
    ${COLOURS.map(
      (colour) => html`
        <span class="cell due">${good(colour)}</span>
      `,
    )}
    <i class="knot"></i>
    ${prices.map(
      (_, i) => html`
        <span class="cell ${i < empty ? "due" : "held"}">${use(i < empty ? "good-any" : "ruby")}</span>
      `,
    )}
  `;
  return carpet("goods", "carpet", name("area", "carpet"), at, pips(at.option), cells);
}

/** @param {DiceView} view @param {number | null} seat @param {Choices} choices @param {Map<string, string>} refused */
function coinsCarpet(view, seat, choices, refused) {
  const { prices, empty, price } = view.areas.lira;
  const at = placed(choices, "ruby lira", refused);
  const have =
    seat === null || price === null
      ? nothing
      : html`
          <span class="have">
            <b>${view.players[seat].lira}</b>
            /${price}${use("lira")}
          </span>
        `;
  const cells = prices.map(
    (n, i) => html`
      <span class="cell two ${i < empty ? "spent" : i === empty ? "due" : ""}">
        <b>${n}</b>
        ${i < empty ? nothing : use("ruby")}
      </span>
    `,
  );
  return carpet("lira", "lira", name("area", "lira"), at, have, cells);
}

/** @param {DiceView} view @param {number | null} seat @param {Choices} choices @param {Map<string, string>} refused
 *  @param {unknown} over */
export function diceBoard(view, seat, choices, refused, over) {
  return html`
    <section class="board" aria-label=${text("web-bazaar")}>
      <div class="halls">${COLOURS.map((colour) => hall(view, colour, choices, refused))}</div>
      <div class="carpets">${goodsCarpet(view, choices, refused)}${coinsCarpet(view, seat, choices, refused)}</div>
      <div class="court">
        ${mosque(view)}
        <div class="wall">
          <span class="niches">${view.market.map((tile) => niche(tile, choices, refused))}</span>
          <span class="pack">
            ${use("tile-back", "mt bright")}
            <b>${Object.values(view.stack).reduce((sum, n) => sum + n, 0)}</b>
          </span>
        </div>
        ${deck(view, choices)}
      </div>
      ${revealed(view, choices)}${over}
    </section>
  `;
}
