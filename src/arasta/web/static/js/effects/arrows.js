// Ways through the streets: the last move as a dashed arrow, the walk being considered as a dotted one. They need the
// places' boxes, so they are drawn after the table and again whenever its size changes.
import { one } from "../elements.js";

/** @typedef {{ x: number, y: number, w: number, h: number, cx: number }} Box a place as it lies in the drawing */
/** @typedef {{ d: string, tip: string }} Way a line, and the tip of its arrow */

const NS = "http://www.w3.org/2000/svg";

/** @param {HTMLElement} root */
export function drawWays(root) {
  const ways = one(root, ".ways");
  if (!ways) return;
  ways.replaceChildren();
  if (!ways.dataset.last && !ways.dataset.plan) return; // boxes cost a layout
  const bounds = ways.getBoundingClientRect();
  const board = /** @type {HTMLElement} */ (ways.parentElement);
  const larger = board.getBoundingClientRect().width / board.offsetWidth; // on a large window all is
  const box = (/** @type {string} */ number) => {
    const r = root.querySelector(`.tile[data-place="${number}"]`)?.getBoundingClientRect();
    return (
      r && {
        x: (r.left - bounds.left) / larger,
        y: (r.top - bounds.top) / larger,
        w: r.width / larger,
        h: r.height / larger,
        cx: (r.left - bounds.left + r.width / 2) / larger,
      }
    );
  };
  const way = (/** @type {string} */ start, /** @type {string} */ end, /** @type {string} */ look) => {
    const [here, there] = [box(start), box(end)];
    if (here && there) line(ways, wayBetween(here, there), look);
  };
  const [seat, from, to] = (ways.dataset.last ?? "").split(" ");
  if (from && to) way(from, to, `past seat-${seat}`);
  const [start, end] = (ways.dataset.plan ?? "").split(" ");
  if (start && end) way(start, end, "plan");
}

/** @param {Element} ways @param {Way} given @param {string} look */
function line(ways, { d, tip }, look) {
  for (const kind of [`${look} edge`, look]) path(ways, d, kind);
  path(ways, tip, `${look} point`);
}

/** @param {Element} ways @param {string} d @param {string} look */
function path(ways, d, look) {
  const drawn = document.createElementNS(NS, "path");
  drawn.setAttribute("d", d);
  drawn.setAttribute("class", look);
  ways.append(drawn);
}

/** Along the streets: straight, or out of the tile, along the street and in again; with the tip of an arrow.
 *  @param {Box} a @param {Box} b */
function wayBetween(a, b) {
  const dx = Math.sign(Math.round((b.x - a.x) / a.w));
  const dy = Math.sign(Math.round((b.y - a.y) / a.h));
  if (dx && dy) {
    const street = dy > 0 ? (a.y + a.h + (b.y + Math.min(a.y + a.h + 10 - b.y, 0))) / 2 : b.y + b.h + 5;
    const x = b.x + b.w * 0.42;
    const end = dy > 0 ? b.y + 7 : b.y + b.h + 1; // its lower edge has words
    const along = dy > 0 ? a.y + a.h + 5 : a.y - 5;
    const turn = Math.abs(along - end) > a.h ? `V${along}H${x}V${end}` : `V${street}H${x}V${end}`;
    return { d: `M${a.cx} ${dy > 0 ? a.y + a.h - 6 : a.y + 6}${turn}`, tip: arrowhead(x, end, 0, dy) };
  }
  if (dx) return Math.abs(b.x - a.x) > 1.5 * a.w ? alongRow(a, b, dx) : toNeighbour(a, b, dx);
  const end = dy > 0 ? b.y + 9 : b.y + b.h + 1;
  if (Math.abs(b.y - a.y) > 1.5 * a.h) return alongColumn(a, b);
  return { d: `M${a.cx} ${dy > 0 ? a.y + a.h - 3 : a.y + 8}V${end}`, tip: arrowhead(a.cx, end, 0, dy) };
}

/** Over the street between two tiles side by side, through their pictures.
 *  @param {Box} a @param {Box} b @param {number} dx */
function toNeighbour(a, b, dx) {
  const y = a.y + a.h * 0.4;
  const end = dx > 0 ? b.x + 9 : b.x + b.w - 9;
  return { d: `M${dx > 0 ? a.x + a.w - 12 : a.x + 12} ${y}H${end}`, tip: arrowhead(end, y, dx, 0) };
}

/** Past the tiles between two of a row: along the street above them, so that no name is crossed.
 *  @param {Box} a @param {Box} b @param {number} dx */
function alongRow(a, b, dx) {
  const x = b.x + b.w * (dx > 0 ? 0.42 : 0.58);
  const end = b.y + 7;
  return { d: `M${a.cx} ${a.y + 6}V${a.y - 5}H${x}V${end}`, tip: arrowhead(x, end, 0, 1) };
}

/** Past the tiles between two of a column: along the street beside them.
 *  @param {Box} a @param {Box} b */
function alongColumn(a, b) {
  const y = b.y + b.h * 0.4;
  const end = b.x + b.w - 9;
  return { d: `M${a.x + a.w - 6} ${a.y + a.h * 0.4}H${a.x + a.w + 5}V${y}H${end}`, tip: arrowhead(end, y, -1, 0) };
}

/** @param {number} x @param {number} y @param {number} dx @param {number} dy */
const arrowhead = (x, y, dx, dy) =>
  `M${x + dx * 9} ${y + dy * 9}L${x - dy * 6} ${y - dx * 6}L${x + dy * 6} ${y + dx * 6}Z`;
