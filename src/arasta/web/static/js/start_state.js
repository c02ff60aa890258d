// What is being agreed on the start page. Pure functions; the schema of the server says what there is.

export const BLANK = {
  schema: null,
  game: "istanbul",
  seats: [],
  settings: {},
  name: "",
  pace: "usual",
  byHand: false,
  clock: { per: "none", seconds: { turn: 120, game: 1800 }, bot: true },
  help: null,
  open: false,
  tables: [],
  mine: [],
  refused: null,
  busy: false,
};

/** With the schema: three seats, one of them mine, and every setting as it usually is. */
export function offered(state, schema) {
  const bot = { kind: "bot", bot: schema.usual_bot };
  const next = { ...state, schema, seats: [{ kind: "person" }, bot, bot] };
  return chosenGame(next, schema.games[0].game);
}

export const gameOf = (state) => state.schema.games.find((game) => game.game === state.game);

const playersOf = (state) => gameOf(state).settings.find((setting) => setting.word === "players");

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

export const seatChosen = (state, i, kind) => ({
  ...state,
  seats: state.seats.map((seat, k) =>
    k === i ? (["person", "free"].includes(kind) ? { ...seat, kind, bot: null } : { kind: "bot", bot: kind }) : seat,
  ),
});

export const seatNamed = (state, i, name) => ({
  ...state,
  seats: state.seats.map((seat, k) => (k === i ? { ...seat, name } : seat)),
});

export function seatAdded(state) {
  const { most } = playersOf(state);
  const seat = state.byHand ? { kind: "person" } : { kind: "bot", bot: state.schema.usual_bot };
  return state.seats.length < most ? fitting({ ...state, seats: [...state.seats, seat] }) : state;
}

/** Dice that fall here, or real ones that somebody enters: then people sit around a real table. */
export const diceChosen = (state, byHand) => ({
  ...state,
  byHand,
  seats: byHand ? state.seats.map((seat) => (seat.kind === "person" ? seat : { kind: "person" })) : state.seats,
});

/** How long people may take: one part of it. */
export const clockChosen = (state, part, value) => ({ ...state, clock: { ...state.clock, [part]: value } });

export const clockSet = (state, seconds) =>
  clockChosen(state, "seconds", { ...state.clock.seconds, [state.clock.per]: seconds });

export function seatRemoved(state, i) {
  const { least } = playersOf(state);
  return state.seats.length > least ? fitting({ ...state, seats: state.seats.filter((_, k) => k !== i) }) : state;
}

/** One value of a setting: of several that may go together it is added or removed. */
export function agreed(state, word, value) {
  const setting = gameOf(state).settings.find((it) => it.word === word);
  const now = state.settings[word];
  const next =
    setting.kind === "any" ? (now.includes(value) ? now.filter((it) => it !== value) : [...now, value]) : value;
  return fitting({ ...state, settings: { ...state.settings, [word]: next } });
}

const valueOf = (state, word) => (word === "players" ? state.seats.length : state.settings[word]);

const same = (a, b) =>
  JSON.stringify(Array.isArray(a) ? [...a].sort() : a) === JSON.stringify(Array.isArray(b) ? [...b].sort() : b);

/** Whether a value goes with the others that are agreed; the server's schema says what needs what. */
export const fits = (state, word, value) =>
  gameOf(state)
    .needs.filter((need) => need.setting === word && need.value === value)
    .every((need) => need.one_of.some((allowed) => same(allowed, valueOf(state, need.other))));

/** What does not go together any more gives way to the first value that does. */
function fitting(state) {
  const settings = { ...state.settings };
  for (const setting of gameOf(state).settings.filter((it) => it.words)) {
    const { word } = setting;
    if (setting.kind === "any") settings[word] = settings[word].filter((value) => fits(state, word, value));
    else if (!fits(state, word, settings[word]))
      settings[word] = setting.words.find((it) => fits(state, word, it.word))?.word ?? setting.default;
  }
  return { ...state, settings };
}

/** The least time of a bot's choice, in seconds. */
export const PACES = { slow: 2, usual: 1, fast: 0.2 };

/** How long people may take, in seconds: for a turn, or for a game. */
export const TIMES = { turn: [30, 60, 120, 300, 86_400, 259_200], game: [600, 1200, 1800, 3600, 604_800] };

/** The clock of the table, if it has one; real tables need none. When time is up, the usual bot plays on. */
function clockWanted({ clock, schema, byHand }) {
  if (clock.per === "none" || byHand) return null;
  return { per: clock.per, seconds: clock.seconds[clock.per], bot: clock.bot ? schema.usual_bot : null };
}

/** What may be asked for at the table: as it was chosen, else as is usual for so many people. */
export const helpOf = ({ help, seats, schema }) =>
  help ?? schema.usual_help[seats.filter((seat) => seat.kind !== "bot").length];

/** The body that makes the table. */
export function wanted(state, somebody, seats = state.seats, settings = state.settings) {
  const people = seats.filter((seat) => seat.kind === "person").length;
  const name = state.name.trim() || somebody;
  let n = 0;
  const named = seats.map((seat) => {
    if (seat.kind !== "person") return seat;
    n += 1;
    return { kind: "person", name: (people > 1 && seat.name?.trim()) || (n > 1 ? `${name} ${n}` : name) };
  });
  return { game: state.game, settings, seats: named, pace: PACES[state.pace], help: state.help };
}

/** The body that makes the table of the form: also with real dice, around which people sit as they are named. */
export const wantedHere = (state, somebody) => ({
  ...wanted(state, somebody),
  clock: clockWanted(state),
  by_hand: state.byHand,
  draw: !state.byHand,
});
