// A game that plays itself again: step by step, at some speed, until its end or until somebody stops it.
import { ownLog, unseenSteps } from "../state/logs.js";
import { lookedBack, paused, tableOf } from "../state/store.js";

/** @import { Page } from "../page.js" */
/** @import { Replay, State } from "types/client.d.ts" */

const STEP = 1100; // milliseconds a step takes at the usual speed

/** What the keys of a replay do; `look` shows the table as it was before a step.
 *  @param {Page<State>} page @param {(step: number) => Promise<void>} look */
export function replayingOf(page, look) {
  let timer = 0;
  /** @type {number | null} the step that was asked for and has not come: whoever steps on faster goes on from there */
  let wanted = null;
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
    const { old, replay } = page.state;
    if (!replay.playing || !old) return;
    if (replay.until !== null && at() >= replay.until) return page.change(lookedBack, null);
    await look(Math.min(nextLine(), replay.until ?? Infinity));
    if (replay.until !== null || at() < tableOf(page.state).step) goOn();
    else stop();
  };
  const nextLine = () => 1 + (ownLog(page.state).find((line) => line.step >= at())?.step ?? at());
  const step = (/** @type {number} */ to) => {
    stop();
    const within = Math.max(0, Math.min(to, tableOf(page.state).step));
    wanted = within;
    return look(within).finally(() => {
      if (wanted === within) wanted = null;
    });
  };
  return {
    since: async () => {
      const { me, table } = page.state;
      const unseen = unseenSteps(ownLog(page.state), me, table?.turn ?? null, tableOf(page.state).step);
      if (!unseen) return;
      await look(unseen.from);
      change({ playing: true, until: unseen.until });
      goOn();
    },
    play: async () => {
      if (page.state.replay.playing) return stop();
      if (at() >= (page.state.replay.until ?? tableOf(page.state).step)) await look(0);
      change({ playing: true });
      return goOn();
    },
    speed: (/** @type {HTMLElement} */ it) => change({ speed: Number(it.dataset.speed) }),
    first: () => step(0),
    earlier: () => step((wanted ?? at()) - 1),
    later: () => step((wanted ?? at()) + 1),
    last: () => step(tableOf(page.state).step),
  };
}
