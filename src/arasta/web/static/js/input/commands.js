// What the keys and menus of a table do, by the words of `data-do` and `data-form`.
import { one } from "../elements.js";
import { linkTo } from "../draw/waiting_room.js";
import { bindingOf, checkDice } from "../fair_dice.js";
import * as api from "../net/api.js";
import { understood, unlearned } from "../state/lesson.js";
import { forgetLesson, keepLesson } from "../storage/lesson.js";
import { joined, joiningId } from "../storage/joining.js";
import { correctingOf } from "./correction.js";
import { forget, keep, tokenOf, tokensOf } from "../storage/seats.js";
import { wordsOf } from "../storage/words.js";
import { askToNotify, permission } from "../effects/notifications.js";
import { keepOwnName } from "../storage/own_name.js";
import { bookOpened, soughtInBook } from "../state/book.js";
import { browserChanged, isDark, preferred } from "../state/preferences.js";
import { PACES } from "../state/pace.js";
import { lookedBack, partOf, refusedWith, remembered, tableOf, uncovered, unpicked } from "../state/store.js";
import { adviceOf } from "./advice.js";
import { enteringOf } from "./chance_entry.js";
import { chatOf } from "./chat.js";
import { replayingOf } from "./replay.js";
import { transferOf } from "./transfer.js";
import { typedNames } from "../state/typed_moves.js";

/** @import { Connection } from "../net/socket.js" */
/** @import { MailAnswer } from "types/protocol.d.ts" */
/** @import { Chooser } from "./chooser.js" */
/** @import { Page } from "../page.js" */
/** @import { Dialog, Preferences, State } from "types/client.d.ts" */

/** @param {State} state @param {Dialog | null} dialog */
const open = (state, dialog) => ({ ...state, dialog, tip: null });

/** @typedef {ReturnType<typeof commandsOf>} Commands */

/** `speak` says all in another language.
 *  @param {Page<State>} page @param {Chooser} chooser @param {Connection} net @param {(language: string) => Promise<void>} speak */
