// Sharing: the address of a game that is over, and going on with one's seat on another device.
import { html, nothing } from "../vendor/lit-html/lit-html.js";
import { text } from "../text.js";
import { use } from "./icons.js";

/** @import { Dialog, State, TableState } from "types/client.d.ts" */

/** The address of a game that is over, at the step that is looked at, for everybody.
 *  @param {State} state */
export const replayLink = ({ browser, game, old }) =>
  `${browser.home}table.html?table=${game}&step=${old?.step ?? 0}`;

/** The dialog for a game that is over.
 *  @param {TableState} state */
export const sharedGame = (state) => html`
  <div class="sharing">
    <p>${text("web-share-replay-about")}</p>
    ${linkRow(replayLink(state), state.shared)}
  </div>
`;

/** A code for the phone, which works once.
 *  @param {TableState} state @param {Dialog} dialog */
export const transfer = (state, { link = "", minutes = 0, picture = "" }) => html`
  <div class="sharing">
    <p>${text("web-transfer-about")}</p>
    <img class="qr" src=${picture} alt=${text("web-transfer-code")} width="240" height="240" />
    ${linkRow(link, state.shared)}
    <p class="note">${text("web-transfer-once", { minutes })}</p>
  </div>
`;

/** The seat has gone to another device. */
export const moved = () => html`
  <div class="sharing">
    <span class="went" aria-hidden="true">${use("ui-phone")}</span>
    <p>${text("web-moved-about")}</p>
    ${ways("reload")}
  </div>
`;

/** The code has moved no seat: why not, in the server's words.
 *  @param {TableState} state @param {Dialog} dialog */
export const expired = (state, { words = "" }) => html`
  <div class="sharing">
    <p role="alert">${words}</p>
    ${ways("close")}
  </div>
`;

/** @param {string} watch */
const ways = (watch) => html`
  <nav class="links">
    <button class="key ghost" data-do=${watch}>
      ${use("peek")}
      <span>${text("web-watch-here")}</span>
    </button>
    <a class="key ghost" href=".">
      ${use("ui-home")}
      <span>${text("web-home")}</span>
    </a>
  </nav>
`;

/** @param {string} link @param {string | null} shared */
const linkRow = (link, shared) => html`
  <div class="link">
    <code>${link}</code>
    <button class="key ghost" data-do="shareLink" data-link=${link}>
      ${use(shared === link ? "ui-check" : "ui-share")}
      <span aria-live="polite">${text(shared === link ? "web-copied" : "web-share")}</span>
    </button>
  </div>
`;

/** The key in the bar of a replay that shares the moment.
 *  @param {TableState} state */
export const shareMoment = (state) =>
  state.table.status === "over"
    ? html`
        <button class="key ghost share" data-do="shareLink" data-link=${replayLink(state)} aria-label=${text("web-share-moment")}>
          ${use(state.shared === replayLink(state) ? "ui-check" : "ui-share")}
          <span aria-live="polite">${text(state.shared === replayLink(state) ? "web-copied" : "web-share")}</span>
        </button>
      `
    : nothing;
