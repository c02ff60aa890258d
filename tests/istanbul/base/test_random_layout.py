"""Variant: the random layout."""

from fractions import Fraction
from itertools import permutations

from arasta.core.agenda import top_effect
from arasta.core.options import options_in
from arasta.istanbul.actions import ACTIONS
from arasta.istanbul.engine import chance_weight, run
from tests.table import Table

CELLS = [column + row for row in "1234" for column in "abcd"]
INNER = ["b2", "c2", "b3", "c3"]


def outcomes(table):
    """What chance may decide, by name, each with its probability."""
    options = options_in(table.s)
    weights = [chance_weight(table.s, option) for option in options]
    return [(option, Fraction(weight, sum(weights))) for option, weight in zip(options, weights, strict=True)]


def placements(table, depth=3, likely=Fraction(1), cells=()):
    """Every way to lay the first places, as cells, with its probability."""
    if depth == 0:
        yield cells, likely
        return
    before = table.states.copy()
    for option, probability in outcomes(table):
        cell = ACTIONS.at(top_effect(table.s), option).target
        run(table.s, option)
        yield from placements(table, depth - 1, likely * probability, (*cells, cell))
        table.states[:] = before


def is_allowed(fountain, black_market, tea_house):
    """VAR-RL-1, by the names of cells: a letter for the column, a digit for the row."""
    columns = abs(ord(black_market[0]) - ord(tea_house[0]))
    rows = abs(int(black_market[1]) - int(tea_house[1]))
    return fountain in INNER and columns > 0 and rows > 0 and columns + rows >= 3


def test_the_fountain_lies_inside_and_black_market_and_tea_house_lie_apart():
    """VAR-RL-1: 392 of the 3360 ways to lay 7, 8 and 9."""
    laid = {cells for cells, _ in placements(Table(layout="random", dealt=False))}
    assert laid == {cells for cells in permutations(CELLS, 3) if is_allowed(*cells)}
    assert len(laid) == 392


def test_every_placement_is_equally_likely():
    """VAR-RL-2"""
    likely = [probability for _, probability in placements(Table(layout="random", dealt=False))]
    assert set(likely) == {Fraction(1, 392)}


def test_the_weights_of_the_fountain_count_the_placements():
    """VAR-RL-2: 98 for each of the four inner cells."""
    table = Table(layout="random", dealt=False)
    weights = [chance_weight(table.s, option) for option, _ in outcomes(table)]
    assert weights == [98, 98, 98, 98]


def test_the_other_places_are_laid_on_any_free_cell_alike():
    """VAR-RL-1, VAR-RL-2"""
    table = Table(layout="random", dealt=False).play("lay b2", "lay a4", "lay d1")
    for left in range(13, 0, -1):
        free = outcomes(table)
        assert {probability for _, probability in free} == {Fraction(1, left)}
        run(table.s, free[-1][0])
    assert len({table.s.cell[place] for place in range(1, 17)}) == 16
