"""Arguments that several commands share: the options of a game, seats, languages, whole numbers."""

import argparse
import re
from collections.abc import Callable
from pathlib import Path
from typing import Any

from arasta import GAMES
from arasta.cli.errors import UsageError
from arasta.istanbul.components.layouts import LAYOUTS
from arasta.istanbul.options import DECK_WORDS, EXPANSION_WORDS, VARIANT_WORDS
from arasta.play.language import DEFAULT, languages

MOST_SEED = 2**31 - 1
LAYOUT_WORDS = (*dict.fromkeys(layout.slug for layout in LAYOUTS), "random")


def whole_number(least: int, most: int | None = None) -> Callable[[str], int]:
    """An argument that is a whole number within bounds."""
    allowed = f"from {least} up" if most is None else f"from {least} to {most}"

    def read(text: str) -> int:
        if not re.fullmatch(r"\d+", text) or int(text) < least or (most is not None and int(text) > most):
            raise argparse.ArgumentTypeError(f"{text!r} is not a whole number {allowed}")
        return int(text)

    return read


def add_game_options(parser: argparse.ArgumentParser) -> None:
    """The options of a game, in the words of records."""
    parser.add_argument("--game", choices=GAMES, default="istanbul", help=f"{' or '.join(GAMES)} (istanbul)")
    parser.add_argument("--players", type=whole_number(1), metavar="N", help="how many play (4)")
    parser.add_argument("--seed", type=whole_number(0, MOST_SEED), metavar="N", help="the same seed, the same game")
    board_game = parser.add_argument_group("options of istanbul, the board game")
    board_game.add_argument(
        "--layout",
        help=f"{', '.join(LAYOUT_WORDS)}, or all places row by row: '15 5 2 …' (the one printed for a first game)",
    )
    board_game.add_argument("--variants", default="", help=f"any of {', '.join(VARIANT_WORDS)}, with commas between")
    board_game.add_argument(
        "--expansions", default="", help=f"any of {', '.join(EXPANSION_WORDS)}, with commas between"
    )
    board_game.add_argument("--letters-deck", help=f"bonus cards with letters alone: {' or '.join(DECK_WORDS)} (all)")


def game_options(arguments: argparse.Namespace) -> dict[str, Any]:
    """The options for `arasta.new` that were given, without the seed."""
    given = {
        "players": arguments.players,
        "layout": arguments.layout and layout(arguments.layout),
        "variants": words(arguments.variants),
        "expansions": words(arguments.expansions),
        "letters_deck": arguments.letters_deck,
    }
    return {word: value for word, value in given.items() if value}


def layout(text: str) -> str | list[int]:
    """A layout by its word, or the places listed."""
    numbers = re.split(r"[\s,]+", text.strip())
    return [int(number) for number in numbers] if all(number.isdecimal() for number in numbers) else text


def words(text: str) -> list[str]:
    """The words of a list with commas."""
    return [word for word in re.split(r"[\s,]+", text) if word]


def add_language(parser: argparse.ArgumentParser) -> None:
    """The language of what is printed."""
    parser.add_argument("--lang", choices=languages(), default=DEFAULT, help=f"language ({DEFAULT})")


def seat_of(number: int, players: int) -> int:
    """A seat from the number people give it, from 1."""
    if not 1 <= number <= players:
        raise UsageError(f"There is no seat {number}; this game has the seats 1 to {players}.")
    return number - 1


def read_text(path: Path) -> str:
    """The text of a file."""
    try:
        return path.read_text("utf-8")
    except OSError as error:
        raise UsageError(f"{path} cannot be read: {error.strerror}.") from None
    except UnicodeDecodeError:
        raise UsageError(f"{path} cannot be read: it is not a text in UTF-8.") from None
