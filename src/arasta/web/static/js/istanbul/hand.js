// My cards, as a fan. What may be played now is lit.
import { html, nothing } from "../vendor/lit-html/lit-html.js";
import { cardsIn, unseenIn } from "../state/choices.js";
import { about, name, text } from "../text.js";
import { use } from "../draw/icons.js";
import { HANDS } from "../modules.js";

/** @import { Choices, Hand } from "types/client.d.ts" */
/** @import { IstanbulView } from "types/protocol.d.ts" */

/** The hand; `marks` knows which cards are options now, `covered` says that they are put away.
 *  @param {IstanbulView} view @param {Choices} marks */
export function hand(view, marks, covered = false) {
  const cards = HANDS.flatMap((held) => cardsIn(view, held).map((word) => ({ held, word })));
  const hidden = HANDS.flatMap((held) => Array.from({ length: unseenIn(view, held) }, () => held));
  const all = cards.length + hidden.length;
  const middle = (all - 1) / 2;
  return html`
    <div class="handhead">
      <h3 aria-level="2">${text("web-cards")}</h3>
      <small>${text(covered ? "web-cards-away" : marks.anyCard ? cardsFor(marks) : "web-cards-rest")}</small>
    </div>
    <section
      class="hand ${all > 3 ? "full" : ""} ${all > 6 ? "crowd" : ""}"
      aria-label=${text("web-cards")}
    >
      ${cards.map(({ held, word }, i) => card(held, word, i, i - middle, marks))}
      ${hidden.map((held, i) => (covered ? back : unseen)(held, cards.length + i - middle))}
      ${
        all
          ? nothing
          : html`
              <p class="none">${text("web-no-cards")}</p>
            `
      }
    </section>
  `;
}

/** What the lit cards are for.
 *  @param {Choices} given */
const cardsFor = ({ inHand }) =>
  inHand.every((option) => option.verb.startsWith("discard")) ? "web-cards-give" : "web-cards-now";

/** The back of a card that is put away.
 *  @param {Hand} given @param {number} tilt */
const back = ({ kind, back: picture }, tilt) => html`
  <span class="card ${kind} back" .style=${`--k:${tilt}`} role="img" aria-label=${text("web-covered-card")}>
    <span class="face">${use(picture, "art")}</span>
  </span>
`;

/** The back of a card that nobody here has seen; a click says which it was.
 *  @param {Hand} given @param {number} tilt */
const unseen = ({ kind, back: picture }, tilt) => html`
  <button
    class="card ${kind} back"
    .style=${`--k:${tilt}`}
    data-do="unseen"
    data-kind=${kind}
    aria-label=${text("web-unseen-card")}
    title=${text("web-unseen-card")}
  >
    <span class="face">${use(picture, "art")}</span>
  </button>
`;

/** @param {Hand} given @param {string} word @param {number} i @param {number} tilt @param {Choices} marks */
function card({ kind, picture }, word, i, tilt, marks) {
  const option = marks.card(kind, word);
  const title = name(kind, word);
  const look = [kind === HANDS[0].kind ? "" : kind, option && "lit", option && marks.chosen(option.name) && "chosen"]
    .filter(Boolean)
    .join(" ");
  return html`
    <button
      class="card ${look}"
      .style=${`--k:${tilt}`}
      data-key="hand-${kind}-${word}-${i}"
      data-pick=${option ? option.name : nothing}
      data-tip="${kind} ${word}"
      aria-disabled=${option ? nothing : "true"}
      aria-label="${title}. ${about(kind, word)}"
      data-why=${marks.whyNot(kind, word) ?? nothing}
    >
      <span class="face">${use(picture(word), "art")}</span>
      <b class="t">${title}</b>
    </button>
  `;
}
