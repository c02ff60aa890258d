// What this person prefers, and what the browser says of itself: parts of the one state. Pure functions.

/** @import { Browser, Common, Preferences } from "types/client.d.ts" */

/** What is preferred as long as nothing was chosen.
 *  @type {Preferences} */
export const DEFAULTS = {
  theme: "system",
  motion: "system",
  sound: true,
  confirm: true,
  path: true,
  calm: false,
  notify: false,
};

/** One preference is another one from now on.
 *  @template {Common} S @template {keyof Preferences} W
 *  @param {S} state @param {W} word @param {Preferences[W]} value @returns {S} */
export const preferred = (state, word, value) => ({ ...state, preferences: { ...state.preferences, [word]: value } });

/** The browser says something else of itself: its colours, motion, width, or what it may show.
 *  @template {Common} S @param {S} state @param {Partial<Browser>} browser @returns {S} */
export const browserChanged = (state, browser) => ({ ...state, browser: { ...state.browser, ...browser } });

/** @param {Pick<Common, "preferences" | "browser">} given */
export const isDark = ({ preferences, browser }) =>
  preferences.theme === "system" ? browser.dark : preferences.theme === "dark";

/** Whether nothing should move.
 *  @param {Pick<Common, "preferences" | "browser">} given */
export const isStill = ({ preferences, browser }) =>
  preferences.motion === "system" ? browser.still : preferences.motion === "none";
