"""The reference pages of the board game, from `reference.py` of each module."""

from collections.abc import Callable

from arasta.istanbul.modules import joined

TOPICS: dict[str, Callable[[str], list[str]]] = joined("reference", "TOPICS", __package__)
