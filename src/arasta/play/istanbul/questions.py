"""What texts about the decision at hand may name: places, goods, tokens, tiles, and numbers still due.

Each module has in its `texts.py`, by word of the decision, `ARGUMENTS`; by what a roll is for, `ROLLS`; and by kind of
decision what else lies on the table and matters for it, `DECISIONS`.
"""

from collections.abc import Sequence

from arasta.istanbul.modules import joined
from arasta.play.presentation import View
from arasta.play.text.names import Values

NUMBERS = frozenset({"nearest", "farthest", "goods", "price", "second", "given", "left", "steps", "due", "tiles"})
ARGUMENTS, ROLLS, DECISIONS = (joined("texts", name, __package__) for name in ("ARGUMENTS", "ROLLS", "DECISIONS"))


def decision_values(view: View, language: str, people: Sequence[str]) -> Values:
    """The values of the decision's argument, and what else lies on the table for its kind of decision."""
    decision = view["decision"]
    if decision is None:
        return {}
    values: Values = {word: number for word, number in decision.items() if word in NUMBERS}
    for word, value in decision.items():
        if word in ARGUMENTS:
            values |= ARGUMENTS[word](value, language)
    for word, value in decision.get("roll_for", {}).items():
        if word in ROLLS:
            values |= ROLLS[word](view, value, language)
    if decision["kind"] in DECISIONS:
        values |= DECISIONS[decision["kind"]](view, language, people)
    return values
