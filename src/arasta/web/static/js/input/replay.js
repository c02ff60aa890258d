// A game that plays itself again: step by step, at some speed, until its end or until somebody stops it.
import { paused, tableOf } from "../state/store.js";

/** @import { Page } from "../page.js" */
/** @import { Replay, State } from "types/client.d.ts" */

const STEP = 1100; // milliseconds a step takes at the usual speed

/** What the keys of a replay do; `look` shows the table as it was before a step.
 *  @param {Page<State>} page @param {(step: number) => Promise<void>} look */
export function replayingOf(page, look) {
  let timer = 0;
  const at = () => page.state.old?.step ?? tableOf(page.state).step;
  const change = (/** @type {Partial<Replay>} */ values) => page.change((state) => ({ ...state, replay: { ...state.replay, ...values } }));
  const stop = () => {
    clearTimeout(timer);
    page.change((state) => ({ ...state, replay: paused(state.replay) }));
  };
  const goOn = () => {
    clearTimeout(timer);
    timer = setTimeout(next, STEP / page.state.replay.speed);
  };
  const next = async () => {
    if (!page.state.replay.playing || !page.state.old) return;
    await look(at() + 1);
    if (at() < tableOf(page.state).step) goOn();
    else stop();
  };
  const step = (/** @type {number} */ to) => {
    stop();
    return look(to);
  };
  return {
    play: async () => {
      if (page.state.replay.playing) return stop();
      if (at() >= tableOf(page.state).step) await look(0);
      change({ playing: true });
      return goOn();
    },
    speed: (/** @type {HTMLElement} */ it) => change({ speed: Number(it.dataset.speed) }),
    first: () => step(0),
    earlier: () => step(at() - 1),
    later: () => step(at() + 1),
    last: () => step(tableOf(page.state).step),
  };
}
