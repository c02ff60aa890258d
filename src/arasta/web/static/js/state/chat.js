// What people say at a table: what is new, and whom this browser does not want to hear. Pure functions.

/** @import { State } from "types/client.d.ts" */
/** @import { SaidLine } from "types/protocol.d.ts" */

/** Six reactions that need no language, by the words of the protocol. */
export const REACTIONS = ["bravo", "thanks", "laugh", "wow", "sad", "tea"];

/** Nobody is muted, and nothing was read. */
export const NO_CHAT = { read: 0, muted: [], fresh: null };

/** @param {State} state @param {number} seat */
const isMine = ({ seats }, seat) => seats.some((part) => part.seat === seat);

/** @param {State} state @param {number} seat */
export const isMuted = ({ chat }, seat) => chat.muted.includes(seat);

/** The lines of those who are not muted.
 *  @param {State} state */
export const heardLines = (state) => state.said.filter(({ seat }) => !isMuted(state, seat));

/** How many lines of others have not been read.
 *  @param {State} state */
export const unread = (state) =>
  heardLines(state).filter(({ number, seat }) => number > state.chat.read && !isMine(state, seat)).length;

/** A line was said: whoever has the chat open has read it, else it is shown for a moment.
 *  @param {State} state @param {SaidLine} line */
export function said(state, line) {
  if (state.said.some(({ number }) => number === line.number)) return state;
  const next = { ...state, said: [...state.said, line] };
  if (state.dialog?.kind === "chat") return allRead(next);
  const shown = !isMuted(state, line.seat) && !isMine(state, line.seat);
  return shown ? { ...next, chat: { ...next.chat, fresh: line } } : next;
}

/** Everything that was said has been read.
 *  @param {State} state */
export const allRead = (state) => ({
  ...state,
  chat: { ...state.chat, read: state.said.at(-1)?.number ?? state.chat.read, fresh: null },
});

/** The line that was shown for a moment goes, unless another one came.
 *  @param {State} state @param {SaidLine} line */
export const faded = (state, line) =>
  state.chat.fresh === line ? { ...state, chat: { ...state.chat, fresh: null } } : state;

/** Somebody is not heard any more, or heard again.
 *  @param {State} state @param {number} seat */
export function muted(state, seat) {
  const { chat } = state;
  const others = chat.muted.filter((it) => it !== seat);
  return { ...state, chat: { ...chat, muted: isMuted(state, seat) ? others : [...others, seat], fresh: null } };
}
