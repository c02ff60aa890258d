// The page of the rules, for whoever wants to read them away from a table.
import { html, nothing } from "../vendor/lit-html/lit-html.js";
import { text } from "../text.js";
import { bookOf } from "./book.js";
import { logo } from "./header.js";

/** @import { RulesState } from "types/client.d.ts" */

/** @param {RulesState} state */
export const drawRules = (state) => html`
  <div class="rulespage">
    <header>
      <a class="home" href="." aria-label=${text("web-home")}>${logo()}<b>Arasta</b></a>
      <h1>${text("web-rules")}</h1>
      <nav class="seg" aria-label=${text("web-game")}>
        ${state.schema?.games.map(
          ({ game, name }) => html`
            <button class="key ${game === state.book?.game ? "go" : "ghost"}" data-book=${game} aria-pressed=${game === state.book?.game}>
              ${name}
            </button>
          `,
        )}
      </nav>
    </header>
    ${
      state.refused
        ? html`
            <p role="alert">${state.refused}</p>
          `
        : nothing
    }
    ${state.book ? bookOf(state.book) : nothing}
  </div>
`;
