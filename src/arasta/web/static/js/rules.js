// The page of the rules: the book of each game, without a table.
import { around, fixed } from "./elements.js";
import { fromBrowser, showPreferences, watchBrowser } from "./browser.js";
import { drawRules } from "./draw/rules_page.js";
import * as api from "./net/api.js";
import { fetchMessages, patiently } from "./net/texts.js";
import { Page } from "./page.js";
import { bookOpened, soughtInBook } from "./state/book.js";
import { ownName } from "./storage/own_name.js";
import { NO_TEXTS, lendTexts, text, texted } from "./text.js";

/** @import { RulesState } from "types/client.d.ts" */

/** @type {RulesState} */
const first = { texts: NO_TEXTS, schema: null, book: null, refused: null, name: ownName(), ...fromBrowser() };
const root = fixed("rules");
const page = new Page(root, first, { draw: drawRules, drawn: showPreferences });
showPreferences(first);
watchBrowser(page);

/** @param {Error} problem */
const fail = (problem) => page.change((state) => ({ ...state, refused: problem.message }));

/** @param {string} game */
const read = (game) => api.book(game).then((book) => page.change(bookOpened, book), fail);

root.addEventListener("click", (event) => {
  const it = around(event, "[data-book]");
  if (it) read(it.dataset.book ?? "");
});
root.addEventListener("input", (event) => {
  if (event.target instanceof HTMLInputElement) page.change(soughtInBook, event.target.value);
});
root.addEventListener("submit", (event) => event.preventDefault());

page.change(texted, { messages: await patiently(() => fetchMessages(document.documentElement.lang)) });
lendTexts(page.state);
document.title = text("web-rules-title");
try {
  const schema = await api.schema();
  page.change((state) => ({ ...state, schema }));
  await read(new URLSearchParams(location.search).get("game") ?? schema.games[0].game);
} catch (problem) {
  fail(/** @type {Error} */ (problem));
}
