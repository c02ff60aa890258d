// The bazaar: its places where they lie, what lies on its streets, ways, and the stall over it.
import { html, nothing } from "../vendor/lit-html/lit-html.js";
import { repeat } from "../vendor/lit-html/directives/repeat.js";
import { text } from "../text.js";
import { askedPlace, tile } from "./place.js";
import { encounters } from "./encounters.js";
import { stall } from "./stall.js";
import { drawnBy, WALKERS } from "../modules.js";

/** @import { Choices, Part, TableState } from "types/client.d.ts" */
/** @import { IstanbulPlace, IstanbulView } from "types/protocol.d.ts" */

/** @param {TableState} state @param {Part<IstanbulView>} part @param {Choices} choices */
export function board(state, part, choices) {
  const view = part.view;
  const places = view.places
    .filter((place) => place.column !== null)
    .sort((a, b) => (a.row ?? 0) - (b.row ?? 0) || (a.column ?? 0) - (b.column ?? 0));
  const asking = choices.options.length > 0;
  const refused = new Map(part.refused.filter((it) => it.kind === "place").map((it) => [Number(it.target), it]));
  const stop = firstStop(places, choices);
  const walk = state.old ? null : state.table.walk;
  const mine = part.seat === null ? null : view.players[part.seat];
  return html`
    <section
      class="board n${view.columns} r${view.rows}"
      aria-label=${text("web-bazaar")}
      .style=${`--n:${view.columns};--rows:${view.rows}`}
    >
      <div class="grid" role="group" aria-label=${text("web-bazaar")}>
        ${repeat(
          places,
          (place) => place.number,
          (place) => {
            const option = choices.places.get(place.number);
            return tile(view, place, {
              option,
              refused: refused.get(place.number),
              chosen: option !== undefined && choices.chosen(option.name),
              full: option !== undefined && choices.full(option.name),
              here: place.number === hereOf(view),
              asking: choices.onBoard && asking,
              asked: place.number === askedPlace(view),
              last: walk?.end === place.number ? walk.seat : null,
              steps: mine ? distance(view, mine.merchant, place) : 0,
              stop: place.number === stop,
            });
          },
        )}
      </div>
      ${drawnBy((module) => module.overlay?.(view, choices))}${encounters(view, choices)}
      <svg
        class="ways"
        aria-hidden="true"
        data-last=${walk ? `${walk.seat} ${walk.start} ${walk.end}` : nothing}
        data-plan=${plan(view, part, state, choices)}
      ></svg>
      ${stall(part, choices)}
    </section>
  `;
}

/** @param {IstanbulView} view */
const hereOf = (view) => (view.turn_of === null ? null : view.players[view.turn_of].merchant);

/** @param {IstanbulPlace[]} places @param {Choices} choices */
const firstStop = (places, choices) => (places.find((place) => choices.places.has(place.number)) ?? places[0])?.number;

/** Streets between two places as the crow walks: for the sign on the tile, not for the rules.
 *  @param {IstanbulView} view @param {number} from @param {IstanbulPlace} place */
function distance(view, from, place) {
  const start = view.places.find((other) => other.number === from);
  const across = (start?.column ?? 0) - (place.column ?? 0);
  const down = (start?.row ?? 0) - (place.row ?? 0);
  return start ? Math.abs(across) + Math.abs(down) : 0;
}

/** @param {IstanbulView} view @param {Part<IstanbulView>} part @param {TableState} state @param {Choices} choices */
function plan(view, part, state, choices) {
  const option = choices.find(state.selection.pick ?? "");
  if (!option || option.kind !== "place" || part.seat === null) return nothing;
  const from = WALKERS[option.verb]?.(view.players[part.seat]);
  return typeof from === "number" ? `${from} ${option.target}` : nothing;
}
