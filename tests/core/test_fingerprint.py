"""Functions that are made in number are told apart: compiled code is linked by names."""

import os
import subprocess
import sys

import numpy as np

from arasta.core.compiling import RULES, told_apart
from arasta.core.fingerprint import fingerprint
from arasta.play.games import GAMES

EVERY_RULE = """
from arasta.core.compiling import RULES
from arasta.core.fingerprint import fingerprint
from arasta.play.games import GAMES
print(sorted(fingerprint(found) for found in RULES))
"""


def adder(number):
    """Functions of one name."""

    def add(x):
        return x + number

    return add


def test_functions_of_one_name_that_do_different_things_have_different_names():
    """Bug: in kept code the dispatch of some effects was taken for that of others, and rules went wrong silently."""
    assert told_apart(adder(1)).__qualname__ != told_apart(adder(2)).__qualname__
    assert told_apart(adder(1)).__qualname__ == told_apart(adder(1)).__qualname__
    tables = [adder(np.array([1, 2])), adder(np.array([1, 3]))]
    assert fingerprint(tables[0]) != fingerprint(tables[1])
    assert fingerprint(adder(adder(1))) != fingerprint(adder(adder(2)))


def test_of_all_rules_only_those_that_do_the_same_have_the_same_name():
    assert GAMES
    made = [found for found in RULES if found.__qualname__.endswith("look_up")]
    assert len(made) > 10
    assert len({fingerprint(found) for found in made}) == len(made)


def test_names_are_the_same_in_every_process():
    found = [
        subprocess.run(
            [sys.executable, "-c", EVERY_RULE],
            env=os.environ | {"PYTHONHASHSEED": seed},
            capture_output=True,
            text=True,
            check=True,
        ).stdout
        for seed in ("1", "2")
    ]
    assert found[0] == found[1]
    assert len(found[0]) > 1000
