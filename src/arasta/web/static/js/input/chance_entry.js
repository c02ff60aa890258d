// Entering a real table: dice by clicks or digits, things by typing.
import { byDigit, isEntered, laid, matching } from "../state/chance_entry.js";
import { one } from "../elements.js";
import { titleOf } from "../draw/chance_entry.js";
import { HANDS } from "../modules.js";
import { about, name } from "../text.js";
import { diceLaid, partOf, sought } from "../state/store.js";

/** @import { Chooser } from "./chooser.js" */
/** @import { Page } from "../page.js" */
/** @import { Dialog, Entry, Hand, Laid, Part, State } from "types/client.d.ts" */
/** @import { IstanbulView, Option } from "types/protocol.d.ts" */

/** @param {Page<State>} page @param {Chooser} chooser
 *  @param {(kind: string, values?: Partial<Dialog>) => void} show */
export function enteringOf(page, chooser, show) {
  const options = () => partOf(page.state)?.options ?? [];
  const lay = (/** @type {Laid} */ { dice, option }) => {
    if (dice) page.change(diceLaid, dice);
    if (option) chooser.choose(option.name);
  };
  return {
    die: (/** @type {HTMLElement} */ it) => lay(laid(options(), page.state.selection.dice, Number(it.dataset.die), it.dataset.face ?? "")),
    digit: (/** @type {string} */ digit) => isEntered(partOf(page.state)) && lay(byDigit(options(), page.state.selection.dice, digit)),
    seek: (/** @type {HTMLInputElement} */ it) => page.change(sought, it.value),
    found: () => {
      const open = page.state.dialog?.options ?? options();
      const [first] = matching(open, titleOf, page.state.selection.sought);
      if (!first || !page.state.selection.sought) return;
      if (page.state.dialog?.kind !== "correct") chooser.send([first.name]);
      else one(document.body, `[data-do="corrected"][data-name="${first.name}"]`)?.click();
    },
    /** A card that nobody has seen leaves the hand: which was it? */
    unseen: (/** @type {HTMLElement} */ it) => {
      const part = partOf(page.state);
      const hand = HANDS.find(({ kind }) => kind === it.dataset.kind);
      if (part?.view?.game === "istanbul" && hand) show("unseen", { options: couldBe(part.view, part.options, hand) });
    },
    shown: (/** @type {HTMLElement} */ it) => chooser.send([it.dataset.name ?? ""]),
  };
}

/** All cards that the hidden one could be; the server knows which it cannot.
 *  @param {IstanbulView} view @param {Option[]} options @param {Hand} hand @returns {Entry[]} */
function couldBe(view, options, { kind, plays, discards, couldBe: wordsIn }) {
  const verb = options.some((option) => option.verb === discards) ? discards : plays;
  return wordsIn(view).map((target) => ({
    name: `${verb} ${target}`,
    verb,
    kind,
    target,
    text: name(kind, target),
    about: about(kind, target),
  }));
}
