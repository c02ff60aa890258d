// My cards, as a fan: bonus cards and guild cards. What may be played now is lit.
import { html, nothing } from "../vendor/lit-html/lit-html.js";
import { unseenIn } from "../choices.js";
import { about, name, text } from "../text.js";
import { dashed, use } from "./icons.js";

/** The hand; `marks` knows which cards are options now. */
export function hand(view, marks) {
  const cards = [
    ...(view.hand ?? []).map((word) => ({ kind: "card", word, picture: `card-${dashed(word)}` })),
    ...(view.guild_hand ?? []).map((number) => ({ kind: "guild", word: String(number), picture: `guild-${number}` })),
  ];
  const hidden = ["card", "guild"].flatMap((kind) => Array.from({ length: unseenIn(view, kind) }, () => kind));
  const all = cards.length + hidden.length;
  const middle = (all - 1) / 2;
  return html`
    <div class="handhead">
      <h3>${text("web-cards")}</h3>
      <small>${text(marks.anyCard ? cardsFor(marks) : "web-cards-rest")}</small>
    </div>
    <section
      class="hand ${all > 3 ? "full" : ""} ${all > 6 ? "crowd" : ""}"
      aria-label=${text("web-cards")}
    >
      ${cards.map((held, i) => card(held, i, i - middle, marks))}
      ${hidden.map((kind, i) => unseen(kind, cards.length + i - middle))}
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

/** What the lit cards are for. */
const cardsFor = ({ inHand }) =>
  inHand.every((option) => option.verb.startsWith("discard")) ? "web-cards-give" : "web-cards-now";

/** The back of a card that nobody here has seen; a click says which it was. */
const unseen = (kind, tilt) => html`
  <button
    class="card ${kind} back"
    .style=${`--k:${tilt}`}
    data-do="unseen"
    data-kind=${kind}
    aria-label=${text("web-unseen-card")}
    title=${text("web-unseen-card")}
  >
    <span class="face">${use(kind === "guild" ? "card-back-guild" : "card-back-bonus", "art")}</span>
  </button>
`;

function card({ kind, word, picture }, i, tilt, marks) {
  const option = marks.card(kind, word);
  const title = name(kind, word);
  const look = [kind === "guild" && "guild", option && "lit", option && marks.chosen(option.name) && "chosen"]
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
      <span class="face">${use(picture, "art")}</span>
      <b class="t">${title}</b>
    </button>
  `;
}
