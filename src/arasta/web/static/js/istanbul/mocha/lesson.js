// The lesson of Mocha & Baksheesh: what is new in it.

/** @import { Lesson } from "types/client.d.ts" */

/** @type {Lesson} */
export const LESSON = {
  id: "mocha",
  table: { game: "istanbul", settings: { expansions: ["mocha"] }, bots: ["beginner", "beginner"], seed: 4 },
  over: "web-lesson-through",
  proposed: ["move", "send_family", "play_guild_card"],
  moments: [
    { id: "coffee", when: { decision: "move" }, at: '.mine .purses .purse[data-tip="coffee"]' },
    { id: "coffee-places", when: { decision: "move", round: 2 }, at: '.tile[data-place="17"]' },
    { id: "roast", when: { decision: "roast" }, at: '.tile[data-place="17"]' },
    { id: "guild-card", when: { gained: "guild_cards" }, at: ".hand" },
    { id: "guild-turn", when: { decision: "play_guild_card" }, at: ".hand" },
    { id: "tavern", when: { decision: "tavern" }, at: '.tile[data-place="19"]' },
    { id: "barrier", when: { decision: "place_barrier" }, at: '.tile[data-place="19"]' },
    { id: "tavern-tile", when: { gained: "tavern_tiles" }, at: ".mine .tiles" },
    { id: "coffee-trader", when: { decision: "pay_fixed_or_good" }, at: ".tile.here" },
    { id: "coffee-house", when: { decision: "action", place: 20 }, at: '.tile[data-place="20"]' },
  ],
};
