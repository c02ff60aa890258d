"""What places, cards, tiles and tokens of the board game do, from `reference.py` of each module."""

from arasta.istanbul.modules import joined
from arasta.play.text.descriptions import Described

DESCRIBED: dict[str, Described] = joined("reference", "DESCRIBED", __package__)
# By verb the kind and word of its thing, where an action does not name it as the tables do.
ABOUT: dict[str, tuple[str, str]] = joined("reference", "ABOUT", __package__)
