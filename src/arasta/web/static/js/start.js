// The start page: play at once, lay a new table, join one, go on with one's own, watch.
import { around, fixed } from "./elements.js";
import { fromBrowser, showPreferences, speak, watchBrowser } from "./browser.js";
import { showRefusal } from "./effects/refusal.js";
import { drawStart } from "./draw/start_page.js";
import { keepLesson } from "./storage/lesson.js";
import { lessonNamed } from "./state/lesson.js";
import * as api from "./net/api.js";
import { keep, kept } from "./storage/seats.js";
import { keepOwnName, ownName } from "./storage/own_name.js";
import { Page } from "./page.js";
import { isDark, preferred } from "./state/preferences.js";
import { portions } from "./state/own_games.js";
import * as form from "./state/start_form.js";
import { fetchMessages, patiently } from "./net/texts.js";
import { texted } from "./text.js";

/** @import { StartClock, StartState } from "types/client.d.ts" */
/** @import { Created } from "types/protocol.d.ts" */

const root = fixed("start");
/** @type {StartState} */
const first = { ...form.BLANK, ...fromBrowser(), name: ownName() };
const page = new Page(root, first, { draw: drawStart, drawn });
showPreferences(first);
watchBrowser(page);

/** @param {StartState} state @param {StartState} before */
function drawn(state, before) {
  showPreferences(state, before);
  showRefusal(root, state, before);
}

/** Does something that the server may refuse: then its sentence stands beside what was pressed.
 *  @param {string} doing @param {() => Promise<unknown>} deed */
async function attempt(doing, deed) {
  page.change((state) => ({ ...state, busy: true, refused: null }));
  try {
    await deed();
  } catch (problem) {
    fail(doing, /** @type {Error} */ (problem));
  }
}

/** @param {string} doing @param {Error} problem */
const fail = (doing, problem) =>
  page.change((state) => ({ ...state, busy: false, refused: { doing, text: problem.message } }));

/** @param {object} body */
const make = async (body) => sit(await api.makeTable(body));

/** A table that was just made, with the secrets of the seats here.
 *  @param {Created} given */
function sit({ game, seats }) {
  keep(
    game,
    seats.map((seat) => seat.token),
  );
  enter(game, []);
}

/** @param {string} game @param {string[]} tokens */
function enter(game, tokens) {
  if (tokens.length) keep(game, tokens);
  location.href = `table.html?table=${game}`;
}

/** A link, an id, or a short code.
 *  @param {string} typed */
