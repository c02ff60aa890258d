"""`arasta play`: a table to play at."""

import argparse
import random
from pathlib import Path

import arasta
from arasta.bots.bot import Bot
from arasta.bots.random_bot import RandomBot
from arasta.cli.arguments import add_game, add_language, given_settings, read_text, seat_of
from arasta.cli.errors import UsageError
from arasta.cli.leaving import keep
from arasta.cli.terminal import Table
from arasta.core.setting_kinds import is_number, shown
from arasta.play.agreeing import CHANCE_WORDS
from arasta.play.errors import RecordError
from arasta.play.game import Game
from arasta.play.keeping import check_new

NAME = "play"
HELP = "play against bots"


def add_arguments(parser: argparse.ArgumentParser) -> None:
    """The game, who plays it, and where it is kept."""
    parser.add_argument("--terminal", action="store_true", help="play here in the terminal")
    add_game(parser)
    parser.add_argument(
        "--seats", metavar="N,N…", help="the seats played by people here (1; all of them with --chance manual)"
    )
    parser.add_argument("--names", default="", metavar="NAME,NAME…", help="who sits where, from seat 1 on")
    parser.add_argument(
        "--chance",
        choices=CHANCE_WORDS,
        default=CHANCE_WORDS[0],
        help="auto: rolled and drawn here (auto); manual: you enter a game at a real table, rolls and draws too",
    )
    parser.add_argument("--record", type=Path, metavar="FILE", help="keep the game in a new file")
    parser.add_argument("--load", type=Path, metavar="FILE", help="go on with a kept game, and keep it there")
    parser.add_argument("--ask-all", action="store_true", help="ask even where there is only one choice")
    add_language(parser)


def run(arguments: argparse.Namespace) -> int:
    """Play, and keep the game however it ends."""
    if not arguments.terminal:
        raise UsageError("The table in the browser is still to come; arasta play --terminal plays here.")
    if arguments.record:
        check_new(arguments.record)
    game = opened(arguments)
    people = people_of(arguments.seats, game)
    streams = random.Random(arguments.seed)
    bots: dict[int, Bot] = {
        seat: RandomBot(streams.getrandbits(63)) for seat in range(game.settings.players) if seat not in people
    }
    with keep(game, arguments.record or arguments.load, arguments.lang):
        Table(game, people, bots, arguments.lang, arguments.ask_all).play()
    return 0


def opened(arguments: argparse.Namespace) -> Game:
    """A new game, or the one that was kept."""
    if not arguments.load:
        by_hand = arguments.chance == "manual"
        return arasta.new(
            arguments.game,
            seed=arguments.seed,
            chance=arguments.chance,
            names=names(arguments.names),
            ask_forced=by_hand,
            **given_settings(arguments),
        )
    try:
        return arasta.load(read_text(str(arguments.load)), seed=arguments.seed)
    except RecordError as error:
        raise UsageError(f"{arguments.load}, {error}") from None


def names(text: str) -> list[str]:
    """The names of those who play, in the order of their seats."""
    return [name.strip() for name in text.split(",")] if text else []


def people_of(text: str | None, game: Game) -> set[int]:
    """The seats that people play: as given, or all where the game is entered by hand, or the first."""
    if text is None:
        return set(range(game.settings.players if game.chance == "manual" else 1))
    return {seat_of(number, game.settings.players) for number in seats(text)}


def seats(text: str) -> list[int]:
    """The numbers of the seats that people play."""
    numbers = text.replace(",", " ").split()
    if not numbers or not all(map(is_number, numbers)):
        raise UsageError(f"--seats is {shown(text)}, but lists seats by number, with commas between: 1 or 1,3.")
    return [int(number) for number in numbers]
