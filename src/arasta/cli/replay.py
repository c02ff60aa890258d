"""`arasta replay`: a recorded game in sentences, with its last position and the ranking."""

import argparse

from arasta.cli.arguments import seat_of, whole_number
from arasta.cli.colour import is_wanted
from arasta.cli.language import said
from arasta.cli.paragraphs import paragraphs
from arasta.cli.record_file import add_record, recorded_game
from arasta.play.game.game import Game
from arasta.play.game.log import Turn, turns
from arasta.play.text.language import say


def add_arguments(parser: argparse.ArgumentParser) -> None:
    """The record, and through whose eyes."""
    add_record(parser)
    parser.add_argument("--seat", type=whole_number(1), metavar="N", help=said("help-replay-seat"))
    parser.add_argument("--story", action="store_true", help=said("help-replay-story"))


def run(arguments: argparse.Namespace) -> int:
    """Replay, and print what happened."""
    game = recorded_game(arguments.file)
    seat = None if arguments.seat is None else seat_of(arguments.seat, game.settings.players)
    print(paragraphs(told(game, seat, arguments.lang, arguments.story)), end="\n\n")
    print(game.draw(seat, arguments.lang, is_wanted()), end="\n\n")
    print(ending(game, arguments.lang))
    return 0


def told(game: Game, seat: int | None, lang: str, is_short: bool) -> list[Turn]:
    """The game turn by turn, each with its sentences or in one."""
    if is_short:
        return [(turn["turn"]["label"], [turn["text"]]) for turn in game.story(seat, lang)]
    return turns(game, seat, lang)


def ending(game: Game, lang: str) -> str:
    """The ranking; of a game that is not over, also what is to be decided."""
    if game.over:
        return f"{say('terminal-result', lang)}\n{game.result.text(lang)}"
    return f"{say('replay-not-over', lang)} {game.question(lang)}\n{game.result.text(lang)}"
