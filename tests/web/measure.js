// What a reader cannot read, see or touch on the page as it stands: type that is too small, words that are cut off, things
// to press that a finger would miss, and by how much the page is wider and higher than the window.
(least) => {
  const TARGET = 24; // pixels, as WCAG 2.2 asks for
  const shows = (it) => {
    const box = it.getBoundingClientRect();
    const seen = it.checkVisibility({ opacityProperty: true, visibilityProperty: true });
    return seen && box.width > 2 && box.height > 2 && !it.closest(".unseen");
  };
  const named = (it) => `${it.tagName.toLowerCase()}.${(it.getAttribute("class") ?? "").trim().replace(/\s+/g, ".")}`;
  const sizeOf = (it) => {
    const size = parseFloat(getComputedStyle(it).fontSize);
    const drawing = it.ownerSVGElement ? it.getScreenCTM() : null;
    return drawing ? size * Math.hypot(drawing.a, drawing.b) : size;
  };
  /** What cuts these words off. What is scrolled can be reached, and an ellipsis is for the names that people give. */
  const cutBy = (it, words) => {
    for (let around = it; around && around !== document.body; around = around.parentElement) {
      const { overflowX, overflowY, position, textOverflow } = getComputedStyle(around);
      const box = around.getBoundingClientRect();
      const [beside, below] = [words.right > box.right + 1.5 || words.left < box.left - 1.5, words.bottom > box.bottom + 4];
      if (textOverflow === "ellipsis" || /auto|scroll/.test(overflowY)) return null;
      if (beside && /auto|scroll/.test(overflowX)) return null;
      if (overflowX === "hidden" && beside) return around;
      if (overflowY === "hidden" && below) return around;
      if (position === "fixed") return null;
    }
    return words.right > innerWidth + 1 || words.left < -1 ? document.body : null;
  };
  const found = new Set();
  const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  while (texts.nextNode()) {
    const { currentNode: text } = texts;
    const it = text.parentElement;
    if (!text.data.trim() || /SCRIPT|STYLE|OPTION/.test(it.tagName) || !shows(it)) continue;
    const range = document.createRange();
    range.selectNodeContents(text);
    const words = range.getBoundingClientRect();
    if (words.width < 1) continue;
    if (sizeOf(it) < least - 0.05) found.add(`${sizeOf(it).toFixed(1)} px: ${text.data.trim().slice(0, 30)} in ${named(it)}`);
    const cut = cutBy(it, words);
    if (cut) found.add(`cut off: ${text.data.trim().slice(0, 30)} by ${named(cut)}`);
  }
  for (const it of document.querySelectorAll("button, a[href], input, select, summary")) {
    if (!shows(it) || it.disabled || it.ariaDisabled || getComputedStyle(it).pointerEvents === "none") continue;
    const { width, height } = it.getBoundingClientRect();
    if (Math.min(width, height) < TARGET - 0.5) found.add(`${Math.round(width)}x${Math.round(height)}: ${named(it)}`);
  }
  const page = document.documentElement;
  return { found: [...found], wider: page.scrollWidth - innerWidth, higher: page.scrollHeight - innerHeight };
}
