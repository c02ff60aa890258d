// The lesson of the dice game.

/** @import { Lesson } from "types/client.d.ts" */

/** @type {Lesson} */
export const LESSON = {
  id: "dice",
  table: { game: "dice", bots: ["beginner", "beginner"], seed: 4 },
  over: "web-lesson-through",
  proposed: ["reroll", "action"],
  moments: [
    { id: "roll", when: { decision: "reroll" }, at: ".dicetray" },
    { id: "crystals", when: { decision: "reroll" }, at: ".mine .purses" },
    { id: "again", when: { decision: "dice_again" }, at: ".dicetray" },
    { id: "trades", when: { decision: "action" }, at: ".trades" },
    { id: "halls", when: { decision: "action" }, at: ".halls" },
    { id: "prayer", when: { decision: "action", round: 2 }, at: ".court .niches" },
    { id: "bazaar-card", when: { decision: "pick_card" }, at: ".counter" },
    { id: "offer", when: { decision: "offer" }, at: ".counter" },
    { id: "pay", when: { decision: "pay_goods" }, at: ".mine .crate" },
    { id: "first-ruby", when: { gained: "rubies" }, at: ".mine .rubyrow" },
  ],
};
