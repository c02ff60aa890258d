"""The words of all modules together, for whoever uses the game from outside."""

from typing import Any

from arasta.core.words import Words
from arasta.istanbul.tables import EFFECT_WORDS, PIECE_WORDS, PLACE_WORDS, TOKEN_WORDS, Card

__all__ = ["Card", "Effect", "Piece", "Place", "Token"]


Place: Any = type("Place", (Words,), PLACE_WORDS)
Token: Any = type("Token", (Words,), TOKEN_WORDS)
Piece: Any = type("Piece", (Words,), PIECE_WORDS)
Effect: Any = type("Effect", (Words,), EFFECT_WORDS)
