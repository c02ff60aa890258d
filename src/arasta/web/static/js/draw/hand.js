// My cards, as a fan: bonus cards and guild cards. What may be played now is lit.
import { html, nothing } from "../vendor/lit-html/lit-html.js";
import { about, name, text } from "../text.js";
import { dashed, use } from "./icons.js";

/** The hand; `marks` knows which cards are options now. */
export function hand(view, marks) {
  const cards = [
    ...(view.hand ?? []).map((word) => ({ kind: "card", word, picture: `card-${dashed(word)}` })),
    ...(view.guild_hand ?? []).map((number) => ({ kind: "guild", word: String(number), picture: `guild-${number}` })),
  ];
  const middle = (cards.length - 1) / 2;
  return html`
    <div class="handhead">
      <h3>${text("web-cards")}</h3>
      <small>${marks.anyCard ? text("web-cards-now") : text("web-cards-rest")}</small>
    </div>
    <section
      class="hand ${cards.length > 3 ? "full" : ""} ${cards.length > 6 ? "crowd" : ""}"
      aria-label=${text("web-cards")}
    >
      ${cards.map((held, i) => card(held, i, i - middle, marks))}
      ${
        cards.length
          ? nothing
          : html`
              <p class="none">${text("web-no-cards")}</p>
            `
      }
    </section>
  `;
}

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
