// What a choice costs and brings, as small signs: red with a minus, an arrow, green with a plus.
import { html, nothing } from "../vendor/lit-html/lit-html.js";
import { HELD, SILENT } from "../modules.js";
import { hasText, name, text } from "../text.js";
import { arrow, dashed, mark as playerMark, use } from "./icons.js";

/** @import { Amounts, Ready } from "types/client.d.ts" */
/** @import { PaidTo } from "types/protocol.d.ts" */

/** The picture of what is held, by its word in a view.
 *  @param {string} word @param {number | null} seat */
export function pictureOf(word, seat) {
  const [kind, which] = word.split(".");
  const held = HELD[kind];
  if (!held) return null;
  return typeof held === "string" ? use(held) : held(which, seat ?? 0);
}

/** One amount; `to` is the seat that is paid it, if one is.
 *  @param {string} word @param {number} n @param {number | null} seat @param {string} look @param {string} mark
 *  @param {number | null} [to] */
function sign(word, n, seat, look, mark, to = null) {
  const picture = pictureOf(word, seat);
  if (!picture || SILENT.has(word)) return nothing;
  return html`
    <span class=${look} data-word=${word} data-to=${to ?? nothing} title=${to === null ? nothing : paidTo(to)}>
      ${mark}${n}${picture}
      <span class="unseen">${wordOf(word, n)}</span>
      ${to === null ? nothing : recipient(to)}
    </span>
  `;
}

/** @param {number} seat */
const paidTo = (seat) => text("web-paid-to", { player: name("seat", seat) });

/** Who is paid.
 *  @param {number} seat */
const recipient = (seat) => html`
  ${arrow()}${playerMark(seat)}
  <span class="unseen">${paidTo(seat)}</span>
`;

/** What screen readers hear instead of the picture.
 *  @param {string} word @param {number} n */
export function wordOf(word, n) {
  const keys = [word, word.split(".")[0]].map((it) => `web-held-${dashed(it.replaceAll(".", "-"))}`);
  return text(keys.find(hasText) ?? keys[0], { n });
}

/** @param {Amounts} amounts @param {number | null} seat @param {string} look @param {string} mark */
export const signs = (amounts, seat, look, mark) =>
  Object.entries(amounts).map(([word, n]) => sign(word, n, seat, look, mark));

/** Cost, arrow, gain; and whether more follows than can be told. What other players are paid stands first.
 *  @param {Ready["option"]} option @param {number | null} seat */
export function ledger(option, seat) {
  const cost = told(option.cost);
  const gain = told(option.gain);
  return html`
    ${option.paid.map((it) => Object.entries(it.changes).map(([word, n]) => sign(word, n, seat, "cost", "−", it.seat)))}
    ${signs(unpaid(cost, option.paid), seat, "cost", "−")}${Object.keys(cost).length && Object.keys(gain).length ? arrow() : nothing}
    ${signs(gain, seat, "gain", "+")}
  `;
}

/** What of a cost no other player is paid.
 *  @param {Amounts} cost @param {PaidTo[]} paid */
function unpaid(cost, paid) {
  const rest = { ...cost };
  for (const { changes } of paid) for (const [word, n] of Object.entries(changes)) rest[word] -= n;
  return Object.fromEntries(Object.entries(rest).filter(([, n]) => n));
}

/** @param {Amounts} amounts */
const told = (amounts) => Object.fromEntries(Object.entries(amounts).filter(([word]) => !SILENT.has(word)));

/** @type {Record<string, string>} */
const FOLLOWS = {
  chance: "web-then-chance",
  turn: "web-then-turn",
  over: "web-then-over",
  other: "web-then-other",
  more: "web-then-lacks",
};

/** The same for the eye, where the odds leave no room for words. */
const noUndo = () => html`<i class="struck">${use("ui-undo")}</i>`;

/** What follows the choice, where it matters: a roll cannot be taken back unless the dice are real, a turn ends.
 *  @param {Ready["option"]} option @param {boolean | undefined} byHand */
export function follows(option, byHand) {
  const falls = option.then === "chance";
  const real = byHand && falls ? "web-then-real" : null;
  const key = real ?? FOLLOWS[option.then] ?? (option.open ? "web-then-more" : null);
  return key
    ? html`
        <span class="note ${falls ? "fall" : "minor"}">${falls ? use("die-5") : nothing}<span>${text(key)}</span>${falls && !real ? noUndo() : nothing}</span>
      `
    : nothing;
}
