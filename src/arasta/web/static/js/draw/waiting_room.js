// Before the game: who sits where, the link for those who are still to come, and a place for whoever opens it.
import { html, nothing } from "../vendor/lit-html/lit-html.js";
import { LONGEST_NAME, playerName, text } from "../text.js";
import { mine } from "../state/votes.js";
import { spell } from "./clock.js";
import { logo } from "./header.js";
import { mark, use } from "./icons.js";
import { level, manner } from "./bot_level.js";
import { inWords, you } from "./presence.js";

/** @import { Setting, State, TableState } from "types/client.d.ts" */
/** @import { Person } from "types/protocol.d.ts" */

/** @param {TableState} state */
export function room(state) {
  const seated = state.seats.some((part) => part.seat !== null);
  return html`
    <section class="room">
      <div class="panel sheet ${seated ? "seated" : ""}">
        <header>
          ${logo()}
          <h1>${text("web-room")}</h1>
          <a class="key ghost home" href="./">${use("ui-home")}<span>${text("web-home")}</span></a>
        </header>
        ${agreed(state)}
        <p>${state.table.question}</p>
        <ol class="chairs">
          ${state.people.map((person) => chair(state, person, seated))}
        </ol>
        ${seated ? invitation(state) : joining(state)}
        ${
          state.refused
            ? html`
                <p class="sorry" role="alert">${state.refused}</p>
              `
            : nothing
        }
        ${
          seated
            ? html`
                <button class="key ghost wide-key" data-do="goAway">${use("ui-end")}<span>${text("web-leave-room")}</span></button>
              `
            : nothing
        }
      </div>
    </section>
  `;
}

/** Who sits there and is here; where nobody does, who is there may let a bot play.
 *  @param {TableState} state @param {Person} person @param {boolean} seated */
const chair = (state, person, seated) => html`
  <li class=${person.free ? "free" : ""}>
    ${mark(person.seat)}
    <b>${playerName(person)}</b>
    ${person.free && person.name ? html`<small>${text("web-free")}</small>` : nothing}
    ${mine(state, person) ? you() : nothing}${level(person)}${manner(person)}${isAwaited(state, person) ? awaited() : nothing}${inWords(person)}${
      person.free && seated
        ? html`
            <button class="key ghost" data-do="bot" data-seat=${person.seat}>${text("web-seat-bot")}</button>
          `
        : nothing
    }
  </li>
`;

/** Whether everybody sits, and the game waits for the word of this one for the dice.
 *  @param {TableState} given @param {Person} person */
const isAwaited = ({ table: { dice } }, { seat }) => dice?.begins_in != null && dice.awaited.includes(seat);

const awaited = () => html`
  <small>${text("web-word-awaited")}</small>
`;

/** Which game it is, with what, and how long everybody may take.
 *  @param {TableState} state */
function agreed({ schema, table }) {
  const game = schema?.games.find((one) => one.game === table.game);
  if (!game) return nothing;
  const chosen = game.settings.flatMap((setting) => worded(setting, table.settings[setting.word]));
  const { clock } = table;
  const time = clock ? text("web-room-clock", { time: spell(clock.seconds), per: clock.per }) : text("web-room-no-clock");
  return html`
    <ul class="agreed">
      <li><b>${game.name}</b></li>
      ${[...chosen, time].map((words) => html`<li>${words}</li>`)}
    </ul>
  `;
}

/** What was chosen of a setting, in its words; what is usual goes without saying.
 *  @param {Setting} setting @param {unknown} value */
function worded(setting, value) {
  const values = Array.isArray(value) ? value : [value];
  const words = (setting.words ?? []).filter(({ word }) => values.includes(word)).map(({ text: said }) => said);
  return setting.kind === "any" || setting.kind === "layout" ? words : [];
}

/** What friends open to join.
 *  @param {Pick<TableState, "browser" | "table">} given */
export const linkTo = ({ browser, table }) => `${browser.home}table.html?table=${table.id}`;

/** What to send to friends.
 *  @param {TableState} state */
export const invitation = (state) => html`
  <div class="invite">
    <p>${text("web-invite")}</p>
    <div class="link">
      <code>${linkTo(state)}</code>
      <button class="key ghost" data-do="copy">
        ${use(state.copied ? "ui-check" : "ui-link")}
        <span aria-live="polite">${text(state.copied ? "web-copied" : "web-copy")}</span>
      </button>
    </div>
    <div class="by-code">
      <p>
        ${text("web-code")}
        <b class="code">${state.table.code}</b>
      </p>
      ${
        state.browser.shares
          ? html`
              <button class="key ghost" data-do="send">${use("ui-arrow")}<span>${text("web-send-link")}</span></button>
            `
          : nothing
      }
    </div>
    ${state.qr ? html`<img class="qr" src=${state.qr} alt=${text("web-qr")} width="148" height="148" />` : nothing}
  </div>
`;

/** @param {State} given */
const joining = ({ name }) => html`
  <form class="join" data-form="join">
    <label>
      ${use("ui-person")}
      <input
        name="name"
        required
        .value=${name}
        maxlength=${LONGEST_NAME}
        autocomplete="nickname"
        placeholder=${text("web-your-name")}
        aria-label=${text("web-your-name")}
      />
    </label>
    <button class="key go">${text("web-join")}</button>
  </form>
`;
