// Every way of choosing ends here: a click, a key or a typed move becomes one call of `choose`.
import { choicesOf } from "../choices.js";
import { settings } from "../settings.js";
import { setSoFar } from "../net/api.js";
import { tokenOf } from "../net/seats.js";
import {
  chosenThings,
  dropped,
  partOf,
  picked,
  reckoned,
  refusedWith,
  unpicked,
  unreckoned,
  waiting,
} from "../store.js";
import { ownLog } from "../logs.js";
import { text } from "../text.js";

export class Chooser {
  constructor(page, net) {
    Object.assign(this, { page, net });
  }

  get choices() {
    return choicesOf(partOf(this.page.state), this.page.state.selection);
  }

  /** Whether a choice is made together with what its preview shows; who learns takes each step by itself. */
  get goesOn() {
    return settings.path && !this.page.state.lesson;
  }

  /** Marks a choice; the same choice again, or any where no confirmation is wanted, carries it out. */
  pick(name) {
    const { state } = this.page;
    const isThing = (partOf(state)?.sets?.things ?? []).some((thing) => thing.action === name);
    if (isThing) return this.add(name);
    if (state.selection.pick === name || !settings.confirm) return this.choose(name);
    return this.page.change(picked, name);
  }

  /** One thing more of a set, if it goes with those that are chosen. */
  add(name) {
    if (this.choices.full(name)) return this.sorry(text("web-set-full"));
    this.page.change(picked, name);
    return this.reckon();
  }

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

  /** Carries out a choice by its name, with what its preview told. */
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

  send(names) {
    const { state } = this.page;
    if (state.pending) return;
    const request = this.net.play(partOf(state).seat, state.n, names);
    this.page.change(waiting, request);
    if (state.dialog?.kind === "unseen") this.page.change((now) => ({ ...now, dialog: null }));
  }

  undo() {
    const { state } = this.page;
    if (state.selection.pick || Object.keys(state.selection.set).length) return this.page.change(unpicked);
    if (state.selection.dice) return this.page.change(unpicked);
    return this.undoTo(state.table.step - 1);
  }

  /** Back to the first choice of the turn that can be taken back. */
  reset() {
    const { state } = this.page;
    const turn = ownLog(state).find((line) => line.turn === state.table.turn)?.step ?? state.table.step;
    this.undoTo(state.table.by_hand ? turn : 0);
  }

  /** Back to before a step, or as far as the table lets. */
  undoTo(step) {
    const { state } = this.page;
    const part = partOf(state);
    if (part?.undo_to === null || part?.undo_to === undefined || state.pending || step >= state.table.step) return;
    this.page.change(waiting, this.net.undo(part.seat, state.n, Math.max(part.undo_to, step)));
  }

  end() {
    const { state } = this.page;
    if (state.table?.waits?.for !== "end" || state.pending) return;
    this.page.change(waiting, this.net.end(partOf(state).seat, state.n));
  }

  back() {
    this.page.change(unpicked);
  }

  sorry(why) {
    this.page.change(refusedWith, why);
  }
}
