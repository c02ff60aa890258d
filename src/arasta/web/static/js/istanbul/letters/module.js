// What Letters & Seals brings to the page: letters, companions, the Kiosk and the Auction House.
import { html } from "../../vendor/lit-html/lit-html.js";
import { mark, piece, use } from "../../draw/icons.js";
import { named, text } from "../../text.js";
import { auction } from "./auction.js";
import { kiosk } from "./kiosk.js";
import { letters } from "./letters.js";
import { PLACES } from "./places.js";
import { LESSON } from "./lesson.js";

/** @import { Module, Part } from "types/client.d.ts" */
/** @import { IstanbulView, Option } from "types/protocol.d.ts" */

const COMPANION_VERBS = new Set(["companion", "place companion", "recall companion"]);

/** @param {Option} given @param {Part} part */
function optionPicture({ kind, verb, target }, part) {
  if (kind === "kiosk")
    return html`
      <span class="minitile">${use(`kiosk-${target}`, "art")}</span>
    `;
  if (verb === "letter" && kind === "place")
    return html`
      <span class="minitile">${use("letter")}</span>
    `;
  if (COMPANION_VERBS.has(verb)) return piece("companion", part.seat ?? 0);
  return verb === "copy six" ? use(`die-${target}`) : null;
}

/** The merchant who is joined and the one who serves stand on the bazaar.
 *  @param {Option} given @param {IstanbulView} view */
function standsAt({ verb, target }, { players, places }) {
  if (verb === "join") return players[Number(target) - 1].merchant;
  return verb === "serve" ? (places.find(({ tokens }) => tokens.some((token) => token === target))?.number ?? null) : null;
}

/** @type {Module} */
export const LETTERS = {
  game: "istanbul",
  lesson: LESSON,
  held: { letters: "letter", delivered: "letter-delivered" },
  scores: { letters: "letter" },
  actions: {
    use: "kiosk-tile",
    "use back": "swap",
    "double turn": "seal",
    "letter delivered": "letter-delivered",
  },
  optionPicture,
  pictures: { kiosk: (word) => `kiosk-${word}` },
  entries: { kiosk: ({ target }) => use(`kiosk-${target}`, "art") },
  closing: ["pass", "leave companion"],
  onBoard: ["step"],
  standsAt,
  walkers: { step: (player) => player.companion },
  badges: {
    step: html`
      <span class="steps mate">${use("ui-step-1")}</span>
    `,
    join: ({ target }) => html`
      <span class="steps whom">${mark(Number(target) - 1)}</span>
    `,
    serve: ({ target }) => html`
      <span class="steps whom">${use(target)}</span>
    `,
  },
  figures: [
    {
      kind: "companion",
      seats: (place) => place.companions ?? [],
      place: (player) => player.companion,
      note: "web-companion-at",
    },
  ],
  places: PLACES,
  meets: { courier: "letter" },
  belongings: letters,
  facts: (player) =>
    player.letters ? [[use("letter"), player.letters.length + (player.delivered ?? []).length, "letters"]] : [],
  stalls: [
    { look: "bidding", fits: (_, options) => options.some(({ verb }) => verb === "bid" || verb === "bid more"), draw: auction },
    { look: "kiosking", fits: (_, options) => options.every(({ kind }) => kind === "kiosk"), draw: kiosk },
  ],
  chapters: { letter: "letters", letters: "letters", delivered: "letters" },
  tips: { letter: (place) => text("web-letter-for", named("place", "place", place)) },
};
