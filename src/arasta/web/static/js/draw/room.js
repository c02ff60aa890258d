// Before the game: who sits where, the link for those who are still to come, and a place for whoever opens it.
import { html, nothing } from "../vendor/lit-html/lit-html.js";
import { LONGEST_NAME, text } from "../text.js";
import { logo } from "./table.js";
import { mark, use } from "./icons.js";

export function room(state) {
  const mine = state.seats.some((part) => part.seat !== null);
  return html`
    <section class="room">
      <div class="panel sheet">
        <header>
          ${logo()}
          <h1>${text("web-room")}</h1>
        </header>
        <p>${state.table.question}</p>
        <ol class="chairs">
          ${state.people.map(
            (person) => html`
              <li>
                ${mark(person.seat)}
                <b>${person.free ? text("web-free") : person.name}</b>
                ${person.bot ? use("ui-bot") : nothing}${
                  person.free && mine
                    ? html`
                        <button class="key ghost" data-do="bot" data-seat=${person.seat}>
                          ${text("web-seat-bot")}
                        </button>
                      `
                    : nothing
                }
              </li>
            `,
          )}
        </ol>
        ${mine ? invitation(state) : joining(state)}
        ${
          state.refused
            ? html`
                <p class="sorry" role="alert">${state.refused}</p>
              `
            : nothing
        }
      </div>
    </section>
  `;
}

/** What friends open to join. */
export const linkTo = (table) => `${location.origin}/table.html?table=${table.id}`;

/** What to send to friends. */
export const invitation = (state) => html`
  <div class="invite">
    <p>${text("web-invite")}</p>
    <div class="link">
      <code>${linkTo(state.table)}</code>
      <button class="key ghost" data-do="copy">
        ${use(state.copied ? "ui-check" : "ui-link")}
        <span aria-live="polite">${text(state.copied ? "web-copied" : "web-copy")}</span>
      </button>
    </div>
    <p>
      ${text("web-code")}
      <b class="code">${state.table.code}</b>
    </p>
  </div>
`;

const joining = () => html`
  <form class="join" data-form="join">
    <label>
      ${use("ui-person")}
      <input
        name="name"
        required
        maxlength=${LONGEST_NAME}
        autocomplete="nickname"
        placeholder=${text("web-your-name")}
        aria-label=${text("web-your-name")}
      />
    </label>
    <button class="key go">${text("web-join")}</button>
  </form>
`;
