import assert from "node:assert/strict";
import { test } from "node:test";
import * as form from "../../../src/arasta/web/static/js/state/start_form.js";

const players = { word: "players", kind: "number", text: "", about: "", default: 3, least: 2, most: 4 };
const word = (it) => ({ word: it, text: it, about: "" });
const expansions = { word: "expansions", kind: "any", text: "", about: "", default: [], words: ["one", "other"].map(word) };
const layout = { word: "layout", kind: "one", text: "", about: "", default: "short", words: ["short", "grand"].map(word) };
const SCHEMA = {
  games: [
    { game: "istanbul", name: "Istanbul", settings: [players, expansions, layout], needs: [{ setting: "layout", value: "grand", other: "expansions", one_of: [["one", "other"]] }, { setting: "expansions", value: "other", other: "players", one_of: [3, 4] }] },
    { game: "dice", name: "Dice", settings: [{ ...players, most: 2 }], needs: [] },
  ],
  bots: [{ bot: "easy" }], help: ["none", "hints"], usual_bot: "easy", usual_help: ["hints", "hints", "none", "none", "none"],
};
const offered = () => form.offered({ ...form.BLANK, name: "Ayşe " }, SCHEMA);
const kinds = ({ seats }) => seats.map(({ kind }) => kind);

test("at first one person sits with two of the usual bots", () => {
  assert.deepEqual(kinds(offered()), ["person", "bot", "bot"]);
  assert.deepEqual(offered().settings, { expansions: [], layout: "short" });
});

test("another game has its own settings, and no more seats than it can have", () => {
  const state = form.chosenGame(offered(), "dice");
  assert.deepEqual([state.settings, state.seats.length], [{}, 2]);
});

test("seats are added and removed as far as the game lets", () => {
  const full = form.seatAdded(offered());
  assert.equal(form.seatAdded(full), full);
  const few = form.seatRemoved(offered(), 2);
  assert.equal(form.seatRemoved(few, 1), few);
});

test("values that may go together are added and taken away", () => {
  const one = form.agreed(offered(), "expansions", "one");
  assert.deepEqual([one.settings.expansions, form.agreed(one, "expansions", "one").settings.expansions], [["one"], []]);
});

test("what does not go together any more gives way", () => {
  const both = form.agreed(form.agreed(offered(), "expansions", "other"), "expansions", "one");
  const grand = form.agreed(both, "layout", "grand");
  assert.equal(grand.settings.layout, "grand");
  assert.equal(form.agreed(grand, "expansions", "one").settings.layout, "short");
  assert.deepEqual(form.seatRemoved(both, 2).settings.expansions, ["one"]);
  assert.equal(form.fits(offered(), "layout", "grand"), false);
});

test("around a real table people sit, until it is none", () => {
  const real = form.diceChosen(offered(), true);
  assert.deepEqual(kinds(real), ["person", "person", "person"]);
  assert.deepEqual(kinds(form.diceChosen(real, false)), ["person", "bot", "bot"]);
});

test("a seat is of somebody here, free, or a bot's, and keeps the name", () => {
  const named = form.seatNamed(form.seatChosen(offered(), 1, "person"), 1, "Cem");
  assert.deepEqual(form.seatChosen(named, 1, "free").seats[1], { kind: "free", name: "Cem" });
  assert.deepEqual(form.seatChosen(named, 1, "easy").seats[1], { kind: "bot", bot: "easy", name: "Cem" });
});

test("help is as chosen, else as is usual for so many people", () => {
  assert.equal(form.helpOf(offered()), "hints");
  assert.equal(form.helpOf(form.seatChosen(offered(), 1, "person")), "none");
  assert.equal(form.helpOf({ ...offered(), help: "none" }), "none");
});

test("the body of a table says who sits where, by trimmed names, with pace and clock", () => {
  const timed = form.clockSet(form.clockChosen(offered(), { per: "turn" }), 60);
  const body = form.wantedHere(form.paceChosen(timed, "fast"));
  assert.deepEqual(body.seats, [{ kind: "person", name: "Ayşe", word: null }, { kind: "bot", bot: "easy" }, { kind: "bot", bot: "easy" }]);
  assert.deepEqual([body.clock, body.pace, body.by_hand, body.draw], [{ per: "turn", seconds: 60, bot: "easy" }, 0.2, false, true]);
  assert.equal(form.wantedHere(form.diceChosen(timed, true)).clock, null);
});

test("a table at once is mine and two bots', as far as the form has bots, with usual settings", () => {
  const alone = form.seatChosen(form.seatChosen(offered(), 1, "free"), 2, "free");
  assert.deepEqual(form.wantedAtOnce(form.agreed(alone, "expansions", "one")).settings, {});
  assert.deepEqual(form.wantedAtOnce(alone).seats.map(({ kind }) => kind), ["person", "bot", "bot"]);
});

test("a value that does not go with the others says what it needs, until something else is chosen", () => {
  const need = form.lacking(offered(), "layout", "grand");
  assert.deepEqual(form.needInWords(offered(), need), { value: "grand", other: "", allowed: [["one", "other"]] });
  const asked = form.reasonAsked(offered(), "layout", "grand");
  assert.deepEqual(asked.asked, { setting: "layout", value: "grand" });
  assert.equal(form.reasonAsked(asked, "layout", "grand").asked, null);
  assert.equal(form.agreed(asked, "expansions", "one").asked, null);
});
