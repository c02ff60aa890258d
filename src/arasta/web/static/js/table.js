// The page of a table: connects, draws what comes, and sends what is chosen.
import { tick } from "./draw/clock.js";
import { markHints } from "./draw/hint.js";
import { drawTable } from "./draw/whole.js";
import { oddsOf } from "./input/advising.js";
import { Chooser } from "./input/choose.js";
import { listen } from "./input/clicks.js";
import { doingsOf } from "./input/doings.js";
import { listenToRest } from "./input/hover.js";
import { listenToKeys } from "./input/keys.js";
import { lessonOf, taught } from "./lesson.js";
import { point } from "./motion/pointing.js";
import { showRoll } from "./motion/roll.js";
import { drawWays } from "./motion/ways.js";
import { keep, tokensOf } from "./net/seats.js";
import { Connection } from "./net/socket.js";
import { ownLog } from "./logs.js";
import { logOf } from "./net/api.js";
import { Page } from "./page.js";
import { announce } from "./say.js";
import { apply } from "./settings.js";
import { EMPTY, entered, refusedWith, remembered, welcomed } from "./store.js";
import { loadTexts, loadThings, setPeople } from "./text.js";

const LAST_LOOK = 1500; // milliseconds at the board before the result opens
const OLDEST = 400; // steps back that the log tells when the page is opened
const LANGUAGE = document.documentElement.lang;

const game = new URLSearchParams(location.search).get("table");
const invited = location.hash.slice(1);
if (invited) {
  keep(game, invited.split(","));
  history.replaceState(null, "", `${location.pathname}${location.search}`); // the secret leaves the address
}
apply();

const root = document.getElementById("table");
let told = 0; // when the table was told last, for its clocks
const page = new Page(root, { ...EMPTY, game, lesson: lessonOf(game) }, { draw: drawTable, drawn, moves });

/** Pieces stand elsewhere in another view only. */
function moves(before, state) {
  return before.seats !== state.seats || before.old !== state.old;
}

/** What is done to a table that has been drawn. */
function drawn(state, before) {
  root.dataset.n = state.n; // which entry is drawn, for whoever watches the page
  drawWays(root);
  tellTime();
  markHints(root, state);
  askForOdds(state);
  if (state.lesson) point(root);
  if (ownLog(before) !== ownLog(state) || before.old !== state.old) requestAnimationFrame(scrollLog);
  if (!state.table?.by_hand) showRoll(ownLog(state)); // real dice were seen to roll
  announce(state, before);
}

const askForOdds = oddsOf(page);

/** What each kind of message does to the state; what is not listed changes nothing that is drawn. */
const HEARD = {
  welcome: (state, message) => welcomed(state, message),
  entry: (state, message) => entered(state, message),
  refused: (state, message) => refusedWith(state, message.text),
  people: (state, { people, watching }) => ({ ...state, people, watching }),
  said: (state, { said }) => ({ ...state, said: [...state.said, said] }),
  bye: (state, message) => ({ ...state, connection: message.why, refused: message.text }),
};

function heard(message) {
  const ends = message.t === "entry" && message.table?.status === "over" && page.state.table?.status === "playing";
  const people = message.people ?? page.state.people;
  setPeople(people.map((person) => person.name));
  if (message.table) told = performance.now();
  if (message.table) document.documentElement.dataset.game = message.table.game;
  if (HEARD[message.t]) page.change(HEARD[message.t], message);
  page.change(taught);
  if (ends) setTimeout(() => page.state.old || doings.result(), LAST_LOOK);
  if (message.t === "welcome" && message.seats[0]?.log === null) remember(message);
}

/** What happened before we came: the newest part of the log, as each seat here is told it. */
const remember = ({ table, seats }) =>
  seats.map(async ({ seat }, i) => {
    const told = await logOf(game, tokensOf(game)[i], Math.max(0, table.step - OLDEST));
    page.change(remembered, seat, told);
  });

const tellTime = () => tick(root, page.state.table?.clock, (performance.now() - told) / 1000);

/** The log shows its newest line, or the one of the old position that is looked at. Together with the next frame, for
 *  how far it can be scrolled costs a layout. */
function scrollLog() {
  const lines = root.querySelector(".log .lines");
  if (!lines) return;
  const picked = lines.querySelector(".picked");
  lines.scrollTop = picked
    ? lines.scrollTop + picked.getBoundingClientRect().top - lines.getBoundingClientRect().top - lines.clientHeight / 2
    : lines.scrollHeight;
}

/** Messages wait for the texts, and the first one for what the things of its game are called. */
let ready = loadTexts(LANGUAGE);
let things = null;

async function prepare(message) {
  if (!message.table || things === message.table.game) return;
  things = message.table.game;
  await loadThings(things, LANGUAGE);
}

const net = new Connection(game, tokensOf(game), LANGUAGE, {
  heard: (message) => {
    ready = ready.then(() => prepare(message)).then(() => heard(message));
  },
  have: () => page.state.n,
  cut: () => page.change((state) => ({ ...state, connection: "cut" })),
});
const chooser = new Chooser(page, net);
const doings = doingsOf(page, chooser, net);
listen(document.body, chooser, page, doings);
listenToKeys(document.body, doings);
listenToRest(document.body, page);
setInterval(tellTime, 1000);
new ResizeObserver(() => drawWays(root)).observe(root);
document.fonts.ready.then(() => drawWays(root));
