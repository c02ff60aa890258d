// Clicks on what is drawn: the drawing says with data attributes what a thing is for, and this table says what happens.
import { around } from "../elements.js";
import { setTip } from "../draw/tooltip.js";

/** @import { Commands } from "./commands.js" */
/** @import { Chooser } from "./chooser.js" */
/** @import { Page } from "../page.js" */
/** @import { State } from "types/client.d.ts" */

/** @typedef {(it: HTMLElement) => unknown} Command */
/** @typedef {(data: FormData, form: HTMLFormElement) => unknown} Form */

const WORDS = "[data-pick],[data-drop],[data-play],[data-do],[data-look],[data-why],[data-tip]";

/** `commands` are the words of `data-do`, `data-form`, `data-input` and `data-change`.
 *  @param {HTMLElement} root @param {Chooser} chooser @param {Page<State>} page @param {Commands} commands */
export function listen(root, chooser, page, commands) {
  const deeds = /** @type {Record<string, Command | undefined>} */ (/** @type {unknown} */ (commands)); // by words of ours
  const forms = /** @type {Record<string, Form | undefined>} */ (/** @type {unknown} */ (commands));
  root.addEventListener("click", (event) => {
    const it = around(event, WORDS);
    if (!it) return;
    const { pick, drop, play, look, why, tip, do: deed } = it.dataset;
    if (pick) chooser.pick(pick);
    else if (drop) chooser.drop(drop);
    else if (play) chooser.choose(play);
    else if (look) commands.look(Number(look));
    else if (deed && it.getAttribute("aria-disabled") !== "true") deeds[deed]?.(it);
    else if (why) chooser.sorry(why);
    else if (tip) page.change(setTip, tip);
  });
  root.addEventListener("submit", (event) => {
    event.preventDefault();
    const form = /** @type {HTMLFormElement} */ (event.target);
    forms[form.dataset.form ?? ""]?.(new FormData(form), form);
  });
  for (const kind of ["input", "change"])
    root.addEventListener(kind, (event) => {
      const it = around(event, `[data-${kind}]`);
      if (it) deeds[it.dataset[kind] ?? ""]?.(it);
    });
}
