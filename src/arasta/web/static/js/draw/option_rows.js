// Options as rows, picture, words, cost and gain; and goods to pick as large pictures.
import { html, nothing } from "../vendor/lit-html/lit-html.js";
import { about, name } from "../text.js";
import { dashed, piece, use } from "./icons.js";
import { follows, ledger } from "./ledger.js";

const PICTURES = {
  act: "ui-check",
  pay: "lira",
  "from deck": "bonus-card",
  "reward card": "bonus-card",
  "reward lira": "lira",
  reroll: "reroll",
  "movement tile": "tavern-movement",
  "encounter tile": "tavern-encounter",
  "set barrier": "barrier",
  baksheesh: "ruby",
  use: "kiosk-tile",
  "use back": "swap",
  "take coffee": "coffee",
  "give coffee": "coffee",
  "double turn": "seal",
  "letter delivered": "letter-delivered",
  "guild card": "guild-card",
  ruby: "ruby",
  "take crystal": "crystal",
  "take lira": "lira",
  benefit: "ui-check",
  exchange: "swap",
  "one lira": "lira",
};

/** Where coffee counts among the goods it has a picture of its own. */
const goodPicture = (word) => use(word === "coffee" ? word : `good-${word}`);

/** The bonus card that an option is about: one by its name, or the one on top of the discard pile. */
const cardOf = ({ view }, { name, kind, target }) =>
  kind === "card" ? target : name === "from discard" ? view.discard.at(-1) : null;

/** A picture for an option: of its thing, else of what is done. */
export function pictureOf(part, option) {
  const { verb, kind, target } = option;
  if (kind === "good") return goodPicture(target);
  if (kind === "token") return use(target);
  if (cardOf(part, option))
    return html`
      <span class="minicard">${use(`card-${dashed(cardOf(part, option))}`, "art")}</span>
    `;
  if (kind === "guild")
    return html`
      <span class="minicard">${use(`guild-${target}`, "art")}</span>
    `;
  if (kind === "kiosk")
    return html`
      <span class="minitile">${use(`kiosk-${target}`, "art")}</span>
    `;
  if (kind === "place")
    return html`
      <span class="minitile">
        ${use(verb === "letter" ? "letter" : `place-${target}`, verb === "letter" ? "i" : "art")}
      </span>
    `;
  if (kind === "family") return piece("family", Number(target.split(" ").at(-1)) - 1);
  if (kind === "seat") return piece("merchant", Number(target) - 1);
  if (verb === "tile") return use(`mosque-${target}`);
  if (verb === "leave" || verb.startsWith("pick up"))
    return piece("assistant", verb === "pick up neutral" ? 3 : part.seat, "i disc");
  if (verb === "companion" || verb === "place companion" || verb === "recall companion")
    return piece("companion", part.seat);
  if (verb === "turn" || verb === "six" || verb === "copy six") return use(`die-${target}`);
  return use(PICTURES[option.name] ?? PICTURES[verb] ?? "ui-check");
}

/** One option, one line. */
export function row(part, choices, option) {
  const said = option.about || about(option.kind, option.target) || about("card", cardOf(part, option));
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
      <span class="sum">${ledger(option, part.seat)}${follows(option, part.byHand)}${counted(choices, option)}</span>
    </button>
  `;
}

const counted = (choices, option) =>
  choices.things.get(option.name) > 1
    ? html`
        <b class="times">${choices.count(option.name)}/${choices.things.get(option.name)}</b>
      `
    : nothing;

/** Goods as large pictures; a thing of a set can be taken several times. */
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
