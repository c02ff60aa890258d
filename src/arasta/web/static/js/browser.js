// What the browser says of itself, as a part of the state, and how the page looks in it.
import { keepPage } from "./effects/keeping.js";
import { permission } from "./effects/notifications.js";
import { browserChanged, isDark, isStill } from "./state/preferences.js";
import { keepLanguage } from "./storage/language.js";
import { fetchMessages } from "./net/texts.js";
import { texted } from "./text.js";
import { keepPreferences, keptPreferences } from "./storage/preferences.js";

/** @import { Page } from "./page.js" */
/** @import { Common, StartState, State } from "types/client.d.ts" */

/** What is asked of the browser, by word. */
const QUERIES = {
  dark: matchMedia("(prefers-color-scheme: dark)"),
  still: matchMedia("(prefers-reduced-motion: reduce)"),
  narrow: matchMedia("(max-width: 700px), (max-width: 960px) and (orientation: portrait), (max-height: 560px)"),
};

/** The parts of a page's first state that come from the browser. */
export const fromBrowser = () => ({
  preferences: keptPreferences(),
  browser: {
    dark: QUERIES.dark.matches,
    still: QUERIES.still.matches,
    narrow: QUERIES.narrow.matches,
    notifications: permission(),
    safe: isSecureContext, // encrypted, or on this machine: only there are some things lent
    home: new URL(".", location.href).href,
    shares: Boolean(navigator.share), // whether it has a sheet of its own to send a link with
    language: document.documentElement.lang,
    languages: (document.documentElement.dataset.languages ?? document.documentElement.lang).split(" "),
  },
});

const LOADED = 1500; // milliseconds until the page has asked for all that it needs

/** Tells the page whenever the browser says something else, and has it kept.
 *  @template {Common} S @param {Page<S>} page */
export function watchBrowser(page) {
  setTimeout(keepPage, LOADED);
  for (const [word, query] of Object.entries(QUERIES))
    query.addEventListener("change", () => page.change(browserChanged, { [word]: query.matches }));
}

/** The page speaks another language from now on, and whatever page of this site comes next.
 *  @template {Common} S @param {Page<S>} page @param {string} language */
export async function speak(page, language) {
  const messages = await fetchMessages(language);
  keepLanguage(language);
  page.change(texted, { messages });
  page.change(browserChanged, { language });
}

/** The page looks as is preferred, and what is preferred is kept.
 *  @param {Common} state @param {Common | null} [before] */
export function showPreferences(state, before = null) {
  const root = document.documentElement;
  root.dataset.theme = isDark(state) ? "dark" : "light";
  root.classList.toggle("still", isStill(state));
  root.classList.toggle("calm", state.preferences.calm);
  if (before && before.preferences !== state.preferences) keepPreferences(state.preferences);
}
