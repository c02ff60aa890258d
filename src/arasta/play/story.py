"""The story of a game: its log turn by turn."""

from collections.abc import Iterable

from arasta.play.events import Event
from arasta.play.game import Game
from arasta.play.language import DEFAULT
from arasta.play.narration import Told

Turn = tuple[str, list[str]]  # its label in a record, and its sentences


def turns(game: Game, seat: int | None, lang: str = DEFAULT, since: int = 0) -> list[Turn]:
    """What happened from step `since` on, as a seat may read it: the label of each turn and its sentences."""
    return gathered(game.told(since, seat, lang))


def open_turns(game: Game, lang: str = DEFAULT, since: int = 0) -> list[Turn]:
    """The same with nothing hidden: each step as whom it is about may read it. For whoever enters a game by hand."""
    readers = (event["subject"] for event in game.events(since))
    return gathered(next(game.told(since + i, reader, lang)) for i, reader in enumerate(readers))


def gathered(told: Iterable[tuple[Event, Told]]) -> list[Turn]:
    """Sentences by their turns."""
    by_number: dict[int, Turn] = {}
    for event, lines in told:
        for turn, about in ((event["turn"], lines.step), (event["next_turn"], lines.next_turn)):
            by_number.setdefault(turn["number"], (turn["label"], []))[1].extend(about)
    return [(label, lines) for label, lines in by_number.values() if lines]
