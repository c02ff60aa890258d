// The log as each seat at this screen is told it: a card that somebody drew is named to that one alone. Pure functions.

/** @import { Line, Logs, State, Stories, ToldTurn } from "types/client.d.ts" */
/** @import { GameEvent, Log, LogLine, SeatPart, StoryPart } from "types/protocol.d.ts" */

/** @type {Line[]} */
const NO_LINES = [];
/** @type {StoryPart[]} */
const NO_TURNS = [];

/** Whoever looks reads the log as it is told to them; while all hands are put away, only what everybody here is told.
 *  @param {Pick<State, "logs" | "me" | "covered">} given */
export const ownLog = ({ logs, me, covered }) => (covered ? commonLog(logs) : (logs[String(me)] ?? NO_LINES));

/** The log of each seat as it stands now: what was taken back is gone, what happened is added.
 *  @param {Logs} logs @param {SeatPart[]} seats @param {number} step */
export const logsWith = (logs, seats, step) =>
  Object.fromEntries(seats.map((part) => [part.seat, merged(logs[String(part.seat)] ?? [], part, step)]));

/** @param {Line[]} log @param {SeatPart} part @param {number} step */
function merged(log, part, step) {
  if (!part.log) return log;
  const since = part.since ?? 0;
  const kept = log.filter((line) => line.step < Math.min(since, step));
  const events = new Map((part.events ?? []).map((event) => [event.step, event]));
  const added = part.log.flatMap((told) =>
    linesOf(told, { seat: seatOf(events.get(told.step)), event: events.get(told.step) }),
  );
  return [...kept, ...added];
}

/** A log with the sentences of before, which come apart from the view: they name no events, but the turn tells whose
 *  it was.
 *  @param {Line[]} log @param {Log} told */
export function recalled(log, told) {
  const known = new Set(log.map((line) => line.step));
  const older = told.log
    .filter((it) => !known.has(it.step))
    .flatMap((it) => linesOf(it, { seat: seatInTurn(it.turn), event: null }));
  return [...older, ...log].sort((a, b) => a.step - b.step);
}

/** @param {LogLine} given @param {Pick<Line, "seat" | "event">} whose */
const linesOf = ({ step, turn, lines, next_turn }, whose) =>
  [...lines, ...next_turn].map((text, i) => ({ step, turn, text, key: `${step}-${i}`, ...whose }));

/** A turn is labelled by round and seat, both from 1; the set-up is nobody's.
 *  @param {string} label */
export function seatInTurn(label) {
  const seat = Number(label.split(".")[1]) - 1;
  return Number.isNaN(seat) ? null : seat;
}

/** @param {GameEvent | undefined} event */
const seatOf = (event) => event?.subject ?? (typeof event?.actor === "number" ? event.actor : null);

/** @type {WeakMap<Logs, Line[]>} */
const common = new WeakMap(); // by logs, as long as they are the same

/** What all seats at this screen are told in the same words: nobody's secret is in it.
 *  @param {Logs} logs */
export function commonLog(logs) {
  const told = common.get(logs) ?? toldToAll(logs);
  common.set(logs, told);
  return told;
}

/** @param {Logs} logs */
function toldToAll(logs) {
  const [first = [], ...others] = Object.values(logs);
  const read = others.map((log) => new Map(log.map((line) => [line.key, line.text])));
  return first.filter((line) => read.every((texts) => texts.get(line.key) === line.text));
}

/** The story of each seat as it stands now: sentences of turns that were taken back or went on are told anew.
 *  @param {Stories} stories @param {SeatPart[]} seats */
export const storiesWith = (stories, seats) =>
  Object.fromEntries(seats.map((part) => [part.seat, retold(stories[String(part.seat)] ?? [], part)]));

/** @param {StoryPart[]} story @param {SeatPart} part */
function retold(story, part) {
  const { since, story: told } = part;
  if (!told || since === null) return story;
  const anew = new Set(told.map((turn) => turn.first));
  return [...story.filter((turn) => turn.end <= since && !anew.has(turn.first)), ...told];
}

/** A story with the turns of before.
 *  @param {StoryPart[]} story @param {Log} told */
export function recalledStory(story, told) {
  const known = new Set(story.map((turn) => turn.first));
  return [...told.story.filter((turn) => !known.has(turn.first)), ...story].sort((a, b) => a.first - b.first);
}

/** From which step on a seat has not seen what happened, and until which: what came after its last turn, up to the one
 *  that it takes now; null if nothing has.
 *  @param {Line[]} lines @param {number | null} seat @param {string | null} turn the label of the turn of now
 *  @param {number} step how many steps there are @returns {{ from: number, until: number } | null} */
export function unseenSteps(lines, seat, turn, step) {
  if (seat === null) return null;
  const now = turn !== null && seatInTurn(turn) === seat ? turn : null;
  const mine = lines.findLast((line) => line.turn !== now && seatInTurn(line.turn) === seat)?.turn ?? null;
  const begun = mine === null ? 0 : lines.findLastIndex((line) => line.turn === mine) + 1;
  const first = lines.slice(begun).find((line) => seatInTurn(line.turn) !== null);
  if (!first || first.turn === now) return null;
  return { from: first.step, until: lines.find((line) => line.turn === now)?.step ?? step };
}

/** The lines by their turns, each with the sentence that tells it, if there is one that whoever looks may read.
 *  @param {Line[]} lines @param {StoryPart[]} story @returns {ToldTurn[]} */
export function byTurn(lines, story) {
  /** @type {ToldTurn[]} */
  const turns = [];
  for (const line of lines) {
    const sentence = story.find((turn) => turn.first <= line.step && line.step < turn.end) ?? null;
    const last = turns.at(-1);
    if (last && last.sentence === sentence && last.turn === line.turn) last.lines.push(line);
    else turns.push({ turn: line.turn, sentence, lines: [line], key: `${sentence?.first ?? line.key}` });
  }
  return turns;
}

/** Whoever looks reads the story as it is told to them; while all hands are put away, only what all here are told.
 *  @param {Pick<State, "stories" | "me" | "covered">} given */
export function ownStory({ stories, me, covered }) {
  if (!covered) return stories[String(me)] ?? NO_TURNS;
  const [first = NO_TURNS, ...others] = Object.values(stories);
  return first.filter((turn) => others.every((story) => story.some((it) => it.first === turn.first && it.text === turn.text)));
}
