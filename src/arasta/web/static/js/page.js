// A page: its one state, drawn anew whenever it changes. Motion is a by-product of drawing.
import { render } from "./vendor/lit-html/lit-html.js";
import { afterDrawing, beforeDrawing } from "./motion/flip.js";

export class Page {
  /** `draw` makes a template of the state; `drawn` is told of every state that was drawn, and of the one before; `moves`
   *  says of two states whether pieces may stand elsewhere in the second: to find where they stand costs a layout. */
  constructor(root, state, { draw, drawn = () => {}, moves = () => false }) {
    Object.assign(this, { root, state, draw, drawn, moves, last: state, due: false });
  }

  /** Changes the state with a pure function and draws what it became, once for all changes of a moment. */
  change(step, ...values) {
    this.state = step(this.state, ...values);
    if (this.due) return;
    this.due = true;
    queueMicrotask(() => this.redraw());
  }

  redraw() {
    this.due = false;
    const before = this.moves(this.last, this.state) ? beforeDrawing(this.root) : new Map();
    render(this.draw(this.state), this.root);
    afterDrawing(this.root, before);
    this.drawn(this.state, this.last);
    this.last = this.state;
  }
}
