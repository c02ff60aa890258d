// What whoever reads an address is asked: whether they want to be told there of their turns.
import { html, nothing } from "../vendor/lit-html/lit-html.js";
import { text } from "../text.js";
import { logo } from "./header.js";

/** @import { MailPageState } from "types/client.d.ts" */

/** @param {MailPageState} state */
export const drawMail = ({ mail, refused }) => html`
  <section class="room">
    <div class="panel sheet">
      <header>
        <a href="./" aria-label=${text("web-home")}>${logo()}</a>
        <h1>${text("web-mail-page")}</h1>
      </header>
      ${
        refused
          ? html`
              <p class="sorry" role="alert">${text("web-mail-no-key")}</p>
            `
          : nothing
      }
      ${mail ? asked(mail) : nothing}
    </div>
  </section>
`;

/** @param {string} mail */
const asked = (mail) => html`
  <p role="status">${text(`web-mail-is-${mail}`)}</p>
  ${
    mail === "confirmed"
      ? nothing
      : html`
          <button class="key go" data-answer="yes">${text("web-mail-yes")}</button>
        `
  }
  ${
    mail === "stopped"
      ? nothing
      : html`
          <button class="key ghost" data-answer="no">${text("web-mail-no")}</button>
        `
  }
`;
