// A place of the bazaar as a tile: number, picture, pieces on the ledge, name, and the line of what it asks now.
import { html, nothing } from "../vendor/lit-html/lit-html.js";
import { about, listed, name, sentences, text } from "../text.js";
import { BADGES, PLACES } from "../modules.js";
import { many, mark, seatLook, tight, use, wide } from "../draw/icons.js";
import { market, mosque, post, track } from "./base/places.js";
import { hintLine } from "./place_line.js";
import { pieces } from "./pieces.js";

/** @import { IstanbulPlace, IstanbulView } from "types/protocol.d.ts" */
/** @import { FullPlace, FullView, TileLook } from "types/client.d.ts" */

/** The place that the decision is about, if it is about one.
 *  @param {IstanbulView} view */
export const askedPlace = (view) => view.decision?.place ?? view.decision?.market ?? view.decision?.mosque ?? null;

/** A tile. `at` says what it is now: an option, refused, chosen, where somebody is, or where the last move led.
 *  @param {IstanbulView} view @param {IstanbulPlace} place @param {TileLook} at */
export function tile(view, place, at) {
  const { option, refused, chosen, here, last } = at;
  const look = [
    option && "legal",
    chosen && "chosen",
    at.full && "barred",
    here && "here",
    at.asking && !option && !here && "far",
    at.asked && "asked",
  ];
  const title = name("place", place.number);
  return html`
    <button
      class="tile ${look.filter(Boolean).join(" ")} ${last === null ? "" : seatLook(last)}"
      data-place=${place.number}
      data-pick=${option ? option.name : nothing}
      data-tip="place ${place.number}"
      aria-disabled=${option ? nothing : "true"}
      tabindex=${at.stop ? 0 : -1}
      aria-label=${label(view, place, at, title)}
      aria-pressed=${option ? String(chosen) : nothing}
      data-why=${refused ? refused.why : nothing}
    >
      <span class="front">
        <span class="pic">
          ${use(`place-${place.number}`, "art")}${use("frame-corner", "corner")}${use("frame-corner", "corner right")}${pieces(view, place)}
        </span>
        <span class="no">${place.number}</span>
        ${badge(view, at)}
        <span class="plinth">
          <span class="head">
            <span class="name">${wide(title)}${tight(shortName(place.number, title))}</span>
            ${side(view, place)}
          </span>
          <span class="info">${live(view, place)}</span>
        </span>
      </span>
    </button>
  `;
}

/** Right of the name: the price of now or what is left, else the rubies that lie there.
 *  @param {IstanbulView} view @param {IstanbulPlace} place */
function side(view, place) {
  const own = PLACES[place.slug]?.side;
  if (own) return own(/** @type {FullView} */ (view), /** @type {FullPlace} */ (place));
  return place.rubies
    ? html`
        <span class="side rubies">${many("ruby", place.rubies)}</span>
      `
    : nothing;
}

/** The line below the name: prices, tracks and stacks, else the place's own, else what it is for.
 *  @param {IstanbulView} view @param {IstanbulPlace} place */
function live(view, place) {
  const full = /** @type {FullPlace} */ (place); // what is asked for first says what it shows
  if (place.pays) return post(full);
  if (place.prices) return market(full);
  if (place.stacks) return mosque(full);
  if (place.track) return track(full);
  return PLACES[place.slug]?.line?.(/** @type {FullView} */ (view), full) ?? hintLine(place);
}

/** @param {IstanbulView} view @param {TileLook} given */
function badge(view, { option, chosen, here, steps }) {
  if (chosen)
    return html`
      <span class="flag">
        ${use("ui-check")}
        <span>${text("web-picked")}</span>
      </span>
    `;
  if (here)
    return html`
      <span class="here-tag">
        ${mark(view.turn_of ?? 0)}
        <span>${text("web-here")}</span>
      </span>
    `;
  if (!option) return nothing;
  const own = BADGES[option.verb];
  if (own) return typeof own === "function" ? own(option) : own;
  return steps === 1 || steps === 2
    ? html`
        <span class="steps">${use(`ui-step-${steps}`, steps > 1 ? "i two" : "i")}</span>
      `
    : html`
        <span class="steps">${use("ui-arrow")}</span>
      `;
}

/** @param {number} number @param {string} title */
const shortName = (number, title) => name("place-short", number, title);

/** What a screen reader hears: the place, who is there, what it does, and whether it can be chosen.
 *  @param {IstanbulView} view @param {IstanbulPlace} place @param {TileLook} given @param {string} title */
function label(view, place, { option, refused }, title) {
  const said = [`${place.number} ${title}`];
  if (option) said.push(option.text);
  else if (refused) said.push(refused.why);
  const people = place.merchants.map((seat) => name("seat", seat));
  if (people.length) said.push(text("web-merchants-here", { people: listed(people) }));
  if (place.rubies) said.push(text("web-rubies-here", { n: place.rubies }));
  said.push(about("place", place.number));
  return sentences(said);
}
