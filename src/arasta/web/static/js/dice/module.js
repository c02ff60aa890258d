// What the dice game brings to the page beside its table.
import { use } from "../draw/icons.js";
import { LESSON } from "./lesson.js";

const TRADES = new Set([
  "token",
  "crystal",
  "brown",
  "two tokens",
  "lira",
  "cards",
  "tile",
  "take tile",
  "give up",
  "give",
  "die",
  "again",
]);

/** @import { Module } from "types/client.d.ts" */

/** @type {Module} */
export const DICE = {
  game: "dice",
  lesson: LESSON,
  held: {
    crystals: "crystal",
    dice: (face) => use(`face-${face}`, "i bright"),
    faces: (face) => use(`face-${face}`, "i bright"),
    tokens: (colour) => use(`token-${colour}`),
    tiles: () => use("tile-back"),
  },
  silent: ["fresh", "wealth"],
  scores: { wealth: "lira" },
  actions: { "take crystal": "crystal", "take lira": "lira", benefit: "ui-check", exchange: "swap", "one lira": "lira" },
  pictures: { "mosque-tile": (word) => `tile-${word}`, "bazaar-card": (word) => `bazaar-${word}` },
  entries: {
    "mosque-tile": ({ target }) => use(`tile-${target}`, "bright"),
    "bazaar-card": ({ target }) => use(`bazaar-${target}`, "art"),
  },
  chapters: { crystals: "actions", actions: "actions" },
  closing: ["stop"],
  /** Nearly everything has its place: areas, trades, tiles, dice, tokens to pay with, open cards. */
  isPlaced: ({ verb, kind }) => TRADES.has(verb) || kind === "area" || (verb === "use" && kind === "bazaar-card"),
};
