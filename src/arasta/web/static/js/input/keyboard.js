// The keyboard: arrows through what may be chosen, Enter to confirm, Escape to step back, letters for the keys.

const REPLAY = { " ": "play", ArrowLeft: "earlier", ArrowRight: "later", Home: "first", End: "last" };
const WORDS = { u: "undo", r: "reset", e: "end", h: "hint", "/": "type", l: "recap", "?": "keys" };
const STEPS = { ArrowLeft: [-1, 0], ArrowRight: [1, 0], ArrowUp: [0, -1], ArrowDown: [0, 1] };

export function listenToKeys(root, doings) {
  document.addEventListener("keydown", (event) => {
    if (event.ctrlKey || event.metaKey || event.altKey) return;
    if (event.key === "Escape") return doings.escape();
    if (event.target.closest("input, textarea, select, dialog")) return undefined;
    if (REPLAY[event.key] && document.querySelector(".transport")) return replay(doings, event);
    if (STEPS[event.key]) return walk(root, event);
    if (event.key === "Enter" && !event.target.closest("button, a")) return enter(doings, event);
    if (/^[1-6]$/.test(event.key)) return doings.digit(event.key);
    const seek = document.querySelector(".seek input");
    if (seek && /^\p{L}$/u.test(event.key)) return seek.focus(); // the letter itself follows the focus
    const word = WORDS[event.key];
    if (!word) return undefined;
    event.preventDefault();
    return doings[word]();
  });
}

function enter(doings, event) {
  event.preventDefault();
  doings.go();
}

/** While an old position is shown the arrows go through the game. The space bar leaves buttons their own press. */
function replay(doings, event) {
  if (event.key === " " && event.target.closest("button, a")) return;
  event.preventDefault();
  doings[REPLAY[event.key]]();
}

/** From one thing that may be chosen to the nearest in that direction. */
function walk(root, event) {
  const from = document.activeElement?.closest("button") ?? null;
  const things = [...root.querySelectorAll("[data-pick], .key:not([aria-disabled])")].filter((it) => it.offsetParent);
  if (!things.length) return;
  event.preventDefault();
  const next =
    from && root.contains(from)
      ? nearest(from, things, STEPS[event.key])
      : (things.find((it) => it.matches(".tile")) ?? things[0]);
  next?.focus();
}

function nearest(from, things, [dx, dy]) {
  const at = middle(from);
  let best = null;
  for (const it of things) {
    const to = middle(it);
    const along = (to.x - at.x) * dx + (to.y - at.y) * dy;
    const across = Math.abs((to.x - at.x) * dy) + Math.abs((to.y - at.y) * dx);
    if (it === from || along < 4) continue;
    const far = along + across * 2.5;
    if (!best || far < best.far) best = { it, far };
  }
  return best?.it ?? from;
}

function middle(it) {
  const r = it.getBoundingClientRect();
  return { x: r.left + r.width / 2, y: r.top + r.height / 2 };
}
