// The charts of the end page: what grew, the win chances, the dice and the largest mistakes, each behind a tab.
import { html, nothing } from "../vendor/lit-html/lit-html.js";
import { SCORES } from "../modules.js";
import { name, text } from "../text.js";
import { percent } from "./best_choices.js";
import { chances, dice, grown } from "./charts.js";
import { mark, use } from "./icons.js";

/** @import { Choice, Drawn, Review, TableState } from "types/client.d.ts" */

const ODDS = "odds"; // the tab of win chances

/** The tabs of a panel: `words` with their inside; the chosen one is on.
 *  @param {string} chart @param {[string, string, unknown][]} words @param {string} chosen */
const tabs = (chart, words, chosen) => html`
  <div class="seg" role="group">
    ${words.map(
      ([word, label, inside]) => html`
        <button
          class=${word === chosen ? "on" : ""}
          aria-pressed=${String(word === chosen)}
          aria-label=${label}
          title=${label}
          data-do="chart"
          data-chart=${chart}
          data-value=${word}
        >
          ${inside}
        </button>
      `,
    )}
  </div>
`;

/** What grew over the game, and who was likely to win.
 *  @param {TableState} state */
export function graph(state) {
  const { tally } = state;
  const words = tally?.criteria ?? ["rubies"];
  const chosen = state.charts.grown ?? words[0];
  const label = (/** @type {string} */ word) => text(word === ODDS ? "web-odds" : `web-score-${word}`);
  /** @type {[string, string, unknown][]} */
  const all = [...words, ODDS].map((word) => [word, label(word), word === ODDS ? label(word) : use(SCORES[word])]);
  return html`
    <section class="graph panel">
      <header>
        <h2>${label(chosen)}</h2>
        ${tabs("grown", all, chosen)}
      </header>
      ${chosen === ODDS ? lookedAt(state, (review) => odds(review)) : tally ? grown(tally, chosen, label(chosen), { goal: goalOf(state, chosen), narrow: state.browser.narrow }) : waiting()}
    </section>
  `;
}

/** @param {TableState} state @param {string} word */
const goalOf = (state, word) => (word === "rubies" ? (state.seats[0].view?.target ?? null) : null);

const waiting = () => html`
  <p class="note">${text("web-sending")}</p>
`;

/** Who was likely to win, with the marks of the seats below; broken lines are mistakes.
 *  @param {Review} given */
const odds = ({ turns, mistakes }) => html`
  ${chances(turns, { mistakes })}
  <p class="legend">
    ${turns[0].chances.map(
      (_, seat) => html`
        <span>${mark(seat)} ${name("seat", seat)}</span>
      `,
    )}
    <i></i>
    ${text("web-mistakes")}
  </p>
`;

/** What needs the game to be looked back at: the key that asks for it, how far it is, or what was found.
 *  @param {TableState} state @param {(review: Review) => Drawn} draw */
function lookedAt(state, draw) {
  const { review } = state;
  if (review?.review) return draw(review.review);
  if (!review)
    return html`
      <div class="asking">
        <p>${text("web-analyse-about")}</p>
        <button class="key go" data-do="review">${text("web-analyse")}</button>
      </div>
    `;
  return html`
    <div class="asking" role="status">
      <p>${text("web-analysing")}</p>
      <progress max=${review.of || 1} .value=${review.done} aria-label=${text("web-analysing")}></progress>
    </div>
  `;
}

/** Dice, or mistakes.
 *  @param {TableState} state */
export function told(state) {
  const chosen = state.charts.told;
  /** @type {[string, string, unknown][]} */
  const words = ["dice", "mistakes"].map((word) => [word, text(`web-${word}`), text(`web-${word}`)]);
  const rolls = state.tally?.rolls[0];
  return html`
    <section class="dicestat panel">
      <header>
        <h2>${text(`web-${chosen}`)}</h2>
        ${
          chosen === "dice" && rolls
            ? html`
                <small>${text("web-rolls", { n: rolls.n })}</small>
              `
            : nothing
        }
        ${tabs("told", words, chosen)}
      </header>
      ${chosen === "mistakes" ? lookedAt(state, mistakes) : state.tally ? dice(rolls) : waiting()}
    </section>
  `;
}

/** What would have been better, and why.
 *  @param {Choice} given */
const better = ({ text: choice, why }) => (why ? text("web-better-why", { choice, why }) : text("web-better", { choice }));

/** The choices that cost most; each shows the table as it was.
 *  @param {Review} review */
function mistakes(review) {
  const found = review.mistakes.flatMap((step) => review.decisions.find((decision) => decision.step === step) ?? []);
  if (!found.length)
    return html`
      <p class="note">${text("web-no-mistakes")}</p>
    `;
  return html`
    <ol class="mistakes" tabindex="0">
      ${found.map(
        ({ step, turn, seat, chosen, loss, choices }) => html`
          <li>
            <button data-look=${step}>
              ${mark(seat)}
              <span class="t">
                <b>${choices.find((choice) => choice.action === chosen)?.text}</b>
                <small>${better(choices[0])}</small>
              </span>
              <span class="pc">
                <b class="cost">−${percent(loss)}</b>
                <small>${turn}</small>
              </span>
              <span class="unseen">${name("seat", seat)}</span>
            </button>
          </li>
        `,
      )}
    </ol>
  `;
}
