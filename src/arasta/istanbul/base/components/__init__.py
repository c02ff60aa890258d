"""The components of the base game. The tables that modules have in common are joined in `istanbul/tables.py`."""

from arasta.istanbul.base.components.cards import CARD_TABLE
from arasta.istanbul.base.components.layouts import LAYOUTS
from arasta.istanbul.base.components.places import PLACE_TABLE
from arasta.istanbul.base.components.tokens import TOKEN_TABLE

__all__ = ["CARD_TABLE", "LAYOUTS", "PLACE_TABLE", "TOKEN_TABLE"]
