// Options as rows, picture, words, cost and gain; and goods to pick as large pictures.
import { html, nothing } from "../vendor/lit-html/lit-html.js";
import { ACTIONS, GOODS, optionPicture } from "../modules.js";
import { about, name } from "../text.js";
import { use } from "./icons.js";
import { chance } from "./chance.js";
import { follows, ledger } from "./ledger.js";

/** @import { Choices, Part } from "types/client.d.ts" */
/** @import { Option } from "types/protocol.d.ts" */

/** What counts among the goods may have a picture of its own.
 *  @param {string} word */
export const goodPicture = (word) => use(GOODS[word] ?? `good-${word}`);

/** A picture for an option: of its thing, else of what is done.
 *  @param {Part} part @param {Option} option */
function pictureOf(part, option) {
  if (option.kind === "good") return goodPicture(option.target);
  return optionPicture(option, part) ?? use(ACTIONS[option.name] ?? ACTIONS[option.verb] ?? "ui-check");
}

/** One option, one line.
 *  @param {Part} part @param {Choices} choices @param {Option} option */
export function row(part, choices, option) {
  const said = option.about || about(option.kind, option.target) || aboutTop(part, option);
  return html`
    <button
      class="opt ${choices.look(option.name)}"
      data-pick=${option.name}
      aria-pressed=${String(choices.chosen(option.name))}
    >
      ${pictureOf(part, option)}
      <span class="t">
        <b>${option.text}</b>
        ${
          said
            ? html`
                <small>${said}</small>
              `
            : nothing
        }
      </span>
      <span class="sum">${ledger(option, part.seat)}${chance(choices, option)}${follows(option, part.byHand)}${counted(choices, option)}</span>
    </button>
  `;
}

/** Of the card on top of the discard pile the option tells nothing.
 *  @param {Part} given @param {Option} other */
const aboutTop = ({ view }, { name: action }) => (action === "from discard" && view.game === "istanbul" ? about("card", view.discard.at(-1)) : "");

/** @param {Choices} choices @param {Option} option */
const counted = (choices, option) =>
  (choices.things.get(option.name) ?? 0) > 1
    ? html`
        <b class="times">${choices.count(option.name)}/${choices.things.get(option.name)}</b>
      `
    : nothing;

/** Goods as large pictures; a thing of a set can be taken several times.
 *  @param {Part} part @param {Choices} choices @param {Option[]} options */
export const goods = (part, choices, options) => html`
  <div class="wants">
    ${options.map((option) => {
      const on = choices.chosen(option.name);
      return html`
        <button
          class="want ${on ? "on" : choices.look(option.name)}"
          data-pick=${option.name}
          aria-pressed=${String(on)}
          aria-label=${option.text}
        >
          ${goodPicture(option.target)}
          <b>${name("good", option.target)}</b>
          ${choices.things.has(option.name) ? counted(choices, option) : nothing}
          <span class="tick">${use(on ? "ui-check" : "ui-plus")}</span>
        </button>
      `;
    })}
  </div>
`;
