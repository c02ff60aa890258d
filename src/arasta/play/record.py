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
would have. A game whose chance is entered by hand has neither. `forced: asked` means that also answers stand in the
record to which there was no other.
"""

from collections.abc import Mapping
from importlib.metadata import version
from itertools import groupby
from typing import TYPE_CHECKING, Any

from arasta.core.protocol import Rules
from arasta.core.setting_kinds import SettingError
from arasta.play.errors import IllegalAction, RecordError
from arasta.play.unseen import UNSEEN

if TYPE_CHECKING:
    from arasta.play.game import Game

FORMAT = "arasta record 1"
STREAM = "threefry"  # the generator in core/stream.py; the k-th outcome of chance is by its word k
SEPARATOR = "; "
ASKED = "asked"
MOST_CHARACTERS = 4_000_000
LONGEST_LINE = 10_000

Header = dict[str, tuple[int, str]]  # by word: the number of its line, and what it says


def write(game: "Game") -> str:
    """The record of a game."""
    lines = [FORMAT, *(f"{word}: {value}" for word, value in header_of(game).items()), ""]
    for (_, label), turn in groupby(labelled(game), key=lambda step: step[0]):
        lines.append(f"{label}: {SEPARATOR.join(name for _, name in turn)}")
    if game.over:
        lines.append(f"result: {ranks(game)}")
    return "\n".join(lines) + "\n"


def header_of(game: "Game") -> dict[str, str]:
    """What was agreed, and how chance goes on."""
    names = {f"seat {seat}": name for seat, name in enumerate(game.names, 1) if name}
    chance = {"chance": game.chance}
    if game.chance == "auto":
        chance |= {"seed": str(game.seed), "stream": STREAM}
    if game.ask_forced:
        chance["forced"] = ASKED
    written = game.rules.schema.write(game.settings)
    return {"game": game.rules.name} | written | names | chance | {"version": version("arasta")}


def labelled(game: "Game") -> list[tuple[tuple[int, str], str]]:
    """Every step by its turn and its name."""
    rules = game.rules
    turns = [rules.turn(rules.open(game.states_at(step))) for step in range(game.step)]
    actions = [rules.actions[made.action] for made in game.history]
    names = [f"{act.verb} {UNSEEN}" if i in game.unseen else act.name for i, act in enumerate(actions)]
    return list(zip(turns, names, strict=True))


def ranks(game: "Game") -> str:
    """The rank of each seat."""
    return " ".join(str(score[0]) for score in game.rules.score(game._state))


def read(text: str, games: Mapping[str, Rules], seed: int | None = None, chance: str | None = None) -> "Game":
    """Replay a record. Every step is checked; a bad one raises RecordError and names its line.

    It goes on as the record says, unless another seed or way of chance is given.
    """
    lines = lines_of(text)
    first = lines[0][0] if lines else 1
    if not lines or lines[0][1] != FORMAT:
        raise RecordError(first, "record-format", format=FORMAT)
    header, turns = split(lines[1:])
    game, goes_on = begun(games, header, first, seed, chance)
    for n, (i, label, rest) in enumerate(turns, 1):
        replay_line(game, i, label, rest)
        if label == "result" and n < len(turns):
            raise RecordError(turns[n][0], "record-after-result")
    game.resume(goes_on)
    return game


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


def begun(
    games: Mapping[str, Rules], header: Header, first: int, seed: int | None, chance: str | None
) -> tuple["Game", str]:
    """The game of a header, before its first step; and how chance goes on after the last."""
    from arasta.play.game import Game

    i, name = header.pop("game", (first, ""))
    if name not in games:
        raise RecordError(i, "record-no-game", name=name, games=", ".join(games))
    header.pop("version", None)
    i, written = header.pop("chance", (first, "auto"))
    written_seed = read_seed(header)
    forced = header.pop("forced", (first, ""))[1] == ASKED
    names = {word: header.pop(word) for word in list(header) if word.startswith("seat ")}
    settings = read_settings(games[name], header)
    try:
        people = [names.get(f"seat {seat}", (0, ""))[1] for seat in range(1, settings.players + 1)]
        game = Game(games[name], settings, written_seed if seed is None else seed, "manual", people, forced)
    except SettingError as error:
        raise RecordError(first, "record-setting", reason=error) from None
    if written not in ("auto", "manual"):
        raise RecordError(i, "record-chance", chance=written)
    return game, written if chance is None else chance


def read_seed(header: Header) -> int | None:
    """The seed of the stream, if the record has one that this version can go on with."""
    i, stream = header.pop("stream", (1, STREAM))
    if stream != STREAM:
        raise RecordError(i, "record-stream", stream=stream)
    if "seed" not in header:
        return None
    i, written = header.pop("seed")
    if not (written.isascii() and written.isdigit() and len(written) < 20):
        raise RecordError(i, "record-seed", seed=written)
    return int(written)


def read_settings(rules: Rules, header: Header) -> Any:
    """The settings of the header; a bad one is found on its own line."""
    words = {word: text for word, (_, text) in header.items()}
    try:
        return rules.settings(**rules.schema.read(words))
    except SettingError as error:
        raise RecordError(header[error.word][0], "record-setting", reason=error) from None


def split(lines: list[tuple[int, str]]) -> tuple[Header, list[tuple[int, str, str]]]:
    """The header's words and the turns, each with the number of its line."""
    header: Header = {}
    turns: list[tuple[int, str, str]] = []
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


def replay_line(game: "Game", i: int, label: str, rest: str) -> None:
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
        if game.turn != label:
            raise RecordError(i, "record-turn", label=label, turn=game.turn)
        try:
            game.play(name.strip())
        except IllegalAction as error:
            raise RecordError(i, "record-illegal", action=name.strip(), reason=error) from None
