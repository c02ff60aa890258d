// What is being agreed on the start page. Pure functions; the schema of the server says what there is.
import { NO_TEXTS } from "../text.js";

/** @import { GameSchema, Need, Schema, Setting, SettingValue, StartClock, StartSeat, StartState } from "types/client.d.ts" */

/** What may be agreed before the server has said it: nothing.
 *  @type {Schema} */
const NO_SCHEMA = { games: [], bots: [], help: [], usual_bot: "", usual_help: [], reactions: [], open_tables: false };

/** The state of the start page before anything is known; what the browser says of itself is added to it.
 *  @type {Omit<StartState, "preferences" | "browser">} */
export const BLANK = {
  texts: NO_TEXTS,
  schema: NO_SCHEMA,
  game: "istanbul",
  seats: [],
  settings: {},
  name: "",
  pace: "usual",
  byHand: false,
  clock: { per: "none", seconds: { turn: 120, game: 1800 }, bot: true },
  patience: "soon",
  help: null,
  open: false,
  tables: [],
  mine: [], // my newest tables
  held: 0, // how many tables this browser has
  listed: false, // whether the new table is shown to everybody
  refused: null, // what was refused: the doing, and the sentence against it
  asked: null, // the value that does not go with the others, whose reason was asked for
  busy: false,
};

/** With the schema: three seats, one of them mine, and every setting as it usually is.
 *  @param {StartState} state @param {Schema} schema @returns {StartState} */
export function offered(state, schema) {
  /** @type {StartSeat} */
  const bot = { kind: "bot", bot: schema.usual_bot };
  /** @type {StartState} */
  const next = { ...state, schema, seats: [{ kind: "person" }, bot, bot] };
  return chosenGame(next, schema.games[0].game);
}

/** @param {StartState} state */
export const gameOf = (state) =>
  /** @type {GameSchema} */ (state.schema.games.find((game) => game.game === state.game)); // chosen from these

/** @param {StartState} state */
const playersOf = (state) => settingOf(state, "players");

/** A setting of the chosen game; every game has players.
 *  @param {StartState} state @param {string} word */
const settingOf = (state, word) =>
  /** @type {Setting} */ (gameOf(state).settings.find((setting) => setting.word === word));

/** @param {StartState} state @param {string} game @returns {StartState} */
export function chosenGame(state, game) {
  const next = { ...state, game };
  const { most } = playersOf(next);
  const settings = Object.fromEntries(
    gameOf(next)
      .settings.filter((setting) => setting.word !== "players")
      .map((setting) => [setting.word, setting.default]),
  );
  return fitting({ ...next, settings, seats: state.seats.slice(0, most) });
}

/** A seat of somebody here, one that is free, or that of a bot; the name of whoever sat there is kept.
 *  @param {StartState} state @param {number} i @param {string} word @returns {StartState} */
export const seatChosen = (state, i, word) => ({
  ...state,
  seats: state.seats.map((seat, k) =>
    k === i ? { ...seatOf(word), name: seat.name } : seat,
  ),
});

/** A seat by the word of the form: a kind of seats, or a bot.
 *  @param {string} word @returns {StartSeat} */
const seatOf = (word) => (word === "person" || word === "free" ? { kind: word } : { kind: "bot", bot: word });

/** Who lays the table: the first who sits before this screen.
 *  @param {StartState} state @param {StartSeat} seat */
export const isMine = (state, seat) => seat === state.seats.find(({ kind }) => kind === "person");

/** @param {StartState} state @param {number} i @param {string} name @returns {StartState} */
export const seatNamed = (state, i, name) => ({
  ...state,
  seats: state.seats.map((seat, k) => (k === i ? { ...seat, name } : seat)),
});

/** @param {StartState} state */
export const canAdd = (state) => state.seats.length < (playersOf(state).most ?? 0);

/** @param {StartState} state */
export const canRemove = (state) => state.seats.length > (playersOf(state).least ?? 0);

