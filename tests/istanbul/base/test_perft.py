"""Perft: from a drawn position, how many sequences of choices a turn has, chance counted."""

from pathlib import Path

import pytest

from arasta.core.options import options_in
from arasta.istanbul.engine import run
from tests.position import WHOLE_TURNS, read_position

POSITIONS = sorted((Path(__file__).parents[2] / "perft").glob("*.txt"))


def sequences(table, choices, turn):
    """The number of ways to make so many choices without leaving the turn; the last one may end it."""
    if table.s.turns != turn:
        return 1 if choices == WHOLE_TURNS else 0
    options = options_in(table.s)
    if choices == 1:
        return len(options)
    before = table.states.copy()
    found = 0
    for option in options:
        run(table.s, option)
        found += sequences(table, choices - 1 if choices else WHOLE_TURNS, turn)
        table.states[:] = before
    return found


@pytest.mark.parametrize("path", POSITIONS, ids=lambda path: path.stem)
def test_a_turn_has_as_many_sequences_as_counted_by_hand(path):
    """P07-1, P08-1, P09-1, P10-1, P11-1, P12-1, P13-1, ROLL-3, MOSQ-1"""
    position = read_position(path)
    table = position.table
    assert position.counts, "nothing to verify"
    assert {choices: sequences(table, choices, table.s.turns) for choices in position.counts} == position.counts
