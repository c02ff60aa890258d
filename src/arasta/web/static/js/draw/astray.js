// A link that leads to no table: why, and the ways from here.
import { html, nothing } from "../vendor/lit-html/lit-html.js";
import { text } from "../text.js";
import { use } from "./icons.js";

/** @param {string} why @param {boolean} seatless whether there is a table, but no seat for the secret of the link */
export const astray = (why, seatless = false) => html`
  <section class="room">
    <div class="panel sheet astray">
      ${use("guide", "guide")}
      <h1>${text("web-astray")}</h1>
      <p role="alert">${why}</p>
      <nav>
        <a class="key go" href="./">${use("ui-home")}<span>${text("web-home")}</span></a>
        <a class="key ghost" href="games.html">${use("ui-replay")}<span>${text("web-own-games")}</span></a>
        ${
          seatless
            ? html`
                <button class="key ghost" data-do="unseat">${use("peek")}<span>${text("web-astray-watch")}</span></button>
              `
            : nothing
        }
      </nav>
    </div>
  </section>
`;
