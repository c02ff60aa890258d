// Talking: a place of its own for what people say, six reactions, and whom one does not want to hear.
import { html, nothing } from "../vendor/lit-html/lit-html.js";
import { heardLines, isMuted, REACTIONS, unread } from "../state/chat.js";
import { longest, playerName, text } from "../text.js";
import { mark, use } from "./icons.js";

/** @import { TableState } from "types/client.d.ts" */
/** @import { SaidLine } from "types/protocol.d.ts" */

/** The key to the chat, with the number of lines that were not read.
 *  @param {TableState} state */
export function chatKey(state) {
  const n = unread(state);
  const label = n ? text("web-chat-unread", { n }) : text("web-chat");
  return html`
    <button class="chatkey" data-do="chat" aria-label=${label} title=${label}>
      ${use("ui-chat")}${n ? html`<b class="unread" aria-hidden="true">${n}</b>` : nothing}
    </button>
  `;
}

/** The newest line, for a moment beside the key.
 *  @param {TableState} state */
export const freshLine = ({ chat: { fresh }, dialog }) =>
  fresh && !dialog
    ? html`
        <button class="fresh panel" data-do="chat" role="status">
          ${mark(fresh.seat)}
          <b>${speaker(fresh)}</b>
          ${words(fresh)}
        </button>
      `
    : nothing;

/** @param {TableState} state */
export const chat = (state) => html`
  <div class="chat">
    ${audience(state)}
    <ol class="said" aria-live="polite">
      ${state.said.length ? nothing : html`<li class="silence">${text("web-chat-none")}</li>`}
      ${heardLines(state).map((line) => spoken(line, state))}
    </ol>
    ${state.me === null ? html`<p class="note">${text("web-chat-reads")}</p>` : speaking(state)}
  </div>
`;

/** Who said it; somebody else may sit there by now.
 *  @param {SaidLine} line */
const speaker = ({ seat, name }) => playerName({ seat, name, free: false });

/** @param {SaidLine} line @param {TableState} state */
const spoken = (line, state) => html`
  <li class=${state.seats.some(({ seat }) => seat === line.seat) ? "ours" : ""}>
    ${mark(line.seat)}
    <div>
      <span class="by"><b>${speaker(line)}</b><time>${text("web-time-of-day", { when: line.made * 1000 })}</time></span>
      ${words(line)}
    </div>
  </li>
`;

/** What was said: a reaction is drawn, and named for whoever cannot see it.
 *  @param {SaidLine} line */
const words = ({ text: line, reaction }) =>
  reaction
    ? html`
        <span class="reaction" role="img" aria-label=${text(`web-reaction-${reaction}`)}>${use(`react-${reaction}`)}</span>
      `
    : html`
        <span class="line">${line}</span>
      `;

/** The people at the table, each with a key to hear them no more.
 *  @param {TableState} state */
function audience(state) {
  const people = state.people.filter(({ free, bot }) => !free && !bot);
  const others = people.filter(({ seat }) => !state.seats.some((part) => part.seat === seat));
  if (!others.length) return nothing;
  return html`
    <div class="audience" role="group" aria-label=${text("web-chat-people")}>
      ${others.map((person) => {
        const silent = isMuted(state, person.seat);
        const label = text(silent ? "web-unmute" : "web-mute", { player: playerName(person) });
        return html`
          <button
            class="person ${silent ? "silent" : ""}"
            data-do="mute"
            data-seat=${person.seat}
            aria-pressed=${String(silent)}
            aria-label=${label}
            title=${label}
          >
            ${mark(person.seat)}
            <span>${playerName(person)}</span>
            ${use(silent ? "ui-mute" : "ui-sound")}
          </button>
        `;
      })}
    </div>
  `;
}

/** @param {TableState} state */
const speaking = (state) => html`
  <div class="reactions" role="group" aria-label=${text("web-reactions")}>
    ${REACTIONS.map((reaction) => {
      const label = text(`web-reaction-${reaction}`);
      return html`
        <button data-do="react" data-reaction=${reaction} aria-label=${label} title=${label}>
          ${use(`react-${reaction}`)}
        </button>
      `;
    })}
  </div>
  <form class="speak" data-form="say">
    <label>
      <input
        name="said"
        maxlength=${longest("said")}
        autocomplete="off"
        placeholder=${text("web-say")}
        aria-label=${text("web-say")}
      />
    </label>
    <button class="key go" aria-label=${text("web-send")} title=${text("web-send")}>${use("ui-arrow")}</button>
  </form>
  ${state.refused ? html`<p class="sorry" role="alert">${state.refused}</p>` : nothing}
`;
