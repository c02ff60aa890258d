"""The record: a game as a readable text, a line a turn, choices and chance by name.

    arasta record 1
    game: istanbul
    players: 4
    layout: short
    seat 1: Ayşe
    chance: auto
    seed: 7
    stream: threefry
    version: 0.1.0

    setup: demand L3; demand S1; roll 3 4; roll 2 5; draw five_lira; …
    1.1: move 9; leave; act; call 8; roll 3 5
    1.2: …
    end: done
    result: 2 1 4 3

Lines that start with # are remarks. Seed and stream say how chance goes on: a loaded game goes on as the first one
would have. A game whose chance is entered by hand has neither. One by fair dice has their `id` and `commitment`, the
words of the seats (`word 1: sesame`) and, once it is known to all, the `key` (docs/fair-dice.md). `forced: asked` means
that also answers stand in the record to which there was no other. `edition: 2` means that cards which joined the game
later were in the deck; without it the record has those of the first edition.
"""

from collections.abc import Callable, Mapping
from itertools import groupby
from typing import TYPE_CHECKING

from arasta.core.protocol import Rules
from arasta.play.errors import IllegalAction, RecordError
from arasta.play.game.unseen_cards import name_at
from arasta.play.records.header import Continuation, Header, begun, header_of

if TYPE_CHECKING:
    from arasta.play.game.game import Game

FORMAT = "arasta record 1"
SEPARATOR = "; "
MOST_CHARACTERS = 4_000_000
LONGEST_LINE = 10_000
AS_WRITTEN = Continuation()

Turns = list[tuple[int, str, str]]  # the number of the line, the label of the turn, and its steps
Before = Callable[["Game", int, str], None]  # the game, the number of the line, and the name of the step to come


def write(game: "Game") -> str:
    """The record of a game."""
    lines = [FORMAT, *(f"{word}: {value}" for word, value in header_of(game).items()), ""]
    for (_, label), turn in groupby(labelled(game), key=lambda step: step[0]):
        lines.append(f"{label}: {SEPARATOR.join(name for _, name in turn)}")
    if game.over:
        lines.append(f"result: {ranks(game)}")
    return "\n".join(lines) + "\n"


def labelled(game: "Game") -> list[tuple[tuple[int, str], str]]:
    """Every step by its turn and its name."""
    rules = game.rules
    turns = [rules.turn(rules.open(game.states_at(step))) for step in range(game.step)]
    return [(turn, name_at(game, step)) for step, turn in enumerate(turns)]


def ranks(game: "Game") -> str:
    """The rank of each seat."""
    return " ".join(str(score[0]) for score in game.rules.score(game.state))


def read(text: str, games: Mapping[str, Rules], asked: Continuation = AS_WRITTEN) -> "Game":
    """Replay a record. Every step is checked; a bad one raises RecordError and names its line.

    It goes on as the record says, unless another seed or way of chance is asked for.
    """
    first, header, turns = parts_of(text)
    game, goes_on = begun(games, header, first, asked)
    replay(game, turns)
    game.resume(goes_on)
    return game


def parts_of(text: str) -> tuple[int, Header, Turns]:
    """The number of the first line, the header and the turns."""
    lines = lines_of(text)
    first = lines[0][0] if lines else 1
    if not lines or lines[0][1] != FORMAT:
        raise RecordError(first, "record-format", format=FORMAT)
    return first, *split(lines[1:])


def replay(game: "Game", turns: Turns, before: Before = lambda *_: None) -> None:
    """Play the turns of a record; `before` each step it is told to whoever wants to compare it with what should be."""
    for n, (i, label, rest) in enumerate(turns, 1):
        replay_line(game, i, label, rest, before)
        if label == "result" and n < len(turns):
            raise RecordError(turns[n][0], "record-after-result")


def lines_of(text: str) -> list[tuple[int, str]]:
    """The lines that say something, with their numbers."""
    if not isinstance(text, str):
        raise RecordError(1, "record-format", format=FORMAT)
    if len(text) > MOST_CHARACTERS:
        raise RecordError(1, "record-too-long", most=MOST_CHARACTERS)
    lines = []
    for i, line in enumerate(text.removeprefix("\ufeff").splitlines(), 1):
        if len(line) > LONGEST_LINE:
            raise RecordError(i, "record-line-too-long", most=LONGEST_LINE)
        if line.strip() and not line.strip().startswith("#"):
            lines.append((i, line.strip()))
    return lines


def split(lines: list[tuple[int, str]]) -> tuple[Header, Turns]:
    """The header's words and the turns, each with the number of its line."""
    header: Header = {}
    turns: Turns = []
    for i, line in lines:
        label, colon, rest = line.partition(":")
        if not colon:
            raise RecordError(i, "record-no-colon", text=line)
        if turns or label == "setup":
            turns.append((i, label, rest.strip()))
        elif label in header:
            raise RecordError(i, "record-twice", label=label)
        else:
            header[label] = (i, rest.strip())
    return header, turns


def replay_line(game: "Game", i: int, label: str, rest: str, before: Before) -> None:
    """Play one line of a record."""
    if label == "result":
        if not game.over:
            raise RecordError(i, "record-early-result")
        if rest != ranks(game):
            raise RecordError(i, "record-other-result", result=rest, ranks=ranks(game))
        return
    for name in rest.split(SEPARATOR.strip()):
        if game.over:
            raise RecordError(i, "record-goes-on")
        before(game, i, name.strip())
        if game.turn != label:
            raise RecordError(i, "record-turn", label=label, turn=game.turn)
        try:
            game.play(name.strip())
        except IllegalAction as error:
            raise RecordError(i, "record-illegal", action=name.strip(), reason=error) from None
