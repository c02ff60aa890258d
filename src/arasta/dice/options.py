"""The options of a dice game (clause DSETUP-1)."""

from dataclasses import dataclass

from arasta.core.protocol import OptionError
from arasta.dice.components.board import MAX_PLAYERS, MIN_PLAYERS


@dataclass(frozen=True)
class Options:
    """What is agreed before a game: how many play."""

    players: int = MAX_PLAYERS

    @property
    def setup(self) -> tuple[int]:
        """The arguments of `begin`."""
        return (self.players,)


def choose(players: int = MAX_PLAYERS) -> Options:
    """The options, checked."""
    if not MIN_PLAYERS <= players <= MAX_PLAYERS:
        raise OptionError(f"players is {players}, but the dice game is for {MIN_PLAYERS} to {MAX_PLAYERS}.")
    return Options(int(players))
