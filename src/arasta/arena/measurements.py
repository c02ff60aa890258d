"""The measurements of `arasta bench`. Each is a function of how long it may take; none is ever a timed test."""

import json
import os
import random
import subprocess
import sys
import tempfile
import time
from importlib.util import find_spec
from pathlib import Path
from statistics import median
from typing import Any, NamedTuple

import numpy as np

import arasta
from arasta import GAMES, batch
from arasta.arena.random_games import play_batch
from arasta.core.compiling import EXPANSIONS, entry
from arasta.core.machine import is_over
from arasta.core.protocol import Rules
from arasta.core.stream import random_word

ISTANBUL = GAMES["istanbul"]
SHORT_PATHS = ISTANBUL.settings(players=4, layout="short")  # what most figures are about
GRAND_BAZAAR = ISTANBUL.settings(players=4, expansions=("mocha", "letters")) if EXPANSIONS else None
DICE = GAMES["dice"]
DICE_OF_FOUR = DICE.settings(players=4)
USUAL = ((ISTANBUL, SHORT_PATHS), (DICE, DICE_OF_FOUR))
DICE_GAMES = 4  # for one of the board game: that has as many decisions
RECORDS = 4096  # to copy among: about 3 MB, more than the first caches hold
SERVED_FROM = 200  # actions: the middle of a game
BATCH_GAMES, BATCH_THREADS = 4096, 2
BEFORE = 50  # steps that are not measured, so that the games are at different decisions
PEER = Path(__file__).with_name("catanatron_games.py")


class Speeds(NamedTuple):
    """Decisions per second; None of what is not there."""

    compiled: float
    grand_bazaar: float | None
    dice: float
    uncompiled: float
    catanatron: float | None


def side_by_side(rounds: int, games: int, seconds: float) -> Speeds:
    """Medians of rounds in which all take turns.

    So a machine that is busy for a while slows down all of them, and their ratio stays fair.
    """
    dice_games = DICE_GAMES * games
    measured = [
        Speeds(
            cpu_decisions_per_s(ISTANBUL, SHORT_PATHS, 1 + i * games, games),
            cpu_decisions_per_s(ISTANBUL, GRAND_BAZAAR, 1 + i * games, games) if GRAND_BAZAAR else None,
            cpu_decisions_per_s(DICE, DICE_OF_FOUR, 1 + i * dice_games, dice_games),
            uncompiled_decisions_per_s(seconds),
            catanatron_decisions_per_s(seconds),
        )
        for i in range(rounds)
    ]
    return Speeds._make(None if None in figures else median(figures) for figures in zip(*measured, strict=True))


def cpu_decisions_per_s(rules: Rules, settings: Any, first_key: int, games: int) -> float:
    """Compiled random play on one core, chance included."""
    _, decisions, seconds = play_batch(rules, settings, first_key, games)
    return int(decisions.sum()) / seconds


def uncompiled_decisions_per_s(seconds: float) -> float:
    """The same source as plain Python: engine and random choice, without views or history."""
    made = key = 0
    start = time.perf_counter()
    while time.perf_counter() - start < seconds:
        states = np.zeros(1, ISTANBUL.dtype)
        ISTANBUL.begin(states, SHORT_PATHS)
        s = ISTANBUL.open(states)
        counter = 0
        while not is_over(s) and time.perf_counter() - start < seconds:
            ISTANBUL.run(s, ISTANBUL.random_option(s, random_word(key, counter)))
            counter += 1
        made += counter
        key += 1
    return made / (time.perf_counter() - start)


def catanatron_decisions_per_s(seconds: float) -> float | None:
    """The peer's random play in a process of its own; None if it is not installed."""
    if find_spec("catanatron") is None:
        return None
    done = subprocess.run([sys.executable, str(PEER), str(seconds)], capture_output=True, text=True, check=True)
    found = json.loads(done.stdout)
    return float(found["decisions"] / found["seconds"])


