"""The numbers that texts may use, of all games: they share one set of names, as texts share one set of keys."""

from arasta.play.dice.figures import FIGURES as DICE
from arasta.play.istanbul.figures import FIGURES as ISTANBUL

FIGURES: dict[str, int] = {**ISTANBUL, **DICE}
