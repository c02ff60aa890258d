"""Plain, compiled and bounds-checked runs of the same rules agree byte for byte after every step."""

import os
import subprocess
import sys

import numpy as np
import pytest

from arasta import GAMES
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
