// What the keys and menus of a table do, by the words of `data-do` and `data-form`.
import { linkTo } from "../draw/room.js";
import { checkDice } from "../fair.js";
import * as api from "../net/api.js";
import { keepLesson, understood, unlearned } from "../lesson.js";
import { keep, tokenOf, tokensOf } from "../net/seats.js";
import { allowed } from "../notify.js";
import { isDark, prefer, settings } from "../settings.js";
import { lookedBack, partOf, refusedWith, remembered, uncovered, unpicked } from "../store.js";
import { advisingOf } from "./advising.js";
import { enteringOf } from "./enter.js";
import { replayingOf } from "./replaying.js";
import { typedNames } from "./typed.js";

const open = (state, dialog) => ({ ...state, dialog, tip: null });

export function doingsOf(page, chooser, net) {
  const { game } = page.state;
  const token = () => tokenOf(page.state);
  const fail = (problem) => page.change(refusedWith, problem.message);
  const show = (kind, values = {}) => page.change(open, { kind, ...values });
  const mailed = (mail) => page.change((state) => ({ ...state, mail, refused: null }));
  const look = async (step) => {
    try {
      page.change(lookedBack, await api.viewAt(game, token(), Math.max(0, Math.min(step, page.state.table.step))));
    } catch (problem) {
      fail(problem);
    }
  };
  const advice = advisingOf(page, token, fail);
  return {
    ...enteringOf(page, chooser, show),
    ...advice,
    ...replayingOf(page, look),
    go: () => (page.state.table?.waits?.for === "end" ? chooser.end() : chooser.go()),
    undo: () => chooser.undo(),
    reset: () => chooser.reset(),
    end: () => chooser.end(),
    escape: () =>
      page.state.dialog ? page.change(open, null) : page.state.old ? page.change(lookedBack, null) : chooser.back(),
    type: () => document.querySelector(".type input")?.focus(),
    typed: (data, form) => {
      const names = typedNames(data.get("typed"), partOf(page.state));
      form.reset();
      if (names) chooser.send(names);
    },
    recap: () => show("log"),
    menu: () => {
      show("settings");
      if (page.state.me !== null) api.mailOf(game, token()).then(mailed, fail);
    },
    notify: async (it) => toggle(page, "notify", it.checked && (await allowed())),
    mail: (data) => api.leaveAddress(game, token(), data.get("address")).then(mailed, fail),
    noMail: () => api.leaveAddress(game, token(), null).then(mailed, fail),
    rules: () => api.pages(page.state.table.game).then(({ pages }) => show("rules", { pages }), fail),
    result: () => {
      show("result");
      advice.tally();
      check(page).catch(fail);
    },
    share: () => show("share"),
    copy: (it) => copied(page, it),
    close: () => page.change(open, null),
    sound: () => toggle(page, "sound", !settings.sound),
    theme: () => toggle(page, "theme", isDark() ? "light" : "dark"),
    setting: (it) => toggle(page, it.name, it.type === "checkbox" ? it.checked : it.value),
    peek: (it) => it.closest(".counter").classList.toggle("aside"),
    uncover: () => page.change(uncovered),
    look,
    keys: () => show("keys"),
    replay: () => {
      if (page.state.table.status === "over") {
        advice.tally();
        const { me } = page.state;
        api.logOf(game, token()).then((told) => page.change(remembered, me, told), fail);
      }
      return look(0);
    },
    slide: (it) => look(Number(it.value)),
    now: () => page.change(lookedBack, null),
    goBack: () => {
      chooser.undoTo(page.state.old.step);
      page.change(lookedBack, null);
    },
    record: () => api.recordOf(game, tokensOf(game).join()).then((text) => download(`${page.state.table.code}.txt`, text), fail),
    rematch: () => api.rematch(game, token()).then(({ game: next }) => follow(next, tokensOf(game)), fail),
    join: async (data) => {
      try {
        const seat = await api.join(game, { name: data.get("name"), confirm: true, word: "" });
        keep(game, [seat.token]);
        location.reload();
      } catch (problem) {
        fail(problem);
      }
    },
    bot: (it) =>
      api
        .usualBot()
        .then((bot) => api.seatBot(game, token(), Number(it.dataset.seat), bot))
        .catch(fail),
    confirm: (it) => api.seat(game, token(), { confirm: it.checked }).catch(fail),
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
      keepLesson(game, page.state.lesson.seen);
    },
    unlearn: () => {
      keepLesson(game, null);
      page.change(unlearned);
    },
    say: (data, form) => {
      if (data.get("said")) net.say(page.state.me, data.get("said"));
      form.reset();
    },
  };
}

/** Whether the dice were as promised. */
async function check(page) {
  const { table } = page.state;
  if (!table.dice) return;
  const fair = await checkDice(table.id, table.dice, await api.outcomesOf(table.id));
  page.change((state) => ({ ...state, fair }));
}

/** The link goes to the clipboard; where a browser forbids that, as without encryption, it is marked to be copied. */
async function copied(page, key) {
  try {
    await navigator.clipboard.writeText(linkTo(page.state.table));
    page.change((state) => ({ ...state, copied: true }));
  } catch {
    getSelection().selectAllChildren(key.parentElement.querySelector("code"));
  }
}

function toggle(page, word, value) {
  prefer(word, value);
  page.change((state) => ({ ...state }));
}

function follow(game, tokens) {
  keep(game, tokens);
  location.href = `/table.html?table=${game}`;
}

function download(file, text) {
  const link = document.createElement("a");
  link.href = URL.createObjectURL(new Blob([text], { type: "text/plain" }));
  link.download = file;
  link.click();
  URL.revokeObjectURL(link.href);
}
