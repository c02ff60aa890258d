"""Roasting Plant, place 17."""

import pytest

from tests.every_set import every_set
from tests.istanbul.mocha.mocha_table import MochaTable


def at_roasting_plant(*cards, lira=0, goods="", guild=()):
    """The first player has reached the Roasting Plant."""
    return MochaTable().purse(0, lira).load(0, goods).deal_guild(0, *guild).give(0, *cards).go(17)


def left(table):
    """Coffee, lira, goods and both hands of the first player."""
    return table.s.coffee[0], table.s.lira[0], table.goods(0), table.hand(0), table.guild_hand(0)


def test_two_lira_one_good_or_one_card_are_offered():
    """P17-1: at least one exchange, once the action is started."""
    table = at_roasting_plant("five_lira", lira=2, goods="R1 B2", guild=[8]).play("act")
    assert table.legal == {"pay", "give red", "give blue", "discard five_lira", "discard guild 8"}


@pytest.mark.parametrize(
    ("choices", "expected"),
    [
        (["pay", "done"], (2, 3, "R1 G0 Y0 B1", ["five_lira", "stay"], [8])),
        (["give blue", "done"], (2, 5, "R1 G0 Y0 B0", ["five_lira", "stay"], [8])),
        (["discard stay", "done"], (2, 5, "R1 G0 Y0 B1", ["five_lira"], [8])),
        (["discard guild 8", "done"], (2, 5, "R1 G0 Y0 B1", ["five_lira", "stay"], [])),
        (["pay", "give red", "done"], (4, 3, "R0 G0 Y0 B1", ["five_lira", "stay"], [8])),
        (["pay", "discard stay", "done"], (4, 3, "R1 G0 Y0 B1", ["five_lira"], [8])),
        (["discard guild 8", "give red", "done"], (4, 5, "R0 G0 Y0 B1", ["five_lira", "stay"], [])),
        (["pay", "give red", "discard stay"], (6, 3, "R0 G0 Y0 B1", ["five_lira"], [8])),
        (["discard stay", "give red", "pay"], (6, 3, "R0 G0 Y0 B1", ["five_lira"], [8])),
    ],
)
def test_one_to_three_exchanges_bring_two_coffee_each(choices, expected):
    """P17-1"""
    table = at_roasting_plant("five_lira", "stay", lira=5, goods="R1 B1", guild=[8]).play("act", *choices)
    assert left(table) == expected
    assert table.decision == "after_action"


def test_two_lira_and_a_bonus_card_bring_four_coffee():
    """P17-1, EX-18"""
    table = at_roasting_plant("stay", lira=2).play("act", "pay", "discard stay")
    assert left(table) == (4, 0, "R0 G0 Y0 B0", [], [])


def test_each_exchange_is_made_at_most_once():
    """P17-1"""
    table = at_roasting_plant("stay", "stay", lira=9, goods="R2", guild=[8, 9]).play("act", "pay")
    assert table.legal == {"done", "give red", "discard stay", "discard guild 8", "discard guild 9"}
    table.play("give red")
    assert table.legal == {"done", "discard stay", "discard guild 8", "discard guild 9"}
    table.play("discard guild 8")
    assert table.decision == "after_action"
    assert left(table) == (6, 7, "R1 G0 Y0 B0", ["stay", "stay"], [9])


def test_every_set_of_exchanges_can_be_made_and_no_other():
    """P17-1: lira or not, no good or one of two, no card or one of three, but something; in any order."""
    table = at_roasting_plant("five_lira", "stay", lira=3, goods="R1 B2", guild=[8]).play("act")
    sets = every_set(table, "roast", lambda table: (*left(table)[:3], *table.hand(0), *table.guild_hand(0)))
    lira, goods = (3, 1), ("R1 G0 Y0 B2", "R0 G0 Y0 B2", "R1 G0 Y0 B1")
    hands = (("five_lira", "stay", 8), ("stay", 8), ("five_lira", 8), ("five_lira", "stay"))
    ways = [(3 - a + (b != goods[0]) * 2 + (c != hands[0]) * 2, a, b, *c) for a in lira for b in goods for c in hands]
    assert sets == set(ways[1:])


def test_a_card_is_discarded_without_effect():
    """P17-1, CARD-4: five lira and five coffee are not gained."""
    table = at_roasting_plant("five_lira").play("act")  # the only exchange is not asked for
    assert left(table) == (2, 0, "R0 G0 Y0 B0", [], [])
    assert table.pile() == ["five_lira"]
    table = at_roasting_plant(guild=[17]).play("act")
    assert left(table) == (2, 0, "R0 G0 Y0 B0", [], [])
    assert table.guild_pile() == [17]


@pytest.mark.parametrize(("lira", "coffee"), [(0, 0), (1, 0), (1, 7)])
def test_the_action_is_not_available_with_nothing_to_give(lira, coffee):
    """P17-1, ACT-2, WORD-2: coffee is not taken."""
    table = MochaTable().purse(0, lira).pour(0, coffee).go(17)
    assert table.to_act == 1
    assert (table.s.lira[0], table.s.coffee[0]) == (lira, coffee)


@pytest.mark.parametrize(
    ("given", "expected"),
    [
        ({"lira": 2}, (2, 0, "R0 G0 Y0 B0", [], [])),
        ({"goods": "Y1", "lira": 1}, (2, 1, "R0 G0 Y0 B0", [], [])),
        ({"guild": [3], "lira": 1}, (2, 1, "R0 G0 Y0 B0", [], [])),
    ],
)
def test_one_exchange_is_enough_for_the_action(given, expected):
    """P17-1, ACT-2: what is the only exchange is not asked for."""
    table = at_roasting_plant(**given).play("act")
    assert left(table) == expected
