import assert from "node:assert/strict";
import { test } from "node:test";
import { commonLog, logsWith, ownLog, recalled, unseenSteps } from "../../../src/arasta/web/static/js/state/logs.js";
import { part } from "./messages.mjs";

const told = (step, turn, ...lines) => ({ step, turn, lines, next_turn: [] });
const texts = (log) => log.map(({ text }) => text);

test("what happened is added, and what was taken back is gone", () => {
  const first = logsWith({}, [part(0, { since: 0, log: [told(0, "1.1", "one"), told(1, "1.1", "two")] })], 2);
  const next = logsWith(first, [part(0, { since: 1, log: [told(1, "1.1", "other")] })], 2);
  assert.deepEqual(texts(next[0]), ["one", "other"]);
});

test("a seat that is told nothing keeps its log", () => {
  const logs = logsWith({}, [part(0, { since: 0, log: [told(0, "1.1", "one")] })], 1);
  assert.equal(logsWith(logs, [part(0)], 1)[0], logs[0]);
});

test("what came before is put in its place, and its turn says whose it was", () => {
  const log = recalled([{ step: 5, turn: "2.1", text: "now", key: "5-0", seat: 0, event: null }], { since: 0, log: [told(4, "1.2", "before"), told(5, "2.1", "now")] });
  assert.deepEqual(texts(log), ["before", "now"]);
  assert.equal(log[0].seat, 1);
});

test("while hands are put away only what all here are told is read", () => {
  const logs = logsWith({}, [part(0, { since: 0, log: [told(0, "1.1", "a card"), told(1, "1.1", "all")] }), part(1, { since: 0, log: [told(0, "1.1", "Simit"), told(1, "1.1", "all")] })], 2);
  assert.deepEqual(texts(ownLog({ logs, me: 1, covered: false })), ["Simit", "all"]);
  assert.deepEqual(texts(ownLog({ logs, me: 1, covered: true })), ["all"]);
  assert.equal(commonLog(logs), commonLog(logs));
});

test("what I have not seen is what came after my last turn, up to the one that I take now", () => {
  const line = (step, turn) => ({ step, turn, text: "", key: `${step}`, seat: null, event: null });
  const log = [line(0, "setup"), line(1, "1.1"), line(2, "1.2"), line(3, "1.3"), line(5, "2.1"), line(6, "2.1")];
  assert.deepEqual(unseenSteps(log, 0, "2.1", 7), { from: 2, until: 5 });
  assert.deepEqual(unseenSteps(log.slice(0, 4), 0, "2.1", 4), { from: 2, until: 4 });
  assert.deepEqual(unseenSteps(log, 1, "2.2", 7), { from: 3, until: 7 });
  assert.deepEqual(unseenSteps(log.slice(0, 4), 2, "1.3", 4), { from: 1, until: 3 });
  assert.equal(unseenSteps(log.slice(0, 2), 0, "1.1", 2), null);
  assert.equal(unseenSteps(log, null, "2.1", 7), null);
});
