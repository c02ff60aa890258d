// A ring around what the lesson speaks of. It needs the thing's box, so it is drawn after the table.

const ROOM = 5; // pixels between the thing and its ring

export function point(root) {
  const selector = root.querySelector(".bubble")?.dataset.at;
  const box = selector ? root.querySelector(selector)?.getBoundingClientRect() : null;
  const overlay = document.getElementById("overlay");
  const ring = overlay.querySelector(".ring") ?? overlay.appendChild(document.createElement("i"));
  ring.className = "ring";
  ring.hidden = !box?.width;
  if (!box) return;
  Object.assign(ring.style, {
    left: `${box.left - ROOM}px`,
    top: `${box.top - ROOM}px`,
    width: `${box.width + 2 * ROOM}px`,
    height: `${box.height + 2 * ROOM}px`,
  });
}