export function commandsOf(page, chooser, net, speak) {
  const { game } = page.state;
  const token = () => tokenOf(page.state);
  const tokens = () => tokensOf(game).join(); // of everybody before this screen
  const fail = (/** @type {Error} */ problem) => page.change(refusedWith, problem.message);
  /** @param {string} kind @param {Partial<Dialog>} [values] */
  const show = (kind, values) => page.change(open, { kind, ...values });
  /** Opens the book of rules, at a thing if one is looked up. @param {string | null} at */
  const lookUp = async (at) => {
    try {
      const { game: kind, settings } = tableOf(page.state);
      page.change(bookOpened, { ...(await api.book(kind, settings.expansions)), at });
      show("rules");
      requestAnimationFrame(() => one(document, ".book .at")?.scrollIntoView({ block: "center" }));
    } catch (problem) {
      fail(/** @type {Error} */ (problem));
    }
  };
  const shut = () => page.change((state) => (state.dialog?.kind === "log" ? open(state, null) : state));
  /** @template {keyof Preferences} W @param {W} word @param {Preferences[W]} value */
  const prefer = (word, value) => page.change((state) => preferred(state, word, value));
  const mailed = (/** @type {MailAnswer} */ mail) => page.change((state) => ({ ...state, mail, refused: null }));
  let looks = 0; // what was asked for last is shown, whatever comes last
  const look = async (/** @type {number} */ step) => {
    const mine = (looks += 1);
    try {
      const at = Math.max(0, Math.min(step, tableOf(page.state).step));
      const seen = await api.viewAt(game, token(), at);
      if (mine === looks) page.change(lookedBack, seen);
    } catch (problem) {
      fail(/** @type {Error} */ (problem));
    }
  };
  const advice = adviceOf(page, token, fail);
  const replayFrom = (/** @type {number} */ step) => {
    if (tableOf(page.state).status === "over") {
      advice.tally();
      const { me } = page.state;
      api.logOf(game, token()).then((told) => page.change(remembered, me, told), fail);
    }
    return look(step);
  };
  return {
    ...enteringOf(page, chooser, show),
    ...advice,
    ...replayingOf(page, look),
    ...chatOf(page, net, show),
    ...transferOf(page, token, show, fail),
    go: () => chooser.go(),
    undo: () => chooser.undo(),
    reset: () => {
      chooser.reset();
      shut();
    },
    end: () => chooser.end(),
    escape: () =>
      page.state.dialog ? page.change(open, null) : page.state.old ? page.change(lookedBack, null) : chooser.back(),
    type: () => {
      const field = one(document, ".log .type input");
      if (field?.offsetParent) return field.focus();
      show("log"); // a small screen has the field there
      return requestAnimationFrame(() => one(document, ".dialog .type input")?.focus());
    },
    typed: (/** @type {FormData} */ data, /** @type {HTMLFormElement} */ form) => {
      const names = typedNames(String(data.get("typed")), partOf(page.state));
      form.reset();
      if (names) chooser.send(names);
      shut();
    },
    pace: (/** @type {HTMLElement} */ { dataset }) => {
      const pace = PACES[dataset.pace ?? ""];
      page.change((state) => ({ ...state, pace }));
      net.pace(page.state.me, pace, false);
    },
    hurry: () => net.pace(page.state.me, 0, true),
    recap: () => show("log"),
    player: (/** @type {HTMLElement} */ { dataset }) => show("player", { seat: Number(dataset.seat) }),
    menu: () => {
      show("settings");
      if (page.state.me !== null) api.mailOf(game, token()).then(mailed, fail);
    },
    notify: async (/** @type {HTMLInputElement} */ it) => {
      const allowed = it.checked && (await askToNotify());
      page.change(browserChanged, { notifications: permission() });
      prefer("notify", allowed);
    },
    mail: (/** @type {FormData} */ data) => api.leaveAddress(game, token(), String(data.get("address"))).then(mailed, fail),
    noMail: () => api.leaveAddress(game, token(), null).then(mailed, fail),
    rules: () => lookUp(page.state.tip),
    lookUp: (/** @type {HTMLElement} */ it) => lookUp(it.dataset.thing ?? null),
    seekRule: (/** @type {HTMLInputElement} */ it) => page.change(soughtInBook, it.value),
    result: () => {
      show("result");
      advice.tally();
      check(page).catch(fail);
    },
    proof: () => show("result", { proof: !page.state.dialog?.proof }),
    open: (/** @type {HTMLElement} */ it) => {
      show(it.dataset.dialog ?? "");
      if (it.dataset.dialog === "share") invite(page).catch(fail);
    },
    invite: () => invite(page).catch(fail),
    send: () => navigator.share({ url: link(page), title: "Arasta" }).catch(() => {}), // who changes their mind is not told off
    copy: (/** @type {HTMLElement} */ it) => copied(page, it),
    close: () => page.change(open, null),
    sound: () => prefer("sound", !page.state.preferences.sound),
    theme: () => prefer("theme", isDark(page.state) ? "light" : "dark"),
    language: (/** @type {HTMLInputElement} */ it) => speak(it.value).catch(fail),
    setting: (/** @type {HTMLInputElement} */ it) => {
      const word = /** @type {keyof Preferences} */ (it.name);
      prefer(word, it.type === "checkbox" ? it.checked : it.value);
    },
    peek: (/** @type {HTMLElement} */ it) => it.closest(".counter")?.classList.toggle("aside"),
    uncover: () => page.change(uncovered),
    look,
    keys: () => show("keys"),
    replay: () => replayFrom(0),
    replayFrom,
    shareLink: (/** @type {HTMLElement} */ { dataset }) => shareLink(page, dataset.link ?? ""),
    reload: () => location.reload(),
    slide: (/** @type {HTMLInputElement} */ it) => look(Number(it.value)),
    now: () => page.change(lookedBack, null),
    ...correctingOf(page, show, fail),
    goBack: () => {
      if (page.state.old) chooser.undoTo(page.state.old.step);
      page.change(lookedBack, null);
    },
    record: () => api.recordOf(game, tokensOf(game).join()).then((text) => download(`${tableOf(page.state).code}.txt`, text), fail),
    people: () => show("people"),
    rematch: () => api.rematch(game, tokens(), true).then(({ game: next }) => next && follow(next, tokensOf(game)), fail),
    noRematch: () => api.rematch(game, tokens(), false).catch(fail),
    follow: () => follow(tableOf(page.state).next_table ?? game, tokensOf(game)),
    stop: () => api.stop(game, tokens(), true).then(() => page.change(open, null), fail),
    goOn: () => api.stop(game, tokens(), false).catch(fail),
    waveAside: (/** @type {HTMLElement} */ it) => page.change((state) => ({ ...state, asked: it.dataset.names ?? null })),
    replace: (/** @type {HTMLElement} */ it) =>
      api
        .usualBot()
        .then((bot) => api.seatBot(game, token(), Number(it.dataset.seat), bot))
        .catch(fail),
    unseat: () => {
      forget(game);
      location.reload();
    },
    goAway: () => goAway(page, tokensOf(game)).catch(fail),
    join: async (/** @type {FormData} */ data) => {
      const name = String(data.get("name"));
      try {
        const seat = await api.join(game, { name, confirm: true, word: null, id: joiningId(game) });
        keep(game, [seat.token]);
        joined();
        keepOwnName(name);
        location.reload();
      } catch (problem) {
        fail(/** @type {Error} */ (problem));
      }
    },
    bot: (/** @type {HTMLElement} */ it) =>
      api
        .usualBot()
        .then((bot) => api.seatBot(game, token(), Number(it.dataset.seat), bot))
        .catch(fail),
    confirm: (/** @type {HTMLInputElement} */ it) => api.seat(game, token(), { confirm: it.checked }).catch(fail),
    leave: () =>
      api
        .usualBot()
        .then((bot) => api.seat(game, token(), { bot }))
        .then(() => page.change(open, null))
        .catch(fail),
    return: () => api.seat(game, token(), { bot: null }).then(() => page.change(open, null), fail),
    unpick: () => page.change(unpicked),
    understood: () => {
      page.change(understood);
      if (page.state.lesson) keepLesson(game, page.state.lesson);
    },
    unlearn: () => {
      forgetLesson();
      page.change(unlearned);
    },
  };
}

