"""The header of a record: what was agreed, and how chance goes on."""

from collections.abc import Mapping
from importlib.metadata import version
from typing import TYPE_CHECKING, Any, NamedTuple

from arasta.core.protocol import Rules
from arasta.core.setting_kinds import SettingError
from arasta.play.arguments import CHANCE_WORDS
from arasta.play.errors import RecordError
from arasta.play.records.dice_header import WrittenDice
from arasta.play.records.fair_dice import FairDice

if TYPE_CHECKING:
    from arasta.play.game.game import Game

STREAM = "threefry"  # the generator in core/stream.py; the k-th outcome of chance is by its word k
FAIR_STREAM = "hmac-sha256"  # that of play/records/fair_dice.py
ASKED = "asked"

Header = dict[str, tuple[int, str]]  # by word: the number of its line, and what it says


class Continuation(NamedTuple):
    """How a game is to go on, where that is not as the record says."""

    seed: int | None = None
    chance: str | None = None
    dice: FairDice | None = None


def header_of(game: "Game") -> dict[str, str]:
    """What was agreed, and how chance goes on."""
    names = {f"seat {seat}": name for seat, name in enumerate(game.names, 1) if name}
    written = game.rules.schema.write(game.settings)
    forced = {"forced": ASKED} if game.ask_forced else {}
    return {"game": game.rules.name} | written | names | chance_of(game) | forced | {"version": version("arasta")}


def chance_of(game: "Game") -> dict[str, str]:
    """How chance goes on. The key of fair dice is told only when it is known to all."""
    words = {"chance": game.chance}
    if game.chance == "auto":
        words |= {"seed": str(game.seed), "stream": STREAM}
    if game.chance == "fair" and (dice := game.dice):
        words |= {"stream": FAIR_STREAM, "id": dice.id, "commitment": dice.commitment}
        words |= {f"word {seat}": word for seat, word in enumerate(dice.words, 1) if word}
        words |= {"first": str(dice.first)} if dice.first else {}
        words |= {"key": dice.key} if game.is_revealed else {}
    return words


def begun(games: Mapping[str, Rules], header: Header, first: int, asked: Continuation) -> tuple["Game", str]:
    """The game of a header, before its first step; and how chance goes on after the last."""
    from arasta.play.game.game import Game

    i, name = header.pop("game", (first, ""))
    if name not in games:
        raise RecordError(i, "record-no-game", name=name, games=", ".join(games))
    header.pop("version", None)
    written = read_chance(header, first)
    written_seed = read_seed(header)
    forced = header.pop("forced", (first, ""))[1] == ASKED
    names = {word: header.pop(word) for word in list(header) if word.startswith("seat ")}
    written_dice = WrittenDice.taken_from(header, first)
    settings = read_settings(games[name], header)
    try:
        people = [names.get(f"seat {seat}", (0, ""))[1] for seat in range(1, settings.players + 1)]
        game = Game(games[name], settings, written_seed if asked.seed is None else asked.seed, "manual", people, forced)
    except SettingError as error:
        raise RecordError(first, "record-setting", reason=error) from None
    goes_on = asked.chance or written
    if goes_on == "fair" or asked.dice:
        game.dice = written_dice.dice(settings.players, asked.dice)
    return game, goes_on


def read_chance(header: Header, first: int) -> str:
    """How chance fell."""
    i, written = header.pop("chance", (first, CHANCE_WORDS[0]))
    if written not in CHANCE_WORDS:
        raise RecordError(i, "record-chance", chance=written, allowed=CHANCE_WORDS)
    i, stream = header.pop("stream", (first, ""))
    if stream not in ("", FAIR_STREAM if written == "fair" else STREAM):
        raise RecordError(i, "record-stream", stream=stream)
    return written


def read_seed(header: Header) -> int | None:
    """The seed of the stream, if the record has one that this version can go on with."""
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
        return rules.schema.kept(words)
    except SettingError as error:
        raise RecordError(header[error.word][0], "record-setting", reason=error) from None
