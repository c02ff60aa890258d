"""`arasta bench`: how fast the rules run, beside a peer measured in the same run."""

import argparse
import json
import sys
from typing import Any

from arasta.arena import measurements
from arasta.arena.random_games import warm_up
from arasta.cli.language import said
from arasta.cli.progress import announce, tell

Figures = dict[str, Any]
INSTALL = "catanatron is not installed, so there is no ratio; install it with pip install 'arasta[bench]' or make bench"


def add_arguments(parser: argparse.ArgumentParser) -> None:
    """How thoroughly, and how to print."""
    parser.add_argument("--quick", action="store_true", help=said("help-bench-quick"))
    parser.add_argument("--json", action="store_true", help=said("help-bench-json"))


def run(arguments: argparse.Namespace) -> int:
    """Measure and print."""
    figures = measure(arguments.quick)
    if figures["catanatron_decisions_per_s"] is None:
        print(INSTALL, file=sys.stderr)
    print(json.dumps(figures, indent=2) if arguments.json else table(figures))
    return 0


def measure(quick: bool) -> Figures:
    """All figures; None where something was not measured."""
    rounds, games, seconds, copies = (1, 20, 0.5, 50) if quick else (7, 600, 2.0, 2000)
    for rules, settings in measurements.USUAL:
        announce(rules)
        warm_up(rules, settings)
    speeds = tell("random play", lambda: measurements.side_by_side(rounds, games, seconds))
    peer = speeds.catanatron
    copy = tell("copying", lambda: measurements.copy_us(copies))
    served = tell("serving a table", lambda: measurements.served_action_ms(20 if quick else 600))
    step, step_in_batch = tell("one step", lambda: measurements.step_one_us(10 * copies))
    batch, batch_of_work = tell("a batch", lambda: measurements.batch_steps_per_s(2 * seconds))
    starts = {} if quick else tell("compiling from nothing", start_figures)
    return {
        "cpu_decisions_per_s": round(speeds.compiled),
        "grand_bazaar_decisions_per_s": None if speeds.grand_bazaar is None else round(speeds.grand_bazaar),
        "dice_decisions_per_s": round(speeds.dice),
        "uncompiled_decisions_per_s": round(speeds.uncompiled),
        "catanatron_decisions_per_s": None if peer is None else round(peer),
        "ratio_to_catanatron": None if peer is None else round(speeds.compiled / peer, 1),
        "state_bytes": measurements.state_bytes(measurements.ISTANBUL),
        "dice_state_bytes": measurements.state_bytes(measurements.DICE),
        "copy_us": round(copy, 4),
        "served_action_ms": round(served, 2),
        "step_one_us": round(step, 2),
        "batch_of_one_us": round(step_in_batch, 2),
        "batch_steps_per_s": round(batch),
        "batch_steps_per_cpu_s": round(batch_of_work),
        "cold_compile_s": starts.get("cold_compile_s"),
        "warm_start_s": starts.get("warm_start_s"),
        "dice_cold_compile_s": starts.get("dice_cold_compile_s"),
        "dice_warm_start_s": starts.get("dice_warm_start_s"),
    }


def start_figures() -> Figures:
    """How long a first game takes, and every later one."""
    found: Figures = {}
    for prefix, rules in (("", measurements.ISTANBUL), ("dice_", measurements.DICE)):
        cold, warm = measurements.start_seconds(rules)
        found |= {f"{prefix}cold_compile_s": round(cold, 1), f"{prefix}warm_start_s": round(warm, 2)}
    return found


def table(figures: Figures) -> str:
    """The figures for people, and how they were counted."""
    rows = [
        ("compiled, one core", "cpu_decisions_per_s", "decisions/s; chance counts, as an action"),
        ("with both expansions", "grand_bazaar_decisions_per_s", "decisions/s, in the Grand Bazaar"),
        ("the dice game", "dice_decisions_per_s", "decisions/s"),
        ("plain Python", "uncompiled_decisions_per_s", "decisions/s, the same source"),
        ("catanatron", "catanatron_decisions_per_s", "decisions/s; an action applied, its dice included"),
        ("compiled : catanatron", "ratio_to_catanatron", ": 1"),
        ("a game's state", "state_bytes", "bytes"),
        ("copying it", "copy_us", "µs"),
        ("serving one action", "served_action_ms", "ms: five views, five seats' log; plain Python, Grand Bazaar"),
        ("one step from Python", "step_one_us", "µs; one game, the step alone"),
        ("", "batch_of_one_us", "µs in a batch of one game: checked, mask and observation written"),
        ("a batch", "batch_steps_per_s", "steps/s; 4,096 games, 2 threads, with masks and observations"),
        ("", "batch_steps_per_cpu_s", "steps/s if both cores were free, by the processor's time"),
        ("a dice game's state", "dice_state_bytes", "bytes"),
        ("first use", "cold_compile_s", "s, compiling the board game"),
        ("", "dice_cold_compile_s", "s, compiling the dice game"),
        ("every later start", "warm_start_s", "s until a board game has been played"),
        ("", "dice_warm_start_s", "s until a dice game has been played"),
    ]
    lines = [f"  {name:<23}{number(figures[key]):>12}  {unit}" for name, key, unit in rows]
    return "\n".join(["Random games of four players; the board game with the layout short", "", *lines])


def number(figure: float | None) -> str:
    """A figure with commas; a dash for what was not measured."""
    return "–" if figure is None else f"{figure:,}"
