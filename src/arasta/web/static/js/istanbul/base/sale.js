// A sale: what the market asks for, each good to be clicked, and the stairs of prices.
import { html, nothing } from "../../vendor/lit-html/lit-html.js";
import { name, text } from "../../text.js";
import { use } from "../../draw/icons.js";

/** @import { Choices, StallParts } from "types/client.d.ts" */
/** @import { Goods, IstanbulPlace, IstanbulView, Option } from "types/protocol.d.ts" */

/** The demand tile with as many of each good as can be sold, and what they bring together.
 *  @param {StallParts} given */
export function sale({ view, choices, options }) {
  const market = view.places.find((place) => place.number === view.decision?.market);
  const prices = market?.prices ?? [];
  const sold = Object.values(view.sold).reduce((sum, n) => sum + n, 0);
  const picked = options.reduce((sum, option) => sum + choices.count(option.name), 0);
  const total = sold + picked;
  return html`
    <div class="demandside">
      <h3 class="unseen">${text("web-market-asks")}</h3>
      <div class="wants">
        ${options.flatMap((option) => wanted(option, choices))}${lacking(market, view, options, choices)}
      </div>
    </div>
    <div class="ladder">
      <div class="stairs">
        ${prices.map(
          (lira, i) => html`
            <i
              class=${i + 1 < total ? "past" : i + 1 === total ? "at" : "more"}
              .style=${`--h:${30 + (i * 70) / prices.length}%`}
            >
              <b>${lira}</b>
            </i>
          `,
        )}
      </div>
      <p>
        ${use("lira")}
        <b>${total ? prices[total - 1] : 0}</b>
        <span>${text("web-for-goods", { n: total })}</span>
      </p>
    </div>
  `;
}

/** One picture for each that can be sold; those chosen are ticked.
 *  @param {Option} option @param {Choices} choices */
function wanted(option, choices) {
  const most = choices.things.get(option.name) ?? 0;
  const count = choices.count(option.name);
  return Array.from(
    { length: most },
    (_, i) => html`
      <button
        class="want ${i < count ? "on" : ""}"
        data-pick=${i < count ? nothing : option.name}
        data-drop=${i < count ? option.name : nothing}
        aria-pressed=${String(i < count)}
        aria-label=${name("good", option.target)}
      >
        ${use(`good-${option.target}`)}
        <span class="tick">${use(i < count ? "ui-check" : "ui-plus")}</span>
      </button>
    `,
  );
}

/** What the market asks for besides, but my wheelbarrow does not have.
 *  @param {IstanbulPlace | undefined} market @param {IstanbulView} view @param {Option[]} options @param {Choices} choices */
function lacking(market, view, options, choices) {
  if (!market?.demand || view.decision?.any_goods) return nothing;
  const can = Object.fromEntries(options.map((option) => [option.target, choices.things.get(option.name) ?? 0]));
  return Object.entries(market.demand).flatMap(([colour, n]) =>
    Array.from(
      { length: Math.max(0, n - view.sold[/** @type {keyof Goods} */ (colour)] - (can[colour] ?? 0)) },
      () => html`
        <i class="want lacking">${use(`good-${colour}`)}</i>
      `,
    ),
  );
}
