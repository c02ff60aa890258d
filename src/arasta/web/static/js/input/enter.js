// Entering a real table: dice by clicks or digits, things by typing.
import { byDigit, isEntered, laid, matching } from "../entering.js";
import { titleOf } from "../draw/enter.js";
import { about, name, wordsOf } from "../text.js";
import { diceLaid, partOf, sought } from "../store.js";

const HIDDEN = { card: ["card", "discard"], guild: ["guild", "discard guild"] };

export function enteringOf(page, chooser, show) {
  const options = () => partOf(page.state)?.options ?? [];
  const lay = ({ dice, option }) => {
    if (dice) page.change(diceLaid, dice);
    if (option) chooser.choose(option.name);
  };
  return {
    die: (it) => lay(laid(options(), page.state.selection.dice, Number(it.dataset.die), it.dataset.face)),
    digit: (digit) => isEntered(partOf(page.state)) && lay(byDigit(options(), page.state.selection.dice, digit)),
    seek: (it) => page.change(sought, it.value),
    found: () => {
      const open = page.state.dialog?.kind === "unseen" ? page.state.dialog.options : options();
      const [first] = matching(open, titleOf, page.state.selection.sought);
      if (first && page.state.selection.sought) chooser.send([first.name]);
    },
    /** A card that nobody has seen leaves the hand: which was it? */
    unseen: (it) => show("unseen", { options: couldBe(partOf(page.state), it.dataset.kind) }),
    shown: (it) => chooser.send([it.dataset.name]),
  };
}

/** All cards that the hidden one could be; the server knows which it cannot. */
function couldBe({ view, options }, kind) {
  const [plays, discards] = HIDDEN[kind];
  const verb = options.some((option) => option.verb === discards) ? discards : plays;
  const words = kind === "card" ? Object.keys(view.unseen) : wordsOf(kind);
  return words.map((target) => ({
    name: `${verb} ${target}`,
    verb,
    kind,
    target,
    text: name(kind, target),
    about: about(kind, target),
  }));
}
