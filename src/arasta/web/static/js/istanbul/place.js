// A place of the bazaar as a tile: number, picture, pieces on the ledge, name, and the line of what it asks now.
import { html, nothing } from "../vendor/lit-html/lit-html.js";
import { about, name, text } from "../text.js";
import { mark, seatLook, tight, use, wide } from "./icons.js";
import { pieces } from "./pieces.js";
import { live, side } from "./place_line.js";

/** The place that the decision is about, if it is about one. */
export const askedPlace = (view) => view.decision?.place ?? view.decision?.market ?? view.decision?.mosque ?? null;

/** A tile. `at` says what it is now: an option, refused, chosen, where somebody is, or where the last move led. */
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
    </button>
  `;
}

function badge(view, { option, chosen, here, steps }) {
  if (chosen)
    return html`
      <span class="flag">
        ${use("ui-check")}
        <span>${text("web-go")}</span>
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
  if (option.verb === "return")
    return html`
      <span class="steps">${use("ui-home")}</span>
    `;
  if (option.verb === "step")
    return html`
      <span class="steps mate">${use("ui-step-1")}</span>
    `;
  return steps === 1 || steps === 2
    ? html`
        <span class="steps">${use(`ui-step-${steps}`, steps > 1 ? "i two" : "i")}</span>
      `
    : html`
        <span class="steps">${use("ui-arrow")}</span>
      `;
}

const shortName = (number, title) => name("place-short", number, title);

/** What a screen reader hears: the place, who is there, what it does, and whether it can be chosen. */
function label(view, place, { option, refused }, title) {
  const said = [`${place.number} ${title}`];
  if (option) said.push(option.text);
  else if (refused) said.push(refused.why);
  const people = place.merchants.map((seat) => name("seat", seat));
  if (people.length) said.push(text("web-merchants-here", { people: people.join(", ") }));
  if (place.rubies) said.push(text("web-rubies-here", { n: place.rubies }));
  said.push(about("place", place.number));
  return said.join(". ");
}
