// Every way of choosing ends here: a click, a key or a typed move becomes one call of `choose`.
import { choicesOf } from "../state/choices.js";
import { setSoFar } from "../net/api.js";
import { tokenOf } from "../storage/seats.js";
import {
  chosenThings,
  dropped,
  partOf,
  picked,
  reckoned,
  refusedWith,
  tableOf,
  unpicked,
  unreckoned,
  waiting,
} from "../state/store.js";
import { calledBack } from "../state/lesson.js";
import { ownLog } from "../state/logs.js";
import { text } from "../text.js";

/** @import { Page } from "../page.js" */
/** @import { Connection } from "../net/socket.js" */
/** @import { State } from "types/client.d.ts" */

export class Chooser {
  /** @param {Page<State>} page @param {Connection} net */
  constructor(page, net) {
    this.page = page;
    this.net = net;
    /** @type {Promise<void> | null} what the server is asked about a set */
    this.reckoning = null;
  }

  get choices() {
    const part = partOf(this.page.state);
    return choicesOf(part?.view ? { ...part, view: part.view } : null, this.page.state.selection);
  }

  /** Whether a choice is made together with what its preview shows; who learns takes each step by itself. */
  get goesOn() {
    return this.page.state.preferences.path && !this.page.state.lesson;
  }

  /** Marks a choice; the same choice again, or any where no confirmation is wanted, carries it out.
   *  @param {string} name */
  pick(name) {
    const { state } = this.page;
    const isThing = (partOf(state)?.sets?.things ?? []).some((thing) => thing.action === name);
    if (isThing) return this.add(name);
    if (state.selection.pick === name || !state.preferences.confirm) return this.choose(name);
    return this.page.change(picked, name);
  }

  /** One thing more of a set, if it goes with those that are chosen.
   *  @param {string} name */
  add(name) {
    if (this.choices.full(name)) {
      this.sorry(text("web-set-full"));
      return;
    }
    this.page.change(picked, name);
    this.reckon();
  }

  /** @param {string} name */
  drop(name) {
    this.page.change(dropped, name);
    this.reckon();
  }

  /** Asks the server what the things that are chosen cost and bring together. */
  reckon() {
    const { game, selection } = this.page.state;
    const { set } = selection;
    const names = chosenThings(selection);
    if (!names.length) return;
    this.reckoning = setSoFar(game, tokenOf(this.page.state), names).then(
      (total) => this.page.change(reckoned, set, total),
      (problem) => this.page.change(unreckoned, set, problem.message),
    );
  }

  /** Carries out a choice by its name, with what its preview told.
   *  @param {string} name */
  choose(name) {
    const option = this.choices.find(name);
    this.send(option && this.goesOn ? option.path : [name]);
  }

  /** The great key. A set is played as the server has reckoned it, so that is waited for. */
  async go() {
    await this.reckoning;
    const { ready } = this.choices;
    if (!ready || ready.lacks) return;
    const names = ready.several || this.goesOn ? ready.do : ready.do.slice(0, 1);
    this.send(names);
  }

  /** @param {string[]} names */
  send(names) {
    const { state } = this.page;
    if (state.pending) return;
    const request = this.net.play(partOf(state)?.seat ?? null, state.n, names);
    this.page.change(waiting, request);
    if (state.dialog?.kind === "unseen") this.page.change((now) => ({ ...now, dialog: null }));
  }

  undo() {
    const { state } = this.page;
    if (state.selection.pick || Object.keys(state.selection.set).length) return this.page.change(unpicked);
    if (state.selection.dice) return this.page.change(unpicked);
    return this.undoTo(tableOf(state).step - 1);
  }

  /** Back to the first choice of the turn that can be taken back. */
  reset() {
    const { state } = this.page;
    const { turn, step, by_hand } = tableOf(state);
    const first = ownLog(state).find((line) => line.turn === turn)?.step ?? step;
    this.undoTo(by_hand ? first : 0);
  }

  /** Back to before a step, or as far as the table lets.
   *  @param {number} step */
  undoTo(step) {
    const { state } = this.page;
    const part = partOf(state);
    if (!part || part.undo_to === null || state.pending || step >= tableOf(state).step) return;
    this.page.change(waiting, this.net.undo(part.seat, state.n, Math.max(part.undo_to, step)));
  }

  /** Ends the turn: at once where all was chosen, else by the choice that does nothing but that, where there is one. */
  end() {
    const { state } = this.page;
    if (state.pending || state.old) return;
    const { closing } = this.choices;
    if (state.table?.waits?.for === "end") this.page.change(waiting, this.net.end(partOf(state)?.seat ?? null, state.n));
    else if (closing?.ends) this.choose(closing.name);
  }

  back() {
    this.page.change(unpicked);
  }

  /** @param {string} why */
  sorry(why) {
    this.page.change((state) => calledBack(refusedWith(state, why)));
  }
}
