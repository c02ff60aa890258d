// A game that plays itself again: step by step, at some speed, until its end or until somebody stops it.
import { paused } from "../store.js";

const STEP = 1100; // milliseconds a step takes at the usual speed

/** What the keys of a replay do; `look` shows the table as it was before a step. */
export function replayingOf(page, look) {
  let timer = null;
  const at = () => page.state.old?.step ?? page.state.table.step;
  const change = (values) => page.change((state) => ({ ...state, replay: { ...state.replay, ...values } }));
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
    if (at() < page.state.table.step) goOn();
    else stop();
  };
  const step = (to) => {
    stop();
    return look(to);
  };
  return {
    play: async () => {
      if (page.state.replay.playing) return stop();
      if (at() >= page.state.table.step) await look(0);
      change({ playing: true });
      return goOn();
    },
    speed: (it) => change({ speed: Number(it.dataset.speed) }),
    first: () => step(0),
    earlier: () => step(at() - 1),
    later: () => step(at() + 1),
    last: () => step(page.state.table.step),
  };
}
