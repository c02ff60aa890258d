// The log as each seat at this screen is told it: a card that somebody drew is named to that one alone. Pure functions.

const NO_LINES = [];

/** Whoever looks reads the log as it is told to them. */
export const ownLog = ({ logs, me }) => logs[me] ?? NO_LINES;

/** The log of each seat as it stands now: what was taken back is gone, what happened is added. */
export const logsWith = (logs, seats, step) =>
  Object.fromEntries(seats.map((part) => [part.seat, merged(logs[part.seat] ?? [], part, step)]));

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
 *  it was. */
export function recalled(log, told) {
  const known = new Set(log.map((line) => line.step));
  const older = told.log
    .filter((it) => !known.has(it.step))
    .flatMap((it) => linesOf(it, { seat: seatInTurn(it.turn), event: null }));
  return [...older, ...log].sort((a, b) => a.step - b.step);
}

const linesOf = ({ step, turn, lines, next_turn }, whose) =>
  [...lines, ...next_turn].map((text, i) => ({ step, turn, text, key: `${step}-${i}`, ...whose }));

/** A turn is labelled by round and seat, both from 1. */
function seatInTurn(label) {
  const seat = Number(label.split(".")[1]) - 1;
  return Number.isNaN(seat) ? null : seat;
}

const seatOf = (event) => event?.subject ?? (typeof event?.actor === "number" ? event.actor : null);

/** What all seats at this screen are told in the same words: nobody's secret is in it. */
export function toldToAll(logs) {
  const [first = [], ...others] = Object.values(logs);
  const read = others.map((log) => new Map(log.map((line) => [line.key, line.text])));
  return first.filter((line) => read.every((texts) => texts.get(line.key) === line.text));
}
