// Clicks on what is drawn: the drawing says with data attributes what a thing is for, and this table says what happens.
import { setTip } from "../draw/tips.js";

/** `doings` are the words of `data-do`. */
export function listen(root, chooser, page, doings) {
  root.addEventListener("click", (event) => {
    const it = event.target.closest("[data-pick],[data-drop],[data-play],[data-do],[data-look],[data-why],[data-tip]");
    if (!it) return;
    const { pick, drop, play, look, why } = it.dataset;
    if (pick) chooser.pick(pick);
    else if (drop) chooser.drop(drop);
    else if (play) chooser.choose(play);
    else if (look) doings.look(Number(look));
    else if (it.dataset.do && it.getAttribute("aria-disabled") !== "true") doings[it.dataset.do]?.(it);
    else if (why) chooser.sorry(why);
    else if (it.dataset.tip) page.change(setTip, it.dataset.tip);
  });
  root.addEventListener("submit", (event) => {
    event.preventDefault();
    doings[event.target.dataset.form]?.(new FormData(event.target), event.target);
  });
  root.addEventListener("input", (event) => {
    const it = event.target.closest("[data-input]");
    if (it) doings[it.dataset.input]?.(it);
  });
  root.addEventListener("change", (event) => {
    const it = event.target.closest("[data-change]");
    if (it) doings[it.dataset.change]?.(it);
  });
}
