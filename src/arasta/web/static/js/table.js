// The page of a table: connects, draws what comes, and sends what is chosen.
import { fixed } from "./elements.js";
import { fromBrowser, showPreferences, speak, watchBrowser } from "./browser.js";
import { drawTable } from "./draw/table_page.js";
import { lookingAheadOf, oddsOf } from "./input/advice.js";
import { hearLine } from "./input/chat.js";
import { Chooser } from "./input/chooser.js";
import { wordGiver } from "./input/dice_words.js";
import { listen } from "./input/events.js";
import { keeperOf } from "./input/keeper.js";
import { guideOf } from "./input/lesson.js";
import { commandsOf } from "./input/commands.js";
import { listenToRest } from "./input/tooltips.js";
import { arrive, dropMoved } from "./input/transfer.js";
import { listenToKeys } from "./input/keyboard.js";
import { taught } from "./state/lesson.js";
import { lessonOf } from "./storage/lesson.js";
import { ownName } from "./storage/own_name.js";
import { tick } from "./effects/clock.js";
import { markHints } from "./effects/hint_marks.js";
import { isStill } from "./state/preferences.js";
import { point } from "./effects/lesson_ring.js";
import { showRoll } from "./effects/dice_roll.js";
import { showAddress, stepIn } from "./effects/address.js";
import { drawWays } from "./effects/arrows.js";
import { chatOf, keepChat } from "./storage/chat.js";
import { keep, tokensOf } from "./storage/seats.js";
import { Connection } from "./net/socket.js";
import { ownLog } from "./state/logs.js";
import { logOf } from "./net/api.js";
import { Page } from "./page.js";
import { announce } from "./effects/announcements.js";
import { cutOff, EMPTY, forgotten, isCut, reconnected, remembered, told } from "./state/store.js";
import { isFollowing } from "./state/votes.js";
import { keepFocus } from "./effects/focus.js";
import { showConnection } from "./effects/connection.js";
import { tellPresence } from "./effects/presence.js";
import { fetchMessages, fetchThings, patiently } from "./net/texts.js";
import { texted } from "./text.js";

/** @import { State } from "types/client.d.ts" */
/** @import { FromServer, Welcome } from "types/protocol.d.ts" */

const LAST_LOOK = 1500; // milliseconds at the board before the result opens
const OLDEST = 400; // steps back that the log tells when the page is opened

const game = new URLSearchParams(location.search).get("table") ?? "";
const wantedStep = stepIn(location.href); // of a game that is over
const invited = location.hash.slice(1);
const ticket = /^move=([\w-]+)$/.exec(invited)?.[1];
if (invited) {
  if (!ticket) keep(game, invited.split(","));
  history.replaceState(null, "", `${location.pathname}${location.search}`); // the secret leaves the address
}

const root = fixed("table");
let toldAt = 0; // when the table was told last, for its clocks
let peopleAt = 0; // when the server told last who is here
/** @type {State} */
const first = { ...EMPTY, ...fromBrowser(), game, lesson: lessonOf(game), name: ownName(), chat: chatOf(game), opening: wantedStep };
const page = new Page(root, first, { draw: drawTable, drawn, moves });
showPreferences(first);
watchBrowser(page);

/** Pieces stand elsewhere in another view only.
 *  @param {State} before @param {State} state */
function moves(before, state) {
  return before.seats !== state.seats || before.old !== state.old;
}

/** What is done to a table that has been drawn.
 *  @param {State} state @param {State} before */
function drawn(state, before) {
  showPreferences(state, before);
  showConnection(root, state, before);
  root.dataset.n = String(state.n); // which entry is drawn, for whoever watches the page
  drawWays(root);
  tellTime();
  markHints(root, state);
  askForOdds(state);
  lookAhead(state);
  answerAlone(state);
  if (state.lesson) {
    askTheGuide(state);
    point(root);
  }
  if (ownLog(before) !== ownLog(state) || before.old !== state.old) requestAnimationFrame(scrollLog);
  if (!state.table?.by_hand) showRoll(ownLog(state), isStill(state)); // real dice were seen to roll
  announce(root, state, before);
  keepFocus(root);
  showAddress(state, before);
  if (before.chat !== state.chat) keepChat(game, state.chat);
  if (state.dialog?.kind === "log" && before.dialog?.kind !== "log") requestAnimationFrame(scrollRecap);
  if (state.dialog?.kind === "chat" && (before.said !== state.said || before.dialog !== state.dialog)) scrollChat();
}

