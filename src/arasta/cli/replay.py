"""`arasta replay`: a recorded game in sentences, with its last position and the ranking."""

import argparse

import arasta
from arasta.cli.arguments import add_language, read_text, seat_of, whole_number
from arasta.cli.colour import is_wanted
from arasta.cli.errors import UsageError
from arasta.cli.paragraphs import paragraphs
from arasta.play.errors import RecordError
from arasta.play.game import Game
from arasta.play.language import say
from arasta.play.story import turns

NAME = "replay"
HELP = "read a recorded game in sentences"


def add_arguments(parser: argparse.ArgumentParser) -> None:
    """The record, and through whose eyes."""
    parser.add_argument("file", help="a record; - reads it from standard input")
    parser.add_argument("--seat", type=whole_number(1), metavar="N", help="as seat N saw it (a spectator)")
    add_language(parser)


def run(arguments: argparse.Namespace) -> int:
    """Replay, and print what happened."""
    text = read_text(arguments.file)
    try:
        game = arasta.load(text, chance="manual")
    except RecordError as error:
        raise UsageError(f"{arguments.file}, {error}") from None
    seat = None if arguments.seat is None else seat_of(arguments.seat, game.settings.players)
    print(paragraphs(turns(game, seat, arguments.lang)), end="\n\n")
    print(game.draw(seat, arguments.lang, is_wanted()), end="\n\n")
    print(ending(game, arguments.lang))
    return 0


def ending(game: Game, lang: str) -> str:
    """The ranking; of a game that is not over, also what is to be decided."""
    if game.over:
        return f"{say('terminal-result', lang)}\n{game.result.text(lang)}"
    return f"{say('replay-not-over', lang)} {game.question(lang)}\n{game.result.text(lang)}"
