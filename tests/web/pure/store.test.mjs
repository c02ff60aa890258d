import assert from "node:assert/strict";
import { test } from "node:test";
import * as store from "../../../src/arasta/web/static/js/state/store.js";
import { after, blank, message, part, person } from "./messages.mjs";

test("a welcome brings the table, and whoever looks sees through their own seat", () => {
  const state = after("welcome_by_hand");
  assert.equal(state.connection, "open");
  assert.equal(state.table.id, message("welcome_by_hand").table.id);
  assert.equal(store.partOf(state).seat, state.me);
});

test("a view replaces the one before", () => {
  const state = after("welcome", "entry");
  assert.deepEqual(state.seats, message("entry").seats);
  assert.equal(state.n, message("entry").n);
});

test("an entry takes what was chosen, asked and refused from the screen", () => {
  const before = { ...after("welcome"), pending: "x", refused: "no", hint: { n: 1, hints: [] } };
  const state = store.told(store.picked(before, "move 3"), message("entry"));
  assert.deepEqual([state.pending, state.refused, state.hint, state.selection.pick], [null, null, null, null]);
});

test("what is refused is told, and nothing waits any more", () => {
  const state = store.told({ ...after("welcome"), pending: "x" }, { t: "refused", id: "x", why: "illegal", text: "Not now.", n: 1 });
  assert.deepEqual([state.pending, state.refused], [null, "Not now."]);
});

test("people, chat and the end of a connection change the state, a pong does not", () => {
  const state = after("welcome");
  assert.equal(store.told(state, { t: "people", people: [], watching: 7 }).watching, 7);
  assert.equal(store.told(state, { t: "said", said: { text: "hello" } }).said.at(-1).text, "hello");
  assert.equal(store.told(state, { t: "bye", why: "moved", text: "" }).connection, "moved");
  assert.equal(store.told(state, { t: "pong" }), state);
});

/** Two people at one screen, of whom one is to act. */
const shared = (due, more = {}) => ({
  ...blank(),
  people: [person(0), person(1), person(2, { bot: "easy" })],
  ...more,
  message: {
    t: "entry", n: 1, kind: "play", by: 0,
    table: { by_hand: false, status: "playing", step: 0, waits: { seat: due, for: "choice", ends_turn: false } },
    seats: [part(0, { view: { turn_of: due } }), part(1, { view: { turn_of: due } })],
  },
});

test("the curtain falls before each of two people at one screen, and whoever lifts it looks", () => {
  const { message: entry, ...state } = shared(1);
  const down = store.told({ ...state, me: 0 }, entry);
  assert.equal(down.behind, 1);
  const up = store.uncovered({ ...down, tip: "card x" });
  assert.deepEqual([up.me, up.behind, up.covered, up.tip], [1, null, false, null]);
});

test("whoever comes to a shared screen while a bot moves first sees no hand, and no curtain", () => {
  const { message: entry, ...state } = shared(2);
  const welcome = { ...entry, t: "welcome", people: state.people, watching: 0, said: [] };
  const opened = store.told(blank(), welcome);
  assert.deepEqual([opened.covered, opened.behind], [true, null]);
});

test("whoever comes to a shared screen in their own turn while a bot answers has not lifted the curtain yet", () => {
  const { message: entry, ...state } = shared(2);
  const seats = entry.seats.map((seat) => ({ ...seat, view: { turn_of: 0 } }));
  assert.equal(store.told(blank(), { ...entry, t: "welcome", people: state.people, watching: 0, said: [], seats }).covered, true);
  assert.equal(store.told({ ...state, me: 0 }, { ...entry, seats }).covered, false);
});

test("after a bot the next one at a shared screen lifts the curtain", () => {
  const away = store.told({ ...shared(2), me: 0 }, shared(2).message);
  assert.deepEqual([store.told(away, shared(0).message).behind, store.told(away, shared(1).message).behind], [0, 1]);
});

