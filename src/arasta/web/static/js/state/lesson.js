// A first game that explains itself. What has been explained is kept in this browser, so that a reload goes on.
import { MOMENTS } from "./lesson_moments.js";
import { partOf } from "./store.js";

const KEY = "arasta.lesson";

/** The lesson of a table, if it is one: what was explained, and what is being explained now. */
export function lessonOf(game) {
  try {
    const kept = JSON.parse(localStorage.getItem(KEY));
    return kept?.game === game ? { seen: kept.seen, now: null } : null;
  } catch {
    return null; // a browser that keeps nothing teaches nothing
  }
}

export function keepLesson(game, seen) {
  try {
    if (seen) localStorage.setItem(KEY, JSON.stringify({ game, seen }));
    else localStorage.removeItem(KEY);
  } catch {
    // then a reload begins the lesson anew
  }
}

/** What each condition of a moment asks of the state; `part` is what the learner sees. */
const CONDITIONS = {
  decision: (kind, { table, me }, { view }) =>
    table.waits?.seat === me && table.waits.for === "choice" && view.decision?.kind === kind,
  round: (n, _, { view }) => view.round >= n,
  ends: (is, { table, me }, { options }) =>
    is === (table.waits?.seat === me && (table.waits.ends_turn || options.some((option) => option.ends))),
  gained: (word, { me }, { events }) =>
    (events ?? []).some((event) =>
      event.changes.some(({ seat, changes }) => seat === me && Object.entries(changes).some(isMore(word))),
    ),
  without: (word, { me }, { view }) => view.players[me][word].length === 0,
  last: (is, _, { view }) => view.last_round === is,
};

/** Words of things begin with their kind: `goods.red`. */
const isMore =
  (word) =>
  ([held, n]) =>
    n > 0 && held.split(".")[0] === word;

function fits({ when }, state) {
  const part = partOf(state);
  return Boolean(part?.view) && Object.entries(when).every(([word, value]) => CONDITIONS[word](value, state, part));
}

/** The moment that has come. One that is past is not waited for: whoever plays on has understood. */
export function taught(state) {
  if (!state.lesson) return state;
  const { seen, now } = state.lesson;
  const shown = MOMENTS.find(({ id }) => id === now);
  if (shown && fits(shown, state)) return state;
  const past = shown ? [...seen, now] : seen;
  const next = MOMENTS.find((moment) => !past.includes(moment.id) && fits(moment, state));
  return { ...state, lesson: { seen: past, now: next?.id ?? null } };
}

/** The bubble is closed; perhaps the next one has come already. */
export const understood = (state) =>
  taught({ ...state, lesson: { seen: [...state.lesson.seen, state.lesson.now], now: null } });

export const unlearned = (state) => ({ ...state, lesson: null });
