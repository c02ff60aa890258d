"""The settings of a dice game (clause DSETUP-1)."""

from dataclasses import dataclass

from arasta.core.bits import bits
from arasta.core.setting_kinds import Number, edition_of
from arasta.core.settings import Schema
from arasta.dice.components.board import MAX_PLAYERS, MIN_PLAYERS
from arasta.dice.components.cards import CARD_TABLE


@dataclass(frozen=True)
class Settings:
    """What is agreed before a game: how many play."""

    players: int
    edition: int

    @property
    def setup(self) -> tuple[int, int]:
        """The arguments of `set_up`: the players, and the set of bazaar cards."""
        return self.players, int(bits(card for card, row in enumerate(CARD_TABLE) if row.edition <= self.edition))


SCHEMA = Schema(Settings, (Number("players", MIN_PLAYERS, MAX_PLAYERS, default=MAX_PLAYERS), edition_of(CARD_TABLE)))
