// The bazaar: its places where they lie, the barrier and the streets where it may be laid, ways, and the stall over it.
import { html, nothing } from "../vendor/lit-html/lit-html.js";
import { repeat } from "../vendor/lit-html/directives/repeat.js";
import { text } from "../text.js";
import { askedPlace, tile } from "./place.js";
import { stall } from "./stall.js";

export function board(state, part, choices) {
  const view = part.view;
  const places = view.places
    .filter((place) => place.column !== null)
    .sort((a, b) => a.row - b.row || a.column - b.column);
  const asking = choices.options.length > 0;
  const refused = new Map(part.refused.filter((it) => it.kind === "place").map((it) => [Number(it.target), it]));
  const stop = firstStop(places, choices);
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
              chosen: Boolean(option) && choices.chosen(option.name),
              full: Boolean(option) && choices.full(option.name),
              here: place.number === hereOf(view),
              asking: choices.onBoard && asking,
              asked: place.number === askedPlace(view),
              last: state.last?.to === place.number ? state.last.seat : null,
              steps: mine ? distance(view, mine.merchant, place) : 0,
              stop: place.number === stop,
            });
          },
        )}
      </div>
      ${gates(view, choices)}
      <svg
        class="ways"
        aria-hidden="true"
        data-last=${state.last ? `${state.last.seat} ${state.last.from ?? ""} ${state.last.to}` : nothing}
        data-plan=${plan(view, part, state, choices)}
      ></svg>
      ${stall(state, part, choices)}
    </section>
  `;
}

const hereOf = (view) => (view.turn_of === null ? null : view.players[view.turn_of].merchant);

const firstStop = (places, choices) => (places.find((place) => choices.places.has(place.number)) ?? places[0])?.number;

/** Streets between two places as the crow walks: for the sign on the tile, not for the rules. */
function distance(view, from, place) {
  const start = view.places.find((other) => other.number === from);
  return start ? Math.abs(start.column - place.column) + Math.abs(start.row - place.row) : 0;
}

function plan(view, part, state, choices) {
  const option = choices.find(state.selection.pick ?? "");
  if (!option || option.kind !== "place" || part.seat === null) return nothing;
  const me = view.players[part.seat];
  const from = { move: me.merchant, send: me.family, step: me.companion }[option.verb];
  return typeof from === "number" ? `${from} ${option.target}` : nothing;
}

/** Streets on which the barrier may be laid, as gates between two tiles; and the barrier where it lies. */
function gates(view, choices) {
  return html`
    <div class="gates">
      ${choices.streets.map((option) => gate(option, view, choices))} ${view.barrier ? barrier(view) : nothing}
    </div>
  `;
}

function gate(option, view, choices) {
  const [one, other] = option.target.split(" ").map((cell) => [cell.charCodeAt(0) - 97, Number(cell.slice(1)) - 1]);
  return html`
    <button
      class="gate can ${one[1] === other[1] ? "upright" : "flat"} ${choices.look(option.name)}"
      data-pick=${option.name}
      aria-label=${option.text}
      .style=${between(one, other, view)}
    ></button>
  `;
}

function barrier(view) {
  const [one, other] = view.barrier
    .map((number) => view.places.find((place) => place.number === number))
    .map((place) => [place.column, place.row]);
  return html`
    <i
      class="gate ${one[1] === other[1] ? "upright" : "flat"}"
      .style=${between(one, other, view)}
      data-tip="tavern barrier"
    ></i>
  `;
}

const between = (one, other, view) =>
  `left:${(((one[0] + other[0] + 1) / 2 / view.columns) * 100).toFixed(2)}%;top:${(((one[1] + other[1] + 1) / 2 / view.rows) * 100).toFixed(2)}%`;
