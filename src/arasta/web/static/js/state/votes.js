// What people agree on: to end the game, or to play again. Pure functions.

/** @import { State, TableState } from "types/client.d.ts" */
/** @import { Person } from "types/protocol.d.ts" */

/** Whether somebody is before this screen.
 *  @param {Pick<State, "seats">} state @param {Person} person */
export const mine = (state, person) => state.seats.some((part) => part.seat === person.seat);

/** The people before this screen.
 *  @param {Pick<State, "seats" | "people">} state */
const own = (state) => state.people.filter((person) => mine(state, person));

/** Whether somebody before this screen has made the table.
 *  @param {Pick<State, "seats" | "people">} state */
export const isMaker = (state) => own(state).some((person) => person.maker);

/** What those before this screen agree to, if all of them do.
 *  @param {Pick<State, "seats" | "people">} state */
export function wantsOf(state) {
  const [first, ...rest] = own(state).map((person) => person.wants);
  return first && rest.every((wants) => wants === first) ? first : null;
}

/** Those elsewhere who are asked where all must agree: who have agreed to something, and who have not.
 *  @param {Pick<State, "seats" | "people">} state @param {Person["wants"]} wish */
export function othersAsked(state, wish) {
  const asked = state.people.filter((person) => person.person && !person.left && !mine(state, person));
  return { agreed: asked.filter((one) => one.wants === wish), missing: asked.filter((one) => one.wants !== wish) };
}

/** A question that was waved aside is forgotten when nobody asks it any more: it may be asked again.
 *  @template {Pick<State, "seats" | "people" | "asked">} S @param {S} state @returns {S} */
export const askedStill = (state) =>
  state.asked === null || othersAsked(state, "stop").agreed.length ? state : { ...state, asked: null };

/** Whether to go to the next table: it is there, and somebody before this screen wanted it.
 *  @param {State} state */
export const isFollowing = (state) => Boolean(state.table?.next_table) && own(state).some((one) => one.wants === "again");
