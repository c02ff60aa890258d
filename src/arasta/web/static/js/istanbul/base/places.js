// What the places of the base game show beside and below their names: prices, tracks and stacks, as the view tells them.
import { html, nothing } from "../../vendor/lit-html/lit-html.js";
import { amount, arrow, dashed, good, many, pill, strong, tight, use, wide } from "../../draw/icons.js";
import { figure, figures, hint } from "../../text.js";
import { hintLine, left, priceIn } from "../place_line.js";
import { COLOURS } from "../goods.js";

/** @import { FullPlace, FullView, Module } from "types/client.d.ts" */

/** @import { IstanbulPlace, IstanbulView } from "types/protocol.d.ts" */

/** @param {FullPlace} place */
export const post = (place) => html`
  <span class="post">
    ${place.pays.map((paid, i) => {
      const stamp = html`
        <i class="stamp">${use("letter")}</i>
      `;
      const face = paid.endsWith("lira") ? amount(paid.split(" ")[0], "lira") : good(paid);
      return html`
        <span>${i < place.markers_down ? [face, stamp] : [stamp, face]}</span>
      `;
    })}
  </span>
`;

/** @param {FullPlace} place */
export const market = (place) => html`
  <span class="demand">${COLOURS.flatMap((c) => many(`good-${c}`, place.demand?.[c] ?? 0))}</span>
  <span class="prices">
    ${place.prices.map(
      (lira) => html`
        <b>${lira}</b>
      `,
    )}${use("lira")}
  </span>
`;

/** @param {FullPlace} place */
export const mosque = (place) => html`
  <span class="row">
    ${Object.entries(place.stacks).map(([colour, pile]) =>
      pill(
        pile.requires === null
          ? use(`mosque-${colour}`, "i gone")
          : [
              use(`mosque-${colour}`),
              html`
                <b>${pile.requires}</b>
              `,
              wide(good(colour)),
            ],
      ),
    )}
  </span>
`;

/** Spent spaces become dots, what is due is underlined, rubies are still to be had.
 *  @param {FullPlace} place */
export function track(place) {
  const goods = typeof place.track[0] === "string";
  const spaces = /** @type {(string | number)[]} */ (place.track);
  const spent = goods || place.price === null ? 0 : spaces.indexOf(place.price);
  const due = goods
    ? spaces.slice(0, place.price ?? 0).map(
        (c) => html`
          <i class="due">${good(String(c))}</i>
        `,
      )
    : [];
  const dots = Array.from(
    { length: spent },
    () => html`
      <i class="spent"></i>
    `,
  );
  return html`
    <span class="track ${goods ? "palace" : "gems"}">
      ${due}${dots}${many("ruby", place.rubies).map(
        (ruby) => html`
          <i class="covered">${ruby}</i>
        `,
      )}
    </span>
  `;
}

/** @param {FullView} view */
const discardTop = (view) => {
  const top = view.discard.at(-1);
  return top
    ? html`
        <span class="discard push" data-tip="card ${top}">${use(`card-${dashed(top)}`)}</span>
      `
    : nothing;
};

/** @param {FullView} view @param {FullPlace} given */
const palacePrice = (view, { price }) =>
  price === null
    ? nothing
    : html`
        <span class="side">
          <b>${price}</b>
          ${use("good-any")}
        </span>
      `;

/** @type {NonNullable<Module["places"]>} */
export const PLACES = {
  palace: { side: palacePrice },
  dealer: { side: (view, place) => priceIn(place, "lira") },
  wainwright: {
    line: (view, place) => html`
      <span class="row">
        ${pill([amount(figure("extension-price"), "lira"), arrow(), use("cart-extension")])}
        <small>${place.extensions}</small>
      </span>
    `,
  },
  fabric: { line: (view, place) => hintLine(place, [use("good-red"), use("ui-fill", "i arrow")]) },
  spice: { line: (view, place) => hintLine(place, [use("good-green"), use("ui-fill", "i arrow")]) },
  fruit: { line: (view, place) => hintLine(place, [use("good-yellow"), use("ui-fill", "i arrow")]) },
  caravansary: {
    side: (view) => left(view.deck, "bonus-card"),
    line: (view, place) => html`
      <span class="row">
        ${pill(use("bonus-card"))}
        <small>${hint(place.number)}</small>
        ${discardTop(view)}
      </span>
    `,
  },
  fountain: {
    line: (view, place) => hintLine(place, [use("ui-home", "i arrow"), use("assistant-square", "i disc neutral")]),
  },
  black_market: {
    line: () => html`
      <span class="odds wide">
        ${figures("black-market").map(([least, n]) => [strong(`${least}+`), many("good-blue", n)])}
      </span>
      <span class="row tight">
        ${pill([use("die-5"), strong(`${figures("black-market")[0][0]}+`), arrow(), good("blue")])}
      </span>
    `,
  },
  tea_house: {
    line: () => html`
      <span class="row">
        ${pill([use("die-3"), use("die-5")])}${pill(html`
          <b>${figure("lowest-call")}–${figure("highest-call")}</b>
          ${wide(use("lira"))}
        `)}${wide(amount(figure("missed-call"), "lira"))}
      </span>
    `,
  },
  police: { line: (view, place) => hintLine(place, [use("family-circle", "i fig neutral"), arrow()]) },
};
