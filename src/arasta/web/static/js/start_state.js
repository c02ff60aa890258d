// What is being agreed on the start page. Pure functions; the schema of the server says what there is.

export const BLANK = {
  schema: null,
  game: "istanbul",
  seats: [],
  settings: {},
  name: "",
  pace: "usual",
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
    k === i ? (["person", "free"].includes(kind) ? { kind } : { kind: "bot", bot: kind }) : seat,
  ),
});

export function seatAdded(state) {
  const { most } = playersOf(state);
  return state.seats.length < most
    ? fitting({ ...state, seats: [...state.seats, { kind: "bot", bot: state.schema.usual_bot }] })
    : state;
}

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

/** The body that makes the table. */
export function wanted(state, somebody, seats = state.seats, settings = state.settings) {
  const people = seats.filter((seat) => seat.kind === "person").length;
  const name = state.name.trim() || somebody;
  let n = 0;
  const named = seats.map((seat) =>
    seat.kind === "person" ? { ...seat, name: people > 1 && (n += 1) > 1 ? `${name} ${n}` : name } : seat,
  );
  return { game: state.game, settings, seats: named, pace: PACES[state.pace] };
}
