"""`arasta play`: a table to play at."""

import argparse
import random
from pathlib import Path

from arasta.bots.checked_bot import CheckedBot
from arasta.bots.registry import maker, names
from arasta.cli.arguments import add_game, add_language, listed, whole_number
from arasta.cli.browser import open_table
from arasta.cli.game_start import opened
from arasta.cli.session import leaving
from arasta.cli.terminal import Table
from arasta.play.arguments import CHANCE_WORDS

USUAL_BOT = "champion"


def add_arguments(parser: argparse.ArgumentParser) -> None:
    """The game, who plays it, and where it is kept."""
    parser.add_argument("--terminal", action="store_true", help="play here in the terminal")
    add_game(parser)
    parser.add_argument(
        "--seats", metavar="N,N…", help="the seats played by people here (1; all of them with --chance manual)"
    )
    parser.add_argument(
        "--bots",
        default=USUAL_BOT,
        metavar="BOT,BOT…",
        help=f"who plays the other seats, the last of them all that are left ({USUAL_BOT}): {', '.join(names())}",
    )
    parser.add_argument("--names", default="", metavar="NAME,NAME…", help="who sits where, from seat 1 on")
    parser.add_argument(
        "--chance",
        choices=[word for word in CHANCE_WORDS if word != "fair"],  # who holds the key here is the player
        default=CHANCE_WORDS[0],
        help="auto: rolled and drawn here (auto); manual: you enter a game at a real table, rolls and draws too",
    )
    which = parser.add_mutually_exclusive_group()
    which.add_argument("--new", action="store_true", help="begin a new game, even if one is unfinished")
    which.add_argument(
        "--resume",
        type=whole_number(1),
        nargs="?",
        const=1,
        metavar="N",
        help="go on with an unfinished game, by its number in `arasta games` (1, the newest)",
    )
    which.add_argument("--record", type=Path, metavar="FILE", help="keep the new game in this new file")
    which.add_argument("--load", type=Path, metavar="FILE", help="go on with a game in a file, and keep it there")
    parser.add_argument("--ask-all", action="store_true", help="ask even where there is only one choice")
    add_language(parser)


def run(arguments: argparse.Namespace) -> int:
    """Play, and keep the game however it ends."""
    if not arguments.terminal:
        return open_table()
    wanted = listed(arguments.bots) or [USUAL_BOT]
    for name in wanted:
        maker(name)  # before the game is opened: an unknown one changes nothing
    game, kept, people = opened(arguments)
    streams = random.Random(arguments.seed)
    free = [seat for seat in range(game.settings.players) if seat not in people]
    levels = dict(zip(free, [*wanted, *wanted[-1:] * len(free)], strict=False))
    bots = {seat: CheckedBot(name, game.rules.name, streams.getrandbits(32)) for seat, name in levels.items()}
    is_named = bool(arguments.record or arguments.load)
    with leaving(game, kept, is_named, arguments.lang):
        table = Table(game, people, bots, arguments.lang, arguments.ask_all, lambda: kept.save(game))
        table.introduce(levels)
        table.play()
    return 0
