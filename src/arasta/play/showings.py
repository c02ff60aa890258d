"""How each game is shown, by its name."""

from arasta.play.dice.showing import DICE
from arasta.play.istanbul.showing import ISTANBUL
from arasta.play.showing import Showing

SHOWN: dict[str, Showing] = {"istanbul": ISTANBUL, "dice": DICE}
