import assert from "node:assert/strict";
import { test } from "node:test";
import "./document.mjs";
import { changeOf, choicesOf, unseenIn } from "../../../src/arasta/web/static/js/state/choices.js";
import { HANDS } from "../../../src/arasta/web/static/js/modules.js";
import { after, option, part } from "./messages.mjs";

const NOTHING = { pick: null, set: {}, total: null };
const goods = { red: 1, green: 0, yellow: 0, blue: 0 };
const player = { seat: 0, cards: 1, mosque_tiles: ["red"], tiles_used: [], goods };
const view = (more = {}) => ({ game: "istanbul", seat: 0, players: [player], hand: ["five_lira"], decision: null, ...more });
const seat = (options, more = {}) => part(0, { view: view(), options, ...more });
const names = (options) => options.map(({ name }) => name);

test("what is done to a place is chosen on the board", () => {
  const choices = choicesOf(seat([option("move 3", "place"), option("move 4", "place")]), NOTHING);
  assert.deepEqual([...choices.places.keys()], [3, 4]);
  assert.deepEqual([choices.onBoard, choices.stall, choices.ready], [true, [], null]);
});

test("a card that is held is chosen in the hand, a tile that is owned in the panel", () => {
  const choices = choicesOf(seat([option("card five_lira", "card"), option("tile red", "good"), option("done", "")]), NOTHING);
  assert.deepEqual([names(choices.inHand), names(choices.powers)], [["card five_lira"], ["tile red"]]);
  assert.deepEqual(choices.onCart, [], "the tile is named by its good, which lies on the wheelbarrow too");
  assert.equal(choices.card("card", "five_lira").name, "card five_lira");
  assert.equal(choices.closing.name, "done");
});

test("a card that nobody has seen is not offered by the card that stands in for it", () => {
  const hidden = seat([option("card stay", "card"), option("act", "")], { view: view({ hand: [] }) });
  assert.equal(unseenIn(hidden.view, HANDS[0]), 1);
  assert.deepEqual(names(choicesOf(hidden, NOTHING).rest), ["act"]);
});

test("several choices without a place of their own lie on the stall, beside the board they are chips", () => {
  const two = [option("reward card", ""), option("reward lira", "")];
  assert.deepEqual(names(choicesOf(seat(two), NOTHING).stall), ["reward card", "reward lira"]);
  const both = choicesOf(seat([option("move 3", "place"), ...two]), NOTHING);
  assert.deepEqual([both.stall, names(both.chips)], [[], ["reward card", "reward lira"]]);
});

test("the great key does the only choice there is, with all that its preview tells", () => {
  const choices = choicesOf(seat([option("pay", "", { path: ["pay", "act"] })]), NOTHING);
  assert.deepEqual(choices.ready.do, ["pay", "act"]);
});

test("where one more thing could be done and all else ends the turn, the great key ends it", () => {
  const choices = choicesOf(seat([option("act", ""), option("done", "", { ends: true })]), NOTHING);
  assert.deepEqual([names(choices.chips), choices.ready.do], [["act"], ["done"]]);
});

const sets = { decision: "sell", things: [{ action: "sell red", most: 2 }], closes: null };

test("things of a set are played together with the word that closes them", () => {
  const set = { "sell red": 2 };
  const total = { cost: {}, gain: { lira: 5 }, paid: [], open: false, then: "choice", more: { ...sets, closes: "done" }, set };
  const choices = choicesOf(seat([option("sell red", "good")], { sets }), { pick: null, set, total });
  assert.deepEqual(choices.ready.do, ["sell red", "sell red", "done"]);
  assert.deepEqual(changeOf(choices.ready), { lira: 5 });
  assert.equal(choices.look("sell red"), "chosen");
});

test("a set that lacks something cannot be played", () => {
  const set = { "sell red": 1 };
  const choices = choicesOf(seat([option("sell red", "good")], { sets }), { pick: null, set, total: { then: "more", set } });
  assert.equal(choices.ready.lacks, true);
});

