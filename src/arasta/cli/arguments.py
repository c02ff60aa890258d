"""Arguments that several commands share: the settings of a game, seats, languages, whole numbers."""

import argparse
import re
from collections.abc import Callable
from typing import Any

from arasta import GAMES
from arasta.cli import language
from arasta.cli.errors import UsageError
from arasta.cli.language import said
from arasta.core.setting_kinds import shown, text_key
from arasta.play.text.language import forms
from arasta.play.text.refusals import allowed, joined

MOST_SEED = 2**31 - 1
MOST_DIGITS = 30


def whole_number(least: int, most: int | None = None) -> Callable[[str], int]:
    """An argument that is a whole number within bounds."""

    def read(text: str) -> int:
        is_number = re.fullmatch(rf"\d{{1,{MOST_DIGITS}}}", text)
        if not is_number or int(text) < least or (most is not None and int(text) > most):
            key = "usage-number-up" if most is None else "usage-number"
            raise argparse.ArgumentTypeError(said(key, value=shown(text), least=str(least), most=str(most)))
        return int(text)

    return read


def add_game(parser: argparse.ArgumentParser) -> None:
    """The game, its settings in the words of records, and its seed."""
    first = next(iter(GAMES))
    parser.add_argument(
        "--game",
        choices=GAMES,
        default=first,
        help=said("help-arguments-game", games=joined(list(GAMES), "list-or", language.spoken), usual=first),
    )
    parser.add_argument("--seed", type=whole_number(0, MOST_SEED), metavar="N", help=said("help-arguments-seed"))
    group = parser.add_argument_group(said("help-settings"))
    for word in setting_words():
        group.add_argument(f"--{word.replace('_', '-')}", metavar=word.upper(), help=help_of(word).replace("%", "%%"))


def help_of(word: str) -> str:
    """What a setting is about, and for each game that has it what it may be and, in brackets, usually is."""
    lines = [forms(text_key(word), language.spoken)["about"]]
    for game, rules in GAMES.items():
        if word in rules.schema.words:
            usual = rules.schema.write(rules.settings()).get(word)
            values = {"game": game, "allowed": allowed(rules.schema[word], language.spoken), "usual": str(usual or "")}
            lines.append(said("help-setting-usual" if usual else "help-setting", **values))
    return " ".join(lines)


def setting_words() -> list[str]:
    """The words of the settings of all games, each once."""
    return list(dict.fromkeys(word for rules in GAMES.values() for word in rules.schema.words))


def given_settings(arguments: argparse.Namespace) -> dict[str, Any]:
    """The settings that were given, read as the game reads them; those it does not have too, for it to refuse."""
    texts = {word: getattr(arguments, word) for word in setting_words()}
    return GAMES[arguments.game].schema.read({word: text for word, text in texts.items() if text is not None})


def listed(text: str) -> list[str]:
    """The words of a list with commas."""
    return [word.strip() for word in text.split(",") if word.strip()]


def seat_of(number: int, players: int) -> int:
    """A seat from the number people give it, from 1."""
    if not 1 <= number <= players:
        raise UsageError(said("usage-no-seat", number=number, players=players))
    return number - 1
