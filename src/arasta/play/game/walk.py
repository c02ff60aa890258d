"""The last walk: which merchant went where, for whoever looks at the board and has not seen it go."""

from typing import TYPE_CHECKING, TypedDict

if TYPE_CHECKING:
    from arasta.play.game.game import Game

MOST = 40  # steps back: what is longer ago nobody asks for


class Walk(TypedDict):
    """Who walked from one place to another, and at which step."""

    seat: int
    start: int
    end: int
    step: int


def walk_of(game: "Game") -> Walk | None:
    """The newest walk that was not taken back; null in a game without any, and in one that is over: nobody waits to see
    what happened, and of a game that was read from a record every step would be played again for it.
    """
    if game.over:
        return None
    walks, actions = game.presentation.walks, game.rules.actions
    for step in range(game.step - 1, max(-1, game.step - 1 - MOST), -1):
        if actions[game.history[step].action].verb not in walks:  # an event takes long to be worked out
            continue
        event = game.chronicle.event(step, None)
        if event["verb"] in walks and event["subject"] is not None:
            before = game.chronicle.moment(step).view["players"][event["subject"]]
            start, end = before[walks[event["verb"]]], int(event["target"])
            return {"seat": event["subject"], "start": start, "end": end, "step": step}
    return None
