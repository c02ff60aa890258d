"""The board game. For whoever reads its views: their types."""

from arasta.istanbul.view_types import IstanbulDecision, IstanbulPlace, IstanbulPlayer, IstanbulPrivate, IstanbulView

__all__ = ["IstanbulDecision", "IstanbulPlace", "IstanbulPlayer", "IstanbulPrivate", "IstanbulView"]
