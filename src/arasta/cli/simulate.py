"""`arasta simulate`: random players at compiled speed."""

import argparse
import json
import secrets
from collections.abc import Iterator
from typing import Any

from arasta import GAMES
from arasta.arena import census
from arasta.arena.census_part import census_part
from arasta.arena.choice_counts import nothing_taken, take
from arasta.arena.random_games import LIMIT, Tally, nothing_played, simulate, warm_up
from arasta.cli.arguments import MOST_SEED, add_game, given_settings, whole_number
from arasta.cli.census import table as census_table
from arasta.cli.errors import STOPPED
from arasta.cli.language import said
from arasta.cli.progress import announce, follow
from arasta.core.protocol import Rules

USUAL = 1000  # games


def add_arguments(parser: argparse.ArgumentParser) -> None:
    """The game, how many, and how to print."""
    add_game(parser)
    parser.add_argument(
        "--games",
        type=whole_number(1),
        metavar="N",
        help=said("help-simulate-games", usual=USUAL, census=census.USUAL),
    )
    parser.add_argument(
        "--limit",
        type=whole_number(1, 2**62),
        default=LIMIT,
        metavar="N",
        help=said("help-simulate-limit", usual=LIMIT),
    )
    parser.add_argument(
        "--census",
        action="store_true",
        help=said("help-simulate-census"),
    )
    parser.add_argument("--json", action="store_true", help=said("help-simulate-json"))


def run(arguments: argparse.Namespace) -> int:
    """Play and report; after Ctrl-C what was played until then."""
    seed = secrets.randbelow(MOST_SEED + 1) if arguments.seed is None else arguments.seed
    found, whole = run_census(arguments, seed) if arguments.census else run_simulation(arguments, seed)
    print(found)
    return 0 if whole else STOPPED


def run_simulation(arguments: argparse.Namespace, seed: int) -> tuple[str, bool]:
    """Play and tally; what to print, and whether all games were played."""
    rules, games = GAMES[arguments.game], arguments.games or USUAL
    settings = rules.settings(**given_settings(arguments))
    steps = tallies(rules, settings, seed, games, arguments.limit)
    tally = follow(steps, nothing_played(rules, settings, games), games)
    found = report(rules, settings, seed, tally)
    told = json.dumps(found, indent=2) if arguments.json else f"{title(rules, settings, seed)}\n\n{table(found)}"
    return told, tally.played == games


def tallies(rules: Rules, settings: Any, seed: int, games: int, limit: int) -> Iterator[Tally]:
    """The steps of a simulation; compiling before them is in no figure."""
    announce(rules)
    warm_up(rules, settings)
    yield from simulate(rules, settings, seed, games, limit)


def run_census(arguments: argparse.Namespace, seed: int) -> tuple[str, bool]:
    """Play and count; what to print, and whether all games were played."""
    game, games = arguments.game, arguments.games or census.USUAL
    played = census_part(game).mixes(given_settings(arguments))
    announce(GAMES[game])
    taken = follow(take(game, played, seed, games, arguments.limit), nothing_taken(game), games)
    found = census.report(game, taken, played, seed)
    return json.dumps(found.json(), indent=2) if arguments.json else census_table(found), taken.played == games


def report(rules: Rules, settings: Any, seed: int, tally: Tally) -> dict[str, Any]:
    """What was played and what came of it. Means and shares are those of the finished games, None without any."""
    finished = tally.finished
    return {
        "game": rules.name,
        **rules.schema.plain(settings),
        "seed": seed,
        "games": tally.played,
        "finished": finished,
        "unfinished": tally.played - finished,
        "decisions": tally.decisions,
        "decisions_per_s": round(tally.decisions / tally.seconds) if tally.played else None,
        "turns_mean": round(tally.turns / finished, 2) if finished else None,
        "win_share": [round(float(wins) / finished, 6) for wins in tally.wins] if finished else None,
    }


def title(rules: Rules, settings: Any, seed: int) -> str:
    """What was played, in the words of a record."""
    words = rules.schema.write(settings)
    further = (f"{word} {value}" for word, value in words.items() if word != "players")
    return ", ".join([rules.name, f"{words['players']} players", *further, f"seed {seed}"])


def table(found: dict[str, Any]) -> str:
    """What came of it, for people."""
    rows = [
        ("games", f"{found['games']:,}, {found['finished']:,} of them finished"),
        ("decisions", f"{found['decisions']:,}, chance included"),
    ]
    if found["games"]:
        rows.append(("decisions per s", f"{found['decisions_per_s']:,}"))
    if found["unfinished"]:
        rows.insert(1, ("unfinished", f"{found['unfinished']:,}: cut off by --limit, in no mean or share"))
    if found["finished"]:
        rows.append(("turns", f"{found['turns_mean']:,} a game"))
        rows += [(f"seat {i} wins", bar(share)) for i, share in enumerate(found["win_share"], 1)]
    return "\n".join(f"  {name:<16}{value}" for name, value in rows)


def bar(share: float) -> str:
    """A share as a number and a bar."""
    return f"{share:7.1%}  {'█' * round(share * 40)}"
