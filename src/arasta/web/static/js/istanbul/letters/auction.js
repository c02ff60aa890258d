// The auction: the lot, who leads with what, and the bids that are open.
import { html, nothing } from "../vendor/lit-html/lit-html.js";
import { figure, name, text } from "../text.js";
import { mark, use } from "./icons.js";

const SHOWN = 9; // bids at once; higher ones are typed or reached with the last

export function auction(view, part, choices, options) {
  const bids = options.filter((option) => option.verb.startsWith("bid"));
  const others = options.filter((option) => !option.verb.startsWith("bid"));
  return html`
    <div class="lot">
      <div class="lotcards">${use("card-back-bonus", "lotcard a")}${use("card-back-bonus", "lotcard b")}</div>
      <div>
        <h3>${text("web-lot", { n: figure("auction-cards") })}</h3>
        <p>${leader(view)}</p>
      </div>
    </div>
    <div class="bidder">
      <div class="amounts">
        ${[...bids.slice(0, SHOWN), ...others].map(
          (option) => html`
            <button class=${choices.chosen(option.name) ? "on" : ""} data-pick=${option.name} aria-label=${option.text}>
              ${option.kind === "number" ? option.target : option.text}
            </button>
          `,
        )}
      </div>
      <span class="lbl">${view.players[part.seat].lira}${use("lira")}</span>
    </div>
    ${
      bids.length > SHOWN
        ? html`
            <p class="lbl">${text("web-bid-more", { least: bids[0].target, most: bids.at(-1).target })}</p>
          `
        : nothing
    }
  `;
}

const leader = (view) =>
  view.bid === null || view.bid === undefined
    ? text("web-no-bid")
    : html`
        ${mark(view.bidder)} ${text("web-leads", { player: name("seat", view.bidder), n: view.bid })}
      `;
