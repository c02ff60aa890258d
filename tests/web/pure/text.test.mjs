import assert from "node:assert/strict";
import { test } from "node:test";
import { lendTexts, name, NO_TEXTS, playerName, sentences, text, texted } from "../../../src/arasta/web/static/js/text.js";
import { blank } from "./messages.mjs";

test("texts are those of the state that is drawn; who has no name is called by the colour, and at a real table by the number", () => {
  const messages = {
    getMessage: (key) => (/^web-(seat|free|colour-\d)$/.test(key) ? { value: key } : undefined),
    formatPattern: (key, { n }) => `${key} ${n ?? ""}`.trim(),
  };
  lendTexts({ texts: NO_TEXTS });
  assert.equal(text("web-seat", { n: 1 }), "");
  const people = ["", "Cem", ""].map((name, seat) => ({ seat, name, free: seat === 2 }));
  const state = texted({ ...blank(), people }, { messages });
  lendTexts(state);
  assert.deepEqual([text("web-missing"), name("place", 3)], ["web-missing", "3"]);
  assert.deepEqual([0, 1, 2, 3].map((seat) => name("seat", seat)), ["web-colour-1 1", "Cem", "web-seat 3", "web-seat 4"]);
  assert.deepEqual(people.map((person) => playerName(person)), ["web-colour-1 1", "Cem", "web-free"]);
  lendTexts({ ...state, table: { by_hand: true } });
  assert.equal(name("seat", 0), "web-seat 1");
});

test("what is said in one breath ends each part once", () => {
  assert.equal(sentences(["15 Great Mosque", undefined, "It is too far away.", "Pay goods"]), "15 Great Mosque. It is too far away. Pay goods");
  assert.equal(sentences(["", "2 rubies"]), "2 rubies");
});
