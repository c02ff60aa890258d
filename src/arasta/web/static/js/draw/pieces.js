// Who stands on a place: each player's pieces as one group, whoever is met in the back row.
import { html, nothing } from "../vendor/lit-html/lit-html.js";
import { seatLook, shapeOf, stack, standing } from "./icons.js";

const ROOM = 11.2; // of a place's ledge, in its letters' height
const WIDE = 2.56; // a stack
const SLIM = 1.9; // a figure
const CLOSEST = -1.1; // pieces overlap no more than this

/** All pieces at a place, squeezed together as far as they must be. */
export function pieces(view, place) {
  const groups = [
    ...seatsFirst(view, place).flatMap((seat) => ofSeat(view, place, seat)),
    ...Array.from({ length: place.neutral_merchants }, (_, i) => [stack(`neutral-${place.number}-${i}`, [], "neutral"), WIDE]),
  ];
  if (place.neutral_assistants) groups.push([stack(`loose-${place.number}`, repeated("neutral", place.neutral_assistants), null), WIDE]);
  const met = place.tokens.map((token) => standing(`token-${token}`, token, "met"));
  if (!groups.length && !met.length) return nothing;
  return html`<span class="pieces" .style=${squeezed(groups, met.length)}>${groups.map(([drawn]) => drawn)}
    ${met.length ? html`<span class="hosts">${met}</span>` : nothing}</span>`;
}

const repeated = (thing, n) => Array.from({ length: n }, () => thing);

/** The player in turn stands leftmost, then the others in the order of their seats. */
function seatsFirst(view, place) {
  const here = new Set([...place.merchants, ...place.assistants, ...place.families, ...(place.companions ?? [])]);
  const count = view.players.length;
  const first = view.turn_of ?? 0;
  return [...here].sort((a, b) => ((a - first + count) % count) - ((b - first + count) % count));
}

function ofSeat(view, place, seat) {
  const drawn = [];
  const player = view.players[seat];
  if (place.merchants.includes(seat)) {
    const men = player.stack.map((owner) => (owner === "own" ? seat : "neutral"));
    drawn.push([stack(`merchant-${seat}`, men, seat), WIDE]);
  }
  const resting = place.assistants.filter((owner) => owner === seat).length;
  if (resting) drawn.push([stack(`assistant-${seat}-${place.number}`, repeated(seat, resting), null), WIDE]);
  const look = seatLook(seat);
  if ((place.companions ?? []).includes(seat)) drawn.push([standing(`companion-${seat}`, `companion-${shapeOf(seat)}`, look), SLIM]);
  if (place.families.includes(seat)) drawn.push([standing(`family-${seat}`, `family-${shapeOf(seat)}`, look), SLIM]);
  return drawn;
}

/** First the gaps go, then the pieces overlap, then all of them shrink together. */
function squeezed(groups, met) {
  const widths = groups.map(([, width]) => width);
  const room = ROOM - Math.min(met, 2) * 1.4;
  const needed = widths.reduce((sum, width) => sum + width, 0);
  if (widths.length < 2 || needed + 0.2 * widths.length <= room) return "--gap:0.18em;--size:1";
  const gap = Math.max((room - needed) / (widths.length - 1), CLOSEST);
  const taken = needed + gap * (widths.length - 1);
  return `--gap:${gap.toFixed(2)}em;--size:${Math.min(room / taken, 1).toFixed(2)}`;
}
