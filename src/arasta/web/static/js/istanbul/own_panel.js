// What is mine: rubies, purse, wheelbarrow and what I own, with what the choice at hand would change.
import { html, nothing, svg } from "../vendor/lit-html/lit-html.js";
import { about, name, text } from "../text.js";
import { clockOf } from "./clock.js";
import { arrow, good, mark, piece, seatLook, use } from "./icons.js";
import { odds } from "./odds.js";

const FEW = 5; // rubies to win, beside which there is room for more
const SHORT = 7; // letters of a name that leave room for more
const COLOURS = ["red", "green", "yellow", "blue"];

/** The panel of the seat whose eyes we look through. `change` is what the choice would change, by word. */
export function own(view, seat, change, marks, clock) {
  const player = view.players[seat];
  const long = name("seat", seat).length > SHORT;
  return html`
    <section class="mine panel ${seatLook(seat)}" aria-label=${text("web-own")}>
      <header>
        ${mark(seat)}
        <h2 class=${long ? "long" : ""}>${name("seat", seat)}</h2>
        ${
          view.target > FEW || long
            ? nothing
            : html`
                <span class="you">${text("web-you")}</span>
              `
        }
        ${odds(seat)}
        ${clockOf(clock, seat)}
        <span class="push rubyrow">${sockets(player.rubies, view.target, change.rubies ?? 0)}</span>
      </header>
      <div class="purses">
        ${purse("lira", player.lira, change.lira)}${"coffee" in player ? purse("coffee", player.coffee, change.coffee) : nothing}
        <span class="purse" data-tip="assistants">
          ${piece("assistant", seat, "i disc")}
          <b>${player.stack.length}</b>
          ${then(player.stack.length, change.stack)}
        </span>
        ${letters(player)}
        <span class="tiles push">
          ${COLOURS.map((c) => tileOf(player, c, marks))}${(player.tavern_tiles ?? []).map(
            (t) => html`
              <span data-tip="tavern ${t}">${use(`tavern-${t}`)}</span>
            `,
          )}
        </span>
      </div>
      ${cart(player, change, marks)}
      <div class="notes">${notes(view, player, seat)}</div>
    </section>
  `;
}

/** Rubies won, those to come of the choice, and empty sockets up to the goal. */
export const sockets = (rubies, target, more = 0) =>
  Array.from({ length: Math.max(target, rubies) }, (_, i) => {
    if (i < rubies) return use("ruby");
    return i < rubies + more
      ? html`
          <span class="soon">${use("ruby")}</span>
        `
      : use("ruby-socket");
  });

export const purse = (word, now, change, tip = word) => html`
  <span class="purse" data-tip=${tip}>
    ${use(word)}
    <b>${now}</b>
    ${then(now, change)}
  </span>
`;

export const then = (now, change) =>
  change
    ? html`
        <span class="then ${change > 0 ? "up" : ""}">${arrow()}${now + change}</span>
      `
    : nothing;

const letters = (player) =>
  player.letters?.length || player.delivered?.length
    ? html`
        <span class="letters">
          ${player.letters.map(
            (place) => html`
              <span class="letter" data-tip="letter ${place}">
                ${use("letter")}
                <b>${place}</b>
              </span>
            `,
          )}
          ${
            player.delivered.length
              ? html`
                  <span class="letter" data-tip="delivered">
                    ${use("letter-delivered")}
                    <b>${player.delivered.length}</b>
                  </span>
                `
              : nothing
          }
        </span>
      `
    : nothing;

function tileOf(player, colour, marks) {
  if (!player.mosque_tiles.includes(colour))
    return html`
      <i class="notile"></i>
    `;
  const option = marks.find(`tile ${colour}`);
  const look = player.tiles_used.includes(colour) ? "i used" : "i";
  return option
    ? html`
        <button
          class="power ${marks.look(option.name)}"
          data-pick=${option.name}
          aria-label=${option.text}
          data-tip="mosque-tile ${colour}"
        >
          ${use(`mosque-${colour}`, look)}
        </button>
      `
    : html`
        <span data-tip="mosque-tile ${colour}">${use(`mosque-${colour}`, look)}</span>
      `;
}

const MOST = 5; // columns of the wheelbarrow with all its extensions

/** The wheelbarrow: goods that would go tilt, goods that would come glow, and so does new room. */
export function cart(player, change, marks) {
  const grown = player.capacity + (change.capacity ?? 0);
  const slot = (colour, i) => {
    const now = player.goods[colour];
    const more = change[`goods.${colour}`] ?? 0;
    const look =
      i < now
        ? i >= now + more
          ? "full out"
          : "full"
        : i < now + more
          ? "come"
          : i < player.capacity
            ? ""
            : i < grown
              ? "new"
              : "none";
    const picture = i < Math.max(player.capacity, grown) ? good(colour) : nothing;
    const option = i < now ? marks.good(colour) : null;
    return option
      ? html`
          <button class="slot ${look} can" data-pick=${option.name} data-slot=${i} aria-label=${option.text}>
            ${picture}
          </button>
        `
      : html`
          <i class="slot ${look}">${picture}</i>
        `;
  };
  return html`
    <div class="cart" role="group" aria-label=${text("web-cart", { capacity: player.capacity })}>
      ${wheels()}
      <span class="grip"></span>
      <span class="grip low"></span>
      <div class="tray">
        ${COLOURS.map((colour) => Array.from({ length: Math.max(MOST, grown) }, (_, i) => slot(colour, i)))}
      </div>
      <span class="unseen">
        ${COLOURS.map((c) => text("web-goods-held", { n: player.goods[c], good: name("good", c) })).join(", ")}
      </span>
    </div>
  `;
}

const wheels = () => html`
  <svg class="under" viewBox="0 0 250 70" aria-hidden="true">
    ${svg`<g stroke="var(--cart-line)" stroke-linecap="round">
  <path d="M196 20L210 66M176 20L190 66" stroke-width="8"/><circle cx="44" cy="40" r="26" fill="var(--wood-2)" stroke-width="3"/>
  <circle cx="44" cy="40" r="19" fill="var(--surface)" stroke-width="2"/><path d="M44 20V60M24 40H64M30 26L58 54M58 26L30 54" stroke-width="3.6" stroke="var(--wood-2)"/>
  <circle cx="44" cy="40" r="6" fill="var(--lantern)" stroke-width="2"/></g>`}
  </svg>
`;

/** Where my people are, and what my tiles are good for. */
function notes(view, player, seat) {
  const told = [];
  const places = player.assistants.map((place) => name("place", place));
  told.push([
    piece("assistant", seat, "i disc"),
    places.length ? text("web-out-at", { places: places.join(", ") }) : text("web-all-home"),
  ]);
  told.push([piece("family", seat, "i fig"), text("web-family-at", { place: name("place", player.family) })]);
  if (typeof player.companion === "number")
    told.push([
      piece("companion", seat, "i fig"),
      text("web-companion-at", { place: name("place", player.companion) }),
    ]);
  for (const colour of player.mosque_tiles) told.push([use(`mosque-${colour}`), about("mosque-tile", colour)]);
  return told.map(
    ([picture, line]) => html`
      <span title=${line}>
        ${picture}
        <em>${line}</em>
      </span>
    `,
  );
}
