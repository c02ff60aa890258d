import assert from "node:assert/strict";
import { test } from "node:test";
import { bookOpened, found, soughtInBook } from "../../../src/arasta/web/static/js/state/book.js";

const thing = (word, name, text) => ({ kind: "place", word, name, text, is_played: true });
const chapter = (title, lines, things = []) => ({ topic: title, title, lines, things, is_played: true });
const book = (sought) => ({
  game: "istanbul",
  sought,
  chapters: [
    chapter("How a turn runs", ["Move: one or two places.", "Meet: the Governor."]),
    chapter("Places", [], [thing("9", "Tea House", "Call a number."), thing("7", "Fountain", "Call back assistants.")]),
  ],
});

test("with nothing typed the whole book is there", () => {
  assert.equal(found(book("")).length, 2);
});

test("what has all words, or their beginnings, is found, without regard to capitals and accents", () => {
  const [places] = found(book("TÉA ho"));
  assert.deepEqual(places.things.map(({ word }) => word), ["9"]);
  assert.equal(found(book("tea ho")).length, 1);
});

test("the lines of a chapter that is named are all there", () => {
  assert.equal(found(book("turn"))[0].lines.length, 2);
  assert.deepEqual(found(book("governor"))[0].lines, ["Meet: the Governor."]);
});

test("what nobody wrote is not found", () => {
  assert.deepEqual(found(book("chess")), []);
});

test("typing changes the book that is open, and nothing where none is", () => {
  const state = bookOpened({ book: null }, book(""));
  assert.equal(soughtInBook(state, "tea").book.sought, "tea");
  assert.deepEqual(soughtInBook({ book: null }, "tea"), { book: null });
});
