import assert from "node:assert/strict";
import { test } from "node:test";
import { byDigit, isEntered, laid, matching, wayOf } from "../../../src/arasta/web/static/js/state/chance_entry.js";
import { option, part } from "./messages.mjs";

const roll = (target) => ({ ...option(`roll ${target}`, ""), verb: "roll", kind: "", target });
const two = ["1 1", "3 4", "4 3"].map(roll);
const one = ["1", "2", "3"].map(roll);

test("what can fall is laid out as two dice, a row, a plan or a list", () => {
  assert.equal(wayOf(two), "two");
  assert.equal(wayOf(one), "row");
  assert.equal(wayOf([option("lay a1", "cell"), option("lay b2", "cell")]), "plan");
  assert.equal(wayOf([option("draw stay", "card"), option("draw letter", "card")]), "list");
});

test("two dice are an option once both lie there", () => {
  assert.deepEqual(laid(two, null, 0, "3"), { dice: ["3", null], option: null });
  assert.equal(laid(two, ["3", null], 1, "4").option.name, "roll 3 4");
});

test("a digit is the next of two dice, or a face of a row", () => {
  assert.deepEqual(byDigit(two, null, "4").dice, ["4", null]);
  assert.equal(byDigit(two, ["4", null], "3").option.name, "roll 4 3");
  assert.equal(byDigit(one, null, "2").option.name, "roll 2");
  assert.deepEqual(byDigit([option("draw stay", "card")], null, "2"), {});
});

test("things are found by the beginnings of words, without accents, and by what they do", () => {
  const cards = [option("draw b", "card", { about: "Take 5 lira" }), option("draw a", "card", { about: "Move" })];
  const titles = ({ target }) => ({ a: "Ağa’s Lira", b: "Coins" })[target];
  assert.deepEqual(matching(cards, titles, "AGA").map(({ target }) => target), ["a"]);
  assert.deepEqual(matching(cards, titles, "lir").map(({ target }) => target), ["b", "a"]);
  assert.deepEqual(matching(cards, titles, "co 5").map(({ target }) => target), ["b"]);
  assert.deepEqual(matching(cards, titles, "oins"), []);
  assert.equal(matching(cards, titles, " "), cards);
});

test("chance is entered where it is to decide and has something to choose from", () => {
  assert.equal(isEntered(part(0, { view: { decision: { chance: true } }, options: one })), true);
  assert.equal(isEntered(part(0, { view: { decision: { chance: false } }, options: one })), false);
  assert.equal(isEntered(null), false);
});
