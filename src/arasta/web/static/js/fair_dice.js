// Checks the promise about the dice, as docs/fair-dice.md has it: the commitment made before the game is the hash of the
// table's id and the key, and every roll and draw follows from the key, the seats' words and what could fall.
import { hmac, sha256 } from "./sha256.js";

/** @import { GivenWord } from "types/client.d.ts" */
/** @import { DicePart, OutcomesAnswer } from "types/protocol.d.ts" */

/** @param {string} text */
const encoded = (text) => new TextEncoder().encode(text);

/** @param {Uint8Array} found */
const digits = (found) => [...found].map((byte) => byte.toString(16).padStart(2, "0")).join("");

/** @param {string} hex */
const bytes = (hex) => Uint8Array.from(hex.match(/../g) ?? [], (pair) => parseInt(pair, 16));

/** What was found: whether the key fits, how many outcomes these dice brought, and which of all is the first that differs,
 *  counted from 1, or null. Null altogether where the key is not told.
 *  @param {string} id @param {DicePart} given @param {OutcomesAnswer} other */
export function checkDice(id, { key, commitment, words, first }, { outcomes, weights }) {
  if (!key) return null;
  const hash = sha256(encoded(`${id}\n${key}`));
  const secret = bytes(key);
  const right = outcomes.map(({ name, of }, k) => k < first || name === outcome(secret, [id, ...words], weights[of], k));
  const differs = right.indexOf(false);
  return { fits: digits(hash) === commitment, n: outcomes.length - first, differs: differs < 0 ? null : differs + 1 };
}

/** What a game proves to a browser about whoever runs the server: it is `bound` if this browser saw the promise, gave its
 *  words then, and both are in the dice; `unbound` where it gave none.
 *  @param {DicePart} dice @param {Record<number, GivenWord>} given */
export function bindingOf({ commitment, words }, given) {
  const own = Object.entries(given);
  if (!own.length) return "unbound";
  if (own.some(([, it]) => it.commitment !== commitment)) return "changed";
  return own.every(([seat, it]) => words[Number(seat)] === it.word) ? "bound" : "left-out";
}

/** The outcome that the k-th number falls on: they stand in the order of their names, each as wide as its weight.
 *  @param {Uint8Array} secret @param {string[]} before @param {Record<string, number>} weights @param {number} k */
function outcome(secret, before, weights, k) {
  const total = Object.values(weights).reduce((sum, n) => sum + n, 0);
  let number = below(secret, before, total, k);
  for (const name of Object.keys(weights).sort()) {
    number -= weights[name];
    if (number < 0) return name;
  }
  return null;
}

/** A number below the total, all equally likely: what is too large is drawn again.
 *  @param {Uint8Array} secret @param {string[]} before @param {number} total @param {number} k */
function below(secret, before, total, k) {
  const bits = total > 1 ? (total - 1).toString(2).length : 0;
  for (let attempt = 0; ; attempt += 1) {
    const drawn = hmac(secret, encoded([...before, k, attempt].join("\n")));
    const number = Number(BigInt(`0x${digits(drawn)}`) >> BigInt(256 - bits));
    if (number < total) return number;
  }
}
