// What is mine in the dice game: rubies, tokens in their crate, tiles, and the trades.
import { html, nothing } from "../vendor/lit-html/lit-html.js";
import { about, figures, name, text } from "../text.js";
import { clockOf } from "../draw/clock.js";
import { arrow, good, mark, seatLook, use } from "../draw/icons.js";
import { wordOf } from "../draw/ledger.js";
import { COLOURS, TOKENS, pips, placed, placeKey } from "./place.js";
import { odds } from "../draw/win_chances.js";
import { purse, sockets, then, unseenAmount, unseenWord } from "../draw/player_panel.js";

/** @import { Amounts, Choices, TableState } from "types/client.d.ts" */
/** @import { DicePlayer, DiceView, Tokens } from "types/protocol.d.ts" */

/** @param {TableState} state @param {DiceView} view @param {number} seat @param {Amounts} change
 *  @param {Choices} choices */
export function diceOwn(state, view, seat, change, choices) {
  const player = view.players[seat];
  const actionsLeft = view.actions_allowed - (view.turn_of === seat ? view.actions_taken : 0);
  return html`
    <section class="mine panel ${seatLook(seat)}" aria-label=${text("web-own-things")}>
      <header>
        ${mark(seat)}
        <h2>${name("seat", seat)}</h2>
        ${odds(state, seat)}
        ${clockOf(state.table.clock, seat)}
        <span class="push rubyrow">${unseenAmount("rubies", player.rubies)}${sockets(player.rubies, view.target, change.rubies ?? 0)}</span>
      </header>
      <div class="purses">
        ${purse("lira", player.lira, change.lira)}${purse("crystal", player.crystals, change.crystals, "crystals")}
        <span class="purse dim push" data-tip="actions">
          ${use("lantern")}
          <b aria-hidden="true">${actionsLeft}</b>
          <span class="unseen">${text("web-actions-left", { n: actionsLeft })}</span>
        </span>
      </div>
      <div class="crate">${TOKENS.map((colour) => heap(player, colour, change, choices))}</div>
      ${tiles(view, player, choices)}
    </section>
  `;
}

/** Tokens of one colour, piled up; a click pays with one where a payment is asked.
 *  @param {DicePlayer} player @param {keyof Tokens} colour @param {Amounts} change @param {Choices} choices */
function heap(player, colour, change, choices) {
  const n = player.tokens[colour];
  const option = choices.find(`give ${colour}`);
  const picked = option ? choices.count(option.name) : 0;
  const pays = picked || Math.max(0, -(change[`tokens.${colour}`] ?? 0));
  const step = n > 4 ? 62 / (n - 1) : 18;
  const inside = html`
    <span class="column">
      ${
        n
          ? Array.from(
              { length: n },
              (_, i) => html`
                <span class="token ${i >= n - pays ? "pays" : ""}" .style=${`--i:${i};--step:${step}px`}>
                  ${use(`token-${colour}`, "tk bright")}
                </span>
              `,
            )
          : html`
              <span class="token ghost">${use(`token-${colour}`, "tk bright")}</span>
            `
      }
    </span>
    <b>
      ${n}${
        pays
          ? html`
              <span class="then">${arrow()}${n - pays}</span>
            `
          : then(n, change[`tokens.${colour}`])
      }
    </b>
    ${unseenWord(`tokens.${colour}`, n)}
  `;
  return option
    ? html`
        <button
          class="heap lit ${choices.look(option.name)}"
          data-pick=${option.name}
          aria-label=${option.text}
        >
          ${inside}
        </button>
      `
    : html`
        <span class="heap ${n ? "" : "none"}">${inside}</span>
      `;
}

/** @param {DiceView} view @param {DicePlayer} player @param {Choices} choices */
function tiles(view, player, choices) {
  const missing = Math.max(0, view.mosque.tiles - player.tiles.length);
  return html`
    <div class="mytiles">
      <span class="cap">${text("web-tiles-of", { n: player.tiles.length, most: view.mosque.tiles })}</span>
      ${player.tiles.map((tile) => {
        const option = choices.find(`give up ${tile}`);
        const picture = use(`tile-${tile}`, `mt bright ${player.fresh.includes(tile) ? "fresh" : ""}`);
        return option
          ? html`
              <button
                class="giveup ${choices.look(option.name)}"
                data-pick=${option.name}
                aria-label=${option.text}
              >
                ${picture}
              </button>
            `
          : html`
              <span data-tip="mosque-tile ${tile}">
                ${picture}
                <span class="unseen">${about("mosque-tile", tile)}</span>
              </span>
            `;
      })}${Array.from(
        { length: missing },
        (_, i) => html`
          <span class="empty">${use("tile-niche", "mt")}${i === missing - 1 ? use("ruby") : nothing}</span>
        `,
      )}
    </div>
  `;
}

/** The plain actions: goods for tokens, crystals and lira.
 *  @param {Choices} choices @param {Map<string, string>} refused */
export function trades(choices, refused) {
  const goods = figures("trades");
  const key = (/** @type {string} */ act, /** @type {string} */ brings, /** @type {unknown} */ from, /** @type {unknown} */ to) => {
    const at = placed(choices, act, refused);
    return placeKey(
      "trade",
      at,
      { about: brings },
      html`
        <span class="from">${from}</span>
        ${arrow()}
        <span class="to">${to}</span>
        ${pips(at.option)}
      `,
    );
  };
  const several = (/** @type {string} */ act, /** @type {string} */ brings, /** @type {unknown} */ to) =>
    key(
      act,
      brings,
      html`
        <b>${goods[act] ?? ""}</b>
        <em>${text("web-different")}</em>
      `,
      to,
    );
  return html`
    <section class="trades panel" aria-label=${text("web-trades")}>
      <header><h3 aria-level="2">${text("web-trades")}</h3></header>
      <div class="four">
        ${COLOURS.map((colour) =>
          key(
            `token ${colour}`,
            wordOf(`tokens.${colour}`, 1),
            html`
              <b>${goods.token ?? ""}</b>
              ${good(colour)}
            `,
            use(`token-${colour}`, "i bright"),
          ),
        )}
      </div>
      <div class="pairs">
        ${several("crystal", wordOf("crystals", 1), use("crystal"))}${several("brown", wordOf("tokens.brown", 1), use("token-brown", "i bright"))}${several("two tokens", text("web-two-tokens"), [use("token-any", "i bright"), use("token-any", "i bright")])}
        ${key(
          "lira",
          wordOf("lira", 1),
          html`
            ${use("face-coin", "i bright")}
            <em>${text("web-all")}</em>
          `,
          use("lira"),
        )}
      </div>
    </section>
  `;
}
