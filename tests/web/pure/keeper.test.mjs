import assert from "node:assert/strict";
import { mock, test } from "node:test";
import "./document.mjs";
import { keeperOf } from "../../../src/arasta/web/static/js/input/keeper.js";
import { choicesOf } from "../../../src/arasta/web/static/js/state/choices.js";
import { blank, option, part, person } from "./messages.mjs";

const NOTHING = { pick: null, set: {}, total: null };
const keep = option("keep", "");
const LATEST = 3200;

/** What is chosen at a table that asks this seat, in so many milliseconds. */
function chosenIn(milliseconds, { options = [keep], more = {}, table = {}, later = (state) => state }) {
  mock.timers.enable({ apis: ["setTimeout"] });
  const asked = part(0, { view: { game: "dice", seat: 0, players: [] }, options });
  const waits = { seat: 0, for: "choice" };
  const page = { state: { ...blank(), n: 3, me: 0, people: [person(0)], seats: [asked], table: { waits, ...table }, ...more } };
  const chosen = [];
  const chooser = { choices: choicesOf(asked, NOTHING), choose: (name) => chosen.push(name) };
  const answer = keeperOf(page, chooser);
  answer(page.state);
  answer(page.state); // the table is drawn anew
  page.state = later(page.state);
  mock.timers.tick(milliseconds);
  mock.timers.reset();
  return chosen;
}

test("ROLL-3: what can only be kept is kept by itself, but no earlier than a person could", () => {
  assert.deepEqual(chosenIn(1100, {}), []);
  assert.deepEqual(chosenIn(LATEST, {}), ["keep"]);
});

test("whoever can choose, or would end the turn, is asked", () => {
  assert.deepEqual(chosenIn(LATEST, { options: [keep, option("reroll", "")] }), []);
  assert.deepEqual(chosenIn(LATEST, { options: [option("keep", "", { ends: true })] }), []);
  assert.deepEqual(chosenIn(LATEST, { options: [option("meet governor", "")] }), []);
});

test("nothing is answered for others, for who learns, at a real table, behind the curtain, or twice", () => {
  const others = { table: { waits: { seat: 1, for: "choice" } } };
  const cases = [others, { table: { by_hand: true } }, { more: { behind: 0 } }, { more: { lesson: {} } }];
  for (const given of cases) assert.deepEqual(chosenIn(LATEST, given), []);
  assert.deepEqual(chosenIn(LATEST, { later: (state) => ({ ...state, n: 4 }) }), []);
});
