import assert from "node:assert/strict";
import { test } from "node:test";
import { typedNames } from "../../../src/arasta/web/static/js/state/typed_moves.js";
import { option, part } from "./messages.mjs";

const offering = (...names) => part(0, { options: names.map((it) => option(it, "place")) });

test("a typed move is a name, a number, a beginning, several with semicolons or a verb with several targets", () => {
  const places = offering("move 3", "move 13", "sell red", "sell green");
  assert.deepEqual(typedNames("  move   3 ", places), ["move 3"]);
  assert.deepEqual(typedNames("13", places), ["move 13"]);
  assert.deepEqual(typedNames("sell g", places), ["sell green"]);
  assert.deepEqual(typedNames("pay; act;", places), ["pay", "act"]);
  assert.deepEqual(typedNames("sell red green", places), ["sell red", "sell green"]);
  assert.deepEqual(typedNames("fly", places), ["fly"]);
  assert.equal(typedNames("  ", places), null);
});
