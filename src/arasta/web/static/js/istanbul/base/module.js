// What the base game brings to the page.
import { html } from "../../vendor/lit-html/lit-html.js";
import { dashed, many, piece, use } from "../../draw/icons.js";
import { figures } from "../../text.js";
import { calls, changedRoll } from "./dice_rolls.js";
import { PLACES } from "./places.js";
import { sale } from "./sale.js";
import { COLOURS } from "../goods.js";
import { LESSON } from "./lesson.js";

/** @import { Module, Part } from "types/client.d.ts" */
/** @import { Option } from "types/protocol.d.ts" */

const ROLLS = new Set(["call_number", "change_dice"]);
const BLACK_MARKET = 8;
const TEA_HOUSE = 9;
const LUCKY = new Set([BLACK_MARKET, TEA_HOUSE]);
const WALKS = new Set(["move", "send"]);

/** The bonus card that an option is about: one by its name, or the one on top of the discard pile.
 *  @param {Part} given @param {Option} other */
const cardOf = ({ view }, { name, kind, target }) =>
  kind === "card" ? target : name === "from discard" && view.game === "istanbul" ? view.discard.at(-1) : null;

/** A picture for an option: of its thing, else of what is done.
 *  @param {Option} option @param {Part} part */
function optionPicture(option, part) {
  const { verb, kind, target } = option;
  if (kind === "token") return use(target);
  const card = cardOf(part, option);
  if (card)
    return html`
      <span class="minicard">${use(`card-${dashed(card)}`, "art")}</span>
    `;
  if (kind === "place")
    return html`
      <span class="minitile">${use(`place-${target}`, "art")}</span>
    `;
  if (kind === "family") return piece("family", Number(target.split(" ").at(-1)) - 1);
  if (kind === "seat") return piece("merchant", Number(target) - 1);
  if (verb === "tile") return use(`mosque-${target}`);
  if (verb === "leave" || verb.startsWith("pick up"))
    return piece("assistant", verb === "pick up neutral" ? 3 : (part.seat ?? 0), "i disc");
  return verb === "turn" ? use(`die-${target}`) : null;
}

/** @type {Module} */
export const BASE = {
  game: "istanbul",
  lesson: LESSON,
  held: {
    lira: "lira",
    rubies: "ruby",
    cards: "bonus-card",
    capacity: "cart",
    goods: (colour) => use(`good-${colour}`),
    mosque_tiles: (colour) => use(`mosque-${colour}`),
    stack: (_, seat) => piece("assistant", seat, "i disc"),
  },
  silent: ["assistants", "extensions", "tiles_used"],
  scores: { rubies: "ruby", lira: "lira", goods: "good-any", cards: "bonus-card" },
  actions: {
    act: "ui-check",
    pay: "lira",
    "from deck": "bonus-card",
    "reward card": "bonus-card",
    "reward lira": "lira",
    reroll: "reroll",
    ruby: "ruby",
  },
  optionPicture,
  entries: {
    card: ({ target }) => use(`card-${dashed(target)}`, "art"),
    place: ({ target }) => use(`place-${target}`, "art"),
    demand: ({ target }) => COLOURS.flatMap((colour, i) => many(`good-${colour}`, figures("demand")[target][i])),
  },
  pictures: {
    place: (word) => `place-${word}`,
    card: (word) => `card-${word}`,
    token: (word) => word,
    "mosque-tile": (word) => `mosque-tile-${word}`,
  },
  chapters: { assistants: "turn", stack: "turn", cards: "cards", demand: "places" },
  closing: ["done", "decline", "skip", "keep"],
  onBoard: ["move", "send", "return", "ruby"],
  walkers: { move: (player) => player.merchant, send: (player) => player.family },
  badges: {
    return: html`
      <span class="steps">${use("ui-home")}</span>
    `,
  },
  /** A kind of cards: `field` has those that the seat sees, `count` how many it has; what plays, discards and draws one;
   *  the picture of a card and of its back; and which of them one that nobody has seen could be. */
  hands: [
    {
      kind: "card",
      field: "hand",
      count: "cards",
      plays: "card",
      discards: "discard",
      draws: "draw",
      picture: (word) => `card-${dashed(word)}`,
      back: "card-back-bonus",
      couldBe: (view) => Object.keys(view.unseen),
    },
  ],
  figures: [
    {
      kind: "family",
      seats: (place) => place.families,
      place: (player) => player.family,
      note: "web-family-at",
    },
  ],
  places: PLACES,
  isPlaced: ({ verb }) => verb === "meet",
  meets: { governor: "bonus-card", smuggler: "good-any" },
  looksAhead: (view, options) =>
    view.game === "istanbul" &&
    (ROLLS.has(view.decision?.kind ?? "") ||
      (view.decision?.kind === "action" && view.decision.place === BLACK_MARKET) ||
      options.some(({ kind, verb, target }) => kind === "place" && WALKS.has(verb) && LUCKY.has(Number(target)))),
  purses: ["lira"],
  facts: (player, seat) => [
    [use("lira"), player.lira, "lira"],
    [use("bonus-card"), player.cards, "cards"],
    [piece("assistant", seat, "i disc"), player.stack.length, "stack"],
  ],
  stalls: [
    { look: "selling", fits: ({ decision }) => decision?.kind === "sell", draw: sale },
    { look: "calling", fits: (_, options) => options.every(({ verb }) => verb === "call"), draw: calls },
    { look: "rolling", fits: ({ decision }) => decision?.kind === "change_dice", draw: changedRoll },
  ],
};
