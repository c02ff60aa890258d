"""Plain, compiled and bounds-checked runs of the same rules agree byte for byte after every step."""

import os
import subprocess
import sys

import numpy as np
import pytest

from arasta import GAMES
from arasta.bots.warm_up import get_ready
from arasta.core.code_cache import root
from arasta.core.compiling import ENTRIES, MODE
from arasta.core.machine import is_over
from arasta.core.stream import random_word
from tests.contract.combinations import MIXES, begin, mix_name
from tests.contract.trace import STEPS, traces


@pytest.mark.parametrize("mix", MIXES, ids=mix_name)
def test_plain_and_compiled_runs_agree_after_every_step(mix):
    """One source, two ways to run it."""
    plain, compiled = np.zeros(1, mix.rules.dtype), np.zeros(1, mix.rules.dtype)
    mix.rules.begin(plain, mix.settings)
    s = mix.rules.open(plain)
    begin(mix, compiled, 0)
    for made in range(STEPS):
        assert plain.tobytes() == compiled.tobytes()
        if is_over(s):
            break
        option = mix.rules.random_option(s, random_word(7, made))
        mix.rules.run(s, option)
        mix.rules.step_games(compiled, np.array([option]))


@pytest.mark.long
@pytest.mark.skipif(MODE == "plain", reason="nothing is compiled")
@pytest.mark.parametrize("game", GAMES)
def test_all_rules_are_compiled_once_for_whatever_plays_by_them(game):
    """Random games, batches and looking ahead. For a constant among the arguments they would be compiled once more."""
    rules = GAMES[game]
    get_ready(rules)
    rules.play_games(np.zeros(2, rules.dtype), rules.set_up(rules.settings()), 1, 100, np.zeros(2, np.int64))
    entry = ENTRIES[f"{game}/playout.go_on_games"]
    assert len(entry.signatures) == 1
    assert len(list((root() / entry._cache.folder).glob(f"*/{entry._cache.name}-*.nbc"))) == 1


@pytest.mark.long
@pytest.mark.parametrize("game", GAMES)
def test_compiled_and_bounds_checked_runs_agree_after_every_step(game):
    """A write beyond a field would stop the checked run, or make it differ."""
    checked = subprocess.run(
        [sys.executable, "-m", "tests.contract.trace", game],
        env=os.environ | {"ARASTA_RULES": "checked"},
        capture_output=True,
        text=True,
        check=True,
    )
    # Only now, when the other worker has compiled the rules: this one was waiting for the checked ones.
    assert checked.stdout.split() == traces(game)
