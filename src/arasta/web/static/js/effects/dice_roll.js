// Dice are seen to roll: they tumble over the board, lie there for a moment, and are gone.
import { fixed } from "../elements.js";
import { href } from "../draw/icons.js";

/** @import { Line } from "types/client.d.ts" */

const NS = "http://www.w3.org/2000/svg";
const TUMBLE = 420; // milliseconds
const LIE = 700;

/** @type {number | null} */
let shown = null;

/** Shows the newest roll of the log once; what was rolled before the page was opened has been seen.
 *  @param {Line[]} log @param {boolean} still */
export function showRoll(log, still) {
  const newest = log.findLast((line) => line.event?.verb === "roll");
  const is = newest?.step ?? -1;
  if (newest?.event && shown !== null && is > shown && !still && !document.hidden) fall(newest.event.target.split(" "));
  shown = is;
}

/** @param {string[]} faces */
function fall(faces) {
  const dice = document.createElement("div");
  dice.className = "falling";
  dice.append(...faces.filter((face) => /^[1-6]$/.test(face)).map(die));
  const board = document.querySelector(".board")?.getBoundingClientRect();
  if (!board || !dice.childElementCount) return;
  Object.assign(dice.style, {
    left: `${board.left + board.width / 2 - 82}px`,
    top: `${board.top + board.height / 2 - 37}px`,
  });
  fixed("overlay").append(dice);
  dice
    .animate({ opacity: [0, 1, 1, 0], offset: [0, 0.15, 0.85, 1] }, TUMBLE + LIE)
    .finished.finally(() => dice.remove());
}

/** @param {string} face @param {number} i */
function die(face, i) {
  const drawn = document.createElementNS(NS, "svg");
  drawn.setAttribute("class", "i");
  const used = document.createElementNS(NS, "use");
  used.setAttribute("href", href(`die-${face}`));
  drawn.append(used);
  const turn = i ? 9 : -14;
  const from = `translate(${i ? 160 : -160}px, -90px) rotate(${i ? 420 : -380}deg)`;
  drawn.animate(
    { transform: [from, `rotate(${turn}deg)`] },
    { duration: TUMBLE, easing: "cubic-bezier(.2, .7, .3, 1)", fill: "forwards" },
  );
  return drawn;
}
