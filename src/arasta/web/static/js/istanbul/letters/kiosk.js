// The kiosk: its open tiles, each with its face and what it does.
import { html } from "../../vendor/lit-html/lit-html.js";
import { about, name } from "../../text.js";
import { use } from "../../draw/icons.js";

/** @import { StallParts } from "types/client.d.ts" */

/** @param {StallParts} given */
export const kiosk = ({ choices, options }) => html`
  <div class="ktiles">
    ${options.map(
      (option) => html`
        <button
          class="ktile ${choices.look(option.name)}"
          data-pick=${option.name}
          aria-pressed=${String(choices.chosen(option.name))}
        >
          ${use(`kiosk-${option.target}`, "faceart")}
          <b>${name("kiosk", option.target)}</b>
          <small>${about("kiosk", option.target)}</small>
        </button>
      `,
    )}
  </div>
`;