def _copy_records(states, rounds):  # type: ignore[no-untyped-def]  # compiled: Numba infers the types
    """Copy every record of the first half into the second, each round to other places."""
    half = len(states) // 2
    for i in range(rounds):
        for j in range(half):
            states[half + (i + j) % half] = states[j]


copy_records = entry(_copy_records)


def copy_us(rounds: int) -> float:
    """Microseconds to copy a game: a record of the array, inside compiled code."""
    states, _, _ = play_batch(ISTANBUL, SHORT_PATHS, 1, RECORDS, limit=100)
    copy_records(states, 1)
    start = time.perf_counter()
    copy_records(states, rounds)
    return (time.perf_counter() - start) / (rounds * (RECORDS // 2)) * 1e6


def step_one_us(steps: int) -> tuple[float, float]:
    """Microseconds of one compiled step of one game from Python: the step alone (`rules.step_games`), and in a batch
    of one game, where the choice is checked, and mask, observation, reward and ranks are written.
    """
    one = batch("istanbul", 1, players=4, layout="short", seed=1)
    alone, in_batch = [], []
    for key in range(steps):
        action, states = one.random_actions(key), one.states.copy()
        option = np.array([ISTANBUL.option(ISTANBUL.open(states), int(action[0]))])
        start = time.perf_counter()
        ISTANBUL.step_games(states, option)
        between = time.perf_counter()
        one.step(action)
        alone.append(between - start)
        in_batch.append(time.perf_counter() - between)
    return median(alone) * 1e6, median(in_batch) * 1e6


def batch_steps_per_s(seconds: float) -> tuple[float, float]:
    """Steps of many games in a batch by random legal actions, choosing them, masks and observations included: per
    second of this run, and per second of the processor's time on as many cores as there are threads.
    """
    many = batch("istanbul", BATCH_GAMES, players=4, layout="short", seed=1, threads=BATCH_THREADS)
    for key in range(BEFORE):
        many.step(many.random_actions(key))
    key, start, work = BEFORE, time.perf_counter(), time.process_time()
    while time.perf_counter() - start < seconds:
        many.step(many.random_actions(key))
        key += 1
    steps = (key - BEFORE) * BATCH_GAMES
    return steps / (time.perf_counter() - start), steps / (time.process_time() - work) * BATCH_THREADS


def start_seconds(rules: Rules) -> tuple[float, float]:
    """Whole process until a first game was played: with nothing compiled, then again with that cache."""
    with tempfile.TemporaryDirectory() as folder:
        return one_start(rules, folder), one_start(rules, folder)


def one_start(rules: Rules, folder: str) -> float:
    """The wall time of a fresh process with this cache, imports included."""
    start = time.perf_counter()
    command = [sys.executable, "-m", "arasta.arena.first_game", rules.name]
    subprocess.run(command, env=os.environ | {"ARASTA_CACHE": folder}, check=True)
    return time.perf_counter() - start


def served_action_ms(actions: int) -> float:
    """Milliseconds that a server spends on one action: play it, and make five views and five seats' new log lines.

    Plain, in the Grand Bazaar for five, or in the base game where the expansions are left out. By the time of the
    processor, for it waits for nothing.
    """
    expansions = ("mocha", "letters") if EXPANSIONS else ()
    game, chooser = arasta.new(players=5, expansions=expansions, seed=1), random.Random(1)
    seconds = 0.0
    for i in range(SERVED_FROM + actions):
        if game.over:
            break
        choice, step = chooser.choice(game.legal), game.step
        start = time.process_time()
        game.play(choice)
        if i >= SERVED_FROM:
            game.views()
            for seat in range(5):
                game.log(seat, since=step)
            seconds += time.process_time() - start
    return seconds / actions * 1e3


def state_bytes(rules: Rules) -> int:
    """The size of a game."""
    return int(rules.dtype.itemsize)
