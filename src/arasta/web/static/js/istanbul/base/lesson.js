// The first lesson: the board game.

/** @import { Lesson } from "types/client.d.ts" */

/** @type {Lesson} */
export const LESSON = {
  id: "first",
  table: { game: "istanbul", bots: ["beginner", "beginner"], seed: 4 },
  over: "web-lesson-over",
  proposed: ["move", "call_number", "send_family"],
  moments: [
    { id: "welcome", when: { decision: "move" }, at: ".mine .rubyrow" },
    { id: "move", when: { decision: "move" }, at: ".tile.here" },
    { id: "plan", when: { decision: "move", round: 2 }, at: ".mine .rubyrow" },
    { id: "hint", when: { decision: "move", round: 3 }, at: ".hintkey" },
    { id: "assistant", when: { decision: "assistant" }, at: ".mine .purses .purse:nth-child(2)" },
    { id: "merchants", when: { decision: "pay_merchants" }, at: ".tile.here" },
    { id: "action", when: { decision: "action" }, at: ".tile.here" },
    { id: "market", when: { decision: "sell" }, at: ".counter" },
    { id: "dice", when: { decision: "call_number" }, at: ".counter" },
    { id: "fountain", when: { decision: "return_assistants" }, at: ".tile.here" },
    { id: "family", when: { decision: "send_family" }, at: ".tile.here" },
    { id: "encounters", when: { decision: "encounters" }, at: ".tile.here" },
    { id: "ruby", when: { gained: "rubies" }, at: ".mine .rubyrow" },
    { id: "mosque", when: { gained: "mosque_tiles" }, at: ".mine .tiles" },
    { id: "wheelbarrow", when: { gained: "goods" }, at: ".tray" },
    { id: "cards", when: { gained: "cards" }, at: ".hand" },
    { id: "end", when: { ends: true }, at: ".key.go" },
    { id: "alone", when: { decision: "move", without: "stack" }, at: ".mine .purses .purse:nth-child(2)" },
    { id: "last", when: { last: true }, at: ".round" },
  ],
};
