// How far the chat of each table was read in this browser, and who is muted there.
import { NO_CHAT } from "../state/chat.js";
import { store, stored } from "./stored.js";

/** @import { Chat } from "types/client.d.ts" */

const KEY = "arasta.chat";

/** @param {string} game */
export const chatOf = (game) => ({ ...NO_CHAT, ...stored(KEY)?.[game] });

/** @param {string} game @param {Chat} chat */
export const keepChat = (game, { read, muted }) => store(KEY, { ...stored(KEY), [game]: { read, muted } });
