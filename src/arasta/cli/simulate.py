"""`arasta simulate`: random players at compiled speed."""

import argparse
import json
import secrets
import sys
from dataclasses import asdict
from typing import Any

from arasta import GAMES
from arasta.cli import census
from arasta.cli.options import MOST_SEED, add_game_options, game_options, whole_number
from arasta.cli.random_games import LIMIT, Tally, announce, simulate, warm_up
from arasta.core.protocol import Rules

NAME = "simulate"
HELP = "let random players play many games, fast"
USUAL = 1000  # games


def add_arguments(parser: argparse.ArgumentParser) -> None:
    """The game, how many, and how to print."""
    add_game_options(parser)
    parser.add_argument(
        "--games", type=whole_number(1), metavar="N", help=f"how many games ({USUAL}; {census.GAMES:,} of a census)"
    )
    parser.add_argument(
        "--limit", type=whole_number(1, 2**62), default=LIMIT, metavar="N", help=f"decisions of a game ({LIMIT:,})"
    )
    parser.add_argument(
        "--census",
        action="store_true",
        help="count every choice and say what was never chosen; all modes and numbers of players unless told which",
    )
    parser.add_argument("--json", action="store_true", help="print JSON")


def run(arguments: argparse.Namespace) -> int:
    """Play and report."""
    seed = secrets.randbelow(MOST_SEED + 1) if arguments.seed is None else arguments.seed
    if arguments.census:
        return run_census(arguments, seed)
    rules = GAMES[arguments.game]
    options = rules.choose(**game_options(arguments))
    warm_up(rules, options)
    tally = simulate(rules, options, seed, arguments.games or USUAL, arguments.limit, show_tally)
    found = report(rules, options, seed, tally)
    print(json.dumps(found, indent=2) if arguments.json else f"{title(rules, options, seed)}\n\n{table(found)}")
    return 0


def run_census(arguments: argparse.Namespace, seed: int) -> int:
    """Play, count and report."""
    games = arguments.games or census.GAMES
    census_of = census.CENSUSES[arguments.game]
    played = census_of.mixes(game_options(arguments))
    announce(census_of.RULES)
    taken = census.take(census_of, played, seed, games, arguments.limit, show_progress)
    found = census.report(census_of, taken, played, seed, games)
    print(json.dumps(found.json(), indent=2) if arguments.json else found.table())
    return 0


def show_tally(tally: Tally) -> None:
    """How far a simulation is."""
    show_progress(tally.played, tally.games)


def show_progress(played: int, games: int) -> None:
    """How far it is, on a terminal only; the line is wiped at the end."""
    if sys.stderr.isatty():
        end = "\r\x1b[K" if played == games else ""
        print(f"\r{played:,} of {games:,} games{end}", end="", file=sys.stderr, flush=True)


def report(rules: Rules, options: Any, seed: int, tally: Tally) -> dict[str, Any]:
    """What was played and what came of it. Means and shares are those of the finished games, None without any."""
    finished = tally.finished
    return {
        "game": rules.name,
        **chosen(rules, options),
        "seed": seed,
        "games": tally.played,
        "finished": finished,
        "unfinished": tally.played - finished,
        "decisions": tally.decisions,
        "decisions_per_s": round(tally.decisions / tally.seconds),
        "turns_mean": round(tally.turns / finished, 2) if finished else None,
        "win_share": [round(float(wins) / finished, 6) for wins in tally.wins] if finished else None,
    }


def chosen(rules: Rules, options: Any) -> dict[str, Any]:
    """Every option of the game; a list of words as such, a list of numbers as the word it is in a record."""
    found = {}
    for word, value in asdict(options).items():
        is_words = isinstance(value, tuple) and all(isinstance(part, str) for part in value)
        found[word] = list(value) if is_words else rules.words(options)[word] if isinstance(value, tuple) else value
    return found


def title(rules: Rules, options: Any, seed: int) -> str:
    """What was played, in the words of a record."""
    words = rules.words(options)
    further = (f"{word} {value}" for word, value in words.items() if word != "players")
    return ", ".join([rules.name, f"{words['players']} players", *further, f"seed {seed}"])


def table(found: dict[str, Any]) -> str:
    """What came of it, for people."""
    rows = [
        ("games", f"{found['games']:,}, {found['finished']:,} of them finished"),
        ("decisions", f"{found['decisions']:,}, chance included"),
        ("decisions per s", f"{found['decisions_per_s']:,}"),
    ]
    if found["unfinished"]:
        rows.insert(1, ("unfinished", f"{found['unfinished']:,}: cut off by --limit, in no mean or share"))
    if found["finished"]:
        rows.append(("turns", f"{found['turns_mean']:,} a game"))
        rows += [(f"seat {i} wins", bar(share)) for i, share in enumerate(found["win_share"], 1)]
    return "\n".join(f"  {name:<16}{value}" for name, value in rows)


def bar(share: float) -> str:
    """A share as a number and a bar."""
    return f"{share:7.1%}  {'█' * round(share * 40)}"
