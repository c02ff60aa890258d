// How far the lesson is, kept in this browser, so that a reload goes on.
import { store, stored } from "./stored.js";

/** @import { LessonState } from "types/client.d.ts" */

const KEY = "arasta.lesson";

/** The lesson of a table, if it is one: what was explained, and what is being explained now.
 *  @param {string} game */
export function lessonOf(game) {
  const kept = stored(KEY);
  return kept?.game === game ? { id: kept.id, seen: kept.seen, now: null, proposal: null, back: null } : null;
}

/** Which lesson a table is, and what of it has been explained.
 *  @param {string} game @param {Pick<LessonState, "id" | "seen">} lesson */
export const keepLesson = (game, { id, seen }) => store(KEY, { game, id, seen });

export const forgetLesson = () => store(KEY, null);
