// Charts of a game that is over: how rubies and wealth grew, and how the dice fell beside what chance expects.
import { html, nothing, svg } from "../vendor/lit-html/lit-html.js";
import { text } from "../text.js";
import { href, seatLook, shapeOf } from "./icons.js";

const [WIDTH, HEIGHT] = [620, 380];
const [LEFT, RIGHT, BELOW, ABOVE] = [30, 34, 24, 12];
const MOST_RULES = 8;

/** What decides beside rubies: wealth where the view tells it, else lira. */
const wealth = (player) => player.wealth ?? player.lira;
const MEASURES = { rubies: (player) => player.rubies, wealth };

/** Rubies or wealth over the game, a line for each seat; a moment later than the page, for the steps are asked for. */
export function growth(state) {
  const { curve, measure } = state;
  return html`
    <section class="graph panel">
      <header>
        <h2>${text(`web-chart-${measure}`)}</h2>
        <span class="seg" role="group" aria-label=${text("web-chart")}>
          ${Object.keys(MEASURES).map(
            (word) => html`
              <button
                class=${word === measure ? "on" : ""}
                aria-pressed=${String(word === measure)}
                data-do="measure"
                data-value=${word}
              >
                ${text(`web-chart-${word}`)}
              </button>
            `,
          )}
        </span>
      </header>
      ${
        curve
          ? chart(state, MEASURES[measure])
          : html`
              <p class="note">${text("web-sending")}</p>
            `
      }
    </section>
  `;
}

function chart({ curve, people, measure }, of) {
  const last = curve.at(-1).step || 1;
  const top = Math.max(...curve.flatMap(({ players }) => players.map(of)), 1);
  const x = (step) => LEFT + ((WIDTH - LEFT - RIGHT) * step) / last;
  const y = (n) => HEIGHT - BELOW - ((HEIGHT - BELOW - ABOVE) * n) / top;
  const apart = Math.ceil(top / MOST_RULES);
  const rules = Array.from({ length: Math.floor(top / apart) + 1 }, (_, i) => i * apart);
  return html`
    <svg class="chart" viewBox="0 0 ${WIDTH} ${HEIGHT}" role="img" aria-label=${text(`web-chart-${measure}`)}>
      ${rules.map((n) => svg`<path class="rule" d="M${LEFT} ${y(n)}H${WIDTH - RIGHT}"/><text x="18" y=${y(n) + 4} text-anchor="middle">${n}</text>`)}
      ${people.map(({ seat }) => line(curve, seat, of, x, y))}
    </svg>
  `;
}

/** One seat's line, a little beside the others so that equal ones can be told apart. */
function line(curve, seat, of, x, y) {
  const points = curve.map(({ step, players }) => [x(step), y(of(players[seat])) + seat * 3 - 6]);
  const d = points.map(([a, b], i) => (i ? `H${a}V${b}` : `M${a} ${b}`)).join("");
  const [endX, endY] = points.at(-1);
  return svg`<g class=${seatLook(seat)}><path class="edge" d=${d}/><path class="run" d=${d}/>
    <use href=${href(`mark-${shapeOf(seat)}`)} x=${endX + 4} y=${endY - 9} width="18" height="18"/></g>`;
}

/** What a roll counts as: the sum of its dice where these have numbers, else its face. */
function shown(name) {
  const faces = name.split(" ").slice(1);
  return faces.every((face) => Number(face)) ? faces.reduce((sum, face) => sum + Number(face), 0) : faces[0];
}

/** How often each roll fell, and how often it should have, by what could fall each time. Dice of one kind only: the
 *  kind that was rolled most. */
function counted({ fell, weights }) {
  const rolls = fell.filter(({ name }) => name.startsWith("roll "));
  const kinds = Map.groupBy(rolls, ({ of }) => of);
  const most = [...kinds.values()].sort((a, b) => b.length - a.length)[0] ?? [];
  const bars = new Map();
  if (!most.length) return { rolls: 0, bars: [] };
  const of = weights[most[0].of];
  const total = Object.values(of).reduce((sum, n) => sum + n, 0);
  const bar = (name) => bars.get(shown(name)) ?? bars.set(shown(name), { n: 0, due: 0 }).get(shown(name));
  for (const [name, n] of Object.entries(of)) bar(name).due += (n / total) * most.length;
  for (const { name } of most) bar(name).n += 1;
  return { rolls: most.length, bars: [...bars] };
}

/** The dice of the game. */
export function dice({ chances }) {
  const { rolls, bars } = chances ? counted(chances) : { rolls: 0, bars: [] };
  const top = Math.max(1, ...bars.flatMap(([, { n, due }]) => [n, due]));
  return html`
    <section class="dicestat panel">
      <header>
        <h2>${text("web-dice")}</h2>
        <small>${rolls ? text("web-rolls", { n: rolls }) : nothing}</small>
      </header>
      <div class="hist">
        ${bars.map(
          ([word, { n, due }]) => html`
            <span class="bin" .style=${`--v:${n / top};--e:${due / top}`}>
              <i></i>
              <b>${n}</b>
              <small>${Number(word) ? word : text(`web-face-${word}`)}</small>
            </span>
          `,
        )}
      </div>
      <p class="lbl">
        <i class="dash"></i>
        ${text("web-expected")}
      </p>
    </section>
  `;
}