test("in the dice game a trade has its place", () => {
  const dice = seat([option("token red", "colour"), option("stop", "")], { view: { game: "dice", seat: 0, players: [{ seat: 0 }] } });
  const choices = choicesOf(dice, NOTHING);
  assert.deepEqual([[...choices.placed].map(({ name }) => name), choices.onBoard, choices.closing.name], [["token red"], true, "stop"]);
});

test("whatever a change costs and brings is one number for each thing", () => {
  assert.deepEqual(changeOf({ option: { gain: { lira: 3, rubies: 1 }, cost: { lira: 2, "goods.red": 1 } } }), { lira: 1, rubies: 1, "goods.red": -1 });
  assert.deepEqual(changeOf(null), {});
});

test("the choices of a real table are those that it was told", () => {
  const state = after("welcome_by_hand");
  const [told] = state.seats;
  assert.deepEqual(choicesOf(told, state.selection).options, told.options);
});

test("things that cost nothing are all taken by the great key, and it never gives them up", () => {
  const home = (name) => option(name, "place", { gain: { stack: 1 }, cost: { assistants: 1 } });
  const things = [{ action: "return 5", most: 1 }, { action: "return 9", most: 1 }];
  const asked = seat([home("return 5"), home("return 9"), option("done", "")], { sets: { decision: "return_assistants", things, closes: "done" } });
  const choices = choicesOf(asked, NOTHING);
  assert.deepEqual([choices.ready.do, choices.ready.option.gain], [["return 5", "return 9", "done"], { stack: 2 }]);
  const sold = seat([option("sell red", "good", { cost: { "goods.red": 1 } }), option("done", "")], { sets: { ...sets, closes: "done" } });
  assert.equal(choicesOf(sold, NOTHING).ready, null);
});

test("goods are chosen on the wheelbarrow, not on the stall; what else would pay is beside them", () => {
  const asked = seat([option("pay", ""), option("give red", "good")]);
  const choices = choicesOf(asked, NOTHING);
  assert.deepEqual([names(choices.onCart), choices.stall, names(choices.chips), choices.ready], [["give red"], [], ["pay"], null]);
  assert.equal(choices.good("red").name, "give red");
});

test("what can bring no more than is sure is not offered", () => {
  const asked = seat([option("keep", ""), option("turn 6", "number"), option("reroll", "")], { prospects: { n: 1, ways: {}, pointless: ["turn 6", "reroll"] } });
  const choices = choicesOf(asked, NOTHING);
  assert.deepEqual([names(choices.options), choices.ready.do], [["keep"], ["keep"]]);
});

test("people are chosen where they stand, unless two of them stand together", () => {
  const standing = (...merchants) => {
    const players = merchants.map((merchant, i) => ({ ...player, seat: i, merchant }));
    const options = players.slice(1).map((_, i) => option(`join ${i + 2}`, "seat"));
    return choicesOf(seat(options, { view: view({ players, places: [] }) }), NOTHING);
  };
  const apart = standing(7, 5, 9);
  assert.deepEqual([[...apart.places.keys()], apart.stall], [[5, 9], []]);
  const together = standing(7, 5, 5);
  assert.deepEqual([together.places.size, names(together.stall)], [0, ["join 2", "join 3"]]);
});

test("whoever serves is chosen where that one stands", () => {
  const places = [{ number: 4, tokens: ["smuggler"] }, { number: 11, tokens: ["courier"] }];
  const options = ["smuggler", "courier"].map((token) => option(`serve ${token}`, "token"));
  assert.deepEqual([...choicesOf(seat(options, { view: view({ places }) }), NOTHING).places.keys()], [4, 11]);
});

test("coffee is chosen in the purse, as goods are on the wheelbarrow", () => {
  const choices = choicesOf(seat([option("give coffee", "good"), option("done", "")], { view: view({ players: [{ ...player, coffee: 1 }] }) }), NOTHING);
  assert.deepEqual([names(choices.onCart), choices.stall, choices.good("coffee").name], [["give coffee"], [], "give coffee"]);
});
