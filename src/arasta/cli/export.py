"""`arasta export`: the decisions of a bot that plays itself, as a file to train on."""

import argparse
import secrets
from collections.abc import Generator
from concurrent.futures import Future, ThreadPoolExecutor
from contextlib import closing
from dataclasses import replace
from pathlib import Path

from arasta.arena.position_file import PositionFile
from arasta.arena.positions import positions
from arasta.arena.random_games import LIMIT, is_cold, warm_up
from arasta.arena.self_play import TOGETHER, Played, SelfPlay
from arasta.bots.registry import maker, names
from arasta.cli.arguments import add_game, given_settings, whole_number
from arasta.cli.bot_limits import add_limits, given_limits
from arasta.cli.errors import STOPPED
from arasta.cli.language import said
from arasta.cli.progress import announce, follow
from arasta.play.batch.batch import MOST_GAMES, SEED_BITS
from arasta.play.batch.threads import MOST_THREADS, usual_threads

USUAL, USUAL_BOT = 1000, "champion"
ENDING = ".parquet"


def add_arguments(parser: argparse.ArgumentParser) -> None:
    """Who plays what, how often, and where it is written."""
    add_game(parser)
    most = whole_number(1, MOST_GAMES)
    bots = said("help-export-by", bots=", ".join(names()), usual=USUAL_BOT)
    limit = said("help-simulate-limit", usual=LIMIT)
    parser.add_argument("--games", type=most, default=USUAL, metavar="N", help=said("help-export-games", usual=USUAL))
    parser.add_argument("--by", default=USUAL_BOT, metavar="BOT", help=bots)
    parser.add_argument("--out", type=Path, metavar="FILE", help=said("help-export-out", ending=ENDING))
    parser.add_argument(
        "--part", type=most, default=TOGETHER, metavar="N", help=said("help-export-part", usual=TOGETHER)
    )
    parser.add_argument("--limit", type=whole_number(1), default=LIMIT, metavar="N", help=limit)
    processes = said("help-export-jobs")
    parser.add_argument("--jobs", type=whole_number(1, MOST_THREADS), metavar="N", help=processes)
    add_limits(parser, "export")


def run(arguments: argparse.Namespace) -> int:
    """Play and write; after Ctrl-C the file has what was played until then."""
    play = agreed(arguments)
    file = arguments.out or Path(play.game + ENDING)
    maker(play.bot)  # an unknown one is refused now
    jobs = min(arguments.jobs or usual_threads(), -(-play.games // play.together))
    with PositionFile(file, play) as kept, closing(steps(play, kept, jobs)) as written:
        follow(written, kept, play.games)
    if kept.rows:
        print(said("export-written", file=str(file), games=kept.played, rows=kept.rows, seed=str(play.seed)))
    return STOPPED if kept.played < play.games else 0


def agreed(arguments: argparse.Namespace) -> SelfPlay:
    """What is to be played."""
    return SelfPlay(
        arguments.game,
        given_settings(arguments),
        arguments.by,
        secrets.randbits(SEED_BITS) if arguments.seed is None else arguments.seed,
        arguments.games,
        arguments.part,
        arguments.limit,
        given_limits(arguments),
    )


def steps(play: SelfPlay, kept: PositionFile, jobs: int) -> Generator[PositionFile, None, None]:
    """Some games after the others. A thread writes them: Ctrl-C does not reach it in the midst of that."""
    if is_cold(play.rules):
        announce(play.rules)
        warm_up(play.rules, play.agreed)
    replace(play, limit=1).play(0)  # what it needs is compiled now, or each process would do it
    with ThreadPoolExecutor(1) as writer:
        before: Future[None] | None = None
        for played in play.parts(jobs):
            if before:
                before.result()
                yield kept
            before = writer.submit(write, play, played, kept)
        if before:
            before.result()
            yield kept


def write(play: SelfPlay, played: Played, kept: PositionFile) -> None:
    """Write all positions of some games."""
    for found in positions(play, played):
        kept.write(found)
