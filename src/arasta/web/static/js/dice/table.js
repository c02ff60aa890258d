// The whole table of the dice game.
import { html, nothing } from "../vendor/lit-html/lit-html.js";
import { changeOf, choicesOf } from "../state/choices.js";
import { about, name, text } from "../text.js";
import { ask } from "../draw/question.js";
import { clockOf } from "../draw/clock.js";
import { diceBoard } from "./board.js";
import { diceOwn, trades } from "./own_panel.js";
import { COLOURS, TOKENS } from "./place.js";
import { mark, seatLook, use } from "../draw/icons.js";
import { level } from "../draw/bot_level.js";
import { presence } from "../draw/presence.js";
import { bubble } from "../draw/lesson.js";
import { log } from "../draw/log.js";
import { odds } from "../draw/win_chances.js";
import { brand, menu } from "../draw/header.js";
import { others, sockets, unseenAmount, unseenWord, wholePlayer } from "../draw/player_panel.js";
import { counter, rowsOrEntry } from "../draw/stall.js";

/** @import { Amounts, Choices, Part, TableState } from "types/client.d.ts" */
/** @import { DicePlayer, DiceView } from "types/protocol.d.ts" */

const FACES = /** @type {const} */ ([...COLOURS, "coin", "card"]);
const TILT = [-5, 3, -2, 6, -4, 2, 5, -3, 4]; // degrees: dice never lie quite straight

/** @param {TableState} state @param {Part<DiceView>} part */
export function diceTable(state, part) {
  const { view, seat } = part;
  const choices = choicesOf(part, state.selection);
  const refused = new Map(part.refused.map((it) => [it.name, it.why]));
  const change = changeOf(choices.ready);
  return html`
    <div class="left">
      ${brand(state)}
      <div class="own">
        ${
          seat === null
            ? html`
                <p class="watching panel">${text("web-watching")}</p>
              `
            : diceOwn(state, view, seat, change, choices)
        }${trades(choices, refused)}
      </div>
    </div>
    <div class="middle">
      ${ask(state, part, choices)}${diceBoard(view, seat, choices, refused, stall(part, choices))}${tray(view, seat, change, choices)}
    </div>
    <div class="right">${menu(state)}${others(state, part, other)}${supply(view)}${log(state)}${bubble(state)}</div>
  `;
}

/** The counter; the board has no rows to keep clear of.
 *  @param {Part<DiceView>} part @param {Choices} choices */
const stall = (part, choices) =>
  choices.stall.length && part.seat !== null ? counter(rowsOrEntry(part, choices), "low") : nothing;

/** Every die by its face. Those to be rolled again or to pay with are lifted: the chosen ones, and what the payment is
 *  completed with.
 *  @param {DiceView} view @param {Amounts} change @param {Choices} choices */
function diceOf(view, change, choices) {
  return FACES.flatMap((face) => {
    const again = choices.find(`again ${face}`);
    const pays = choices.find(`die ${face}`);
    const option = again ?? pays;
    const picked = option ? choices.count(option.name) : 0;
    const going = Math.max(picked, -(change[`dice.${face}`] ?? 0));
    const all = view.dice[face] + view.again[face];
    return Array.from({ length: all }, (_, i) => ({
      face,
      option,
      chosen: i < picked,
      going: i < going,
      full: option !== null && choices.full(option.name),
      taken: i >= view.dice[face],
      again: Boolean(again),
    }));
  });
}

/** @param {DiceView} view @param {number | null} seat @param {Amounts} change @param {Choices} choices */
function tray(view, seat, change, choices) {
  const dice = diceOf(view, change, choices);
  const crystals = seat === null ? 0 : view.players[view.turn_of ?? seat].crystals;
  const left = Math.max(0, view.actions_allowed - view.actions_taken);
  return html`
    <section class="dicetray n${dice.length}" aria-label=${text("web-dice")}>
      <div class="felt">
        <div class="side again">
          <span class="things">
            ${
              crystals > 4
                ? html`
                    ${use("crystal")}
                    <b>${crystals}</b>
                  `
                : Array.from({ length: Math.max(2, crystals) }, (_, i) =>
                    use(i < crystals ? "crystal" : "crystal-socket"),
                  )
            }
          </span>
          <small>${text("web-crystals")}</small>
        </div>
        <div class="rolled-dice">${dice.map((die, i) => drawDie(die, i))}</div>
        <div class="side acts">
          <span class="things">
            ${Array.from({ length: view.actions_allowed }, (_, i) => use(i < left ? "lantern" : "lantern-off"))}
          </span>
          <small>${text("web-actions-left", { n: left })}</small>
        </div>
      </div>
    </section>
  `;
}

