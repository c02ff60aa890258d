// The lesson of Letters & Seals: what is new in it.

/** @import { Lesson } from "types/client.d.ts" */

/** @type {Lesson} */
export const LESSON = {
  id: "letters",
  table: { game: "istanbul", settings: { expansions: ["letters"] }, bots: ["beginner", "beginner"], seed: 4 },
  over: "web-lesson-through",
  proposed: ["move", "companion_walk", "bid", "choose_kiosk_tile"],
  moments: [
    { id: "letters", when: { decision: "move" }, at: '.tile[data-place="21"]' },
    { id: "seals", when: { decision: "move", round: 2 }, at: '.tile[data-place="24"]' },
    { id: "letter", when: { gained: "letters" }, at: ".mine .letters" },
    { id: "delivered", when: { gained: "delivered" }, at: ".mine .letters" },
    { id: "companion", when: { decision: "return_assistants" }, at: ".tile.here" },
    { id: "companion-walk", when: { decision: "companion_walk" }, at: ".tile.here" },
    { id: "kiosk", when: { decision: "choose_kiosk_tile" }, at: ".counter" },
    { id: "auction", when: { decision: "bid" }, at: ".counter" },
    { id: "society", when: { decision: "action", place: 24 }, at: '.tile[data-place="24"]' },
    { id: "pay-seals", when: { decision: "pay_seals" }, at: ".mine .letters" },
  ],
};
