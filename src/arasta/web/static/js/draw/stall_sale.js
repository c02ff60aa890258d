// A sale: what the market asks for, each good to be clicked, and the stairs of prices.
import { html, nothing } from "../vendor/lit-html/lit-html.js";
import { name, text } from "../text.js";
import { use } from "./icons.js";

/** The demand tile with as many of each good as can be sold, and what they bring together. */
export function sale(view, part, choices, options) {
  const market = view.places.find((place) => place.number === view.decision.market);
  const sold = Object.values(view.sold).reduce((sum, n) => sum + n, 0);
  const picked = options.reduce((sum, option) => sum + choices.count(option.name), 0);
  const total = sold + picked;
  return html`<div class="demandside"><h3>${text("web-market-asks")}</h3>
      <div class="wants">${options.flatMap((option) => wanted(option, choices))}</div></div>
    <div class="ladder"><div class="stairs">${market.prices.map((lira, i) => html`<i class=${i + 1 < total ? "past" : i + 1 === total ? "at" : "more"} .style=${`--h:${20 + i * (72 / market.prices.length)}%`}><b>${lira}</b></i>`)}</div>
      <p>${use("lira")}<b>${total ? market.prices[total - 1] : 0}</b><span>${text("web-for-goods", { n: total })}</span></p></div>`;
}

/** One picture for each that can be sold; those chosen are ticked. */
function wanted(option, choices) {
  const most = choices.things.get(option.name) ?? 0;
  const count = choices.count(option.name);
  return Array.from({ length: most }, (_, i) => html`<button class="want ${i < count ? "on" : ""}" data-pick=${i < count ? nothing : option.name} data-drop=${i < count ? option.name : nothing}
    aria-pressed=${String(i < count)} aria-label=${name("good", option.target)}>${use(`good-${option.target}`)}<span class="tick">${use(i < count ? "ui-check" : "ui-plus")}</span></button>`);
}

/** What a sale would bring: the stairs tell it, because the second good is worth more than the first. */
export function saleGain(view, picked) {
  const market = view.places.find((place) => place.number === view.decision?.market);
  if (!market || !picked) return null;
  const sold = Object.values(view.sold).reduce((sum, n) => sum + n, 0);
  return market.prices[sold + picked - 1] ?? null;
}
