// What opens above the table: settings, the whole log, the rules, the result, the link for friends.
import { html, nothing } from "../vendor/lit-html/lit-html.js";
import { byTurn, ownLog, ownStory } from "../state/logs.js";
import { partOf } from "../state/store.js";
import { text } from "../text.js";
import { languages } from "./languages.js";
import { bookOf } from "./book.js";
import { chat } from "./chat.js";
import { finder } from "./chance_entry.js";
import { mark, use } from "./icons.js";
import { reach } from "./notifications.js";
import { playerPage } from "./player_page.js";
import { ending, people } from "./presence.js";
import { result } from "./result.js";
import { keysHelp } from "./keyboard_help.js";
import { since, typing } from "./log.js";
import { expired, moved, sharedGame, transfer } from "./sharing.js";
import { sentenceOf, whose } from "./story.js";
import { invitation } from "./waiting_room.js";

/** @import { Dialog, Line, Preferences, TableState, ToldTurn } from "types/client.d.ts" */

/** @param {TableState} state */
export function dialog(state) {
  const open = state.dialog;
  if (!open) return nothing;
  if (open.kind === "result") return result(state);
  return html`
    <div class="veil" data-do="close"></div>
    <section class="dialog panel" role="dialog" aria-modal="true" aria-label=${text(`web-dialog-${open.kind}`)}>
      <header>
        <h2>${text(`web-dialog-${open.kind}`)}</h2>
        <button class="shut" data-do="close" aria-label=${text("web-close")}>×</button>
      </header>
      <div class="inside" tabindex="0">${KINDS[open.kind](state, open)}</div>
    </section>
  `;
}

/** What is in a dialog, by its kind.
 *  @type {Record<string, (state: TableState, open: Dialog) => unknown>} */
const KINDS = {
  settings: preferences,
  log: recap,
  rules: ({ book }) => (book ? bookOf(book) : nothing),
  share: (state) => (state.table.status === "over" ? sharedGame(state) : invitation(state)),
  people,
  stop: ending,
  chat,
  transfer,
  player: playerPage,
  moved,
  expired,
  unseen: (state, { options }) => finder(options ?? [], state.selection.sought, "shown"),
  correct: correction,
  keys: keysHelp,
};

/** What an entry should have been; and where later ones do not go with that, whether they are to be dropped.
 *  @param {TableState} state @param {Dialog} dialog */
function correction(state, { options, words }) {
  return html`
    ${
      words
        ? html`
            <p class="sorry" role="alert">${words}</p>
            <button class="key go wide-key" data-do="correctAllTheSame">${text("web-correct-all-the-same")}</button>
          `
        : nothing
    }
    ${finder(options ?? [], state.selection.sought, "corrected")}
  `;
}

/** The key that opens a dialog of a kind.
 *  @param {string} kind @param {string} picture */
const opener = (kind, picture) => html`
  <button class="key ghost" data-do="open" data-dialog=${kind}>
    ${use(picture)}
    <span>${text(`web-dialog-${kind}`)}</span>
  </button>
`;

/** @param {Line} line */
const step = (line) => html`
  <li>
    <button data-look=${line.step}>
      ${line.seat === null ? use("die-5") : mark(line.seat)}
      <span>${line.text}</span>
    </button>
  </li>
`;

/** All that happened, a sentence a turn, what is new since my last turn set apart.
 *  @param {TableState} state */
function recap(state) {
  const lines = ownLog(state);
  const row = (/** @type {ToldTurn} */ turn) => html`
    ${since(state, lines, lines.indexOf(turn.lines[0]))}
    <li>
      <details>
        <summary>${whose(turn)}<span>${turn.sentence ? sentenceOf(turn.sentence) : turn.lines[0].text}</span></summary>
        <ol>
          ${turn.lines.map(step)}
        </ol>
      </details>
    </li>
  `;
  return html`
    <ol class="whole">
      ${byTurn(lines, ownStory(state)).map(row)}
    </ol>
    ${state.me === null || state.table.status === "over" ? nothing : turnKeys(state)}
  `;
}

/** A move that is typed, and the whole turn taken back: a phone has no other place for them.
 *  @param {TableState} state */
const turnKeys = (state) => html`
  <div class="turn-keys">
    ${typing(state)}
    <button class="key ghost" data-do="reset" aria-disabled=${partOf(state)?.undo_to == null ? "true" : nothing}>
      ${use("ui-undo")}
      <span>${text("web-key-reset")}</span>
    </button>
  </div>
`;

