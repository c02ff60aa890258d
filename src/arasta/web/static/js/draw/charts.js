// Charts of a game that is over, drawn from the server's figures: what grew, win chances, dice.
import { html, nothing, svg } from "../vendor/lit-html/lit-html.js";
import { text } from "../text.js";
import { href, seatLook, shapeOf, use } from "./icons.js";

/** @import { ReviewedTurn } from "types/client.d.ts" */
/** @import { GrownTurn, RolledFace, RolledKind, TallyAnswer } from "types/protocol.d.ts" */

/** @param {boolean} narrow */
const sizeOf = (narrow) => (narrow ? [350, 178] : [560, 340]); // of a chart, so that its words are as large as others
const [LEFT, RIGHT, BELOW, ABOVE] = [30, 40, 22, 12];
const MOST_RULES = 6;
const MOST_ROUNDS = 8;
const BESIDE = 2.5; // pixels between equal lines, so that they can be told apart

/** Where the turns of a game stand in a chart, and the rounds that are named below it.
 *  @param {GrownTurn[]} turns @param {number} width */
function across(turns, width) {
  const x = (/** @type {number} */ i) => LEFT + ((width - LEFT - RIGHT) * i) / Math.max(1, turns.length - 1);
  /** @type {[number, number][]} */
  const begun = turns.flatMap(({ label }, i) => (label.endsWith(".1") ? [[i, Number.parseInt(label, 10)]] : []));
  const every = Math.ceil(begun.length / MOST_ROUNDS);
  return { x, rounds: begun.filter(([, round]) => round % every === 0) };
}

/** @param {ReturnType<typeof across>} given @param {number} y */
const below = ({ x, rounds }, y) =>
  rounds.map(([i, round]) => svg`<text x=${x(i)} y=${y} text-anchor="middle">${round}</text>`);

/** One figure of all seats over the turns; `goal` is the number that ends the game, if this is it.
 *  @param {TallyAnswer} given @param {string} word @param {string} label
 *  @param {{ goal: number | null, narrow: boolean }} other */
export function grown({ turns, criteria }, word, label, { goal, narrow }) {
  const [width, height] = sizeOf(narrow);
  const figure = criteria.indexOf(word);
  const of = (/** @type {GrownTurn} */ turn, /** @type {number} */ seat) => turn.scores[seat][figure];
  const seats = turns[0].scores.map((_, seat) => seat);
  const top = Math.max(goal ?? 1, ...turns.flatMap((turn) => seats.map((seat) => of(turn, seat))));
  const y = (/** @type {number} */ n) => height - BELOW - ((height - BELOW - ABOVE) * n) / top;
  const apart = Math.ceil(top / MOST_RULES);
  const rules = Array.from({ length: Math.floor(top / apart) + 1 }, (_, k) => k * apart);
  const at = across(turns, width);
  return html`
    <svg class="chart" viewBox="0 0 ${width} ${height}" role="img" aria-label=${label}>
      ${rules.map((n) => svg`<path class="rule" d="M${LEFT} ${y(n)}H${width - RIGHT}"/><text x="16" y=${y(n) + 4} text-anchor="middle">${n}</text>`)}
      ${goal ? svg`<path class="rule goal" d="M${LEFT} ${y(goal)}H${width - RIGHT}"/>` : nothing}${below(at, height - 5)}
      ${seats.map((seat) =>
        line(
          turns.map((turn, i) => [at.x(i), y(of(turn, seat)) + (seat - (seats.length - 1) / 2) * BESIDE]),
          seat,
        ),
      )}
    </svg>
  `;
}

/** One seat's line in steps, with its mark at the end.
 *  @param {[number, number][]} points @param {number} seat */
function line(points, seat) {
  const d = points.map(([a, b], i) => (i ? `H${a}V${b}` : `M${a} ${b}`)).join("");
  const [endX, endY] = points.at(-1) ?? [0, 0];
  return svg`<g class=${seatLook(seat)}><path class="edge" d=${d}/><path class="run" d=${d}/>
    <use href=${href(`mark-${shapeOf(seat)}`)} x=${endX + 5 + seat * 3} y=${endY - 9} width="18" height="18"/></g>`;
}

/** Win chances as areas one above the other, the first seat lowest; `mistakes` are steps that are marked.
 *  @param {ReviewedTurn[]} turns
 *  @param {{ wide?: number, high?: number, at?: number | null, mistakes?: number[] }} given */
export function chances(turns, { wide = 560, high = 300, at = null, mistakes = [] } = {}) {
  const x = (/** @type {number} */ i) => (wide * i) / Math.max(1, turns.length - 1);
  const y = (/** @type {number} */ part) => high * (1 - part);
  const upto = turns.map((turn) => sums(turn.chances));
  const seats = turns[0].chances.map((_, seat) => seat);
  const area = (/** @type {number} */ seat) => {
    const upper = upto.map((part, i) => `${x(i)} ${y(part[seat + 1])}`);
    const lower = upto.map((part, i) => `${x(i)} ${y(part[seat])}`).reverse();
    return svg`<path class="area ${seatLook(seat)}" d="M${[...upper, ...lower].join("L")}Z"/>`;
  };
  const where = (/** @type {number} */ step) => turns.findIndex((turn) => step < turn.end);
  return html`
    <svg class="chart win" viewBox="0 0 ${wide} ${high}" preserveAspectRatio="none" role="img" aria-label=${text("web-odds")}>
      ${seats.map(area)}${mistakes.map((step) => svg`<path class="slip" d="M${x(where(step))} 0V${high}"/>`)}
      ${at === null ? nothing : svg`<path class="cursor halo" d="M${x(at)} 0V${high}"/><path class="cursor" d="M${x(at)} 0V${high}"/>`}
    </svg>
  `;
}

/** How much lies below each seat's area, and below the top.
 *  @param {number[]} parts */
const sums = (parts) => parts.reduce((found, part) => [...found, (found.at(-1) ?? 0) + part], [0]);

/** What the dice showed, against what was to be expected.
 *  @param {RolledKind | undefined} rolls */
export function dice(rolls) {
  if (!rolls) return nothing;
  const most = Math.max(...rolls.faces.flatMap(({ n, expected }) => [n, expected]));
  return html`
    <div class="hist" role="img" aria-label=${rolls.faces.map(faceText).join("; ")}>
      ${rolls.faces.map(
        ({ face, n, expected }) => html`
          <i .style=${`--v:${n / most};--e:${expected / most}`}>
            <u></u>
            <s></s>
            ${
              n
                ? html`
                    <b>${n}</b>
                  `
                : nothing
            }
            <span>${rolls.kind === "face" ? use(`face-${face}`, "i bright") : face}</span>
          </i>
        `,
      )}
    </div>
    <p class="legend">
      <i></i>
      ${text("web-expected")}
    </p>
  `;
}

/** @param {RolledFace} given */
const faceText = ({ face, n, expected }) => text("web-face-rolled", { face, n, expected });
