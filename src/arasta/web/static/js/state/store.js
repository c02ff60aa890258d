// The one state of a page, and the pure functions that change it. A view replaces the one before, it is never patched.
import { logsWith, recalled } from "./logs.js";

/** Nothing is chosen. `set` counts things that are chosen together, `total` is what the server told of them. */
const NOTHING = { pick: null, set: {}, total: null };

export const EMPTY = {
  n: null,
  table: null,
  people: [],
  seats: [],
  watching: 0,
  said: [],
  logs: {}, // by seat
  selection: NOTHING,
  me: null,
  behind: null,
  pending: null,
  connection: "connecting",
  refused: null,
  old: null,
  dialog: null,
  tip: null,
  last: null,
  fair: null,
  mail: null,
  hint: null,
  odds: null,
  tally: null,
  review: null,
  charts: { grown: null, told: "dice" },
  replay: { playing: false, speed: 1 },
  returns: null,
  lesson: null,
};

/** What the server tells when we come in, or come back. */
export function welcomed(state, message) {
  const seats = message.seats;
  const next = { ...state, ...heard(message), people: message.people, watching: message.watching, said: message.said };
  const logs = logsWith(state.logs, seats, message.table.step);
  return settle({ ...next, seats, logs, connection: "open", pending: null, selection: NOTHING, hint: null });
}

/** One more entry of the table's log. */
export function entered(state, message) {
  const seats = message.seats ?? state.seats;
  return settle({
    ...state,
    ...heard(message),
    seats,
    logs: logsWith(state.logs, seats, message.table?.step ?? 0),
    pending: null,
    selection: NOTHING,
    hint: null,
    refused: null,
    last: lastMove(seats, state) ?? state.last,
  });
}

const heard = ({ n, table }) => ({ n, table });

/** The newest walk of a merchant, for the arrow through the streets. */
function lastMove(seats, before) {
  const events = seats[0]?.events ?? [];
  const walk = events.findLast((event) => event.verb === "move");
  if (!walk) return null;
  const from = before.seats[0]?.view?.players[walk.subject]?.merchant ?? null;
  return { seat: walk.subject, from, to: Number(walk.target) };
}

/** What a seat was told before we came. */
export const remembered = (state, seat, told) => ({
  ...state,
  logs: { ...state.logs, [seat]: recalled(state.logs[seat] ?? [], told) },
});

/** Through whose eyes we look: the seat that must act if it is ours, else the one we looked through before. Whoever
 *  enters a real table for everybody needs no curtain. */
function settle(state) {
  const mine = state.seats.map((part) => part.seat).filter((seat) => seat !== null);
  const due = state.table?.waits?.seat;
  const persons = mine.filter((seat) => !state.people[seat]?.bot);
  if (!mine.includes(due))
    return { ...state, me: mine.includes(state.me) ? state.me : (persons[0] ?? mine[0] ?? null) };
  if (due === state.me || persons.length < 2 || state.table.by_hand) return { ...state, me: due, behind: null };
  return { ...state, behind: due };
}

/** Whether the table waits for somebody at this screen; for what a bot is to choose it does not. */
export function waitsForMe({ table, seats, people }) {
  const waits = table?.waits;
  if (!waits || !seats.some((part) => part.seat === waits.seat)) return false;
  return waits.for === "chance" || !people[waits.seat]?.bot;
}

/** The next player at this screen says who they are. */
export const uncovered = (state) => ({ ...state, me: state.behind, behind: null });

/** What the seat that looks may know and do now; an old position if one is being looked at. */
export const partOf = (state) => state.seats.find((part) => part.seat === state.me) ?? state.seats[0] ?? null;

/** Whether a hint may be asked for now: where the table has hints, for the one who is to choose. */
export const canHint = ({ table, old, me }) =>
  table.help !== "none" && !old && table.waits?.for === "choice" && table.waits.seat === me;

/** Choosing a thing: it is marked; one more of a set, as far as more may be added; the same again takes it back. */
export function picked(state, name) {
  const things = partOf(state)?.sets?.things ?? [];
  if (!things.some((thing) => thing.action === name))
    return { ...state, selection: { ...NOTHING, pick: name }, refused: null };
  const { set } = state.selection;
  const n = addable(state.selection, things).get(name) ? (set[name] ?? 0) + 1 : 0;
  return { ...state, selection: counted(state.selection, name, n), refused: null };
}

/** One thing less of a set. */
export const dropped = (state, name) => ({
  ...state,
  selection: counted(state.selection, name, state.selection.set[name] - 1),
});

/** So many of a thing are chosen now; what the server told of the set before is shown until it tells anew. */
function counted({ set, total }, name, n) {
  const { [name]: _, ...others } = set;
  const next = n > 0 ? { ...others, [name]: n } : others;
  return Object.keys(next).length ? { pick: null, set: next, total } : NOTHING;
}

/** How many of each thing may still be added: as the server told of this set, or else as there are. */
export const addable = ({ set, total }, things) =>
  total?.set === set
    ? new Map((total.more?.things ?? []).map((thing) => [thing.action, thing.most]))
    : new Map(things.map((thing) => [thing.action, Math.max(0, thing.most - (set[thing.action] ?? 0))]));

/** The things chosen so far, by name, each as often as it is chosen. */
export const chosenThings = ({ set }) =>
  Object.entries(set).flatMap(([name, n]) => Array.from({ length: n }, () => name));

/** The server has reckoned a set; if it is another one by now, another answer will come. */
export function reckoned(state, set, total) {
  if (set !== state.selection.set) return state;
  return { ...state, selection: { ...state.selection, total: { ...total, set } } };
}

/** The things do not go together: back to those that did, with the server's reason. */
export function unreckoned(state, set, why) {
  if (set !== state.selection.set) return state;
  const { total } = state.selection;
  return { ...state, selection: { pick: null, set: total?.set ?? {}, total }, refused: why };
}

export const unpicked = (state) => ({ ...state, selection: NOTHING, refused: null, tip: null });

/** The dice of a real table, as far as they were entered; null for one that was not. */
export const diceLaid = (state, dice) => ({ ...state, selection: { ...state.selection, dice }, refused: null });

/** What is typed to find a thing. */
export const sought = (state, words) => ({ ...state, selection: { ...state.selection, sought: words }, refused: null });

/** A request is under way; nothing moves before its entry comes. */
export const waiting = (state, request) => ({ ...state, pending: request });

export const refusedWith = (state, why) => ({ ...state, pending: null, refused: why });

/** Looking at the table as it was before a step; null is now. Whoever came from the result goes back there. */
export function lookedBack(state, old) {
  if (old) return { ...state, old, dialog: null, returns: state.returns ?? resultOf(state.dialog) };
  return { ...state, old, dialog: state.returns ?? state.dialog, returns: null, replay: paused(state.replay) };
}

const resultOf = (dialog) => (dialog?.kind === "result" ? dialog : null);

export const paused = (replay) => ({ ...replay, playing: false });
