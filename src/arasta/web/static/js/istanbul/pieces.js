// Who stands on a place: each player's pieces as one group, whoever is met in the back row.
import { html, nothing } from "../vendor/lit-html/lit-html.js";
import { seatLook, shapeOf, stack, standing } from "../draw/icons.js";
import { FIGURES, FIGURES_IN_FRONT } from "../modules.js";

/** @import { Drawn } from "types/client.d.ts" */
/** @import { IstanbulPlace, IstanbulView } from "types/protocol.d.ts" */

const WIDE = 2.56; // a stack, in the height of the tile's type
const SLIM = 2.16; // a figure
const HOST = 1.66; // whoever is met stands a little behind, and the first of them as wide as a figure

/** All pieces at a place, squeezed together as far as they must be.
 *  @param {IstanbulView} view @param {IstanbulPlace} place */
export function pieces(view, place) {
  /** @type {[Drawn, number][]} */
  const groups = seatsFirst(view, place).flatMap((seat) => ofSeat(view, place, seat));
  for (let i = 0; i < place.neutral_merchants; i += 1)
    groups.push([stack(`neutral-${place.number}-${i}`, [], "neutral"), WIDE]);
  if (place.neutral_assistants)
    groups.push([stack(`loose-${place.number}`, repeated("neutral", place.neutral_assistants), null), WIDE]);
  const met = place.tokens.map((token) => standing(`token-${token}`, token, "met"));
  if (!groups.length && !met.length) return nothing;
  return html`
    <span class="pieces" .style=${squeezed(groups, met.length)}>
      ${groups.map(([drawn]) => drawn)}
      ${
        met.length
          ? html`
              <span class="hosts">${met}</span>
            `
          : nothing
      }
    </span>
  `;
}

/** @param {number | "neutral"} thing @param {number} n */
const repeated = (thing, n) => Array.from({ length: n }, () => thing);

/** The player in turn stands leftmost, then the others in the order of their seats.
 *  @param {IstanbulView} view @param {IstanbulPlace} place */
function seatsFirst(view, place) {
  const here = new Set([...place.merchants, ...place.assistants, ...FIGURES.flatMap(({ seats }) => seats(place))]);
  const count = view.players.length;
  const first = view.turn_of ?? 0;
  return [...here].sort((a, b) => ((a - first + count) % count) - ((b - first + count) % count));
}

/** @param {IstanbulView} view @param {IstanbulPlace} place @param {number} seat */
function ofSeat(view, place, seat) {
  /** @type {[Drawn, number][]} */
  const drawn = [];
  const player = view.players[seat];
  if (place.merchants.includes(seat)) {
    const men = player.stack.map((owner) => (owner === "own" ? seat : "neutral"));
    drawn.push([stack(`merchant-${seat}`, men, seat), WIDE]);
  }
  const resting = place.assistants.filter((owner) => owner === seat).length;
  if (resting) drawn.push([stack(`assistant-${seat}-${place.number}`, repeated(seat, resting), null), WIDE]);
  for (const { kind } of FIGURES_IN_FRONT.filter(({ seats }) => seats(place).includes(seat)))
    drawn.push([standing(`${kind}-${seat}`, `${kind}-${shapeOf(seat)}`, seatLook(seat)), SLIM]);
  return drawn;
}

/** How much room all of them would need: the style sheet lets them overlap and shrink as its tiles are wide.
 *  @param {[Drawn, number][]} groups @param {number} met */
function squeezed(groups, met) {
  const hosts = met ? SLIM + (met - 1) * HOST : 0;
  const needed = groups.reduce((sum, [, width]) => sum + width, hosts);
  return `--needed:${Math.max(needed, 1).toFixed(2)};--gaps:${Math.max(groups.length - 1, 1)}`;
}
