"""The dice game. For whoever reads its views: their types."""

from arasta.dice.view_types import DiceDecision, DicePlayer, DicePrivate, DiceView

__all__ = ["DiceDecision", "DicePlayer", "DicePrivate", "DiceView"]
