"""Functions that are made in number are told apart: compiled code is linked by names."""

import os
import subprocess
import sys

import numpy as np

from arasta.core.compiling import told_apart
from arasta.core.fingerprint import fingerprint
from arasta.istanbul.base.words import Good, Variant

EVERY_RULE = """
from arasta.core.compiling import RULES
from arasta.core.fingerprint import fingerprint
from arasta.play.games import GAMES
for found in RULES:
    print(found.__qualname__, fingerprint(found))
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
    assert fingerprint(adder(np.int64(1))) != fingerprint(adder(np.int64(2)))
    assert fingerprint(adder(Good)) != fingerprint(adder(Variant))


def test_a_slice_is_a_constant_as_numbers_are():
    """Bug: Python 3.14 has slices among the constants of code, and no rule could be compiled there."""
    assert fingerprint(adder(slice(1, 3))) == fingerprint(adder(slice(1, 3)))
    assert fingerprint(adder(slice(1, 3))) != fingerprint(adder(slice(1, 4)))


def every_rule(hash_seed):
    """The names and fingerprints of all rules, in a process of its own."""
    command, env = [sys.executable, "-c", EVERY_RULE], os.environ | {"PYTHONHASHSEED": hash_seed}
    found = subprocess.run(command, env=env, capture_output=True, text=True, check=True)
    return sorted(found.stdout.splitlines())


def test_fingerprints_are_the_same_in_every_process_and_each_dispatch_has_its_own():
    found = every_rule("1")
    assert found == every_rule("2")
    made = [line for line in found if "look_up" in line]
    assert len(made) > 10
    assert len(set(made)) == len(made)
