"""Taking back: the laws of undo.

It never makes another player decide again, and never takes back a roll, a draw or anything else that chance has shown.
Within them a player may go back over the end of the own turn, as long as nobody else has decided. Where chance is
entered by hand nothing was hidden from whoever enters it, and everything can be corrected. Once the key of fair dice
is known, and with it all that they would bring, nothing is taken back.
"""

from typing import TYPE_CHECKING

from arasta.core.machine import CHANCE
from arasta.play.errors import CannotUndo
from arasta.play.falling import is_revealed

if TYPE_CHECKING:
    from arasta.play.game import Game


def refusal(game: "Game", step: int, seat: int | None = None) -> CannotUndo | None:
    """Why the game cannot go back to before a step; None if it can."""
    if game.step == 0 or not 0 <= step < game.step:
        return CannotUndo("undo-nothing")
    actors = {made.actor for made in game.history[step:]}
    if game.chance == "manual" and seat is None:
        return None
    if is_revealed(game):
        return CannotUndo("undo-revealed")
    if CHANCE in actors:
        return CannotUndo("undo-chance")
    if len(actors) > 1 or (seat is not None and seat not in actors):
        return CannotUndo("undo-turn")
    return None


def earliest(game: "Game") -> int:
    """The first of the last steps that one player made in a row: so far back the laws let that player go."""
    actors = [made.actor for made in game.history]
    step = len(actors)
    while step > 0 and actors[step - 1] == actors[-1] != CHANCE:
        step -= 1
    return step
