"""The words of all modules together, for whoever uses the game from outside."""

from typing import Any

from arasta.core.words import Words, joined_words
from arasta.istanbul.tables import WORDS, Card

__all__ = ["Card", "Effect", "Piece", "Place", "Token"]


def joined(name: str) -> Any:
    """The words of this name."""
    return type(name, (Words,), joined_words(name, [getattr(module, name) for module in WORDS.values()]))


Place, Token, Piece, Effect = (joined(name) for name in ("Place", "Token", "Piece", "Effect"))
