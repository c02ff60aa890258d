// The other players: what everybody sees of them.
import { html, nothing } from "../vendor/lit-html/lit-html.js";
import { name, text } from "../text.js";
import { clockOf } from "./clock.js";
import { mark, piece, seatLook, use } from "./icons.js";
import { odds } from "./odds.js";
import { sockets } from "./own.js";

const COLOURS = ["red", "green", "yellow", "blue"];

/** All but the seat that looks, in the order in which they come to play after it; `draw` draws one of them. */
export function others(view, seat, people, clock, draw = other) {
  const count = view.players.length;
  const order = Array.from({ length: count }, (_, i) => (i + 1 + (seat ?? count - 1)) % count).filter(
    (s) => s !== seat,
  );
  return html`
    <div class="others n${order.length}">${order.map((s) => draw(view, view.players[s], people[s], clock))}</div>
  `;
}

function other(view, player, person, clock) {
  const seat = player.seat;
  const now = view.turn_of === seat;
  return html`
    <section class="other panel ${seatLook(seat)} ${now ? "now" : ""}" aria-label=${name("seat", seat)}>
      <header>
        ${mark(seat)}
        <h3>${name("seat", seat)}</h3>
        ${person?.bot ? use("ui-bot", "i bot") : nothing}${
          now
            ? html`
                <span class="next">${text("web-turn")}</span>
              `
            : nothing
        }
        ${odds(seat)}
        ${clockOf(clock, seat)}
        <span class="push rubyrow">${sockets(player.rubies, view.target)}</span>
        <span class="tight rubies">${player.rubies}${use("ruby")}</span>
      </header>
      <div class="have">
        <div class="bars">${COLOURS.map((colour) => bar(player, colour))}</div>
        ${facts(player, seat)}
      </div>
      <span class="unseen">
        ${COLOURS.map((c) => text("web-goods-held", { n: player.goods[c], good: name("good", c) })).join(", ")}
      </span>
    </section>
  `;
}

const MOST = 5;

const bar = (player, colour) => html`
  <span class="bar">
    ${use(`good-${colour}`)}${Array.from(
      { length: Math.max(MOST, player.capacity) },
      (_, i) => html`
        <i class=${i < player.goods[colour] ? `on ${colour}` : i < player.capacity ? "" : "none"}></i>
      `,
    )}
  </span>
`;

const fact = (picture, n, word) => html`
  <span data-tip=${word}>
    ${picture}
    <b>${n}</b>
    <span class="unseen">${text(`web-held-${word}`, { n })}</span>
  </span>
`;

const facts = (player, seat) => html`
  <div class="facts">
    ${fact(use("lira"), player.lira, "lira")}${fact(use("bonus-card"), player.cards, "cards")}${fact(piece("assistant", seat, "i disc"), player.stack.length, "stack")}
    ${"coffee" in player ? [fact(use("coffee"), player.coffee, "coffee"), fact(use("guild-card"), player.guild_cards, "guild-cards")] : nothing}
    ${"letters" in player ? fact(use("letter"), player.letters.length + player.delivered.length, "letters") : nothing}
    <span class="tiles">
      ${player.mosque_tiles.map((c) => use(`mosque-${c}`))}${(player.tavern_tiles ?? []).map((t) => use(`tavern-${t}`))}
    </span>
  </div>
`;
