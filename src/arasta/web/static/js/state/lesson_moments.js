// The lesson as data: its table, and the moments at which something is explained, each when it first comes.
// The texts are web-lesson-ID and web-lesson-ID-about. `at` is what the bubble points to. `when` may name the decision that
// is asked of the learner, the earliest round, that the turn can be ended, what the learner has just gained or has none of.

/** @import { Moment } from "types/client.d.ts" */

export const TABLE = { game: "istanbul", bots: ["beginner", "beginner"], seed: 4 };

/** The decisions for which the guide says what it would do. */
export const PROPOSED = new Set(["move", "call_number", "send_family"]);

/** @type {Moment[]} */
export const MOMENTS = [
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
];
