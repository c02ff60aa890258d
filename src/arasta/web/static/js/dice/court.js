// The lower row of the dice game's board: the mosque, its market of tiles, the deck; and cards that lie open.
import { html, nothing } from "../vendor/lit-html/lit-html.js";
import { about, text } from "../text.js";
import { COLOURS, flag, pips, placed, placeKey } from "./place.js";
import { good, many, use } from "../draw/icons.js";

/** @import { Choices } from "types/client.d.ts" */
/** @import { DiceView } from "types/protocol.d.ts" */

/** @param {string} tile */
const tilePrice = (tile) => (tile === "die" ? COLOURS.map(good) : many(`good-${tile.split("_")[1]}`, 3));

/** @param {string} tile @param {Choices} choices @param {Map<string, string>} refused */
export function niche(tile, choices, refused) {
  const buys = choices.find(`tile ${tile}`) ? `tile ${tile}` : `take tile ${tile}`;
  const at = placed(choices, buys, refused);
  return placeKey(
    "niche",
    { ...at, why: at.why ?? refused.get(`tile ${tile}`) },
    { tip: `mosque-tile ${tile}`, about: about("mosque-tile", tile) },
    html`
      <span class="hang">${use(`tile-${tile}`, "mt bright")}</span>
      <span class="price">${tilePrice(tile)}</span>
      ${pips(at.option)}
    `,
  );
}

/** @param {DiceView} view */
export function mosque(view) {
  return html`
    <div class="tile shrine">
      <span class="pic">${use("hall-mosque", "art")}</span>
      <span class="no">${view.mosque.tiles}</span>
      <span class="plinth">
        <span class="head">
          <span class="name">${text("web-mosque")}</span>
          <span class="rest">${many("ruby", view.mosque.rubies)}</span>
        </span>
        <span class="info"><small>${text("web-mosque-for", { n: view.mosque.tiles })}</small></span>
      </span>
    </div>
  `;
}

/** @param {DiceView} view @param {Choices} choices */
export function deck(view, choices) {
  const left = Object.values(view.deck).reduce((sum, n) => sum + n, 0);
  const uses = choices.options.filter((option) => option.verb === "cards");
  const look = uses.length
    ? uses.some((option) => choices.chosen(option.name))
      ? "legal chosen"
      : "legal"
    : choices.placed.size
      ? "far"
      : "";
  return html`
    <div class="tile deck ${look}">
      <span class="pic">
        <span class="pile">
          ${use("bazaar-back", "bc b3 bright")}${use("bazaar-back", "bc b2 bright")}${use("bazaar-back", "bc bright")}
        </span>
      </span>
      <span class="no">${left}</span>
      <span class="plinth">
        <span class="head"><span class="name">${text("web-bazaar-cards")}</span></span>
        <span class="info">
          <span class="row">
            ${uses.map(
              (option) => html`
                <button
                  class="pill m ${choices.chosen(option.name) ? "on" : ""}"
                  data-pick=${option.name}
                  aria-label=${option.text}
                >
                  <b>${option.target}</b>
                  ${use("face-card", "i bright")}
                </button>
              `,
            )}
          </span>
        </span>
      </span>
    </div>
  `;
}

/** Cards that lie open, over the middle of the board.
 *  @param {DiceView} view @param {Choices} choices */
export function revealed(view, choices) {
  const beneath = choices.options.some((option) => option.verb === "take tile" || option.kind === "area");
  if (!view.revealed.length || beneath) return nothing;
  const middle = (view.revealed.length - 1) / 2;
  return html`
    <div class="reveal">
      ${view.revealed.map((card, i) => {
        const option = choices.find(`use ${card}`);
        const look = option ? (choices.chosen(option.name) ? "legal chosen" : "legal") : "";
        return html`
          <button
            class="bcard ${look}"
            .style=${`--k:${i - middle}`}
            data-pick=${option ? option.name : nothing}
            aria-disabled=${option ? nothing : "true"}
            data-tip="bazaar-card ${card}"
            aria-label=${about("bazaar-card", card)}
          >
            ${use(`bazaar-${card}`, "bc bright")}${option && choices.chosen(option.name) ? flag(true) : nothing}
            <span class="gloss"><small>${about("bazaar-card", card)}</small></span>
          </button>
        `;
      })}
    </div>
  `;
}
