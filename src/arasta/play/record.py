"""The record: a game as a readable text, a line a turn, choices and chance by name.

    arasta record 1
    game: istanbul
    players: 4
    layout: short
    version: 0.1.0

    setup: demand L3; demand S1; roll 3 4; roll 2 5; draw five_lira; …
    1.1: move 9; leave; act; call 8; roll 3 5
    1.2: …
    end: done
    result: 2 1 4 3

Lines that start with # are remarks. Random numbers never enter a record, only what they decided.
"""

from collections.abc import Mapping
from importlib.metadata import version
from itertools import groupby
from typing import TYPE_CHECKING, Any

from arasta.core.protocol import Rules
from arasta.core.setting_kinds import SettingError
from arasta.play.errors import IllegalAction, RecordError

if TYPE_CHECKING:
    from arasta.play.game import Game

FORMAT = "arasta record 1"
SEPARATOR = "; "


def write(game: "Game") -> str:
    """The record of a game."""
    rules = game.rules
    header = {"game": rules.name} | rules.schema.write(game.settings) | {"version": version("arasta")}
    lines = [FORMAT, *(f"{word}: {value}" for word, value in header.items()), ""]
    steps = [(rules.turn(rules.open(step.before)), rules.actions[step.action].name) for step in game.history]
    for (_, label), turn in groupby(steps, key=lambda step: step[0]):
        lines.append(f"{label}: {SEPARATOR.join(name for _, name in turn)}")
    if game.over:
        lines.append(f"result: {ranks(game)}")
    return "\n".join(lines) + "\n"


def ranks(game: "Game") -> str:
    """The rank of each seat."""
    return " ".join(str(score[0]) for score in game.rules.score(game._state))


def read(text: str, games: Mapping[str, Rules], seed: int | None = None, chance: str = "auto") -> "Game":
    """Replay a record. Every step is checked; a bad one raises RecordError and names its line."""
    from arasta.play.game import Game

    lines = [(i, line.strip()) for i, line in enumerate(text.splitlines(), 1)]
    lines = [(i, line) for i, line in lines if line and not line.startswith("#")]
    first = lines[0][0] if lines else 1
    if not lines or lines[0][1] != FORMAT:
        raise RecordError(first, f"a record starts with {FORMAT!r}.")
    header, turns = split(lines[1:])
    i, name = header.pop("game", (first, ""))
    if name not in games:
        raise RecordError(i, f"there is no game {name!r}; there are {', '.join(games)}.")
    header.pop("version", None)
    game = Game(games[name], read_settings(games[name], header), seed, chance="manual")
    for n, (i, label, rest) in enumerate(turns, 1):
        replay_line(game, i, label, rest)
        if label == "result" and n < len(turns):
            raise RecordError(turns[n][0], "the record goes on after the result.")
    game.resume(chance)
    return game


def read_settings(rules: Rules, header: Mapping[str, tuple[int, str]]) -> Any:
    """The settings of the header; a bad one is found on its own line."""
    words = {word: text for word, (_, text) in header.items()}
    try:
        return rules.settings(**rules.schema.read(words))
    except SettingError as error:
        raise RecordError(header[error.word][0], str(error)) from None


def split(lines: list[tuple[int, str]]) -> tuple[dict[str, tuple[int, str]], list[tuple[int, str, str]]]:
    """The header's words and the turns, each with the number of its line."""
    header: dict[str, tuple[int, str]] = {}
    turns: list[tuple[int, str, str]] = []
    for i, line in lines:
        label, colon, rest = line.partition(":")
        if not colon:
            raise RecordError(i, f"{line!r} is neither a word of the header nor a turn; both have a colon.")
        if turns or label == "setup":
            turns.append((i, label, rest.strip()))
        elif label in header:
            raise RecordError(i, f"{label!r} stands in the header twice.")
        else:
            header[label] = (i, rest.strip())
    return header, turns


def replay_line(game: "Game", i: int, label: str, rest: str) -> None:
    """Play one line of a record."""
    if label == "result":
        if not game.over:
            raise RecordError(i, "there is a result, but the game is not over.")
        if rest != ranks(game):
            raise RecordError(i, f"the result is {rest!r}, but the game ended {ranks(game)!r}.")
        return
    for name in rest.split(SEPARATOR.strip()):
        if game.over:
            raise RecordError(i, "the game is over, but the record goes on.")
        if game.turn != label:
            raise RecordError(i, f"the line is labelled {label!r}, but the turn is {game.turn!r}.")
        try:
            game.play(name.strip())
        except IllegalAction as error:
            raise RecordError(i, f"{name.strip()!r} is not legal here. {error}") from None
