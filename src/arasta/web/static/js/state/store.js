// The one state of a page, and the pure functions that change it. A view replaces the one before, it is never patched.
import { NO_TEXTS } from "../text.js";
import { NO_CHAT, said } from "./chat.js";
import { logsWith, recalled, recalledStory, storiesWith } from "./logs.js";
import { askedStill } from "./votes.js";

/** @import { Amounts, Dialog, Dice, Replay, Selection, State, TableState } from "types/client.d.ts" */
/** @import { EntryMessage, FromServer, Log, ProspectsAnswer, SetAnswer, SetThing, TablePart, ViewAt, Welcome } from "types/protocol.d.ts" */

/** Nothing is chosen. `set` counts things that are chosen together, `total` is what the server told of them.
 *  @type {Selection} */
const NOTHING = { pick: null, set: {}, total: null };

/** The state of a table's page before anything is known; what the browser says of itself is added to it.
 *  @type {Omit<State, "preferences" | "browser" | "game">} */
export const EMPTY = {
  texts: NO_TEXTS,
  n: null,
  table: null,
  people: [],
  seats: [],
  watching: 0,
  said: [],
  chat: NO_CHAT,
  shared: null, // the link that was copied last
  logs: {}, // by seat
  stories: {}, // by seat
  selection: NOTHING,
  me: null,
  behind: null, // who is to lift the curtain
  covered: false, // whether all hands at this screen are put away
  pending: null,
  connection: "connecting",
  refused: null,
  old: null,
  dialog: null,
  book: null, // of rules, since it was opened
  tip: null,
  fair: null,
  mail: null,
  hint: null,
  odds: null,
  tally: null,
  review: null,
  charts: { grown: null, told: "dice" },
  pace: null, // of the bots, if it was chosen at this page
  replay: { playing: false, speed: 1, until: null },
  returns: null,
  opening: null, // the step that the address has asked for, until it is shown
  lesson: null,
  name: "", // what the person before this screen is called
  copied: false, // whether the link is in the clipboard
  qr: null, // the link as a picture
  schema: null, // what may be agreed, to tell it in words
  asked: null, // the question to all that was waved aside
};

/** What a message of the server does to the state; what is not listed changes nothing that is drawn.
 *  @param {State} state @param {FromServer} message @returns {State} */
export function told(state, message) {
  switch (message.t) {
    case "welcome":
      return welcomed(state, message);
    case "entry":
      return entered(state, message);
    case "refused":
      return refusedWith(state, message.text);
    case "people":
      return askedStill({ ...state, people: message.people, watching: message.watching });
    case "said":
      return said(state, message.said);
    case "bye":
      return { ...state, connection: message.why, refused: message.text };
    default:
      return state;
  }
}

/** What the server tells when we come in, or come back.
 *  @param {State} state @param {Welcome} message */
export function welcomed(state, message) {
  const seats = message.seats;
  const next = { ...state, ...heard(message), people: message.people, watching: message.watching, said: message.said };
  const logs = logsWith(state.logs, seats, message.table.step);
  const stories = storiesWith(state.stories, seats);
  const known = askedStill({ ...next, seats });
  const selection = message.n === state.n ? state.selection : NOTHING;
  return settle({ ...known, logs, stories, connection: "open", pending: null, selection, hint: null });
}

/** The table is told anew, in another language: what was told in the one before is gone.
 *  @param {State} state */
export const forgotten = (state) => ({ ...state, logs: {}, stories: {}, review: null, hint: null, refused: null, tip: null });

/** One more entry of the table's log.
 *  @param {State} state @param {EntryMessage} message */
export function entered(state, message) {
  const seats = message.seats ?? state.seats;
  return settle({
    ...state,
    ...heard(message),
    seats,
    logs: logsWith(state.logs, seats, message.table?.step ?? 0),
    stories: storiesWith(state.stories, seats),
    pending: null,
    selection: NOTHING,
    hint: null,
    refused: null,
  });
}

/** Whether the connection is lost for now: then nothing can be chosen, and no clock is seen to run.
 *  @param {Pick<State, "connection">} given */
export const isCut = ({ connection }) => connection === "cut";

/** The connection is lost; whatever was under way is sent again when it is back.
 *  @param {State} state */
export const cutOff = (state) => ({ ...state, connection: "cut", tip: null });

