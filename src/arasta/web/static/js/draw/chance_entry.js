// What chance has brought at a real table: dice by their faces, cards and tiles by their pictures, found by typing.
import { html, nothing } from "../vendor/lit-html/lit-html.js";
import { matching, wayOf } from "../state/chance_entry.js";
import { ENTRIES, HANDS } from "../modules.js";
import { name, text } from "../text.js";
import { use } from "./icons.js";

/** @import { Choices, Drawn, Entry, Part } from "types/client.d.ts" */
/** @import { IstanbulPlace, Option, View } from "types/protocol.d.ts" */

const DICE = /^[1-6] [1-6]$/; // a roll of two
const FACES = ["1", "2", "3", "4", "5", "6"];
const MANY = 9; // things that are seen at a glance; more are searched

/** The counter's look and what lies on it.
 *  @param {Part} part @param {Choices} choices @returns {[string, unknown]} */
export function enter(part, choices) {
  const { options, entered } = choices;
  const way = wayOf(options);
  return [`entering by-${way}`, WAYS[way](options, entered, part.view)];
}

/** @type {Record<ReturnType<typeof wayOf>, (options: Option[], entered: Choices["entered"], view: View) => Drawn>} */
const WAYS = {
  two: (options, { dice }) => html`
    <div class="throw">${[0, 1].map((i) => faces(i, dice?.[i] ?? null))}</div>
  `,
  row: (options) => html`
    <div class="facerow">
      ${options.map(
        (option, i) => html`
          <button class="fell" data-play=${option.name} aria-label=${option.text} aria-keyshortcuts=${i + 1}>
            ${option.kind === "face" ? use(`face-${option.target}`, "df bright") : use(`die-${option.target}`)}
          </button>
        `,
      )}
    </div>
  `,
  plan,
  list: (options, { sought }) => finder(unseenFirst(options), sought, "play"),
};

/** The six faces of one of two dice.
 *  @param {number} i @param {string | null} chosen */
const faces = (i, chosen) => html`
  <div class="facerow" role="group" aria-label=${text("web-die-of", { n: i + 1 })}>
    ${FACES.map(
      (face) => html`
        <button
          class="fell ${face === chosen ? "chosen" : ""}"
          data-do="die"
          data-die=${i}
          data-face=${face}
          aria-label=${text("web-die-shows", { n: i + 1, face })}
          aria-pressed=${String(face === chosen)}
        >
          ${use(`die-${face}`)}
        </button>
      `,
    )}
  </div>
`;

/** Where the next place is laid: the bazaar as far as it lies.
 *  @param {Option[]} options @param {Choices["entered"]} entered @param {View} view */
function plan(options, entered, view) {
  if (view.game !== "istanbul") return nothing;
  const free = new Map(options.map((option) => [option.target, option]));
  const there = new Map(view.places.filter(({ column }) => column !== null).map((place) => [cellOf(place), place]));
  const cells = Array.from({ length: view.rows * view.columns }, (_, i) =>
    cellOf({ column: i % view.columns, row: Math.floor(i / view.columns) }),
  );
  return html`
    <div class="plan" .style=${`--n:${view.columns}`}>
      ${cells.map((cell) => site(free.get(cell), there.get(cell), cell))}
    </div>
  `;
}

/** @param {Pick<IstanbulPlace, "column" | "row">} given */
const cellOf = ({ column, row }) => `${String.fromCharCode(97 + (column ?? 0))}${(row ?? 0) + 1}`;

/** @param {Option | undefined} option @param {IstanbulPlace | undefined} place @param {string} cell */
const site = (option, place, cell) =>
  option
    ? html`
        <button class="site" data-play=${option.name} aria-label=${option.text}>${cell}</button>
      `
    : html`
        <span class="site off">${place ? use(`place-${place.number}`, "art") : nothing}</span>
      `;

/** Whoever enters a table for everybody sees few of the cards.
 *  @param {Option[]} options */
const unseenFirst = (options) => [
  ...options.filter(({ kind }) => kind === "unseen"),
  ...options.filter(({ kind }) => kind !== "unseen"),
];

/** What a thing is called; what has no name is called by what it does.
 *  @param {Entry} given */
export const titleOf = ({ kind, target, text: words, about }) =>
  kind === "unseen" ? words : kind === "demand" ? target : name(kind, target, about || words);

/** Things to pick from, with a field to search by typing where there are many; `deed` is the attribute that picks.
 *  @param {Entry[]} options @param {string | undefined} sought @param {string} deed */
export function finder(options, sought, deed) {
  const found = matching(options, titleOf, sought);
  return html`
    ${
      options.length > MANY
        ? html`
            <form class="seek" data-form="found">
              <input
                name="sought"
                type="search"
                autocomplete="off"
                spellcheck="false"
                .value=${sought ?? ""}
                data-input="seek"
                placeholder=${text("web-seek")}
                aria-label=${text("web-seek")}
              />
              <span aria-live="polite">${sought ? text("web-found", { n: found.length }) : nothing}</span>
            </form>
          `
        : nothing
    }
    <div class="finds of-${options[0]?.kind ?? "nothing"}">
      ${found.map((option) => thing(option, deed))}
    </div>
  `;
}

/** One thing: its picture, what it is called and does. A click enters it: whatever is entered can be taken back.
 *  @param {Entry} option @param {string} deed */
function thing(option, deed) {
  const title = titleOf(option);
  return html`
    <button
      class="find of-${option.kind}"
      data-play=${deed === "play" ? option.name : nothing}
      data-do=${deed === "play" ? nothing : deed}
      data-name=${option.name}
      aria-label=${option.text}
      title=${option.about || nothing}
    >
      <span class="pic">${picture(option)}</span>
      <b>${title}</b>
      ${
        option.about && option.about !== title && option.kind !== "bazaar-card"
          ? html`
              <small>${option.about}</small>
            `
          : nothing
      }
    </button>
  `;
}

/** @param {Entry} option */
function picture(option) {
  if (option.kind === "unseen") return use((HANDS.find(({ draws }) => draws === option.verb) ?? HANDS[0]).back, "art");
  if (DICE.test(option.target)) return option.target.split(" ").map((face) => use(`die-${face}`, "one-die"));
  return ENTRIES[option.kind]?.(option) ?? use("ui-check", "art");
}
