// What opens above the table: settings, the whole log, the rules, the result, the link for friends.
import { html, nothing } from "../vendor/lit-html/lit-html.js";
import { ownLog } from "../logs.js";
import { settings } from "../settings.js";
import { longest, text } from "../text.js";
import { finder } from "./enter.js";
import { mark, use } from "./icons.js";
import { reach } from "./reach.js";
import { result } from "./result.js";
import { keysHelp } from "./keys_help.js";
import { since } from "./log.js";
import { invitation } from "./room.js";

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

const KINDS = {
  settings: preferences,
  log: recap,
  rules: (state, { pages }) =>
    pages.map(
      (page) => html`
        <details>
          <summary>${page.title}</summary>
          ${page.lines.map(
            (line) => html`
              <p>${line}</p>
            `,
          )}
        </details>
      `,
    ),
  share: invitation,
  unseen: (state, { options }) => finder(options, state.selection.sought, "shown"),
  keys: keysHelp,
};

/** All that happened, what is new since my last turn set apart; and what people said. */
function recap(state) {
  const lines = ownLog(state);
  const row = (line, i) => html`
    ${since(state, lines, i)}
    <li>
      <button data-look=${line.step}>
        ${line.seat === null ? use("die-5") : mark(line.seat)}
        <span>${line.text}</span>
      </button>
    </li>
  `;
  return html`
    <ol class="whole">
      ${lines.map(row)}
    </ol>
    ${
      state.said.length
        ? html`
            <ul class="said">
              ${state.said.map(
                (said) => html`
                  <li>
                    ${mark(said.seat)}
                    <b>${said.name}</b>
                    ${said.text}
                  </li>
                `,
              )}
            </ul>
          `
        : nothing
    }
    ${state.me === null ? nothing : talk()}
  `;
}

const talk = () => html`
  <form class="join" data-form="say">
    <label>
      <input
        name="said"
        maxlength=${longest("said")}
        autocomplete="off"
        placeholder=${text("web-say")}
        aria-label=${text("web-say")}
      />
    </label>
    <button class="key ghost">${text("web-send")}</button>
  </form>
`;

const CHOICES = { theme: ["system", "light", "dark"], motion: ["system", "all", "none"] };
const SWITCHES = ["confirm", "path", "sound", "calm"];

function preferences(state) {
  return html`
    <div class="prefs">
      ${Object.entries(CHOICES).map(
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
                    .checked=${settings[word] === value}
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
            <input type="checkbox" name=${word} .checked=${settings[word]} data-change="setting" />
            <span>
              <b>${text(`web-set-${word}`)}</b>
              <small>${text(`web-set-${word}-about`)}</small>
            </span>
          </label>
        `,
      )}
      ${state.me === null ? nothing : reach(state)}
      <nav class="links">
        <button class="key ghost" data-do="share">
          ${use("ui-link")}
          <span>${text("web-dialog-share")}</span>
        </button>
        <button class="key ghost" data-do="replay">
          ${use("ui-replay")}
          <span>${text("web-replay")}</span>
        </button>
        <button class="key ghost" data-do="keys">
          ${use("ui-book")}
          <span>${text("web-dialog-keys")}</span>
        </button>
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

/** My seat: whether I end turns by saying so, and who plays for me. */
function seatOf(state) {
  const person = state.people[state.me];
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

/** What proves the dice. */
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
