"""The end of a turn: which choices do nothing else."""

from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from arasta.play.game import Game


def only_ends(game: "Game", action: str) -> bool:
    """Whether a choice that hands over does nothing besides, and gives no action away: it is the word that ends the
    turn, and whatever one might want to take back was done before it.
    """
    if action not in game.showing.idle or game.decision not in game.rules.windows:
        return False
    return not game.showing.loses_turn(game.chronicle.now.view, action, "turn")
