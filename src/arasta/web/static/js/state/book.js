// The book of rules, as far as it is looked up: pure steps of state, and what fits the words that were typed.
import { plain } from "./chance_entry.js";

/** @import { Book, BookThing, Chapter } from "types/client.d.ts" */

/** What is typed into the book that is open.
 *  @template {{ book: Book | null }} S @param {S} state @param {string} sought @returns {S} */
export const soughtInBook = (state, sought) => (state.book ? { ...state, book: { ...state.book, sought } } : state);

/** Another game's rules, from the beginning.
 *  @template {{ book: Book | null }} S @param {S} state @param {Book | null} book @returns {S} */
export const bookOpened = (state, book) => ({ ...state, book });

/** The chapters with what fits all words that were typed, or their beginnings; all of them where nothing was.
 *  @param {Book} book @returns {Chapter[]} */
export function found({ chapters, sought }) {
  const words = plain(sought).split(" ").filter(Boolean);
  if (!words.length) return chapters;
  const fits = (/** @type {string} */ text) => words.every((word) => ` ${plain(text)}`.includes(` ${word}`));
  return chapters
    .map((chapter) => ({
      ...chapter,
      lines: fits(chapter.title) ? chapter.lines : chapter.lines.filter(fits),
      things: chapter.things.filter(({ name, text }) => fits(`${name} ${text}`)),
    }))
    .filter(({ lines, things }) => lines.length || things.length);
}

/** Whether a thing is the one that was looked up from its explanation.
 *  @param {BookThing} thing @param {string | null} [at] */
export const isAt = ({ kind, word }, at) => at === `${kind} ${word}`;
