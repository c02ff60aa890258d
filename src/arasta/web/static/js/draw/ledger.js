// What a choice costs and brings, as small signs: red with a minus, an arrow, green with a plus.
import { html, nothing } from "../vendor/lit-html/lit-html.js";
import { hasText, text } from "../text.js";
import { arrow, dashed, piece, use } from "./icons.js";

const PICTURES = {
  lira: "lira",
  rubies: "ruby",
  coffee: "coffee",
  cards: "bonus-card",
  guild_cards: "guild-card",
  capacity: "cart",
  letters: "letter",
  delivered: "letter-delivered",
  crystals: "crystal",
  tavern_tiles: "tavern-tile",
  extensions: "cart-extension",
};
const SILENT = new Set(["assistants", "extensions", "tiles_used", "fresh", "wealth"]); // told by something else

/** The picture of what is held, by its word in a view. */
export function pictureOf(word, seat) {
  const [kind, which] = word.split(".");
  if (kind === "goods") return use(`good-${which}`);
  if (kind === "dice") return use(`face-${which}`, "i bright");
  if (kind === "tokens") return use(`token-${which}`);
  if (kind === "mosque_tiles") return use(which ? `mosque-${which}` : "mosque-blue");
  if (kind === "tiles") return use("tile-back");
  if (kind === "stack") return piece("assistant", seat, "i disc");
  return PICTURES[kind] ? use(PICTURES[kind]) : null;
}

/** One amount. */
function sign(word, n, seat, look, mark) {
  const picture = pictureOf(word, seat);
  if (!picture || SILENT.has(word)) return nothing;
  return html`
    <span class=${look} data-word=${word}>
      ${mark}${n}${picture}
      <span class="unseen">${wordOf(word, n)}</span>
    </span>
  `;
}

/** What screen readers hear instead of the picture. */
function wordOf(word, n) {
  const key = `web-held-${dashed(word.replaceAll(".", "-"))}`;
  return hasText(key) ? text(key, { n }) : word;
}

export const signs = (amounts, seat, look, mark) =>
  Object.entries(amounts).map(([word, n]) => sign(word, n, seat, look, mark));

/** Cost, arrow, gain; and whether more follows than can be told. */
export function ledger(option, seat) {
  const cost = told(option.cost);
  const gain = told(option.gain);
  return html`
    ${signs(cost, seat, "cost", "−")}${Object.keys(cost).length && Object.keys(gain).length ? arrow() : nothing}
    ${signs(gain, seat, "gain", "+")}
  `;
}

const told = (amounts) => Object.fromEntries(Object.entries(amounts).filter(([word]) => !SILENT.has(word)));

const FOLLOWS = {
  chance: "web-then-chance",
  turn: "web-then-turn",
  over: "web-then-over",
  other: "web-then-other",
  more: "web-then-lacks",
};

/** What follows the choice, where it matters: a roll cannot be taken back unless the dice are real, a turn ends. */
export function follows(option, byHand) {
  const falls = option.then === "chance";
  const real = byHand && falls ? "web-then-real" : null;
  const key = real ?? FOLLOWS[option.then] ?? (option.open ? "web-then-more" : null);
  return key
    ? html`
        <span class="note ${falls ? "fall" : "minor"}">${falls ? use("die-5") : nothing}${text(key)}</span>
      `
    : nothing;
}