/** @param {StartState} state @returns {StartState} */
export function seatAdded(state) {
  /** @type {StartSeat} */
  const seat = state.byHand ? { kind: "person" } : { kind: "bot", bot: state.schema.usual_bot };
  return canAdd(state) ? fitting({ ...state, seats: [...state.seats, seat] }) : state;
}

/** Dice that fall here, or real ones that somebody enters: then people sit around a real table, until it is none.
 *  @param {StartState} state @param {boolean} byHand @returns {StartState} */
export const diceChosen = (state, byHand) => ({
  ...state,
  byHand,
  seats: state.seats.map((seat) =>
    !byHand ? (seat.before ?? seat) : seat.kind === "person" ? seat : { kind: "person", name: seat.name, before: seat },
  ),
});

/** @param {StartState} state @param {StartState["patience"]} patience */
export const patienceChosen = (state, patience) => ({ ...state, patience });

/** How long bots seem to think.
 *  @param {StartState} state @param {StartState["pace"]} pace @returns {StartState} */
export const paceChosen = (state, pace) => ({ ...state, pace });

/** How long people may take: some parts of it.
 *  @param {StartState} state @param {Partial<StartClock>} parts @returns {StartState} */
export const clockChosen = (state, parts) => ({ ...state, clock: { ...state.clock, ...parts } });

/** So many seconds, for a turn or for a game.
 *  @param {StartState} state @param {number} seconds @returns {StartState} */
export const clockSet = (state, seconds) =>
  clockChosen(state, { seconds: { ...state.clock.seconds, [state.clock.per]: seconds } });

/** @param {StartState} state @param {number} i @returns {StartState} */
export const seatRemoved = (state, i) =>
  canRemove(state) ? fitting({ ...state, seats: state.seats.filter((_, k) => k !== i) }) : state;

/** The values of a setting that may go together.
 *  @param {StartState} state @param {string} word */
function several(state, word) {
  const value = state.settings[word];
  return Array.isArray(value) ? value : [];
}

/** One value of a setting: of several that may go together it is added or removed.
 *  @param {StartState} state @param {string} word @param {string} value @returns {StartState} */
export function agreed(state, word, value) {
  const now = several(state, word);
  const together = now.includes(value) ? now.filter((it) => it !== value) : [...now, value];
  const next = settingOf(state, word).kind === "any" ? together : value;
  return fitting({ ...state, settings: { ...state.settings, [word]: next } });
}

/** @param {StartState} state @param {string} word */
const valueOf = (state, word) => (word === "players" ? state.seats.length : state.settings[word]);

/** @param {SettingValue | number} a @param {SettingValue | number} b */
const same = (a, b) =>
  JSON.stringify(Array.isArray(a) ? [...a].sort() : a) === JSON.stringify(Array.isArray(b) ? [...b].sort() : b);

/** Whether a value goes with the others that are agreed; the server's schema says what needs what.
 *  @param {StartState} state @param {string} word @param {SettingValue} value */
export const fits = (state, word, value) => !lacking(state, word, value);

/** What a value needs that is not agreed; nothing if it goes with the others.
 *  @param {StartState} state @param {string} word @param {SettingValue} value */
export const lacking = (state, word, value) =>
  gameOf(state)
    .needs.filter((need) => need.setting === word && need.value === value)
    .find((need) => !need.one_of.some((allowed) => same(allowed, valueOf(state, need.other))));

/** A need in words: the value that has it, the other setting, and what that may be, each as the form says it.
 *  @param {StartState} state @param {Need} need */
export function needInWords(state, need) {
  const other = settingOf(state, need.other);
  return {
    value: wordText(settingOf(state, need.setting), need.value),
    other: other.text,
    allowed: need.one_of.map((allowed) => [allowed].flat().map((word) => wordText(other, String(word)))),
  };
}

/** A word of a setting as its button says it; numbers have no button.
 *  @param {Setting} setting @param {string} word */
const wordText = (setting, word) => setting.words?.find((it) => it.word === word)?.text ?? word;

