// The small parts that all drawings are made of: pictures of the sprite, amounts, a player's mark and pieces.
import { html, nothing, svg } from "../vendor/lit-html/lit-html.js";


const SPRITE = "art/sprite.svg";
const SHAPES = ["circle", "diamond", "triangle", "square", "star"]; // by seat, as the colours in css/tokens.css

/** A word of the game as the sprite writes it.
 *  @param {string | number} word */
export const dashed = (word) => String(word).replaceAll("_", "-");

/** @param {string} id */
export const href = (id) => `${SPRITE}#${dashed(id)}`;

/** A picture of the sprite, for the eye only: what it means is said beside it.
 *  @param {string} id @param {string} [look] */
export const use = (id, look = "i") => html`
  <svg class=${look} aria-hidden="true"><use href=${href(id)}></use></svg>
`;

/** @param {string} id @param {number} n */
export const many = (id, n, look = "i") => Array.from({ length: n }, () => use(id, look));

/** @param {string} colour */
export const good = (colour) => use(`good-${colour}`);

/** @param {string | number} n @param {string} id */
export const amount = (n, id) => html`
  <b class="amt">${n}${use(id)}</b>
`;

/** @param {string | number} words */
export const strong = (words) => html`
  <b>${words}</b>
`;

/** @param {unknown} inside */
export const pill = (inside) => html`
  <span class="pill">${inside}</span>
`;

/** Shown on a wide screen only, or on a narrow one only.
 *  @param {unknown} inside */
export const wide = (inside) => html`
  <span class="wide">${inside}</span>
`;
/** @param {unknown} inside */
export const tight = (inside) => html`
  <span class="tight">${inside}</span>
`;

export const arrow = () => use("ui-arrow", "i arrow");

/** A player's colours come from this class.
 *  @param {number} seat */
export const seatLook = (seat) => `seat-${seat}`;

/** @param {number} seat */
export const mark = (seat, look = "i") => use(`mark-${SHAPES[seat]}`, `${look} mark ${seatLook(seat)}`);

/** @param {string} kind @param {number} seat */
export const piece = (kind, seat, look = "i") => use(`${kind}-${SHAPES[seat]}`, `${look} ${seatLook(seat)}`);

const RISE = 5.4; // of a stack with each assistant, in fortieths of a merchant's height
const DISC = 24; // height of an assistant
const HEAD = 34; // of a merchant above the discs

/** A merchant on his assistants, or assistants alone, as one picture; from below, by seat or "neutral".
 *  @param {string} key @param {(number | "neutral")[]} assistants @param {number | "neutral" | null} merchant */
export function stack(key, assistants, merchant) {
  const man = merchant !== null;
  const discs = assistants.length ? DISC + RISE * (assistants.length - 1) - (man ? 8 : 0) : 4;
  const height = discs + (man ? HEAD : 0) + 1;
  return html`
    <svg class="stack" data-key=${key} viewBox="0 0 32 ${height}" .style=${`--h:${height}`} aria-hidden="true">
      ${assistants.map((owner, i) => disc(owner, height - DISC - RISE * i))}
      ${man ? svg`<use class=${seatClass(merchant)} href=${figure("merchant", merchant)} x="1.5" width="29" height="36"/>` : nothing}
    </svg>
  `;
}

/** @param {number | "neutral"} owner @param {number} y */
const disc = (owner, y) =>
  svg`<use class=${seatClass(owner)} href=${figure("assistant", owner)} y=${y} width="32" height=${DISC}/>`;
/** @param {number | "neutral"} owner */
const seatClass = (owner) => (owner === "neutral" ? "neutral" : seatLook(owner));
/** @param {string} kind @param {number | "neutral"} owner */
const figure = (kind, owner) => href(`${kind}-${owner === "neutral" ? "square" : SHAPES[owner]}`);

/** One standing figure: of a player, or somebody who is met.
 *  @param {string} key @param {string} id */
export const standing = (key, id, look = "", box = "0 0 32 40") => html`
  <svg class="stack figure ${look}" data-key=${key} viewBox=${box} aria-hidden="true">
    <use href=${href(id)} width="32" height="40"></use>
  </svg>
`;

/** @param {number} seat */
export const shapeOf = (seat) => SHAPES[seat];