/** The connection is back without having been closed.
 *  @param {State} state */
export const reconnected = (state) => ({ ...state, connection: "open" });

/** @param {Welcome | EntryMessage} given */
const heard = ({ n, table }) => ({ n, table });

/** What a seat was told before we came.
 *  @param {State} state @param {number | null} seat @param {Log} told */
export const remembered = (state, seat, told) => ({
  ...state,
  logs: { ...state.logs, [String(seat)]: recalled(state.logs[String(seat)] ?? [], told) },
  stories: { ...state.stories, [String(seat)]: recalledStory(state.stories[String(seat)] ?? [], told) },
});

/** Through whose eyes we look: the seat that must act if it is ours, else the one we looked through before.
 *  @param {State} state */
function settle(state) {
  const mine = state.seats.map((part) => part.seat).filter((seat) => seat !== null);
  const due = state.table?.waits?.seat ?? null;
  const persons = mine.filter((seat) => !state.people[seat]?.bot);
  const known = isOneOf(mine, state.me);
  const me = known ? state.me : (persons[0] ?? mine[0] ?? null);
  if (persons.length < 2 || !state.table || isOpen(state.table))
    return { ...state, me: isOneOf(mine, due) ? due : me, behind: null, covered: false };
  return shared({ ...state, me, covered: state.covered || !known }, isOneOf(persons, due) ? due : null);
}

/** @param {number[]} seats @param {number | null} seat */
const isOneOf = (seats, seat) => seat !== null && seats.includes(seat);

/** Whether nothing is hidden at a table: one enters it for everybody, or it is over.
 *  @param {TablePart} given */
const isOpen = ({ by_hand, status }) => by_hand || status === "over";

/** Several people at one screen: a hand is seen from when its player has lifted the curtain until somebody else has the
 *  turn. Whoever is due lifts it; while bots or people elsewhere move, all hands are put away.
 *  @param {State} state @param {number | null} due */
function shared(state, due) {
  const lifted = state.behind === null && !state.covered;
  if (due !== null) return lifted && due === state.me ? state : { ...state, behind: due };
  const covered = !lifted || state.seats[0].view?.turn_of !== state.me;
  return { ...state, behind: null, covered, tip: covered ? null : state.tip };
}

/** Whether the table waits for somebody at this screen; for what a bot is to choose it does not.
 *  @param {Pick<State, "table" | "seats" | "people">} given */
export function waitsForMe({ table, seats, people }) {
  const waits = table?.waits;
  if (!waits || !seats.some((part) => part.seat === waits.seat)) return false;
  return waits.for === "chance" || !people[waits.seat]?.bot;
}

/** Whether the table may answer for whoever looks where nothing can be chosen: the question is put to them, they see it,
 *  and go on with what most players choose. Who learns takes each step, and who enters a real game says what happened.
 *  @param {State} state */
export const answersAlone = (state) =>
  state.table?.waits?.for === "choice" &&
  !state.table.by_hand &&
  waitsForMe(state) &&
  state.behind === null &&
  !state.lesson &&
  state.preferences.path &&
  !isCut(state);

/** The next player at this screen says who they are.
 *  @param {State} state */
export const uncovered = (state) => ({
  ...state,
  me: state.behind,
  behind: null,
  covered: false,
  old: null, // what the one before has looked at
  dialog: null,
  tip: null,
});

/** The table, for what is done at one only.
 *  @param {State} state */
export function tableOf({ table }) {
  if (!table) throw new Error("There is no table yet.");
  return table;
}

/** Whether the table is there.
 *  @param {State} state @returns {state is TableState} */
export const hasTable = (state) => state.table !== null;

/** What the seat that looks may know and do now; an old position if one is being looked at.
 *  @param {State} state */
export const partOf = (state) => state.seats.find((part) => part.seat === state.me) ?? state.seats[0] ?? null;

/** What chance may bring after each choice, as the server has reckoned it for the decision of now.
 *  @param {State} state @param {number | null} seat @param {ProspectsAnswer} prospects */
export const prospected = (state, seat, prospects) =>
  prospects.n !== state.n
    ? state
    : { ...state, seats: state.seats.map((part) => (part.seat === seat ? { ...part, prospects } : part)) };

