// What went wrong, said beside the thing that was pressed.
import { html, nothing } from "../vendor/lit-html/lit-html.js";

/** @import { StartState } from "types/client.d.ts" */

/** The sentence, if it was this doing that was refused.
 *  @param {StartState} given @param {string} doing */
export const sorry = ({ refused }, doing) =>
  refused?.doing === doing
    ? html`
        <p class="sorry" role="alert">${refused.text}</p>
      `
    : nothing;
