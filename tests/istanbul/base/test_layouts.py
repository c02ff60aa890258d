"""Layouts: the grid, the printed arrangements, explicit and random ones."""

import pytest

from arasta.istanbul.settings import SCHEMA
from tests.table import Table

CORNERED = [7, 8, 9, 1, 2, 3, 4, 5, 6, 10, 11, 12, 13, 14, 15, 16]  # 7 in a corner, 8 and 9 beside each other


def board(table):
    """The places as they lie, row by row; rows of the record are five cells apart."""
    place_on = {table.s.cell[place]: place for place in range(1, 17)}
    return [[place_on[5 * row + column] for column in range(4)] for row in range(4)]


def reach(table, start):
    """The ordinary destinations from a place."""
    table.s.merchant[0] = start
    return {int(name.removeprefix("move ")) for name in table.ready().legal}


def far_reach(table, start):
    """The destinations of three and four steps, by the card."""
    table.s.merchant[0] = start
    table.give(0, "move_3_4").play("card move_3_4")
    return {int(name.removeprefix("move ")) for name in table.legal}


@pytest.mark.parametrize(
    ("start", "places"),
    [
        (1, {2, 5, 3, 6, 9}),
        (4, {3, 8, 2, 7, 12}),
        (13, {9, 14, 5, 10, 15}),
        (16, {12, 15, 8, 11, 14}),
        (8, {4, 7, 12, 3, 6, 11, 16}),
        (10, {6, 9, 11, 14, 2, 5, 7, 12, 13, 15}),
    ],
)
def test_neighbours_share_an_edge_and_the_grid_does_not_wrap_around(start, places):
    """LAYOUT-1, MOVE-3"""
    assert reach(Table(layout="order"), start) == places


@pytest.mark.parametrize(
    ("start", "places"), [(1, {4, 7, 10, 13, 8, 11, 14}), (6, {4, 12, 13, 15, 16}), (16, {4, 7, 10, 13, 3, 6, 9})]
)
def test_there_are_no_diagonal_steps(start, places):
    """LAYOUT-1, MOVE-5"""
    assert far_reach(Table(layout="order"), start) == places


@pytest.mark.parametrize(
    ("slug", "rows"),
    [
        ("short", [[15, 5, 2, 14], [4, 12, 7, 3], [8, 6, 11, 9], [13, 10, 1, 16]]),
        ("long", [[16, 2, 8, 11], [15, 7, 6, 4], [3, 5, 12, 1], [10, 9, 14, 13]]),
        ("order", [[1, 2, 3, 4], [5, 6, 7, 8], [9, 10, 11, 12], [13, 14, 15, 16]]),
    ],
)
def test_a_printed_layout_is_laid_as_printed(slug, rows):
    """LAYOUT-2, SETUP-1, MODE-7"""
    table = Table(layout=slug)
    assert board(table) == rows
    assert (table.s.columns, table.s.rows) == (4, 4)


@pytest.mark.parametrize(
    ("slug", "places"),
    [
        ("short", {2, 3, 11, 12, 1, 4, 5, 6, 9, 14}),
        ("long", {2, 6, 5, 15, 16, 8, 4, 12, 3, 9}),
        ("order", {3, 6, 8, 11, 2, 4, 5, 10, 12, 15}),
    ],
)
def test_the_first_move_goes_by_the_layout(slug, places):
    """LAYOUT-2, MOVE-3"""
    assert reach(Table(layout=slug), 7) == places


def test_an_explicit_layout_is_any_permutation_of_the_places():
    """LAYOUT-3, MODE-7"""
    table = Table(layout=CORNERED)
    assert board(table) == [[7, 8, 9, 1], [2, 3, 4, 5], [6, 10, 11, 12], [13, 14, 15, 16]]
    assert reach(table, 7) == {8, 9, 2, 3, 6}


def test_the_short_paths_break_what_binds_random_layouts():
    """LAYOUT-3"""
    assert board(Table(layout="short"))[2] == [8, 6, 11, 9]  # 8 and 9 in one row
    chance = Table(layout="random", dealt=False).play("lay c2", "lay a3")
    assert "lay d3" not in chance.legal


@pytest.mark.parametrize(
    ("corner", "places"),
    [(15, {5, 4, 2, 12, 8}), (14, {2, 3, 5, 7, 9}), (13, {8, 10, 4, 6, 1}), (16, {9, 1, 3, 11, 10})],
)
def test_a_corner_place_has_five_places_within_two_steps(corner, places):
    """LAYOUT-4"""
    assert reach(Table(layout="short"), corner) == places


def test_the_inner_places_are_the_four_that_are_not_on_the_border():
    """LAYOUT-4, VAR-RL-1"""
    assert Table(layout="random", dealt=False).legal == {"lay b2", "lay c2", "lay b3", "lay c3"}


def test_a_random_layout_is_laid_by_chance_and_then_the_game_goes_on():
    """MODE-7, MODE-9"""
    table = Table(layout="random", dealt=False).play("lay b2", "lay a1")
    # MODE-9: 9 lies three steps or more from 8 and in another row and column.
    assert table.legal == {"lay c2", "lay d2", "lay b3", "lay c3", "lay d3", "lay b4", "lay c4", "lay d4"}
    table.play("lay d4")
    free = ["b1", "c1", "d1", "a2", "c2", "d2", "a3", "b3", "c3", "d3", "a4", "b4", "c4"]
    for cell in free:
        table.play(f"lay {cell}")
    assert board(table) == [[8, 1, 2, 3], [4, 7, 5, 6], [10, 11, 12, 13], [14, 15, 16, 9]]
    assert table.decision == "demand_drawn"


@pytest.mark.parametrize("slug", ["short", "long", "order"])
def test_layouts_combine_with_the_other_options(slug):
    """MODE-7"""
    table = Table(players=3, layout=slug, variants=["neutral_assistants", "caravan_leader"])
    assert [place for row in board(table) for place in row] == SCHEMA.settings(layout=slug).places.tolist()
    assert table.s.variants == 0b11
    assert reach(table, 7)
