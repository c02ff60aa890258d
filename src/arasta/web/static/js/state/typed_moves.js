// Typed moves: the names of actions, several with semicolons between or a verb with several targets, or a beginning.

/** @import { Part } from "types/client.d.ts" */
/** @import { SeatPart } from "types/protocol.d.ts" */

/** What the typed words mean to the server; it knows the grammar and says what is wrong with them.
 *  @param {string} typed @param {Part | SeatPart | null} part */
export function typedNames(typed, part) {
  const words = typed.trim().replace(/\s+/g, " ");
  if (!words) return null;
  if (words.includes(";"))
    return words
      .split(";")
      .map((word) => word.trim())
      .filter(Boolean);
  const names = (part?.options ?? []).map((option) => option.name);
  if (names.includes(words)) return [words];
  const numbered = names.filter((name) => name.split(" ").at(-1) === words);
  if (numbered.length === 1) return numbered;
  const begun = names.filter((name) => name.startsWith(words));
  if (begun.length === 1) return begun;
  return several(words, names) ?? [words];
}

/** `sell red green` is `sell red` and `sell green`.
 *  @param {string} words @param {string[]} names */
function several(words, names) {
  const [verb, ...targets] = words.split(" ");
  const made = targets.map((target) => `${verb} ${target}`);
  return targets.length > 1 && made.every((name) => names.includes(name)) ? made : null;
}
