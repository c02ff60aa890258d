// The stall: what the board cannot answer by itself is laid on a counter, away from the place in question.
import { html, nothing } from "../vendor/lit-html/lit-html.js";
import { text } from "../text.js";
import { use } from "./icons.js";
import { enter } from "./enter.js";
import { askedPlace } from "./place.js";
import { auction } from "./stall_auction.js";
import { kiosk } from "./stall_kiosk.js";
import { calls, roll } from "./stall_dice.js";
import { goods, row } from "./stall_rows.js";
import { sale } from "./stall_sale.js";

/** The counter of the dice game, whose board has no rows to keep clear of. */
export function stallOf(part, choices) {
  if (!choices.stall.length || part.seat === null) return nothing;
  const [look, inside] = part.view.decision?.chance ? enter(part, choices) : rows(part, choices, choices.stall);
  return html`
    <section class="counter ${look} low" aria-label=${text("web-stall")}>
      <i class="awning"></i>
      <div class="goods">${inside}</div>
    </section>
  `;
}

/** The counter, if there is something to lay on it. */
export function stall(state, part, choices) {
  const options = choices.stall;
  if (!options.length || part.seat === null) return nothing;
  const [look, inside] = laidOut(part.view, part, choices, options);
  const low = rowOf(part.view) < part.view.rows / 2;
  return html`
    <section class="counter ${look} ${low ? "low" : "high"}" aria-label=${text("web-stall")}>
      <i class="awning"></i>
      <div class="goods">${inside}</div>
      <button class="peek" data-do="peek" aria-label=${text("web-peek")} title=${text("web-peek")}>
        ${use("peek")}
      </button>
    </section>
  `;
}

function rowOf(view) {
  const number = askedPlace(view) ?? view.here;
  return view.places.find((place) => place.number === number)?.row ?? view.rows;
}

/** Each kind of decision that has a look of its own; all others are rows of words. */
function laidOut(view, part, choices, options) {
  const kind = view.decision?.kind;
  if (view.decision?.chance) return enter(part, choices);
  if (kind === "sell") return ["selling", sale(view, part, choices, options)];
  if (options.some((option) => option.verb === "bid" || option.verb === "bid more"))
    return ["bidding", auction(view, part, choices, options)];
  if (options.every((option) => option.kind === "kiosk")) return ["kiosking", kiosk(view, choices, options)];
  if (options.every((option) => option.verb === "call")) return ["calling", calls(choices, options)];
  if (kind === "change_dice") return ["rolling", roll(view, part, choices, options)];
  if (options.every((option) => option.kind === "good")) return ["picking", goods(part, choices, options)];
  return rows(part, choices, options);
}

const rows = (part, choices, options) => [
  "choosing",
  html`
    <div class="opts n${Math.min(options.length, 9)}">${options.map((option) => row(part, choices, option))}</div>
  `,
];
