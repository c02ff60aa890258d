"""The settings of a dice game (clause DSETUP-1)."""

from dataclasses import dataclass

from arasta.core.setting_kinds import Number
from arasta.core.settings import Schema
from arasta.dice.components.board import MAX_PLAYERS, MIN_PLAYERS


@dataclass(frozen=True)
class Settings:
    """What is agreed before a game: how many play."""

    players: int

    @property
    def setup(self) -> tuple[int]:
        """The arguments of `set_up`."""
        return (self.players,)


SCHEMA = Schema(Settings, (Number("players", MIN_PLAYERS, MAX_PLAYERS, default=MAX_PLAYERS),))