async function join(typed) {
  const words = typed.trim();
  const moving = /table\.html\?table=[\w-]+#move=[\w-]+$/.exec(words);
  if (moving) return location.assign(moving[0]);
  const linked = /[?&]table=([\w-]+)(?:#([\w,-]+))?/.exec(words);
  if (linked) return enter(linked[1], linked[2] ? linked[2].split(",") : []);
  const { game } = await api.byCode(words.toUpperCase());
  return enter(game, []);
}

/** A saved game goes on; that of a real table is entered by hand again. The same file may be chosen once more.
 *  @param {HTMLInputElement} field */
async function upload(field) {
  const [file] = field.files ?? [];
  const record = await file.text();
  field.value = "";
  sit(await api.makeFromRecord({ record, seats: null, by_hand: /^chance: manual$/m.test(record) }));
}

/** The value of what was clicked.
 *  @param {HTMLElement} it */
const wordOf = (it) => it.dataset.value ?? "";

/** What the server may refuse.
 *  @type {Record<string, (it: HTMLElement) => Promise<void>>} */
const ATTEMPTS = {
  play: () => make(form.wantedAtOnce(page.state)),
  learn: async (it) => {
    const { id, table: { bots, ...table } } = lessonNamed(wordOf(it));
    const seats = [{ kind: "person", name: page.state.name.trim() }];
    const against = bots.map((bot) => ({ kind: "bot", bot }));
    const made = await api.makeTable({ ...table, seats: [...seats, ...against], draw: false });
    keepLesson(made.game, { id, seen: [] });
    sit(made);
  },
  make: () => make(form.wantedHere(page.state)),
};
/** What else is done, by the words of `data-do`, with what was clicked.
 *  @type {Record<string, (it: HTMLElement) => void>} */
const COMMANDS = {
  more: () => page.change((state) => ({ ...state, open: !state.open })),
  add: () => page.change(form.seatAdded),
  remove: (it) => page.change(form.seatRemoved, Number(it.dataset.seat)),
  game: (it) => page.change(form.chosenGame, wordOf(it)),
  agree: (it) => page.change(form.agreed, it.dataset.word ?? "", wordOf(it)),
  why: (it) => page.change(form.reasonAsked, it.dataset.word ?? "", wordOf(it)),
  chance: (it) => page.change(form.diceChosen, it.dataset.value === "manual"),
  per: (it) => page.change(form.clockChosen, { per: /** @type {StartClock["per"]} */ (wordOf(it)) }),
  late: (it) => page.change(form.clockChosen, { bot: wordOf(it) === "bot" }),
  help: (it) => page.change((state) => ({ ...state, help: wordOf(it) })),
  listed: (it) => page.change((state) => ({ ...state, listed: wordOf(it) === "all" })),
  patience: (it) => page.change(form.patienceChosen, /** @type {StartState["patience"]} */ (wordOf(it))),
  pace: (it) => page.change(form.paceChosen, /** @type {StartState["pace"]} */ (wordOf(it))),
  theme: () => page.change(preferred, "theme", isDark(page.state) ? "light" : "dark"),
  sound: () => page.change(preferred, "sound", !page.state.preferences.sound),
};
/** What fields do, by the words of `data-change`.
 *  @type {Record<string, (it: HTMLInputElement) => unknown>} */
const CHANGES = {
  seat: (it) => page.change(form.seatChosen, Number(it.dataset.seat), it.value),
  seatName: (it) => page.change(form.seatNamed, Number(it.dataset.seat), it.value),
  seconds: (it) => page.change(form.clockSet, Number(it.value)),
  language: (it) => attempt("load", () => speakAnew(it.value)),
  name: (it) => {
    keepOwnName(it.value);
    page.change((state) => ({ ...state, name: it.value }));
  },
  record: (it) => attempt("record", () => upload(it)),
};

/** Everything is said in another language; what was chosen stays.
 *  @param {string} language */
async function speakAnew(language) {
  await speak(page, language);
  const schema = await api.schema();
  page.change((state) => ({ ...state, schema, busy: false }));
}

root.addEventListener("click", (event) => {
  const it = around(event, "[data-do]");
  const word = it?.dataset.do ?? "";
  if (!it || (it.getAttribute("aria-disabled") === "true" && word !== "why")) return;
  if (word in ATTEMPTS) attempt(word, () => ATTEMPTS[word](it));
  else COMMANDS[word](it);
});
root.addEventListener("change", (event) => {
  const it = /** @type {HTMLInputElement | null} */ (around(event, "[data-change]"));
  if (it) CHANGES[it.dataset.change ?? ""](it);
});
root.addEventListener("submit", (event) => {
  event.preventDefault();
  const data = new FormData(/** @type {HTMLFormElement} */ (event.target));
  if (!page.state.busy) attempt("join", () => join(String(data.get("code"))));
});

/** The newest tables of this browser, as they stand now. */
async function own() {
  const held = kept();
  page.change((state) => ({ ...state, held: held.length }));
  const [newest] = portions(held);
  if (!newest) return;
  const { games } = await api.ownGames(newest);
  page.change((state) => ({ ...state, mine: games }));
}

page.change(texted, { messages: await patiently(() => fetchMessages(document.documentElement.lang)) });
api.schema().then(
  (schema) => page.change(form.offered, schema),
  (problem) => fail("load", problem),
);
api.tables().then(
  ({ games }) => page.change((state) => ({ ...state, tables: games })),
  (problem) => fail("load", problem),
);
own().catch((problem) => fail("load", problem));

// Whoever comes back with the browser's own key finds the page as it was left, in the middle of opening a table.
addEventListener("pageshow", ({ persisted }) => {
  if (!persisted) return;
  page.change((state) => ({ ...state, busy: false }));
  own().catch((problem) => fail("load", problem));
});