/** @type {[word: keyof Preferences, values: string[]][]} */
const CHOICES = [
  ["theme", ["system", "light", "dark"]],
  ["motion", ["system", "all", "none"]],
];
const SWITCHES = /** @type {const} */ (["confirm", "path", "sound", "calm"]);

/** Where else one can go; a phone has no other place for it. */
const exits = () => html`
  <nav class="exits" aria-label=${text("web-elsewhere")}>
    <a class="key ghost" href="./">
      ${use("ui-home")}
      <span>${text("web-home")}</span>
    </a>
    ${[
      ["people", "ui-person"],
      ["chat", "ui-chat"],
      ["recap", "ui-replay"],
      ["rules", "ui-book"],
    ].map(
      ([what, picture]) => html`
        <button class="key ghost" data-do=${what}>
          ${use(picture)}
          <span>${text(`web-${what}`)}</span>
        </button>
      `,
    )}
  </nav>
`;

/** @param {TableState} state */
function preferences(state) {
  return html`
    <div class="prefs">
      ${exits()}
      <fieldset>
        <legend>${text("web-language")}</legend>
        ${languages(state)}
      </fieldset>
      ${CHOICES.map(
        ([word, values]) => html`
          <fieldset>
            <legend>${text(`web-set-${word}`)}</legend>
            ${values.map(
              (value) => html`
                <label class="seg">
                  <input
                    type="radio"
                    name=${word}
                    value=${value}
                    .checked=${state.preferences[word] === value}
                    data-change="setting"
                  />
                  <span>${text(`web-set-${word}-${value}`)}</span>
                </label>
              `,
            )}
          </fieldset>
        `,
      )}
      ${SWITCHES.map(
        (word) => html`
          <label class="switch">
            <input type="checkbox" name=${word} .checked=${state.preferences[word]} data-change="setting" />
            <span>
              <b>${text(`web-set-${word}`)}</b>
              <small>${text(`web-set-${word}-about`)}</small>
            </span>
          </label>
        `,
      )}
      ${state.me === null ? nothing : reach(state)}
      <nav class="links">
        ${opener("share", "ui-link")}
        ${
          state.me !== null && state.table.status !== "over"
            ? html`
                <button class="key ghost" data-do="transfer">
                  ${use("ui-phone")}
                  <span>${text("web-transfer")}</span>
                </button>
              `
            : nothing
        }
        <button class="key ghost" data-do="replay">
          ${use("ui-replay")}
          <span>${text("web-replay")}</span>
        </button>
        ${opener("keys", "ui-book")}
        ${
          state.table.status === "over" || (state.table.by_hand && state.me !== null)
            ? html`
                <button class="key ghost" data-do="record">
                  ${use("ui-fill")}
                  <span>${text("web-record")}</span>
                </button>
              `
            : nothing
        }
      </nav>
      ${seatOf(state)}${dice(state)}
    </div>
  `;
}

/** My seat: whether I end turns by saying so, and who plays for me.
 *  @param {TableState} state */
function seatOf(state) {
  const person = state.me === null ? null : state.people[state.me];
  if (!person || state.table.status !== "playing") return nothing;
  return html`
    <label class="switch">
      <input type="checkbox" .checked=${person.confirm} data-change="confirm" />
      <span>
        <b>${text("web-set-end")}</b>
        <small>${text("web-set-end-about")}</small>
      </span>
    </label>
    <button class="key ghost wide-key" data-do=${person.bot ? "return" : "leave"}>
      ${use(person.bot ? "ui-person" : "ui-bot")}
      <span>${text(person.bot ? "web-take-back" : "web-leave-to-bot")}</span>
    </button>
  `;
}

/** What proves the dice.
 *  @param {TableState} given */
const dice = ({ table }) =>
  table.dice
    ? html`
        <div class="proof">
          ${use("seal")}
          <div>
            <b>${text("web-fair")}</b>
            <small>${text(table.dice.key ? "web-fair-command" : "web-fair-before")}</small>
            <code>${table.dice.commitment}</code>
            ${
              table.dice.key
                ? html`
                    <code>${table.dice.key}</code>
                  `
                : nothing
            }
          </div>
        </div>
      `
    : nothing;
