// What a place shows under its name: its prices, tracks and stacks as the view tells them, else what it is for.
import { html, nothing } from "../vendor/lit-html/lit-html.js";
import { figure, hint } from "../text.js";
import { amount, arrow, dashed, good, many, pill, tight, use, wide } from "./icons.js";

const COLOURS = ["red", "green", "yellow", "blue"];
const CURRENCY = { dealer: "lira", coffee_house: "coffee" };

/** Right of the name: rubies left, or the price of now. */
export function side(view, place) {
  if (place.slug === "palace")
    return place.price === null
      ? nothing
      : html`
          <span class="side">
            <b>${place.price}</b>
            ${use("good-any")}
          </span>
        `;
  if (CURRENCY[place.slug])
    return place.price === null
      ? nothing
      : html`
          <span class="side">${amount(place.price, CURRENCY[place.slug])}</span>
        `;
  if (place.slug === "caravansary")
    return html`
      <span class="side wide">
        <b>${view.deck}</b>
        ${use("bonus-card")}
      </span>
    `;
  if (place.slug === "guild_hall")
    return html`
      <span class="side wide">
        <b>${view.guild_deck}</b>
        ${use("guild-card")}
      </span>
    `;
  if (place.slug === "embassy")
    return html`
      <span class="side wide">
        <b>${view.letter_supply}</b>
        ${use("letter")}
      </span>
    `;
  return place.rubies
    ? html`
        <span class="side rubies">${many("ruby", place.rubies)}</span>
      `
    : nothing;
}

/** The line itself. */
export function live(view, place) {
  if (place.pays) return post(place);
  if (place.prices) return market(place);
  if (place.stacks) return mosque(place);
  if (place.track) return track(place);
  const own = LINES[place.slug];
  return own ? own(view, place) : row(place.number);
}

const row = (number, ...pills) => html`
  <span class="row">
    ${pills.map(pill)}
    <small>${hint(number)}</small>
  </span>
`;

const post = (place) => html`
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

const market = (place) => html`
  <span class="demand">${place.demand ? COLOURS.flatMap((c) => many(`good-${c}`, place.demand[c])) : nothing}</span>
  <span class="prices">
    ${place.prices.map(
      (lira) => html`
        <b>${lira}</b>
      `,
    )}${use("lira")}
  </span>
`;

const mosque = (place) => html`
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

/** Spent spaces become dots, what is due is underlined, rubies are still to be had. */
function track(place) {
  const goods = typeof place.track[0] === "string";
  const spent = goods || place.price === null ? 0 : place.track.indexOf(place.price);
  const due = goods
    ? place.track.slice(0, place.price ?? 0).map(
        (c) => html`
          <i class="due">${good(c)}</i>
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

const strong = (words) => html`
  <b>${words}</b>
`;

const tavern = (view, { tiles, barrier, baksheesh }) => {
  const piles = Object.values(tiles).filter((pile) => pile.coffee !== null);
  const goods = [
    wide(many(`good-${baksheesh.good}`, baksheesh.goods)),
    tight([strong(baksheesh.goods), good(baksheesh.good)]),
  ];
  return html`
    <span class="row">
      ${piles.map((pile) => pill([wide(amount(pile.coffee, "coffee")), use("tavern-tile")]))}
      ${pill([wide(amount(barrier, "coffee")), use("barrier")])}
    </span>
    <span class="row">${pill([amount(baksheesh.coffee, "coffee"), goods, arrow(), use("ruby")])}</span>
  `;
};

const discardTop = (view) => {
  const top = view.discard.at(-1);
  return top
    ? html`
        <span class="discard push" data-tip="card ${top}">${use(`card-${dashed(top)}`)}</span>
      `
    : nothing;
};

const LINES = {
  wainwright: (view, place) => html`
    <span class="row">
      ${pill([amount(figure("extension-price"), "lira"), arrow(), use("cart-extension")])}
      <small>${place.extensions}</small>
    </span>
  `,
  fabric: (view, place) => row(place.number, [use("good-red"), use("ui-fill", "i arrow")]),
  spice: (view, place) => row(place.number, [use("good-green"), use("ui-fill", "i arrow")]),
  fruit: (view, place) => row(place.number, [use("good-yellow"), use("ui-fill", "i arrow")]),
  caravansary: (view, place) => html`
    <span class="row">
      ${pill(use("bonus-card"))}
      <small>${hint(place.number)}</small>
      ${discardTop(view)}
    </span>
  `,
  fountain: (view, place) => row(place.number, [use("ui-home", "i arrow"), use("assistant-square", "i disc neutral")]),
  black_market: () => html`
    <span class="odds wide">
      ${figure("black-market").map(([least, n]) => [strong(`${least}+`), many("good-blue", n)])}
    </span>
    <span class="row tight">
      ${pill([use("die-5"), strong(`${figure("black-market")[0][0]}+`), arrow(), good("blue")])}
    </span>
  `,
  tea_house: () => html`
    <span class="row">
      ${pill([use("die-3"), use("die-5")])}${pill(html`
        <b>${figure("lowest-call")}–${figure("highest-call")}</b>
        ${wide(use("lira"))}
      `)}${wide(amount(figure("missed-call"), "lira"))}
    </span>
  `,
  police: (view, place) => row(place.number, [use("family-circle", "i fig neutral"), arrow()]),
  roasting: () => html`
    <span class="swaps">
      ${pill(amount(figure("roast-lira"), "lira"))}${pill(use("good-any"))}${pill(use("bonus-card"))}${wide(arrow())}${amount(figure("roast-coffee"), "coffee")}
    </span>
  `,
  guild_hall: (view, place) => row(place.number, [use("coffee")], [use("guild-card")]),
  tavern,
  embassy: (view, place) => row(place.number, [use("letter")]),
  kiosk: (view, place) => html`
    <span class="row">
      ${pill(use("letter"))}${pill([
        view.kiosk.length
          ? html`
              <b>${view.kiosk.length}</b>
            `
          : nothing,
        use("kiosk-tile"),
      ])}
      <small>${hint(place.number)}</small>
    </span>
  `,
  auction: (view, place) => html`
    <span class="row">
      ${pill(use("good-any"))}${pill([
        html`
          <b>${figure("auction-cards")}</b>
        `,
        use("bonus-card"),
      ])}
      <small>${hint(place.number)}</small>
    </span>
  `,
  society: (view, place) => html`
    <span class="row">
      ${pill([amount(figure("society-seals"), "seal"), arrow(), use("ruby")])}
      ${place.lira.length ? wide(pill([strong("+"), amount(place.lira[0], "lira")])) : nothing}
    </span>
  `,
  catacombs: (view, place) => row(place.number, [use("good-any"), arrow()]),
};
