// The start page: play at once, lay a new table, join one, go on with one's own, watch.
import { drawStart } from "./draw/start.js";
import { keepLesson } from "./lesson.js";
import { TABLE as LESSON } from "./lesson_moments.js";
import * as api from "./net/api.js";
import { keep, kept } from "./net/seats.js";
import { Page } from "./page.js";
import { apply, isDark, prefer, settings } from "./settings.js";
import * as form from "./start_state.js";
import { loadTexts, text } from "./text.js";

const MOST_OWN = 4; // tables shown
const NAME = "arasta.name";

apply();
const root = document.getElementById("start");
const page = new Page(root, { ...form.BLANK, name: localStorage.getItem(NAME) ?? "" }, { draw: drawStart });

const fail = (problem) => page.change((state) => ({ ...state, refused: problem.message, busy: false }));

async function make(body) {
  page.change((state) => ({ ...state, busy: true, refused: null }));
  const made = await api.makeTable(body);
  enter(
    made.game,
    made.seats.map((seat) => seat.token),
  );
}

function enter(game, tokens) {
  if (tokens.length) keep(game, tokens);
  location.href = `/table.html?table=${game}`;
}

/** A link, an id, or a short code. */
async function join(typed) {
  const words = typed.trim();
  const linked = /[?&]table=([\w-]+)(?:#([\w,-]+))?/.exec(words);
  if (linked) return enter(linked[1], linked[2] ? linked[2].split(",") : []);
  const { game } = await api.byCode(words.toUpperCase());
  return enter(game, []);
}

/** A saved game goes on; that of a real table is entered by hand again. */
async function upload(file) {
  const record = await file.text();
  const made = await api.makeFromRecord({ record, seats: null, by_hand: /^chance: manual$/m.test(record) });
  enter(
    made.game,
    made.seats.map((seat) => seat.token),
  );
}

const DOINGS = {
  play: () =>
    make(
      form.wanted(
        page.state,
        text("web-somebody"),
        [{ kind: "person" }, ...page.state.seats.filter((seat) => seat.kind === "bot").slice(0, 2)],
        {},
      ),
    ),
  learn: async () => {
    const seats = [{ kind: "person", name: page.state.name.trim() || text("web-somebody") }];
    const bots = LESSON.bots.map((bot) => ({ kind: "bot", bot }));
    const made = await api.makeTable({ game: LESSON.game, seats: [...seats, ...bots], seed: LESSON.seed, draw: false });
    keepLesson(made.game, []);
    enter(
      made.game,
      made.seats.map((seat) => seat.token),
    );
  },
  make: () => make(form.wantedHere(page.state, text("web-somebody"))),
  more: () => page.change((state) => ({ ...state, open: !state.open })),
  add: () => page.change(form.seatAdded),
  remove: (it) => page.change(form.seatRemoved, Number(it.dataset.seat)),
  game: (it) => page.change(form.chosenGame, it.dataset.value),
  agree: (it) => page.change(form.agreed, it.dataset.word, it.dataset.value),
  chance: (it) => page.change(form.diceChosen, it.dataset.value === "manual"),
  per: (it) => page.change(form.clockChosen, "per", it.dataset.value),
  late: (it) => page.change(form.clockChosen, "bot", it.dataset.value === "bot"),
  help: (it) => page.change((state) => ({ ...state, help: it.dataset.value })),
  pace: (it) => page.change((state) => ({ ...state, pace: it.dataset.value })),
  theme: () => prefer("theme", isDark() ? "light" : "dark"),
  sound: () => prefer("sound", !settings.sound),
};
const CHANGES = {
  seat: (it) => page.change(form.seatChosen, Number(it.dataset.seat), it.value),
  seatName: (it) => page.change(form.seatNamed, Number(it.dataset.seat), it.value),
  seconds: (it) => page.change(form.clockSet, Number(it.value)),
  name: (it) => {
    localStorage.setItem(NAME, it.value);
    page.change((state) => ({ ...state, name: it.value }));
  },
  record: (it) => upload(it.files[0]),
};

root.addEventListener("click", (event) => {
  const it = event.target.closest("[data-do]");
  if (it && it.getAttribute("aria-disabled") !== "true") Promise.resolve(DOINGS[it.dataset.do]?.(it)).catch(fail);
});
root.addEventListener("change", (event) => {
  const it = event.target.closest("[data-change]");
  if (it) Promise.resolve(CHANGES[it.dataset.change]?.(it)).catch(fail);
});
root.addEventListener("submit", (event) => {
  event.preventDefault();
  join(new FormData(event.target).get("code")).catch(fail);
});

/** Tables of this browser, as they stand now; those the server has forgotten are left out. */
async function own() {
  const found = await Promise.allSettled(
    kept()
      .slice(0, MOST_OWN)
      .map(({ game, tokens }) => api.tableOf(game, tokens[0])),
  );
  const mine = found.filter((it) => it.status === "fulfilled").map((it) => it.value);
  page.change((state) => ({ ...state, mine }));
}

await loadTexts(document.documentElement.lang);
api.schema().then((schema) => page.change(form.offered, schema), fail);
api.tables().then(({ games }) => page.change((state) => ({ ...state, tables: games })), fail);
own();
