"""Plain, compiled and bounds-checked runs of the same rules agree byte for byte after every step."""

import os
import subprocess
import sys

import pytest

from arasta.core.machine import is_over
from arasta.core.stream import random_word
from arasta.rules import playout
from arasta.rules.engine import begin, random_option, step
from arasta.rules.state import PlainState, new_states
from tests.contract.combinations import MIXES, mix_name
from tests.contract.trace import STEPS, trace


@pytest.mark.parametrize("options", MIXES, ids=mix_name)
def test_plain_and_compiled_runs_agree_after_every_step(options):
    """One source, two ways to run it."""
    plain, compiled = new_states(1), new_states(1)
    s = PlainState(plain)
    begin(s, *options.setup)
    playout.begin_game(compiled, 0, *options.setup)
    for made in range(STEPS):
        assert plain.tobytes() == compiled.tobytes()
        if is_over(s):
            break
        option = random_option(s, random_word(7, made))
        step(s, option)
        playout.step_game(compiled, 0, option)


def test_compiled_and_bounds_checked_runs_agree_after_every_step():
    """A write beyond a field would stop the checked run, or make it differ."""
    checked = subprocess.run(
        [sys.executable, "-m", "tests.contract.trace"],
        env=os.environ | {"ARASTA_RULES": "checked"},
        capture_output=True,
        text=True,
        check=True,
    )
    assert checked.stdout.split() == [trace(options, number) for number, options in enumerate(MIXES)]
