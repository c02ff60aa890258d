// Messages of a real game, as docs/protocol has them, and states that they lead to.
import { readFileSync } from "node:fs";
import { DEFAULTS } from "../../../src/arasta/web/static/js/state/preferences.js";
import { EMPTY, told } from "../../../src/arasta/web/static/js/state/store.js";

const FOLDER = new URL("../../../docs/protocol/", import.meta.url);

export const message = (name) => JSON.parse(readFileSync(new URL(`${name}.json`, FOLDER), "utf-8"));

const BROWSER = { dark: false, still: false, narrow: false, notifications: "default", home: "http://here/" };

/** A page before anything was told. */
export const blank = () => ({ ...EMPTY, preferences: DEFAULTS, browser: BROWSER, game: "kq3xT0m1vB5fWz9a" });

/** The state after these messages, one after the other. */
export const after = (...names) => names.map(message).reduce(told, blank());

/** A person, and what one may know and do: as far as a test needs it. */
export const person = (seat, more = {}) => ({ seat, name: `P${seat}`, free: false, bot: null, confirm: true, here: true, stuck: false, ...more });

export const part = (seat, more = {}) => ({
  seat, view: null, options: [], refused: [], sets: null, undo_to: null, since: null, events: null, log: null, ...more,
});

/** An option by its name: its verb, and what it is done to. */
export const option = (name, kind, more = {}) => {
  const target = kind ? name.split(" ").slice(-1)[0] : "";
  const verb = kind ? name.split(" ").slice(0, -1).join(" ") : name;
  return {
    id: 0, name, verb, kind, target, value: 0, text: name, about: "", cost: {}, gain: {}, paid: [], open: false,
    path: [name], then: "choice", ends: false, ...more,
  };
};
