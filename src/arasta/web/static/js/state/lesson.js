// A first game that explains itself: which moment has come. Pure functions.
import { LESSONS } from "../modules.js";
import { canHint, partOf } from "./store.js";

/** @import { Moment, Part, State, When } from "types/client.d.ts" */
/** @import { HintAnswer, View } from "types/protocol.d.ts" */

/** A lesson by its word; the first one for whoever has a word of none.
 *  @param {string | undefined} id */
export const lessonNamed = (id) => LESSONS.find((lesson) => lesson.id === id) ?? LESSONS[0];

/** What each condition of a moment asks of the state; `part` is what the learner sees.
 *  @type {{ [W in keyof Required<When>]: (value: Required<When>[W], state: State, part: Part<View>) => boolean }} */
const CONDITIONS = {
  decision: (kind, { table, me }, { view }) =>
    table?.waits?.seat === me && table.waits.for === "choice" && view.decision?.kind === kind,
  place: (number, _, { view }) => view.game === "istanbul" && view.decision?.place === number,
  round: (n, _, { view }) => view.round >= n,
  ends: (is, { table, me }, { options }) =>
    is === (table?.waits?.seat === me && (table.waits.ends_turn || options.some((option) => option.ends))),
  gained: (word, { me }, { events }) =>
    (events ?? []).some((event) =>
      event.changes.some(({ seat, changes }) => seat === me && Object.entries(changes).some(isMore(word))),
    ),
  without: (word, { me }, { view }) => me !== null && view.game === "istanbul" && view.players[me][word]?.length === 0,
  last: (is, _, { view }) => view.last_round === is,
};

/** Words of things begin with their kind: `goods.red`.
 *  @param {string} word */
const isMore =
  (word) =>
  (/** @type {[string, number]} */ [held, n]) =>
    n > 0 && held.split(".")[0] === word;

/** @param {Moment} given @param {State} state */
function fits({ when }, state) {
  const part = partOf(state);
  if (!part?.view || part.view.game !== lessonNamed(state.lesson?.id).table.game) return false;
  const seen = { ...part, view: part.view };
  const words = /** @type {(keyof When)[]} */ (Object.keys(when));
  return words.every((word) => isMet(word, when, state, seen));
}

/** Whether one condition is met.
 *  @template {keyof When} W
 *  @param {W} word @param {When} when @param {State} state @param {Part<View>} part */
const isMet = (word, when, state, part) =>
  CONDITIONS[word](/** @type {Required<When>[W]} */ (when[word]), state, part);

/** The moment that has come. One that is past is not waited for: whoever plays on has understood.
 *  @param {State} state */
export function taught(state) {
  if (!state.lesson) return state;
  const { seen, now } = state.lesson;
  const { moments } = lessonNamed(state.lesson.id);
  const shown = moments.find(({ id }) => id === now);
  if (shown && fits(shown, state)) return state;
  const past = shown ? withOne(seen, shown.id) : seen;
  const next = moments.find((moment) => !past.includes(moment.id) && fits(moment, state));
  return { ...state, lesson: { ...state.lesson, seen: past, now: next?.id ?? null } };
}

/** The bubble is closed; perhaps the next one has come already.
 *  @param {State} state */
export function understood(state) {
  const { lesson } = state;
  if (!lesson) return state;
  const calm = { ...lesson, back: null };
  if (!lesson.now) return { ...state, lesson: { ...calm, proposal: lesson.proposal && { ...lesson.proposal, shown: false } } };
  return taught({ ...state, lesson: { ...calm, seen: withOne(lesson.seen, lesson.now), now: null } });
}

/** What was explained, and one more; who was led back hears something again.
 *  @param {string[]} seen @param {string} id */
const withOne = (seen, id) => [...new Set([...seen, id])];

/** Who wanted something that cannot be chosen now is led back: to what the guide would do, or else to the last
 *  words about this decision.
 *  @param {State} state */
export function calledBack(state) {
  const { lesson, n } = state;
  if (!lesson) return state;
  const proposal = lesson.proposal && { ...lesson.proposal, shown: true };
  const led = { ...lesson, proposal, back: n };
  if (led.now || proposal?.n === n) return { ...state, lesson: led };
  const heard = lessonNamed(lesson.id).moments.filter(({ id, when }) => when.decision && lesson.seen.includes(id));
  const about = heard.filter((moment) => fits(moment, state)).at(-1);
  return about ? { ...state, lesson: { ...led, now: about.id } } : state;
}

/** Whether the guide is to think of what the learner could do now: where the whole bazaar is open, nobody is left alone.
 *  @param {State} state */
export function wantsProposal(state) {
  const kind = partOf(state)?.view?.decision?.kind ?? "";
  if (!state.lesson || !lessonNamed(state.lesson.id).proposed.includes(kind)) return false;
  return canHint(state) && state.lesson.proposal?.n !== state.n;
}

/** What the guide would do, if the table still stands as it did when the guide began to think.
 *  @param {State} state @param {number} n @param {Pick<HintAnswer, "action" | "text"> | undefined} best */
export function proposed(state, n, best) {
  if (!state.lesson || !best || state.n !== n) return state;
  return { ...state, lesson: { ...state.lesson, proposal: { n, action: best.action, text: best.text, shown: true } } };
}

/** The proposal for the decision at hand.
 *  @param {State} state */
export function proposalOf({ lesson, n }) {
  const proposal = lesson?.proposal;
  return proposal?.n === n && proposal.shown ? proposal : null;
}

/** @param {State} state */
export const unlearned = (state) => ({ ...state, lesson: null });
