import assert from "node:assert/strict";
import { test } from "node:test";
import { lendTexts, name, NO_TEXTS, text, texted } from "../../../src/arasta/web/static/js/text.js";
import { blank } from "./messages.mjs";

test("texts are those of the state that is drawn; seats without a name are called by their number", () => {
  const messages = { getMessage: (key) => (key === "web-seat" ? { value: {} } : undefined), formatPattern: (_, { n }) => `Seat ${n}` };
  lendTexts({ texts: NO_TEXTS });
  assert.equal(text("web-seat", { n: 1 }), "");
  const state = texted({ ...blank(), people: [{ name: "" }, { name: "Cem" }] }, { messages });
  lendTexts(state);
  assert.deepEqual([name("seat", 0), name("seat", 1), text("web-missing"), name("place", 3)], ["Seat 1", "Cem", "web-missing", "3"]);
});
