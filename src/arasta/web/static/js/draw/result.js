// The end: who won, the ranking with what decided it, and charts of the game.
import { html, nothing } from "../vendor/lit-html/lit-html.js";
import { SCORES } from "../modules.js";
import { listed, name, playerName, text } from "../text.js";
import { mark, seatLook, stack, use } from "./icons.js";
import { level } from "./bot_level.js";
import { proof, sealed } from "./dice_proof.js";
import { replaceIn, replaceKey } from "./presence.js";
import { graph, told } from "./result_charts.js";
import { lessonNamed } from "../state/lesson.js";
import { othersAsked, wantsOf } from "../state/votes.js";

/** @import { LessonState, Result, Standing, TableState } from "types/client.d.ts" */
/** @import { Person } from "types/protocol.d.ts" */

/** @param {TableState} state */
export function result(state) {
  const { result: found } = state.table;
  if (!found) return stopped(state);
  const winner = found.winners[0];
  const words = Object.keys(found.standings[0].scores);
  return html`
    <section class="endpage" role="dialog" aria-modal="true" aria-label=${text("web-result")}>
      <section class="triumph ${seatLook(winner)}">
        ${glory()}
        <div class="winner">${stack("winner", [winner, winner, winner, winner], winner)}</div>
        <div class="crown">${arch(Math.min(found.standings[0].scores.rubies, MOST_RUBIES))}</div>
        <div class="say">
          <h1>
            ${found.winners.length > 1 ? text("web-shared", { players: listed(found.winners.map((seat) => name("seat", seat)), "web-list-and") }) : text("web-wins", { player: name("seat", winner) })}
          </h1>
        </div>
      </section>
      <section class="ranking panel">
        <header>
          <h2>${text("web-ranking")}</h2>
          <span class="cols n${words.length}">
            ${words.map(
              (word) => html`
                <i title=${found.about[word] ?? text(`web-score-${word}`)}>
                  ${use(SCORES[word] ?? "lira")}
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
                <h3>${name("seat", standing.seat)}${level(state.people[standing.seat])}</h3>
                ${standing.tie ? tie(standing) : nothing}
                <span class="cols n${words.length}">
                  ${words.map(
                    (word) => html`
                      <i class=${broke(found, standing, word) ? "broke" : ""}>
                        <b>${standing.scores[word]}</b>
                        <span class="unseen">${text(`web-score-${word}`)}</span>
                      </i>
                    `,
                  )}
                </span>
              </li>
            `,
          )}
        </ol>
        ${Object.values(found.about).map((words) => html`<p class="about">${words}</p>`)}
      </section>
      ${graph(state)}${told(state)}
      ${state.lesson ? learned(state.lesson) : state.table.dice ? sealed(state) : nothing}
      ${endKeys(state)}
    </section>
    ${state.dialog?.proof ? proof(state) : nothing}
  `;
}

const MOST_RUBIES = 7; // for which the arch has room

/** The winner's rubies in an arch, each by how far it is from the middle.
 *  @param {number} n */
const arch = (n) =>
  Array.from(
    { length: n },
    (_, i) => html`
      <span .style=${`--from-middle:${i - (n - 1) / 2}`}>${use("ruby")}</span>
    `,
  );

/** Where to go from the end.
 *  @param {TableState} state */
const endKeys = (state) => html`
  <nav class="endkeys">
    <button class="key ghost" data-do="replay">
      ${use("ui-replay")}
      <span>${text("web-replay")}</span>
    </button>
    <button class="key ghost" data-do="open" data-dialog="share">
      ${use("ui-share")}
      <span>${text("web-share")}</span>
    </button>
    <button class="key ghost" data-do="record">
      ${use("ui-fill")}
      <span>${text("web-record")}</span>
    </button>
    <button class="key ghost" data-do="close">
      ${use("ui-book")}
      <span>${text("web-board")}</span>
    </button>
    <a class="key ghost" href="./">
      ${use("ui-home")}
      <span>${text("web-home")}</span>
    </a>
    ${state.me === null ? nothing : again(state)}
  </nav>
`;

/** The key to play again, and what the others say to that.
 *  @param {TableState} state */
function again(state) {
  if (state.table.next_table)
    return html`
      <button class="key go" data-do="follow">${text("web-rematch-follow")}</button>
    `;
  const agrees = wantsOf(state) === "again";
  const { agreed, missing } = othersAsked(state, "again");
  const away = missing.find((person) => replaceIn(state, person, 0) === 0);
  if (agrees && away) return replaceKey(state, away.seat, "go long");
  const said = agrees ? missing : agreed;
  const about = said.length && text(agrees ? "web-rematch-missing" : "web-rematch-agreed", { players: namesOf(said), n: said.length });
  return html`
    <button class="key go rematch ${agrees ? "off2" : ""}" data-do=${agrees ? "noRematch" : "rematch"}>
      <span>
        ${text(agrees ? "web-rematch-waits" : "web-rematch")}
        ${about ? html`<small>${about}</small>` : nothing}
      </span>
    </button>
  `;
}

/** @param {Person[]} people */
const namesOf = (people) => listed(people.map((person) => playerName(person)));

/** All have agreed to stop: there is nothing to rank.
 *  @param {TableState} state */
const stopped = (state) => html`
  <section class="endpage stopped" role="dialog" aria-modal="true" aria-label=${text("web-result")}>
    <section class="panel">
      ${use("guide", "guide")}
      <h1>${text("web-stopped")}</h1>
      <p>${state.table.question}</p>
      ${endKeys(state)}
    </section>
  </section>
`;

/** The last words of the lesson.
 *  @param {LessonState} lesson */
const learned = ({ id }) => html`
  <section class="sealed panel">
    ${use("guide", "guide")}
    <div>
      <b>${text(lessonNamed(id).over)}</b>
      <small>${text("web-lesson-over-about")}</small>
    </div>
  </section>
`;

/** How a tie in rubies with the next one was broken, in the server's words.
 *  @param {Standing} standing */
const tie = (standing) => html`
  <p class="tie">${standing.tie}</p>
`;

/** Whether this figure put a player ahead of the next one, who has equally many rubies.
 *  @param {Result} found @param {Standing} standing @param {string} word */
function broke(found, standing, word) {
  const next = found.standings[found.standings.indexOf(standing) + 1];
  return word !== "rubies" && next?.decided_by === word;
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
