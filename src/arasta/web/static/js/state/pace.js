// How long bots take. Pure functions.

/** @import { TableState } from "types/client.d.ts" */

/** Seconds, by word.
 *  @type {Record<string, number>} */
export const PACES = { slow: 2, quick: 0.6, "at-once": 0 };
const WORDS = Object.keys(PACES);

/** The word for the pace of now: what was chosen here, or else what the table has agreed.
 *  @param {Pick<TableState, "pace" | "table">} given */
export function paceOf({ pace, table }) {
  const seconds = pace ?? table.pace;
  return WORDS.find((word) => seconds > PACES[word] / 2) ?? "at-once";
}

/** The one that a press chooses next.
 *  @param {string} word */
export const paceAfter = (word) => WORDS[(WORDS.indexOf(word) + 1) % WORDS.length];
