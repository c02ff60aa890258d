"""`arasta ladder`: bots against each other, and how strong they are."""

import argparse
import json
import secrets
from collections.abc import Iterable, Iterator
from contextlib import nullcontext
from pathlib import Path

from arasta import GAMES
from arasta.arena.ladder import DEALS, Ladder, PlayParts, Standing, climb
from arasta.arena.ladder_picture import check_picture, draw
from arasta.arena.matches import Match
from arasta.arena.pairing import check_bots, every_pairing, pairing
from arasta.arena.part_file import PartFile, kept_seed
from arasta.arena.parts import Part, Played
from arasta.arena.processes import play_here, play_in_processes
from arasta.arena.random_games import LIMIT, is_cold, warm_up
from arasta.arena.ratings import check_ratings
from arasta.arena.ray_tasks import LOCAL, play_on_ray
from arasta.bots.registry import names
from arasta.cli.arguments import MOST_SEED, add_game, given_settings, listed, whole_number
from arasta.cli.bot_limits import add_limits, given_limits
from arasta.cli.errors import STOPPED
from arasta.cli.ladder_table import report, table, tell_faults
from arasta.cli.language import said
from arasta.cli.progress import announce, follow
from arasta.play.batch.batch import MOST_GAMES
from arasta.play.batch.threads import MOST_THREADS, usual_threads

USUAL = 1000  # games


def add_arguments(parser: argparse.ArgumentParser) -> None:
    """Who plays whom and what, how often, where, and how to tell it."""
    add_bots(parser)
    add_game(parser)
    add_amount(parser)
    add_place(parser)
    parser.add_argument("--keep", type=Path, metavar="FILE", help=said("help-ladder-keep"))
    parser.add_argument("--picture", type=Path, metavar="FILE", help=said("help-ladder-picture"))
    parser.add_argument("--json", action="store_true", help=said("help-ladder-json"))


def add_bots(parser: argparse.ArgumentParser) -> None:
    """Who plays whom."""
    who = parser.add_mutually_exclusive_group(required=True)
    who.add_argument(
        "--bots",
        type=listed,
        metavar="BOT,BOT…",
        help=said("help-ladder-bots", bots=", ".join(names())),
    )
    who.add_argument("--pair", type=listed, metavar="ONE:FIELD,…", help=said("help-ladder-pair"))


def add_amount(parser: argparse.ArgumentParser) -> None:
    """How much is played."""
    most = whole_number(1, MOST_GAMES)
    parser.add_argument("--games", type=most, default=USUAL, metavar="N", help=said("help-ladder-games", usual=USUAL))
    parser.add_argument("--part", type=most, default=DEALS, metavar="N", help=said("help-ladder-part", usual=DEALS))
    limit = said("help-ladder-limit", usual=LIMIT)
    parser.add_argument("--limit", type=whole_number(1), default=LIMIT, metavar="N", help=limit)
    add_limits(parser, "ladder")


def add_place(parser: argparse.ArgumentParser) -> None:
    """Where it is played."""
    parser.add_argument(
        "--jobs",
        type=whole_number(1, MOST_THREADS),
        metavar="N",
        help=said("help-ladder-jobs"),
    )
    parser.add_argument(
        "--ray",
        nargs="?",
        const=LOCAL,
        metavar="ADDRESS",
        help=said("help-ladder-ray"),
    )


def run(arguments: argparse.Namespace) -> int:
    """Play and report; after Ctrl-C what was played until then."""
    ladder = agreed(arguments)
    check(arguments, ladder)
    with PartFile(arguments.keep, ladder) if arguments.keep else nullcontext() as kept:
        nothing = Standing(ladder, dict(kept.done) if kept else {})
        standing = follow(standings(nothing, where_to_play(arguments), kept), nothing, ladder.all_games)
    found = report(standing)
    print(json.dumps(found, indent=2) if arguments.json else table(found))
    tell_faults(standing.faults())
    if arguments.picture:
        draw(found, arguments.picture)
    return STOPPED if standing.missing else 0


def check(arguments: argparse.Namespace, ladder: Ladder) -> None:
    """Refuse what would only come out after hours of play."""
    check_bots(ladder.bots, ladder.game)
    check_ratings()
    if arguments.picture:
        check_picture(arguments.picture)


def standings(nothing: Standing, play: PlayParts, kept: PartFile | None) -> Iterator[Standing]:
    """The steps of a ladder. All that it needs is compiled before them, or each process would do it."""
    rules = GAMES[nothing.ladder.game]
    if nothing.missing and is_cold(rules):
        announce(rules)
        warm_up(rules, rules.settings(**nothing.ladder.settings))
    for part in {part.pairing: part for part in nothing.missing}.values():
        Match(part)
    yield from climb(nothing, play, kept)


def agreed(arguments: argparse.Namespace) -> Ladder:
    """The ladder that was asked for."""
    pairings = every_pairing(arguments.bots) if arguments.bots is not None else map(pairing, arguments.pair)
    return Ladder(
        arguments.game,
        given_settings(arguments),
        tuple(dict.fromkeys(pairings)),
        checked_seed(arguments),
        arguments.games,
        arguments.limit,
        arguments.part,
        given_limits(arguments),
    )


def checked_seed(arguments: argparse.Namespace) -> int:
    """The seed given, or that of the ladder to go on with, or a new one."""
    if arguments.seed is not None:
        return int(arguments.seed)
    kept = kept_seed(arguments.keep) if arguments.keep else None
    return secrets.randbelow(MOST_SEED + 1) if kept is None else kept


def where_to_play(arguments: argparse.Namespace) -> PlayParts:
    """In this process, in several, or on a cluster."""

    def play(parts: Iterable[Part]) -> Iterator[tuple[Part, Played]]:
        jobs = arguments.jobs or usual_threads()
        if arguments.ray:
            return play_on_ray(parts, arguments.ray, jobs)
        return play_here(parts) if jobs == 1 else play_in_processes(parts, jobs)

    return play
