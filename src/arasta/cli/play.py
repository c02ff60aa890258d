"""`arasta play`: a table to play at."""

import argparse
import random
from collections.abc import Sequence
from pathlib import Path

from arasta.bots.checked_bot import CheckedBot
from arasta.bots.registry import OWN, maker, names
from arasta.cli.arguments import add_game, listed, whole_number
from arasta.cli.bot_limits import add_limits, given_limits
from arasta.cli.browser import open_table
from arasta.cli.game_start import opened
from arasta.cli.language import said
from arasta.cli.progress import announce
from arasta.cli.session import leaving
from arasta.cli.terminal import Table
from arasta.core.compiling import is_compiled
from arasta.play.api import rules_of
from arasta.play.arguments import CHANCE_WORDS
from arasta.play.batch.batch import Batch
from arasta.play.game.game import Game

USUAL_BOT = "champion"


def add_arguments(parser: argparse.ArgumentParser) -> None:
    """The game, who plays it, and where it is kept."""
    parser.add_argument("--terminal", action="store_true", help=said("help-play-terminal"))
    add_game(parser)
    parser.add_argument("--seats", metavar="N,N…", help=said("help-play-seats"))
    parser.add_argument(
        "--bots",
        default=USUAL_BOT,
        metavar="BOT,BOT…",
        help=said("help-play-bots", usual=USUAL_BOT, bots=", ".join(names())),
    )
    parser.add_argument("--names", default="", metavar="NAME,NAME…", help=said("help-play-names"))
    parser.add_argument(
        "--chance",
        choices=[word for word in CHANCE_WORDS if word != "fair"],  # who holds the key here is the player
        default=CHANCE_WORDS[0],
        help=said("help-play-chance"),
    )
    which = parser.add_mutually_exclusive_group()
    which.add_argument("--new", action="store_true", help=said("help-play-new"))
    which.add_argument(
        "--resume",
        type=whole_number(1),
        nargs="?",
        const=1,
        metavar="N",
        help=said("help-play-resume"),
    )
    which.add_argument("--record", type=Path, metavar="FILE", help=said("help-play-record"))
    which.add_argument("--load", type=Path, metavar="FILE", help=said("help-play-load"))
    add_limits(parser, "play")
    parser.add_argument("--ask-all", action="store_true", help=said("help-play-ask-all"))


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
    limits = given_limits(arguments)
    bots = {seat: CheckedBot(name, game.rules.name, streams.getrandbits(32), limits) for seat, name in levels.items()}
    get_ready(game, [bot for bot in bots.values() if bot.name not in OWN])
    is_named = bool(arguments.record or arguments.load)
    with leaving(game, kept, is_named, arguments.lang):
        table = Table(game, people, bots, arguments.lang, arguments.ask_all, lambda: kept.save(game))
        table.introduce(levels)
        table.play()
    return 0


def get_ready(game: Game, strangers: Sequence[CheckedBot]) -> None:
    """What bots of other packages need is loaded, or compiled, before their time runs; ours see to that themselves."""
    if not strangers:
        return
    if not is_compiled(f"{game.rules.name}/batching.imagine_games"):
        announce(game.rules)
    tried = Batch(rules_of(game.rules.name), [game.settings], 1, seed=0, threads=1)
    tried.imagine(None, tried.to_act, 0).step(tried.mask.argmax(axis=1))
    for bot in strangers:
        bot.prepare()
