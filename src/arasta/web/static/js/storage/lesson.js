// How far the lesson is, kept in this browser, so that a reload goes on.
import { store, stored } from "./stored.js";

const KEY = "arasta.lesson";

/** The lesson of a table, if it is one: what was explained, and what is being explained now.
 *  @param {string} game */
export function lessonOf(game) {
  const kept = stored(KEY);
  return kept?.game === game ? { seen: kept.seen, now: null, proposal: null } : null;
}

/** What has been explained at a table; null forgets the lesson.
 *  @param {string} game @param {string[] | null} seen */
export const keepLesson = (game, seen) => store(KEY, seen && { game, seen });
