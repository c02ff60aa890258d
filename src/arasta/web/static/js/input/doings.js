// What the keys and menus of a table do, by the words of `data-do` and `data-form`.
import { checkDice } from "../fair.js";
import * as api from "../net/api.js";
import { keepLesson, understood, unlearned } from "../lesson.js";
import { keep, tokenFor, tokensOf } from "../net/seats.js";
import { isDark, prefer, settings } from "../settings.js";
import { lookedBack, partOf, refusedWith, uncovered, unpicked } from "../store.js";
import { typedNames } from "./typed.js";

const open = (state, dialog) => ({ ...state, dialog, tip: null });

export function doingsOf(page, chooser, net) {
  const { game } = page.state;
  const token = () => tokenFor(page.state);
  const fail = (problem) => page.change(refusedWith, problem.message);
  const show = (kind, values = {}) => page.change(open, { kind, ...values });
  const look = async (step) => {
    try {
      page.change(lookedBack, await api.viewAt(game, token(), Math.max(0, Math.min(step, page.state.table.step))));
    } catch (problem) {
      fail(problem);
    }
  };
  return {
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
    menu: () => show("settings"),
    rules: () => api.pages(page.state.table.game).then(({ pages }) => show("rules", { pages }), fail),
    result: () => {
      show("result");
      curve(page, game, token()).catch(fail);
      check(page).catch(fail);
    },
    share: () => show("share"),
    close: () => page.change(open, null),
    sound: () => toggle(page, "sound", !settings.sound),
    theme: () => toggle(page, "theme", isDark() ? "light" : "dark"),
    setting: (it) => toggle(page, it.name, it.type === "checkbox" ? it.checked : it.value),
    peek: (it) => it.closest(".counter").classList.toggle("aside"),
    uncover: () => page.change(uncovered),
    look,
    replay: () => look(0),
    slide: (it) => look(Number(it.value)),
    earlier: () => look((page.state.old?.step ?? page.state.table.step) - 1),
    later: () => look((page.state.old?.step ?? 0) + 1),
    now: () => page.change(lookedBack, null),
    record: () => api.recordOf(game, token()).then((text) => download(`${page.state.table.code}.txt`, text), fail),
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

const POINTS = 24; // of the curves at the end

/** How rubies and wealth grew: the table as it was at some steps. */
async function curve(page, game, token) {
  if (page.state.curve) return;
  const last = page.state.table.step;
  const steps = Array.from({ length: POINTS + 1 }, (_, i) => Math.round((last * i) / POINTS));
  const told = await Promise.all(steps.map((step) => api.viewAt(game, token, step)));
  const points = told.map(({ step, view }) => ({ step, players: view.players }));
  page.change((state) => ({ ...state, curve: points }));
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
