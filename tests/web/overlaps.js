// Words that lie over other words of the same layer: each pair by its first letters. Layers that lie above others, such as
// dialogs, what opens over the board and the cards of a hand that is held together, hide what is beneath them on purpose.
() => {
  const LEAST = 3; // pixels in both directions: letters may touch
  const shows = (it) => it.checkVisibility({ opacityProperty: true, visibilityProperty: true }) && !it.closest(".unseen");
  const isLayer = (it) => {
    const { position, zIndex } = getComputedStyle(it);
    return /fixed|sticky/.test(position) || (position !== "static" && zIndex !== "auto") || it.matches("dialog, .hand > *");
  };
  const layerOf = (it) => {
    for (let around = it; around; around = around.parentElement) if (isLayer(around)) return around;
    return document.body;
  };
  /** What of a line is not scrolled away. */
  const seenOf = (it, { left, right, top, bottom }) => {
    const seen = { left, right, top, bottom };
    for (let around = it; around && around !== document.body; around = around.parentElement) {
      if (getComputedStyle(around).overflowY === "visible") continue;
      const box = around.getBoundingClientRect();
      Object.assign(seen, {
        left: Math.max(seen.left, box.left),
        right: Math.min(seen.right, box.right),
        top: Math.max(seen.top, box.top),
        bottom: Math.min(seen.bottom, box.bottom),
      });
    }
    return seen;
  };
  const lines = [];
  const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  while (texts.nextNode()) {
    const { currentNode: text } = texts;
    const it = text.parentElement;
    if (!text.data.trim() || /SCRIPT|STYLE|OPTION/.test(it.tagName) || it.ownerSVGElement || !shows(it)) continue;
    const range = document.createRange();
    range.selectNodeContents(text);
    const layer = layerOf(it);
    for (const line of range.getClientRects()) {
      const box = seenOf(it, line);
      if (box.right - box.left > 2 && box.bottom > box.top) lines.push({ text, layer, box, height: line.height });
    }
  }
  const found = new Set();
  for (const [n, one] of lines.entries())
    for (const other of lines.slice(n + 1)) {
      if (one.text === other.text || one.layer !== other.layer) continue;
      const wide = Math.min(one.box.right, other.box.right) - Math.max(one.box.left, other.box.left);
      // A line's box is higher than its letters.
      const high = Math.min(one.box.bottom, other.box.bottom) - Math.max(one.box.top, other.box.top);
      if (wide > LEAST && high > LEAST + 0.3 * Math.min(one.height, other.height))
        found.add(`“${one.text.data.trim().slice(0, 24)}” over “${other.text.data.trim().slice(0, 24)}”`);
    }
  return [...found];
}
