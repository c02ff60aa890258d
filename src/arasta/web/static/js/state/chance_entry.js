// A real table: how what chance has brought is entered. Pure functions; what can fall are options as any others.

/** @import { Dice, Entry, Laid } from "types/client.d.ts" */
/** @import { Option, SeatPart } from "types/protocol.d.ts" */

/** How the options are laid out: two dice, a row of faces, a plan of the bazaar, or a list to search.
 *  @param {Option[]} options @returns {"two" | "row" | "plan" | "list"} */
export function wayOf(options) {
  const known = options.filter((option) => option.kind !== "unseen");
  if (known.every(({ target }) => /^[1-6] [1-6]$/.test(target))) return "two";
  if (known.every(({ kind, target }) => kind === "face" || /^[1-6]$/.test(target)) && known[0]?.verb === "roll")
    return "row";
  return known.every(({ kind }) => kind === "cell") ? "plan" : "list";
}

/** Whether the decision is chance's: then somebody at a real table says what fell.
 *  @param {SeatPart | null} part */
export const isEntered = (part) => Boolean(part?.view?.decision?.chance && part.options.length > 0);

/** The dice laid down so far with one more, and the option that they are once both lie there.
 *  @param {Option[]} options @param {Dice | null | undefined} dice @param {number} i @param {string} face
 *  @returns {Laid} */
export function laid(options, dice, i, face) {
  /** @type {Dice} */
  const next = [dice?.[0] ?? null, dice?.[1] ?? null];
  next[i] = face;
  return { dice: next, option: options.find(({ target }) => target === next.join(" ")) ?? null };
}

/** What a key of a digit means: a face of a row, or the next of two dice.
 *  @param {Option[]} options @param {Dice | null | undefined} dice @param {string} digit
 *  @returns {Laid} */
export function byDigit(options, dice, digit) {
  const way = wayOf(options);
  if (way === "row") return { option: options[Number(digit) - 1] ?? null };
  return way === "two" ? laid(options, dice, dice?.[0] ? 1 : 0, digit) : {};
}

/** Whatever has all the words that were typed, or their beginnings; those whose name begins so come first.
 *  @template {Entry} T @param {T[]} options @param {(entry: T) => string} titles
 *  @param {string | null | undefined} sought */
export function matching(options, titles, sought) {
  const words = plain(sought ?? "").split(" ").filter(Boolean);
  if (!words.length) return options;
  const found = options.filter((option) => {
    const all = plain(`${titles(option)} ${option.target} ${option.about}`);
    return words.every((word) => ` ${all}`.includes(` ${word}`));
  });
  const first = (/** @type {T} */ option) => (plain(titles(option)).startsWith(words[0]) ? 0 : 1);
  return [...found].sort((a, b) => first(a) - first(b));
}

/** Without accents, capitals and signs: what people type.
 *  @param {string} words */
export const plain = (words) =>
  words
    .normalize("NFD")
    .replace(/\p{M}/gu, "")
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, " ");
