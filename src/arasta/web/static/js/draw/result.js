// The end: who won, the ranking with what decided it, and charts of the game.
import { html, nothing } from "../vendor/lit-html/lit-html.js";
import { name, text } from "../text.js";
import { many, mark, seatLook, stack, use } from "./icons.js";
import { graph, PICTURES, told } from "./looking_back.js";

export function result(state) {
  const { result: found } = state.table;
  if (!found) return nothing;
  const winner = found.winners[0];
  const words = Object.keys(found.standings[0].scores);
  return html`
    <section class="endpage" role="dialog" aria-modal="true" aria-label=${text("web-result")}>
      <section class="triumph ${seatLook(winner)}">
        ${glory()}
        <div class="winner">${stack("winner", [winner, winner, winner, winner], winner)}</div>
        <div class="crown">${many("ruby", Math.min(found.standings[0].scores.rubies, 6))}</div>
        <div class="say">
          <h1>
            ${found.winners.length > 1 ? text("web-shared", { players: found.winners.map((seat) => name("seat", seat)).join(", ") }) : text("web-wins", { player: name("seat", winner) })}
          </h1>
        </div>
      </section>
      <section class="ranking panel">
        <header>
          <h2>${text("web-ranking")}</h2>
          <span class="cols n${words.length}">
            ${words.map(
              (word) => html`
                <i>
                  ${use(PICTURES[word] ?? "lira")}
                  <span class="unseen">${text(`web-score-${word}`)}</span>
                </i>
              `,
            )}
          </span>
        </header>
        <ol>
          ${found.standings.map(
            (standing) => html`
              <li class="${standing.rank === 1 ? "first" : ""} ${seatLook(standing.seat)}">
                <b class="pos">${standing.rank}</b>
                ${mark(standing.seat)}
                <h3>${name("seat", standing.seat)}</h3>
                <span class="cols n${words.length}">
                  ${words.map(
                    (word) => html`
                      <i class=${broke(found, standing, word) ? "broke" : ""}><b>${standing.scores[word]}</b></i>
                    `,
                  )}
                </span>
              </li>
            `,
          )}
        </ol>
        ${tie(found)}
      </section>
      ${graph(state)}${told(state)}
      ${state.lesson ? learned() : state.table.dice ? sealed(state) : nothing}
      <nav class="endkeys">
        <button class="key ghost" data-do="replay">
          ${use("ui-replay")}
          <span>${text("web-replay")}</span>
        </button>
        <button class="key ghost" data-do="record">
          ${use("ui-fill")}
          <span>${text("web-record")}</span>
        </button>
        <button class="key ghost" data-do="close">
          ${use("ui-book")}
          <span>${text("web-board")}</span>
        </button>
        <a class="key ghost" href="/">
          ${use("ui-home")}
          <span>${text("web-home")}</span>
        </a>
        <button class="key go" data-do="rematch">${text("web-rematch")}</button>
      </nav>
    </section>
  `;
}

/** The last words of the lesson. */
const learned = () => html`
  <section class="sealed panel">
    ${use("guide", "guide")}
    <div>
      <b>${text("web-lesson-over")}</b>
      <small>${text("web-lesson-over-about")}</small>
    </div>
  </section>
`;

/** The promise of the dice, and whether they kept it. */
const sealed = (state) => html`
  <section class="sealed panel">
    <span class="wax">${use("seal")}${isFair(state) ? use("ui-check", "i tick") : nothing}</span>
    <div>
      <b>${text("web-fair")}</b>
      <small>${fairness(state)}</small>
      <code>${state.table.dice.commitment}</code>
    </div>
  </section>
`;

/** What the browser found about the promise; where it could find nothing, the command line can. */
function fairness({ fair }) {
  if (!fair) return text("web-fair-command");
  if (!fair.fits) return text("web-fair-wrong");
  return fair.differs ? text("web-fair-differs", { n: fair.differs }) : text("web-fair-checked", { n: fair.n });
}

const isFair = ({ fair }) => fair?.fits && !fair.differs;

/** How a tie for the first place was broken, in the server's words. */
function tie(found) {
  const second = found.standings[1];
  return second && second.decided_by !== "rubies"
    ? html`
        <p class="tie">${second.text}</p>
      `
    : nothing;
}

/** Whether this figure decided between this one and a neighbour in the ranking. */
function broke(found, standing, word) {
  const next = found.standings[found.standings.indexOf(standing) + 1];
  return word !== "rubies" && (standing.decided_by === word || next?.decided_by === word);
}

const glory = () => html`
  <svg class="glory" viewBox="0 0 400 790" preserveAspectRatio="xMidYMax slice" aria-hidden="true">
    <rect width="400" height="790" fill="#14295E" />
    <path d="M22 790V268Q22 128 200 44Q378 128 378 268V790Z" fill="#1F4FA8" stroke="#EFAC34" stroke-width="6" />
    <path d="M38 790V272Q38 142 200 64Q362 142 362 272V790Z" fill="#5A90D6" />
    <clipPath id="arch"><path d="M38 790V272Q38 142 200 64Q362 142 362 272V790Z" /></clipPath>
    <g clip-path="url(#arch)">
      <circle cx="200" cy="500" r="290" fill="#84CFC7" />
      <circle cx="200" cy="520" r="220" fill="#F9DA78" />
      <circle cx="200" cy="545" r="150" fill="#F0967A" />
      <path d="M38 540Q120 490 200 512T362 500V790H38Z" fill="#86C48C" opacity=".7" />
      <path d="M38 556H362V790H38Z" fill="#127A80" />
      <path d="M38 618Q200 594 362 618V790H38Z" fill="#F0DAB0" />
      <path d="M38 618Q200 594 362 618V627Q200 603 38 627Z" fill="#D6B98C" />
    </g>
  </svg>
`;
