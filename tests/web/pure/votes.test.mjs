import assert from "node:assert/strict";
import { test } from "node:test";
import { askedStill, isFollowing, isMaker, othersAsked, wantsOf } from "../../../src/arasta/web/static/js/state/votes.js";

const person = (seat, values = {}) => ({ seat, name: `p${seat}`, person: true, left: false, wants: null, maker: seat === 0, ...values });
const at = (seats, people, table = {}) => ({ seats: seats.map((seat) => ({ seat })), people, table: { next_table: null, ...table } });

test("those before one screen agree when all of them do", () => {
  const both = [person(0, { wants: "stop" }), person(1)];
  assert.equal(wantsOf(at([0], both)), "stop");
  assert.equal(wantsOf(at([0, 1], both)), null);
  assert.equal(wantsOf(at([null], both)), null);
});

test("who made the table is before this screen or not", () => {
  assert.equal(isMaker(at([1], [person(0), person(1)])), false);
  assert.equal(isMaker(at([0, 1], [person(0), person(1)])), true);
});

test("neither bots nor who has left are asked whether to play again", () => {
  const people = [person(0), person(1, { wants: "again" }), person(2), person(3, { left: true }), person(4, { person: false })];
  const { agreed, missing } = othersAsked(at([0], people), "again");
  assert.deepEqual([agreed, missing].map((some) => some.map((one) => one.seat)), [[1], [2]]);
});

test("only who wanted to play again goes to the next table by itself", () => {
  const people = [person(0, { wants: "again" }), person(1)];
  assert.equal(isFollowing(at([0], people, { next_table: "x" })), true);
  assert.equal(isFollowing(at([1], people, { next_table: "x" })), false);
  assert.equal(isFollowing(at([0], people)), false);
});

test("a question that was waved aside may be asked again when nobody has asked it for a while", () => {
  const waved = (people) => askedStill({ ...at([0], people), asked: "p1" }).asked;
  assert.equal(waved([person(0), person(1, { wants: "stop" })]), "p1");
  assert.equal(waved([person(0, { wants: "stop" }), person(1)]), null);
});
