// What Mocha & Baksheesh brings to the page: coffee, guild cards, the Tavern and the barrier.
import { html } from "../../vendor/lit-html/lit-html.js";
import { use } from "../../draw/icons.js";
import { wordsOf } from "../../text.js";
import { barrier } from "./barrier.js";
import { PLACES } from "./places.js";
import { LESSON } from "./lesson.js";

/** @import { Module } from "types/client.d.ts" */

const BOUGHT = " tile"; // after the word of a tavern tile

/** @type {Module} */
export const MOCHA = {
  game: "istanbul",
  lesson: LESSON,
  held: { coffee: "coffee", guild_cards: "guild-card", tavern_tiles: "tavern-tile" },
  scores: { coffee: "coffee" },
  goods: { coffee: "coffee" },
  actions: {
    "set barrier": "barrier",
    baksheesh: "ruby",
    "take coffee": "coffee",
    "give coffee": "coffee",
    "guild card": "guild-card",
  },
  optionPicture: ({ kind, verb, target }) => {
    if (kind === "guild")
      return html`
        <span class="minicard">${use(`guild-${target}`, "art")}</span>
      `;
    if (verb === "six") return use(`die-${target}`);
    return verb.endsWith(BOUGHT) && !target ? use(`tavern-${verb.slice(0, -BOUGHT.length)}`) : null;
  },
  pictures: { guild: (word) => `guild-${word}` },
  chapters: { tavern: "tavern", coffee: "places", "guild-cards": "guild" },
  entries: { guild: ({ target }) => use(`guild-${target}`, "art") },
  onBoard: ["use"],
  hands: [
    {
      kind: "guild",
      field: "guild_hand",
      count: "guild_cards",
      plays: "guild",
      discards: "discard guild",
      draws: "draw guild",
      picture: (number) => `guild-${number}`,
      back: "card-back-guild",
      couldBe: () => wordsOf("guild"),
    },
  ],
  places: PLACES,
  meets: { coffee_trader: "coffee" },
  overlay: barrier,
  purses: ["coffee"],
  tiles: (player) =>
    (player.tavern_tiles ?? []).map(
      (tile) => html`
        <span data-tip="tavern ${tile}">${use(`tavern-${tile}`)}</span>
      `,
    ),
  facts: (player) =>
    player.coffee === undefined
      ? []
      : [
          [use("coffee"), player.coffee, "coffee"],
          [use("guild-card"), player.guild_cards ?? 0, "guild-cards"],
        ],
};
