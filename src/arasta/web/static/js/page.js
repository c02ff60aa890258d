// A page: its one state, drawn anew whenever it changes. Motion is a by-product of drawing.
import { render } from "./vendor/lit-html/lit-html.js";
import { afterDrawing, beforeDrawing } from "./motion/flip.js";

export class Page {
  /** `draw` makes a template of the state; `drawn` is told of every state that was drawn. */
  constructor(root, state, draw, drawn = () => {}) {
    Object.assign(this, { root, state, draw, drawn, due: false });
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
    const before = beforeDrawing(this.root);
    render(this.draw(this.state), this.root);
    afterDrawing(this.root, before);
    this.drawn(this.state);
  }
}