/** Whether the dice were as promised.
 *  @param {Page<State>} page */
async function check(page) {
  const table = tableOf(page.state);
  if (!table.dice) return;
  const fair = checkDice(table.id, table.dice, await api.outcomesOf(table.id));
  const binding = bindingOf(table.dice, wordsOf(table.id));
  page.change((state) => ({ ...state, fair: fair && { ...fair, binding } }));
}

/** What friends open.
 *  @param {Page<State>} page */
const link = (page) => linkTo({ browser: page.state.browser, table: tableOf(page.state) });

/** The link goes to the clipboard, from where it is written.
 *  @param {Page<State>} page @param {HTMLElement} key */
async function copied(page, key) {
  if (await toClipboard(link(page), key.parentElement?.querySelector("code"))) page.change((state) => ({ ...state, copied: true }));
}

/** A link goes to the phone's own way of sharing, or to the clipboard.
 *  @param {Page<State>} page @param {string} link */
async function shareLink(page, link) {
  if (page.state.browser.narrow && navigator.share) await navigator.share({ url: link }).catch(() => {}); // who changes their mind
  else if (await toClipboard(link, document.querySelector(".sharing code"))) page.change((state) => ({ ...state, shared: link }));
}

/** Whether words are in the clipboard now. Without encryption a browser lends no clipboard, but it copies what is marked;
 *  where it does not do that either, the words stay marked.
 *  @param {string} words @param {Element | null | undefined} written */
async function toClipboard(words, written) {
  try {
    await navigator.clipboard.writeText(words);
    return true;
  } catch {
    if (written) getSelection()?.selectAllChildren(written);
    return Boolean(written) && document.execCommand("copy");
  }
}

/** @param {string} game @param {string[]} tokens */
function follow(game, tokens) {
  keep(game, tokens);
  location.href = `table.html?table=${game}`;
}

/** The link as a picture, and what was agreed in words, once each.
 *  @param {Page<State>} page */
async function invite(page) {
  const [qr, schema] = await Promise.all([
    page.state.qr ?? api.qrOf(link(page)),
    page.state.schema ?? api.schema(),
  ]);
  page.change((state) => ({ ...state, qr, schema }));
}

/** Everybody before this screen leaves: in the waiting room their seats are free again, else bots play on.
 *  @param {Page<State>} page @param {string[]} tokens */
async function goAway(page, tokens) {
  const { game, table } = page.state;
  for (const token of tokens) await api.leave(game, token);
  if (table?.status === "open") forget(game);
  page.change(open, null); // the browser may keep the page and show it again
  location.href = "./";
}

/** @param {string} file @param {string} text */
function download(file, text) {
  const link = document.createElement("a");
  link.href = URL.createObjectURL(new Blob([text], { type: "text/plain" }));
  link.download = file;
  link.click();
  URL.revokeObjectURL(link.href);
}