/** @param {ReturnType<typeof diceOf>[number]} given @param {number} i */
function drawDie({ face, option, chosen, going, full, taken, again }, i) {
  const look = [going && "chosen", option && "lit", full && !going && "barred", taken && "used"].filter(Boolean).join(" ");
  const badge = going
    ? html`
        <span class="badge">${again ? use("reroll") : "−"}</span>
      `
    : nothing;
  return html`
    <button
      class="die ${look}"
      .style=${`--t:${TILT[i % TILT.length]}deg`}
      data-pick=${option && !chosen ? option.name : nothing}
      data-drop=${option && chosen ? option.name : nothing}
      aria-disabled=${option ? nothing : "true"}
      aria-label=${option?.text ?? text(`web-face-${face}`)}
      data-face=${face}
    >
      ${use(`face-${face}`, "df bright")}${badge}
    </button>
  `;
}

/** @param {TableState} state @param {DiceView} view @param {DicePlayer} player */
const other = (state, view, player) => html`
  <section
    class="other panel ${seatLook(player.seat)} ${view.turn_of === player.seat ? "now" : ""}"
    aria-label=${name("seat", player.seat)}
  >
    ${wholePlayer(player.seat)}
    <header>
      ${mark(player.seat)}
      <h3 aria-level="2">${name("seat", player.seat)}</h3>
      ${presence(state, player.seat)}${level(state.people[player.seat])}
      ${odds(state, player.seat)}
      ${clockOf(state.table.clock, player.seat)}
      ${unseenAmount("rubies", player.rubies)}
      <span class="push rubyrow">${sockets(player.rubies, view.target)}</span>
      <span class="tight rubies" aria-hidden="true">${player.rubies}${use("ruby")}</span>
    </header>
    <div class="kinds">
      ${TOKENS.map(
        (colour) => html`
          <span class=${player.tokens[colour] ? "" : "nil"}>
            ${use(`token-${colour}`, "i bright")}
            <b>${player.tokens[colour]}</b>
            ${unseenWord(`tokens.${colour}`, player.tokens[colour])}
          </span>
        `,
      )}
    </div>
    <div class="facts">
      <span data-tip="lira">
        ${use("lira")}
        <b>${player.lira}</b>
        ${unseenWord("lira", player.lira)}
      </span>
      <span data-tip="crystals">
        ${use("crystal")}
        <b>${player.crystals}</b>
        ${unseenWord("crystals", player.crystals)}
      </span>
      <span class="push tiles">
        ${player.tiles.map(
          (tile) => html`
            <span data-tip="mosque-tile ${tile}">
              ${use(`tile-${tile}`, "mt bright")}
              <span class="unseen">${about("mosque-tile", tile)}</span>
            </span>
          `,
        )}
      </span>
    </div>
  </section>
`;

/** What of the supply is no token, by the words of holdings.
 *  @type {Record<string, string>} */
const SUPPLIED = { crystal: "crystals", lira: "lira" };

/** @param {DiceView} view */
const supply = (view) => html`
  <section class="supply panel" aria-label=${text("web-supply")}>
    <h3 aria-level="2">${text("web-supply")}</h3>
    <div>
      ${Object.entries(view.supply).map(
        ([word, n]) => html`
          <span>
            ${use(["crystal", "lira"].includes(word) ? word : `token-${word}`, "i bright")}
            <b>${n}</b>
            ${unseenWord(SUPPLIED[word] ?? `tokens.${word}`, n)}
          </span>
        `,
      )}
    </div>
  </section>
`;