test("while a bot moves, all hands at a shared screen are put away", () => {
  const { message: entry, ...state } = shared(2);
  assert.equal(store.told({ ...state, me: 0 }, entry).covered, true);
});

test("somebody alone at a screen has no curtain", () => {
  const { message: entry, ...state } = shared(0, { people: [person(0), person(1, { bot: "easy" }), person(2)] });
  assert.deepEqual([store.told(state, entry).behind, store.told(state, entry).me], [null, 0]);
});

test("the table waits for me where I am to choose, not where a bot does it for me", () => {
  const state = { ...blank(), seats: [part(0)], people: [person(0)], table: { waits: { seat: 0, for: "choice" } } };
  assert.equal(store.waitsForMe(state), true);
  assert.equal(store.waitsForMe({ ...state, people: [person(0, { bot: "easy" })] }), false);
  assert.equal(store.waitsForMe({ ...state, table: { waits: { seat: 1, for: "choice" } } }), false);
});

const things = { decision: "sell", things: [{ action: "sell red", most: 2 }, { action: "sell blue", most: 1 }], closes: null };
const selling = () => ({ ...blank(), seats: [part(null, { sets: things })] });
const chosen = (state) => state.selection.set;

test("a thing of a set is added until there is no more of it, and then taken back", () => {
  const once = store.picked(selling(), "sell red");
  const twice = store.picked(once, "sell red");
  assert.deepEqual([chosen(once), chosen(twice), chosen(store.picked(twice, "sell red"))], [{ "sell red": 1 }, { "sell red": 2 }, {}]);
});

test("one thing less is taken away, the last one with the whole set", () => {
  const state = store.picked(store.picked(selling(), "sell red"), "sell blue");
  assert.deepEqual(chosen(store.dropped(state, "sell red")), { "sell blue": 1 });
  assert.deepEqual(store.dropped(store.dropped(state, "sell red"), "sell blue").selection, blank().selection);
});

test("what the server told of another set is not told of this one", () => {
  const state = store.picked(selling(), "sell red");
  const total = { cost: {}, gain: { lira: 2 }, paid: [], open: false, then: "choice", more: { ...things, things: [] } };
  const reckoned = store.reckoned(state, chosen(state), total);
  assert.equal(reckoned.selection.total.gain.lira, 2);
  assert.equal(store.reckoned(state, { "sell blue": 1 }, total), state);
  assert.deepEqual([...store.addable(reckoned.selection, things.things)], []);
});

test("things that do not go together are given back, with the reason", () => {
  const one = store.picked(selling(), "sell red");
  const known = store.reckoned(one, chosen(one), { more: things });
  const two = store.picked(known, "sell blue");
  const back = store.unreckoned(two, chosen(two), "Not both.");
  assert.deepEqual([chosen(back), back.refused], [{ "sell red": 1 }, "Not both."]);
});

test("a choice that is no thing of a set is marked alone", () => {
  const state = store.picked(store.picked(selling(), "sell red"), "done");
  assert.deepEqual([state.selection.pick, chosen(state)], ["done", {}]);
});

test("whoever looks back from the result comes back to it", () => {
  const result = { ...blank(), dialog: { kind: "result" } };
  const back = store.lookedBack(store.lookedBack(result, { step: 3 }), { step: 4 });
  assert.deepEqual([back.dialog, store.lookedBack(back, null).dialog], [null, { kind: "result" }]);
});

test("a hint may be asked for where the table has hints, by the one who is to choose, of the position of now", () => {
  const state = { table: { help: "hints", waits: { for: "choice", seat: 0 } }, old: null, me: 0 };
  assert.equal(store.canHint(state), true);
  for (const other of [{ table: { ...state.table, help: "none" } }, { old: { step: 1 } }, { me: 1 }, { table: null }])
    assert.equal(store.canHint({ ...state, ...other }), false);
});
