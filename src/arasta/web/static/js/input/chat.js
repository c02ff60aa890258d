// Talking at a table: opening the chat, saying something, reacting, muting.
import { allRead, faded, muted } from "../state/chat.js";

/** @import { State } from "types/client.d.ts" */
/** @import { SaidLine } from "types/protocol.d.ts" */
/** @import { Connection } from "../net/socket.js" */
/** @import { Page } from "../page.js" */

const SHOWN = 6000; // milliseconds that a new line is shown beside the key

/** @param {Page<State>} page @param {Connection} net @param {(kind: string) => void} show */
export function chatOf(page, net, show) {
  return {
    chat: () => {
      show("chat");
      page.change(allRead);
    },
    say: (/** @type {FormData} */ data, /** @type {HTMLFormElement} */ form) => {
      const words = String(data.get("said")).trim();
      if (words) net.say(page.state.me, words);
      form.reset();
    },
    react: (/** @type {HTMLElement} */ it) => net.react(page.state.me, it.dataset.reaction ?? ""),
    mute: (/** @type {HTMLElement} */ it) => page.change(muted, Number(it.dataset.seat)),
  };
}

/** Somebody said something: it is shown for a moment.
 *  @param {Page<State>} page @param {SaidLine} line */
export function hearLine(page, line) {
  setTimeout(() => page.change(faded, line), SHOWN);
}
