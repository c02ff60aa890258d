import assert from "node:assert/strict";
import { test } from "node:test";
import { proposalOf, proposed, taught, understood, wantsProposal } from "../../../src/arasta/web/static/js/state/lesson.js";
import { blank, option, part } from "./messages.mjs";

const learning = (kind, more = {}) => ({
  ...blank(), me: 0, lesson: { seen: [], now: null, proposal: null }, table: { waits: { seat: 0, for: "choice", ends_turn: false } },
  seats: [part(0, { view: { game: "istanbul", round: 1, last_round: false, decision: { kind }, players: [{ stack: [] }] }, ...more })],
});

test("a moment of the lesson comes when its condition is met, the next one when it is understood", () => {
  const first = taught(learning("move"));
  assert.equal(first.lesson.now, "welcome");
  const next = understood(first);
  assert.deepEqual([next.lesson.seen, next.lesson.now], [["welcome"], "move"]);
});

test("what is gained is explained, and a moment that has passed is not waited for", () => {
  const shown = taught(learning("move"));
  const after = taught({ ...shown, seats: learning("other", { events: [{ changes: [{ seat: 0, changes: { rubies: 1 } }] }] }).seats });
  assert.deepEqual([after.lesson.seen, after.lesson.now], [["welcome"], "ruby"]);
});

test("the end of a turn is explained to whoever could still play a card, too", () => {
  const seen = ["welcome", "move", "hint"];
  const asked = (...options) => taught({ ...learning("after_action", { options }), lesson: { seen, now: null, proposal: null } }).lesson.now;
  assert.equal(asked(option("card stay", "card"), option("done", "", { ends: true })), "end");
  assert.equal(asked(option("card stay", "card"), option("act", "")), null);
});

test("a table without a lesson teaches nothing", () => {
  const state = { ...learning("move"), lesson: null };
  assert.equal(taught(state), state);
});

test("where the bazaar is open the guide says what it would do, until that is waved aside or chosen", () => {
  const open = (n) => ({ ...learning("move"), n, table: { ...learning("move").table, help: "hints" } });
  assert.equal(wantsProposal(open(7)), true);
  assert.equal(wantsProposal({ ...open(7), seats: learning("action").seats }), false);
  const told = proposed(open(7), 7, { action: "move 3", text: "Go to the Spice Warehouse" });
  assert.deepEqual([wantsProposal(told), proposalOf(told).action], [false, "move 3"]);
  assert.equal(proposalOf({ ...told, n: 8 }), null);
  assert.equal(proposalOf(understood(told)), null);
  assert.equal(proposed(open(8), 7, { action: "move 3", text: "" }).lesson.proposal, null);
});
