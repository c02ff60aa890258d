// The id of a request to sit down, kept until it is answered: if the answer is lost, the same request finds the seat.
import { randomId } from "./random.js";
import { store, stored } from "./stored.js";

const KEY = "arasta.joining";

/** @param {string} game @returns {string} */
export function joiningId(game) {
  const kept = stored(KEY);
  if (kept?.game === game) return kept.id;
  const id = randomId();
  store(KEY, { game, id });
  return id;
}

export const joined = () => store(KEY, null);
