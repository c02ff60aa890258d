import assert from "node:assert/strict";
import { readFileSync } from "node:fs";
import { test } from "node:test";
import "./document.mjs";
import { LESSONS } from "../../../src/arasta/web/static/js/modules.js";
import { calledBack, proposalOf, proposed, taught, understood, wantsProposal } from "../../../src/arasta/web/static/js/state/lesson.js";
import { blank, option, part } from "./messages.mjs";

const learning = (kind, more = {}) => ({
  ...blank(), me: 0, lesson: { id: "first", seen: [], now: null, proposal: null }, table: { waits: { seat: 0, for: "choice", ends_turn: false } },
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
  const asked = (...options) => taught({ ...learning("after_action", { options }), lesson: { id: "first", seen, now: null, proposal: null } }).lesson.now;
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

test("who wants what cannot be chosen now is led back to the plan, and without one to the words about this decision", () => {
  const open = { ...learning("move"), n: 7, lesson: { id: "first", seen: ["welcome", "move"], now: null, proposal: null, back: null } };
  const planned = understood(proposed(open, 7, { action: "move 3", text: "Go to the Spice Warehouse" }));
  assert.equal(proposalOf(planned), null);
  const led = calledBack(planned).lesson;
  assert.deepEqual([led.proposal.shown, led.back, led.now], [true, 7, null]);
  const reminded = calledBack(open);
  assert.deepEqual([reminded.lesson.now, reminded.lesson.back], ["move", 7]);
  const calm = understood(reminded).lesson;
  assert.deepEqual([calm.seen, calm.back], [["welcome", "move"], null]);
  const elsewhere = { ...open, seats: learning("draw").seats };
  assert.equal(calledBack(elsewhere), elsewhere);
  assert.equal(calledBack({ ...open, lesson: null }).lesson, null);
});

const TEXTS = new URL("../../../src/arasta/play/texts/", import.meta.url);
const LANGUAGES = ["en", "de", "pl", "ru", "uk"];

/** A table as it stands when a moment of a lesson has come. */
function comes({ id, table }, { when }) {
  const changes = { [`${when.gained}.a`]: 1 };
  const player = { [when.without]: [] };
  const decision = { kind: when.decision, place: when.place };
  const view = { game: table.game, round: when.round ?? 1, last_round: when.last ?? false, decision, players: [player] };
  const waits = { seat: 0, for: "choice", ends_turn: when.ends ?? false };
  return { ...blank(), me: 0, lesson: { id, seen: [], now: null, proposal: null }, table: { waits }, seats: [part(0, { view, events: [{ changes: [{ seat: 0, changes }] }] })] };
}

test("25: each lesson has a word and texts of its own, and no moment is told in two of them", () => {
  assert.deepEqual(LESSONS.map(({ id }) => id), ["first", "mocha", "letters", "dice"]);
  const ids = LESSONS.flatMap(({ moments }) => moments.map(({ id }) => id));
  assert.equal(new Set(ids).size, ids.length);
  for (const language of LANGUAGES) {
    const written = readFileSync(new URL(`${language}/web.ftl`, TEXTS), "utf-8");
    const has = (key) => written.includes(`\n${key} =`);
    const wanted = [...ids.flatMap((id) => [`web-lesson-${id}`, `web-lesson-${id}-about`]), ...LESSONS.slice(1).map(({ id }) => `web-learn-${id}`)];
    assert.deepEqual(wanted.filter((key) => !has(key)), [], language);
  }
});

for (const lesson of LESSONS)
  for (const moment of lesson.moments)
    test(`25: the moment ${moment.id} of the lesson ${lesson.id} comes, in its game only`, () => {
      const others = lesson.moments.map(({ id }) => id).filter((id) => id !== moment.id);
      const { lesson: kept, ...table } = comes(lesson, moment);
      assert.equal(taught({ ...table, lesson: { ...kept, seen: others } }).lesson.now, moment.id);
      const elsewhere = comes({ ...lesson, table: { game: lesson.id === "dice" ? "istanbul" : "dice" } }, moment);
      assert.equal(taught(elsewhere).lesson.now, null);
    });

test("25: the three further lessons are short, and say when something is new only", () => {
  for (const { moments } of LESSONS.slice(1)) assert.ok(moments.length >= 6 && moments.length <= 10);
});

test("25: a place that a moment is about must be the one of the decision", () => {
  const lesson = LESSONS.find(({ moments }) => moments.some(({ when }) => when.place));
  const moment = lesson.moments.find(({ when }) => when.place);
  const state = comes(lesson, { when: { ...moment.when, place: moment.when.place - 1 } });
  assert.equal(taught(state).lesson.now, null);
});

test("25: what a lesson's guide proposes is a decision of its own game", () => {
  const asked = (id, game) => ({ ...comes({ id, table: { game } }, { when: { decision: "move" } }), n: 1 });
  const open = (state) => ({ ...state, table: { ...state.table, help: "hints" } });
  assert.equal(wantsProposal(open(asked("mocha", "istanbul"))), true);
  assert.equal(wantsProposal(open(asked("dice", "dice"))), false);
});
