// The choice of a language: each by its own name, in its own writing.
import { html } from "../vendor/lit-html/lit-html.js";
import { text } from "../text.js";

/** @import { Common } from "types/client.d.ts" */

/** @param {Pick<Common, "browser">} state */
export const languages = ({ browser }) => html`
  <select class="languages" data-change="language" aria-label=${text("web-language")} title=${text("web-language")}>
    ${browser.languages.map(
      (tag) => html`
        <option value=${tag} lang=${tag} ?selected=${tag === browser.language}>${ownName(tag)}</option>
      `,
    )}
  </select>
`;

/** A language by the name that it has for itself.
 *  @param {string} tag */
function ownName(tag) {
  const name = new Intl.DisplayNames([tag], { type: "language" }).of(tag) ?? tag;
  return name.slice(0, 1).toLocaleUpperCase(tag) + name.slice(1);
}
