// The auction: the lot, who leads with what, and the bids that are open.
import { html, nothing } from "../../vendor/lit-html/lit-html.js";
import { figure, name, text } from "../../text.js";
import { mark, use } from "../../draw/icons.js";
import { bidders } from "./bidding.js";

/** @import { StallParts } from "types/client.d.ts" */
/** @import { IstanbulView } from "types/protocol.d.ts" */

const SHOWN = 9; // bids at once; higher ones are typed or reached with the last

/** @param {StallParts} given */
export function auction({ view, part, choices, options }) {
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
    <ol class="speakers">
      ${bidders(view).map(
        ({ seat, standing }) => html`
          <li class=${standing} aria-current=${standing === "now" ? "step" : nothing}>
            ${mark(seat)}
            <b>${name("seat", seat)}</b>
            <small>${standing === "leads" ? [view.bid, use("lira")] : text(`web-bidder-${standing}`)}</small>
          </li>
        `,
      )}
    </ol>
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
      <span class="lbl">${view.players[part.seat ?? 0].lira}${use("lira")}</span>
    </div>
    ${
      bids.length > SHOWN
        ? html`
            <p class="lbl">${text("web-bid-more", { least: bids[0].target, most: bids.at(-1)?.target ?? "" })}</p>
          `
        : nothing
    }
  `;
}

/** @param {IstanbulView} view */
const leader = (view) =>
  typeof view.bid !== "number" || typeof view.bidder !== "number"
    ? text("web-no-bid")
    : html`
        ${mark(view.bidder)} ${text("web-leads", { player: name("seat", view.bidder), n: view.bid })}
      `;
