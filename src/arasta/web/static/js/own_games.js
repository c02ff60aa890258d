// The page of all games of this browser, running and over.
import { fixed } from "./elements.js";
import { fromBrowser, showPreferences, watchBrowser } from "./browser.js";
import { drawOwnGames } from "./draw/own_games.js";
import * as api from "./net/api.js";
import { fetchMessages, patiently } from "./net/texts.js";
import { Page } from "./page.js";
import { BLANK, listed, portions } from "./state/own_games.js";
import { ownName } from "./storage/own_name.js";
import { kept } from "./storage/seats.js";
import { lendTexts, text, texted } from "./text.js";

/** @import { OwnGamesState } from "types/client.d.ts" */

/** @type {OwnGamesState} */
const first = { ...BLANK, ...fromBrowser(), name: ownName() };
const page = new Page(fixed("games"), first, { draw: drawOwnGames, drawn: showPreferences });
showPreferences(first);
watchBrowser(page);

/** @param {Error} problem */
const fail = (problem) => page.change((state) => ({ ...state, refused: problem.message }));

/** All tables, portion by portion: what has come is shown, whatever the rest does. */
async function list() {
  const held = kept();
  page.change((state) => listed(state, []));
  for (const portion of portions(held)) {
    const { games } = await api.ownGames(portion);
    page.change((state) => listed(state, games));
  }
  const known = new Set(page.state.games?.map(({ id }) => id));
  page.change((state) => ({ ...state, gone: held.filter(({ game }) => !known.has(game)).length }));
}

page.change(texted, { messages: await patiently(() => fetchMessages(document.documentElement.lang)) });
lendTexts(page.state);
document.title = text("web-own-games-title");
api.schema().then((schema) => page.change((state) => ({ ...state, schema })), fail);
list().catch(fail);
addEventListener("pageshow", ({ persisted }) => persisted && list().catch(fail));