/** Why a value cannot be chosen is asked for, by a click on it; once more, and it is enough.
 *  @param {StartState} state @param {string} setting @param {string} value @returns {StartState} */
export const reasonAsked = (state, setting, value) => ({
  ...state,
  asked: state.asked?.setting === setting && state.asked.value === value ? null : { setting, value },
});

/** What does not go together any more gives way to the first value that does.
 *  @param {StartState} state */
function fitting(state) {
  const settings = { ...state.settings };
  for (const setting of gameOf(state).settings.filter((it) => it.words)) {
    const { word } = setting;
    if (setting.kind === "any") settings[word] = several(state, word).filter((value) => fits(state, word, value));
    else if (!fits(state, word, settings[word]))
      settings[word] = setting.words?.find((it) => fits(state, word, it.word))?.word ?? setting.default;
  }
  return { ...state, settings, asked: null };
}

/** The least time of a bot's choice, in seconds. */
export const PACES = { slow: 2, usual: 1, fast: 0.2 };

/** For how long somebody must be away, in seconds, before the others may let a bot play for them. */
export const PATIENCES = { now: 0, soon: 120, late: 600, day: 86_400 };

/** How long people may take, in seconds: for a turn, or for a game. */
export const TIMES = { turn: [30, 60, 120, 300, 86_400, 259_200], game: [600, 1200, 1800, 3600, 604_800] };

/** The clock of the table, if it has one; real tables need none. When time is up, the usual bot plays on.
 *  @param {StartState} given */
function clockWanted({ clock, schema, byHand }) {
  if (clock.per === "none" || byHand) return null;
  return { per: clock.per, seconds: clock.seconds[clock.per], bot: clock.bot ? schema.usual_bot : null };
}

/** What may be asked for at the table: as it was chosen, else as is usual for so many people.
 *  @param {StartState} given */
export const helpOf = ({ help, seats, schema }) =>
  help ?? schema.usual_help[seats.filter((seat) => seat.kind !== "bot").length];

/** What the server is told of each kind of seat. */
/** @type {Record<StartSeat["kind"], (seat: StartSeat) => object>} */
const SENT = {
  person: ({ name }) => ({ kind: "person", name, word: null }), // it comes when the promise of the dice was seen
  free: () => ({ kind: "free" }),
  bot: ({ bot }) => ({ kind: "bot", bot }),
};

/** The body that makes the table. Whoever gives no name gets one from the server.
 *  @param {StartState} state */
export function wanted(state, seats = state.seats, settings = state.settings) {
  const own = seats.find((seat) => seat.kind === "person");
  const nameOf = (/** @type {StartSeat} */ seat) => (seat === own ? state.name : (seat.name ?? "")).trim();
  const sent = seats.map((seat) => SENT[seat.kind]({ ...seat, name: nameOf(seat) }));
  return { game: state.game, settings, seats: sent, pace: PACES[state.pace], help: state.help };
}

/** The body that makes a table at once: me and two bots, those of the form as far as it has them.
 *  @param {StartState} state */
export function wantedAtOnce(state) {
  /** @type {StartSeat} */
  const usual = { kind: "bot", bot: state.schema.usual_bot };
  const bots = [...state.seats.filter((seat) => seat.kind === "bot"), usual, usual].slice(0, 2);
  return wanted(state, [{ kind: "person" }, ...bots], {});
}

/** Whether the table may be listed for everybody: the server lists some, and a seat is free for who comes.
 *  @param {StartState} state */
export const isShareable = ({ schema, seats }) => schema.open_tables && seats.some(({ kind }) => kind === "free");

/** The body that makes the table of the form: also with real dice, around which people sit as they are named.
 *  @param {StartState} state */
export const wantedHere = (state) => ({
  ...wanted(state),
  clock: clockWanted(state),
  patience: PATIENCES[state.patience],
  by_hand: state.byHand,
  public: state.listed && isShareable(state),
  draw: !state.byHand,
});
