import assert from "node:assert/strict";
import { test } from "node:test";
import { checkDice } from "../../../src/arasta/web/static/js/fair_dice.js";

// The worked example of docs/fair-dice.md is checked in Python; here, that this code finds what does not fit.
const KEY = "00".repeat(32);
const hex = (buffer) => [...new Uint8Array(buffer)].map((byte) => byte.toString(16).padStart(2, "0")).join("");

test("dice that were promised are found to fit, others are named by their number", async () => {
  const commitment = hex(await crypto.subtle.digest("SHA-256", new TextEncoder().encode(`table\n${KEY}`)));
  const dice = { key: KEY, commitment, words: ["simit"], first: 0 };
  const weights = [{ a: 1, b: 1, c: 2 }];
  const tried = await Promise.all(["a", "b", "c"].map((outcome) => checkDice("table", dice, { outcomes: [{ step: 0, name: outcome, of: 0 }], weights })));
  assert.equal(tried.filter(({ differs }) => differs === null).length, 1);
  assert.deepEqual([...new Set(tried.map(({ fits }) => fits))], [true]);
  assert.equal((await checkDice("other", dice, { outcomes: [], weights })).fits, false);
  assert.equal(await checkDice("table", { ...dice, key: null }, { outcomes: [], weights }), null);
});
