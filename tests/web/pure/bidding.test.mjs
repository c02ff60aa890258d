import assert from "node:assert/strict";
import { test } from "node:test";
import { bidders } from "../../../src/arasta/web/static/js/istanbul/letters/bidding.js";

const view = (more) => ({ players: [0, 1, 2], turn_of: 1, to_act: 1, bid: null, bidder: null, decision: {}, ...more });
const told = (more) => bidders(view(more)).map(({ seat, standing }) => `${seat} ${standing}`);

test("whoever opens the auction speaks first, each other once, and the opener may close", () => {
  assert.deepEqual(told({}), ["1 now", "2 next", "0 next", "1 closes"]);
});

test("whoever has spoken and does not lead is out", () => {
  assert.deepEqual(told({ to_act: 0, bid: 3, bidder: 2 }), ["1 out", "2 leads", "0 now", "1 closes"]);
  assert.deepEqual(told({ decision: { closing: 1 }, bid: 3, bidder: 0 }), ["1 out", "2 out", "0 leads", "1 now"]);
});
