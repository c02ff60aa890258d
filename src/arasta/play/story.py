"""The story of a game: its log turn by turn."""

from arasta.play.game import Game
from arasta.play.language import DEFAULT

Turn = tuple[str, list[str]]  # its label in a record, and its sentences


def turns(game: Game, seat: int | None, lang: str = DEFAULT, since: int = 0) -> list[Turn]:
    """What happened from step `since` on, as a seat may read it: the label of each turn and its sentences."""
    told: dict[int, Turn] = {}
    for event, lines in game.told(since, seat, lang):
        for turn, about in ((event["turn"], lines.step), (event["next_turn"], lines.next_turn)):
            told.setdefault(turn["number"], (turn["label"], []))[1].extend(about)
    return [(label, lines) for label, lines in told.values() if lines]