/** Whether a hint may be asked for now: where the table has hints, for the one who is to choose.
 *  @param {Pick<State, "table" | "old" | "me">} given */
export const canHint = ({ table, old, me }) =>
  table !== null && table.help !== "none" && !old && table.waits?.for === "choice" && table.waits.seat === me;

/** Choosing a thing: it is marked; one more of a set, as far as more may be added; the same again takes it back.
 *  @param {State} state @param {string} name */
export function picked(state, name) {
  const things = partOf(state)?.sets?.things ?? [];
  if (!things.some((thing) => thing.action === name))
    return { ...state, selection: { ...NOTHING, pick: name }, refused: null };
  const { set } = state.selection;
  const n = addable(state.selection, things).get(name) ? (set[name] ?? 0) + 1 : 0;
  return { ...state, selection: counted(state.selection, name, n), refused: null };
}

/** One thing less of a set.
 *  @param {State} state @param {string} name */
export const dropped = (state, name) => ({
  ...state,
  selection: counted(state.selection, name, state.selection.set[name] - 1),
});

/** So many of a thing are chosen now; what the server told of the set before is shown until it tells anew.
 *  @param {Selection} given @param {string} name @param {number} n */
function counted({ set, total }, name, n) {
  const { [name]: _, ...others } = set;
  const next = n > 0 ? { ...others, [name]: n } : others;
  return Object.keys(next).length ? { pick: null, set: next, total } : NOTHING;
}

/** How many of each thing may still be added: as the server told of this set, or else as there are.
 *  @param {Pick<Selection, "set" | "total">} given @param {SetThing[]} things */
export const addable = ({ set, total }, things) =>
  total?.set === set
    ? new Map((total.more?.things ?? []).map((thing) => [thing.action, thing.most]))
    : new Map(things.map((thing) => [thing.action, Math.max(0, thing.most - (set[thing.action] ?? 0))]));

/** The things chosen so far, by name, each as often as it is chosen.
 *  @param {Pick<Selection, "set">} given */
export const chosenThings = ({ set }) =>
  Object.entries(set).flatMap(([name, n]) => Array.from({ length: n }, () => name));

/** The server has reckoned a set; if it is another one by now, another answer will come.
 *  @param {State} state @param {Amounts} set @param {SetAnswer} total */
export function reckoned(state, set, total) {
  if (set !== state.selection.set) return state;
  return { ...state, selection: { ...state.selection, total: { ...total, set } } };
}

/** The things do not go together: back to those that did, with the server's reason.
 *  @param {State} state @param {Amounts} set @param {string} why */
export function unreckoned(state, set, why) {
  if (set !== state.selection.set) return state;
  const { total } = state.selection;
  return { ...state, selection: { pick: null, set: total?.set ?? {}, total }, refused: why };
}

/** @param {State} state */
export const unpicked = (state) => ({ ...state, selection: NOTHING, refused: null, tip: null });

/** The dice of a real table, as far as they were entered; null for one that was not.
 *  @param {State} state @param {Dice} dice */
export const diceLaid = (state, dice) => ({ ...state, selection: { ...state.selection, dice }, refused: null });

/** What is typed to find a thing.
 *  @param {State} state @param {string} words */
export const sought = (state, words) => ({ ...state, selection: { ...state.selection, sought: words }, refused: null });

/** A request is under way; nothing moves before its entry comes.
 *  @param {State} state @param {string} request */
export const waiting = (state, request) => ({ ...state, pending: request });

/** @param {State} state @param {string | null} why */
export const refusedWith = (state, why) => ({ ...state, pending: null, refused: why });

/** Looking at the table as it was before a step; null is now. Whoever came from the result goes back there.
 *  @param {State} state @param {ViewAt | null} old */
export function lookedBack(state, old) {
  if (old) return { ...state, old, dialog: null, returns: state.returns ?? resultOf(state.dialog) };
  return { ...state, old, dialog: state.returns ?? state.dialog, returns: null, replay: left(state.replay) };
}

/** @param {Dialog | null} dialog */
const resultOf = (dialog) => (dialog?.kind === "result" ? dialog : null);

/** @param {Replay} replay */
export const paused = (replay) => ({ ...replay, playing: false });

/** Looking back is over.
 *  @param {Replay} replay */
const left = (replay) => ({ ...paused(replay), until: null });
