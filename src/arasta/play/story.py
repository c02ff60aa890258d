"""The story of a game: its log turn by turn."""

from itertools import islice

from arasta.play.game import Game
from arasta.play.language import DEFAULT
from arasta.play.narration import narrate

Turn = tuple[str, list[str]]  # its label in a record, and its sentences


def turns(game: Game, seat: int | None, lang: str = DEFAULT, since: int = 0) -> list[Turn]:
    """What happened from step `since` on, as a seat may read it: the label of each turn and its sentences."""
    rules = game.rules
    told: dict[int, Turn] = {}
    for step, after in islice(game.steps(), since, None):
        lines = narrate(rules, step.before, step.action, after, seat, lang)
        for states, about in ((step.before, lines.step), (after, lines.next_turn)):
            number, label = rules.turn(rules.open(states))
            told.setdefault(number, (label, []))[1].extend(about)
    return [(label, lines) for label, lines in told.values() if lines]
