// How to be told that it is my turn when I am not here: by the browser, and by mail where the server sends it.
import { html, nothing } from "../vendor/lit-html/lit-html.js";
import { permission } from "../notify.js";
import { settings } from "../settings.js";
import { longest, text } from "../text.js";
import { use } from "./icons.js";

export const reach = (state) => html`
  ${permission() === "none" ? nothing : bell()}${state.mail?.possible ? mail(state.mail) : nothing}
`;

function bell() {
  const forbidden = permission() === "denied";
  return html`
    <label class="switch">
      <input
        type="checkbox"
        name="notify"
        .checked=${settings.notify && permission() === "granted"}
        ?disabled=${forbidden}
        data-change="notify"
      />
      <span>
        <b>${text("web-set-notify")}</b>
        <small>${text(forbidden ? "web-notify-forbidden" : "web-set-notify-about")}</small>
      </span>
    </label>
  `;
}

/** The address of this seat: to be left, or to be taken away again. */
const mail = ({ address }) => html`
  <form class="mail" data-form="mail">
    <p>
      <b>${text("web-mail")}</b>
      <small>${text(address ? "web-mail-left" : "web-mail-about")}</small>
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
