// The board of the dice game: halls, carpets, the mosque with its market, the deck. Everything has its place, and the
// place is the button.
import { html, nothing } from "../vendor/lit-html/lit-html.js";
import { about, text } from "../text.js";
import { deck, mosque, niche, revealed } from "./dice_court.js";
import { good, use } from "./icons.js";

export const COLOURS = ["red", "yellow", "green", "blue"];

/** What would pay, as the preview tells it: a square is a die, a round a token, a rhomb a joker. */
export function pips(option) {
  const found = Object.entries(option?.cost ?? {}).flatMap(([word, n]) => {
    const [kind, colour] = word.split(".");
    const look = kind === "dice" ? `d ${colour}` : colour === "brown" ? "b" : kind === "tokens" ? `t ${colour}` : null;
    return look ? Array.from({ length: n }, () => look) : [];
  });
  return html`
    <span class="pips">
      ${found.map(
        (look) => html`
          <i class=${look}></i>
        `,
      )}
    </span>
  `;
}

/** How a place looks now, and what a click on it chooses. */
export function placed(choices, name_, refused) {
  const option = choices.find(name_);
  const chosen = option && choices.chosen(name_);
  const why = refused.get(name_);
  return { option, look: option ? (chosen ? "legal chosen" : "legal") : choices.placed.size ? "far" : "", why, chosen };
}

export const flag = (chosen) =>
  chosen
    ? html`
        <span class="flag">
          ${use("ui-check")}
          <span>${text("web-go")}</span>
        </span>
      `
    : nothing;

function hall(view, colour, choices, refused) {
  const { prices, empty, price } = view.areas[colour];
  const { option, look, why, chosen } = placed(choices, `ruby ${colour}`, refused);
  return html`
    <button
      class="tile hall ${look}"
      data-pick=${option ? option.name : nothing}
      data-why=${why ?? nothing}
      aria-disabled=${option ? nothing : "true"}
      data-tip="area ${colour}"
      aria-label="${text(`web-hall-${colour}`)}. ${option?.text ?? why ?? about("area", colour)}"
    >
      <span class="pic">
        ${use(`hall-${colour}`, "art")}${use("frame-corner", "corner")}${use("frame-corner", "corner right")}
      </span>
      ${
        price === null
          ? nothing
          : html`
              <span class="no">${price}</span>
            `
      }${flag(chosen)}
      <span class="plinth">
        <span class="head">
          <span class="name">${text(`web-hall-${colour}`)}</span>
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
        ${pips(option)}
      </span>
    </button>
  `;
}

function goodsCarpet(view, choices, refused) {
  const { prices, empty } = view.areas.carpet;
  const { option, look, why, chosen } = placed(choices, "ruby carpet", refused);
  return html`
    <button
      class="carpet goods ${look}"
      data-pick=${option ? option.name : nothing}
      data-why=${why ?? nothing}
      aria-disabled=${option ? nothing : "true"}
      data-tip="area carpet"
      aria-label="${text("web-carpet-goods")}. ${option?.text ?? why ?? about("area", "carpet")}"
    >
      <span class="label">
        <span class="name">${text("web-carpet-goods")}</span>
        ${pips(option)}
      </span>
      <span class="cells">
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
      </span>
      ${flag(chosen)}
    </button>
  `;
}

function coinsCarpet(view, seat, choices, refused) {
  const { prices, empty, price } = view.areas.lira;
  const { option, look, why, chosen } = placed(choices, "ruby lira", refused);
  const have =
    seat === null
      ? nothing
      : html`
          <span class="have">
            <b>${view.players[seat].lira}</b>
            /${price}${use("lira")}
          </span>
        `;
  return html`
    <button
      class="carpet lira ${look}"
      data-pick=${option ? option.name : nothing}
      data-why=${why ?? nothing}
      aria-disabled=${option ? nothing : "true"}
      data-tip="area lira"
      aria-label="${text("web-carpet-coins")}. ${option?.text ?? why ?? about("area", "lira")}"
    >
      <span class="label">
        <span class="name">${text("web-carpet-coins")}</span>
        ${price === null ? nothing : have}
      </span>
      <span class="cells">
        ${prices.map(
          (n, i) => html`
            <span class="cell two ${i < empty ? "spent" : i === empty ? "due" : ""}">
              <b>${n}</b>
              ${i < empty ? nothing : use("ruby")}
            </span>
          `,
        )}
      </span>
      ${flag(chosen)}
    </button>
  `;
}

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
