// How to be told that it is my turn when I am not here: by the browser, and by mail where the server sends it.
import { html, nothing } from "../vendor/lit-html/lit-html.js";
import { longest, text } from "../text.js";
import { use } from "./icons.js";

/** @import { TableState } from "types/client.d.ts" */
/** @import { MailAnswer } from "types/protocol.d.ts" */

/** @param {TableState} state */
export const reach = (state) => html`
  ${state.browser.notifications === "none" ? nothing : bell(state)}${state.mail?.possible ? mail(state.mail) : nothing}
`;

/** @param {TableState} given */
function bell({ preferences, browser }) {
  const forbidden = browser.notifications === "denied" || !browser.safe;
  const about = !browser.safe ? "web-notify-unsafe" : forbidden ? "web-notify-forbidden" : "web-set-notify-about";
  return html`
    <label class="switch">
      <input
        type="checkbox"
        name="notify"
        .checked=${preferences.notify && browser.notifications === "granted"}
        ?disabled=${forbidden}
        data-change="notify"
      />
      <span>
        <b>${text("web-set-notify")}</b>
        <small>${text(about)}</small>
      </span>
    </label>
  `;
}

/** The address of this seat: to be left, or to be taken away again.
 *  @param {MailAnswer} given */
const mail = ({ address, confirmed }) => html`
  <form class="mail" data-form="mail">
    <p>
      <b>${text("web-mail")}</b>
      <small>${text(!address ? "web-mail-about" : confirmed ? "web-mail-left" : "web-mail-asked")}</small>
    </p>
    ${
      address
        ? html`
            <code>${address}</code>
            <button type="button" class="key ghost" data-do="noMail">
              ${use("ui-end")}
              <span>${text("web-mail-stop")}</span>
            </button>
          `
        : html`
            <input
              name="address"
              class="field"
              type="email"
              required
              maxlength=${longest("address")}
              autocomplete="email"
              placeholder=${text("web-mail-address")}
              aria-label=${text("web-mail-address")}
            />
            <button class="key ghost">
              ${use("ui-check")}
              <span>${text("web-mail-leave")}</span>
            </button>
          `
    }
  </form>
`;