/** The recap opens at its newest line. */
function scrollRecap() {
  const inside = root.querySelector(".dialog .inside");
  if (inside) inside.scrollTop = inside.scrollHeight;
}

/** The chat shows its newest line. */
function scrollChat() {
  const lines = root.querySelector(".chat .said");
  if (lines) lines.scrollTop = lines.scrollHeight;
}

const askForOdds = oddsOf(page);
const lookAhead = lookingAheadOf(page);
const askTheGuide = guideOf(page);
const giveWords = wordGiver(page);
let answerAlone = (/** @type {State} */ _) => {}; // as long as there is nobody to choose

/** @param {FromServer} message */
function heard(message) {
  const ends = message.t === "entry" && message.table.status === "over" && page.state.table?.status === "playing";
  if ("table" in message) {
    toldAt = performance.now();
    document.documentElement.dataset.game = message.table.game;
  }
  if ("people" in message) peopleAt = performance.now();
  page.change(told, message);
  page.change(taught);
  if (isFollowing(page.state)) commands.follow();
  if (message.t === "welcome" && message.table.status === "open") commands.invite();
  if (ends) setTimeout(() => page.state.old || commands.result(), LAST_LOOK);
  if (message.t === "welcome" && message.seats[0]?.log === null) remember(message);
  if ("table" in message) giveWords(page.state);
  if (message.t === "said") hearLine(page, message.said);
  if (message.t === "bye" && message.why === "moved") dropMoved(game).then(commands.moved);
  if (message.t === "welcome" && page.state.opening !== null) openAtStep(message, page.state.opening);
}

/** An address may name a moment: that of a game that is over is shown, once.
 *  @param {Welcome} message @param {number} step */
function openAtStep({ table }, step) {
  page.change((state) => ({ ...state, opening: null }));
  if (table.status === "over") commands.replayFrom(step);
}

/** What happened before we came: the newest part of the log, as each seat here is told it.
 *  @param {Welcome} given */
const remember = ({ table, seats }) =>
  seats.map(async ({ seat }, i) => {
    const log = await logOf(game, tokensOf(game)[i], Math.max(0, table.step - OLDEST));
    page.change(remembered, seat, log);
  });

/** Clocks, and for how long people have been away. Without a connection nobody knows. */
function tellTime() {
  if (isCut(page.state)) return;
  tick(root, page.state.table?.clock, (performance.now() - toldAt) / 1000);
  tellPresence(root, page.state, (performance.now() - peopleAt) / 1000);
}

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
let ready = patiently(() => fetchMessages(first.browser.language)).then((messages) => page.change(texted, { messages }));
/** @type {string | null} */
let things = null;

/** @param {FromServer} message */
async function prepare(message) {
  if (!("table" in message) || things === message.table.game) return;
  const { game: kind, settings } = message.table;
  things = kind;
  const told = await patiently(() => fetchThings(kind, page.state.browser.language, settings.expansions));
  page.change(texted, { things: told });
}

if (ticket)
  await ready
    .then(() => arrive(game, ticket))
    .catch((problem) => page.change((state) => ({ ...state, dialog: { kind: "expired", words: problem.message } })));

const net = new Connection(game, tokensOf(game), first.browser.language, {
  heard: (message) => {
    ready = ready.then(() => prepare(message)).then(() => heard(message));
  },
  have: () => page.state.n,
  cut: () => page.change(cutOff),
  back: () => page.change(reconnected),
});
/** Every word is another one from now on, and nothing else has changed.
 *  @param {string} language */
async function speakAnew(language) {
  await speak(page, language);
  const { table, old, dialog, review } = page.state;
  if (table) page.change(texted, { things: await fetchThings(table.game, language, table.settings.expansions) });
  page.change(forgotten);
  net.speak(language);
  if (old) commands.look(old.step);
  if (dialog?.kind === "rules") commands.rules();
  if (review) commands.review();
}

const chooser = new Chooser(page, net);
answerAlone = keeperOf(page, chooser);
const commands = commandsOf(page, chooser, net, speakAnew);
listen(document.body, chooser, page, commands);
listenToKeys(document.body, commands, () => isCut(page.state));
listenToRest(document.body, page);
setInterval(tellTime, 1000);
new ResizeObserver(() => drawWays(root)).observe(root);
document.fonts.ready.then(() => drawWays(root));
