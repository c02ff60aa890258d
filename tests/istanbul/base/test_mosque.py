"""Small and Great Mosque, places 14 and 15."""

import pytest

from arasta.core.bits import bits
from arasta.istanbul.base.words import Good
from tests.table import Table


def at_mosque(mosque, goods, tiles=(), players=4, taken=0):
    """The first player stands at a mosque; each stack has lost some tiles. The card keeps windows open."""
    table = Table(players).give(0, "post_again").own(0, *tiles)
    for colour in range(4):
        table.s.mosque_tiles_left[colour] -= taken
    table.s.extensions[0] = 3
    for i in range(3):
        table.s.neutral_merchant[i] = 0
    return table.load(0, goods).go(mosque)


def tiles(table, p=0):
    """The colours of the player's mosque tiles."""
    return {good.name.lower() for good in Good if table.s.mosque_tiles[p] & bits((good,))}


@pytest.mark.parametrize(("mosque", "colours"), [(14, {"tile red", "tile green"}), (15, {"tile blue", "tile yellow"})])
def test_each_mosque_has_two_colours(mosque, colours):
    """P14-1, P00-1"""
    assert at_mosque(mosque, "R5 G5 Y5 B5").play("act").legal == colours


@pytest.mark.parametrize(
    ("players", "requirements"),
    [(2, [2, 4]), (3, [2, 3, 4]), (4, [2, 3, 4, 5]), (5, [2, 3, 4, 5])],
)
def test_the_top_tile_of_a_stack_shows_how_many_goods_are_needed(players, requirements):
    """P14-1, P14-2"""
    for taken, needed in enumerate(requirements):
        assert at_mosque(14, f"R{needed - 1}", players=players, taken=taken).legal == {"skip"}
        assert at_mosque(14, f"R{needed}", players=players, taken=taken).legal == {"skip", "act"}


@pytest.mark.parametrize("players", [2, 3, 4, 5])
def test_from_an_empty_stack_nothing_is_taken(players):
    """P14-1"""
    left = {2: 2, 3: 3, 4: 4, 5: 4}[players]
    assert at_mosque(14, "R5 G5", players=players, taken=left).legal == {"skip"}


@pytest.mark.parametrize(
    ("mosque", "colour", "goods", "left"),
    [
        (14, "red", "R2", "R1 G0 Y0 B0"),
        (14, "green", "G3", "R0 G2 Y0 B0"),
        (15, "yellow", "Y2", "R0 G0 Y1 B0"),
        (15, "blue", "B5", "R0 G0 Y0 B4"),
    ],
)
def test_one_good_of_the_colour_is_paid(mosque, colour, goods, left):
    """P14-2, P00-1"""
    table = at_mosque(mosque, goods).play("act")
    assert tiles(table) == {colour}
    assert table.goods(0) == left


def test_one_tile_is_taken_in_an_action():
    """P14-3"""
    table = at_mosque(14, "R5 G5").play("act", "tile green")
    assert tiles(table) == {"green"}
    assert table.legal == {"done"}


def test_nobody_takes_two_tiles_of_a_colour():
    """P14-3"""
    assert at_mosque(14, "R5", tiles=["red"]).legal == {"skip"}
    table = at_mosque(14, "R5 G5", tiles=["red"]).play("act")
    assert tiles(table) == {"red", "green"}


def test_the_blue_tile_works_at_once():
    """P14-4"""
    table = at_mosque(15, "B2").play("act")
    assert table.s.aside[0] == 0
    assert table.s.stack[0] == 4, "three after leaving one on 15, and the fifth"


@pytest.mark.parametrize(("mosque", "first", "goods"), [(14, "red", "G2"), (14, "green", "R3"), (15, "blue", "Y4")])
def test_the_second_tile_of_a_mosque_brings_one_of_its_rubies(mosque, first, goods):
    """P14-5, P00-1"""
    table = at_mosque(mosque, goods, tiles=[first]).play("act")
    assert table.s.rubies[0] == 1
    assert table.s.rubies_on[mosque] == 3


@pytest.mark.parametrize(("mosque", "others"), [(14, ["blue", "yellow"]), (15, ["red", "green"])])
def test_the_first_tile_of_a_mosque_brings_no_ruby(mosque, others):
    """P14-5"""
    table = at_mosque(mosque, "R5 G5 Y5 B5", tiles=others).play("act")
    table.play(min(table.legal))
    assert table.s.rubies[0] == 0
    assert table.s.rubies_on[mosque] == 4


def test_a_blue_tile_for_three_goods():
    """P14-2, MOSQ-3, EX-14: the top blue tile requires 3; with two the stack cannot be chosen."""
    table = at_mosque(15, "B3", taken=1)
    table.play("act")
    assert table.goods(0) == "R0 G0 Y0 B2"
    assert tiles(table) == {"blue"}
    assert table.s.stack[0] == 4
    assert at_mosque(15, "B2", taken=1).legal == {"skip"}
    assert at_mosque(15, "Y3 B2", taken=1).play("act").s.mosque_tiles[0] == bits((Good.YELLOW,))
