// A page: its one state, drawn anew whenever it changes. Motion is a by-product of drawing.
import { render } from "./vendor/lit-html/lit-html.js";
import { isStill } from "./state/preferences.js";
import { lendTexts } from "./text.js";
import { afterDrawing, beforeDrawing } from "./effects/flip.js";

/** @import { Common } from "types/client.d.ts" */

/** @template {Common} S */
export class Page {
  /** `draw` makes a template of the state; `drawn` is told of every state that was drawn, and of the one before; `moves`
   *  says of two states whether pieces may stand elsewhere in the second: to find where they stand costs a layout.
   *  @param {HTMLElement} root
   *  @param {S} state
   *  @param {{
   *    draw: (state: S) => unknown,
   *    drawn?: (state: S, before: S) => void,
   *    moves?: (before: S, state: S) => boolean,
   *  }} parts */
  constructor(root, state, { draw, drawn = () => {}, moves = () => false }) {
    this.root = root;
    this.state = state;
    this.draw = draw;
    this.drawn = drawn;
    this.moves = moves;
    this.last = state;
    this.due = false;
  }

  /** Changes the state with a pure function and draws what it became, once for all changes of a moment.
   *  @template {unknown[]} V
   *  @param {(state: S, ...values: V) => S} step
   *  @param {V} values */
  change(step, ...values) {
    this.state = step(this.state, ...values);
    if (this.due) return;
    this.due = true;
    queueMicrotask(() => this.redraw());
  }

  redraw() {
    this.due = false;
    lendTexts(this.state);
    const walks = !isStill(this.state) && this.moves(this.last, this.state);
    const before = walks ? beforeDrawing(this.root) : new Map();
    render(this.draw(this.state), this.root);
    afterDrawing(this.root, before);
    this.drawn(this.state, this.last);
    this.last = this.state;
  }
}
