import assert from "node:assert/strict";
import { test } from "node:test";
import { BLANK, against, isMyMove, listed, portions, sumOf, totalsOf } from "../../../src/arasta/web/static/js/state/own_games.js";

const seat = (number, bot = null) => ({ seat: number, name: `Seat ${number}`, free: false, bot });
const game = (given) => ({
  id: "a",
  game: "istanbul",
  settings: { expansions: [] },
  changed: 1,
  waits: null,
  mine: [0],
  people: [seat(0), seat(1, "hard"), seat(2, "hard")],
  standings: null,
  ...given,
});
const ended = (winner, given = {}) =>
  game({ standings: [0, 1, 2].map((n) => ({ seat: n, rank: n === winner ? 1 : 2, scores: {} })), ...given });

test("a table is listed once, and the newest is first", () => {
  const once = listed(BLANK, [game({ id: "old", changed: 1 }), game({ id: "new", changed: 3 })]);
  const twice = listed(once, [game({ id: "old", changed: 1 }), game({ id: "between", changed: 2 })]);
  assert.deepEqual(
    twice.games.map(({ id }) => id),
    ["new", "between", "old"],
  );
});

test("it is my move where the table waits for a seat of mine", () => {
  assert.equal(isMyMove(game({ waits: 0 })), true);
  assert.equal(isMyMove(game({ waits: 1 })), false);
  assert.equal(isMyMove(game({})), false);
});

test("one plays against people, bots of a level, bots of several, or others at the screen", () => {
  assert.equal(against(game({})), "hard");
  assert.equal(against(game({ people: [seat(0), seat(1, "easy"), seat(2, "hard")] })), "mixed");
  assert.equal(against(game({ people: [seat(0), seat(1), seat(2, "hard")] })), "people");
  assert.equal(against(game({ mine: [0, 1] })), "screen");
});

test("totals count what is over and mine, by game, expansions and opponents", () => {
  const games = [
    ended(0),
    ended(1),
    ended(0, { settings: { expansions: ["mocha"] } }),
    ended(0, { game: "dice", settings: {} }),
    ended(0, { mine: [] }),
    game({}),
  ];
  const rows = totalsOf(games).map((row) => [row.game, row.expansions.join(), row.against, row.played, row.won]);
  assert.deepEqual(rows, [
    ["istanbul", "", "hard", 2, 1],
    ["dice", "", "hard", 1, 1],
    ["istanbul", "mocha", "hard", 1, 1],
  ]);
  assert.deepEqual(sumOf(totalsOf(games)), { played: 4, won: 3 });
});

test("a thousand tables are asked for in portions that the server takes, and none is left out", () => {
  const kept = Array.from({ length: 1000 }, (_, i) => ({ game: `g${i}`, tokens: [`a${i}`, `b${i}`, `c${i}`] }));
  const found = portions(kept);
  assert.ok(found.every(({ games, tokens }) => games.length <= 100 && tokens.length <= 200));
  assert.equal(found.flatMap(({ games }) => games).length, 1000);
  assert.equal(found.flatMap(({ tokens }) => tokens).length, 3000);
  assert.deepEqual(portions([]), []);
});
