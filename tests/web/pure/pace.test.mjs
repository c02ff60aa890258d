import assert from "node:assert/strict";
import { test } from "node:test";
import { PACES, paceAfter, paceOf } from "../../../src/arasta/web/static/js/state/pace.js";

test("the pace of now is what was chosen here, or else what the table has agreed", () => {
  const paces = [2, 1.5, 0.6, 0].map((pace) => paceOf({ pace: null, table: { pace } }));
  assert.deepEqual(paces, ["slow", "slow", "quick", "at-once"]);
  assert.equal(paceOf({ pace: PACES["at-once"], table: { pace: 2 } }), "at-once");
});

test("each press chooses the next one, and the last leads to the first", () => {
  assert.deepEqual(["slow", "quick", "at-once"].map(paceAfter), ["quick", "at-once", "slow"]);
});
