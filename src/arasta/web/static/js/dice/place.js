// What the places of the dice game have in common: a place is the button of what is done there.
import { html, nothing } from "../vendor/lit-html/lit-html.js";
import { sentences, text } from "../text.js";
import { use } from "../draw/icons.js";

/** @import { Choices } from "types/client.d.ts" */
/** @import { Option } from "types/protocol.d.ts" */

export const COLOURS = /** @type {const} */ (["red", "yellow", "green", "blue"]);

export const TOKENS = /** @type {const} */ ([...COLOURS, "brown"]);

/** @typedef {ReturnType<typeof placed>} At how a place looks now */

/** What would pay, as the preview tells it: a square is a die, a round a token, a rhomb a joker.
 *  @param {Option | null} option */
export function pips(option) {
  const found = Object.entries(option?.cost ?? {}).flatMap(([word, n]) => {
    const [kind, colour] = word.split(".");
    const look = kind === "dice" ? `d ${colour}` : colour === "brown" ? "b" : kind === "tokens" ? `t ${colour}` : null;
    return look ? Array.from({ length: n }, () => look) : [];
  });
  return html`
    <span class="pips">
      ${found.map(
        (look) => html`
          <i class=${look}></i>
        `,
      )}
    </span>
  `;
}

/** How a place looks now, and what a click on it chooses.
 *  @param {Choices} choices @param {string} action @param {Map<string, string>} refused */
export function placed(choices, action, refused) {
  const option = choices.find(action);
  const chosen = option && choices.chosen(action);
  return {
    option,
    chosen,
    look: option ? (chosen ? "legal chosen" : "legal") : choices.placed.size ? "far" : "",
    why: refused.get(action),
  };
}

/** The button: `at` is how it looks now, `title` and `about` are what it is called and what it is for.
 *  @param {string} kind @param {At} at @param {{ tip?: string, title?: string, about: string }} given
 *  @param {unknown} inside */
export const placeKey = (kind, at, { tip, title, about }, inside) => html`
  <button
    class="${kind} ${at.look}"
    data-pick=${at.option ? at.option.name : nothing}
    data-why=${at.why ?? nothing}
    data-tip=${tip ?? nothing}
    aria-disabled=${at.option ? nothing : "true"}
    aria-label=${sentences([title, at.option?.text ?? at.why ?? about])}
  >
    ${inside}
  </button>
`;

/** @param {boolean | null} chosen */
export const flag = (chosen) =>
  chosen
    ? html`
        <span class="flag">
          ${use("ui-check")}
          <span>${text("web-go")}</span>
        </span>
      `
    : nothing;
