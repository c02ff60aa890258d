"""Coffee House, place 20."""

import pytest

from tests.istanbul.mocha.mocha_table import MochaTable


def at_coffee_house(coffee, rubies=5):
    """The first player, with a card in hand, has reached the Coffee House with so many rubies on its track."""
    table = MochaTable().give(0, "stay").pour(0, coffee)
    table.s.rubies_on[20] = rubies
    return table.go(20)


@pytest.mark.parametrize(("rubies", "price"), [(5, 6), (4, 7), (3, 8), (2, 9), (1, 10)])
def test_the_price_is_the_highest_uncovered_number(rubies, price):
    """P20-1, RUBY-3"""
    assert at_coffee_house(price - 1, rubies).legal == {"skip"}
    table = at_coffee_house(price + 1, rubies).play("act")
    assert table.s.coffee[0] == 1
    assert table.s.rubies[0] == 1


def test_one_ruby_per_action():
    """P20-1"""
    table = at_coffee_house(40).play("act")
    assert (table.s.rubies[0], table.s.rubies_on[20], table.s.coffee[0]) == (1, 4, 34)
    assert table.decision == "after_action"


def test_the_last_ruby_is_replaced_and_the_price_stays():
    """RUBY-4, P20-1"""
    table = at_coffee_house(10, rubies=1)
    supply = table.s.ruby_supply
    table.play("act")
    assert (table.s.rubies_on[20], table.s.ruby_supply) == (1, supply - 1)
    table.play("done").at(12).pour(1, 9).give(1, "stay").go(20)
    assert table.s.merchant[1] == 20
    assert table.legal == {"skip"}
    assert "act" in table.pour(1, 10).legal


def test_without_a_ruby_the_action_is_not_available():
    """RUBY-5, TABLE-3"""
    assert at_coffee_house(40, rubies=0).legal == {"skip"}


def test_the_last_ruby_is_not_replaced_from_an_empty_supply():
    """RUBY-5, TABLE-3"""
    table = at_coffee_house(10, rubies=1)
    table.s.ruby_supply = 0
    table.play("act")
    assert (table.s.rubies[0], table.s.rubies_on[20], table.s.ruby_supply) == (1, 0, 0)


def test_lira_and_goods_do_not_pay():
    """P20-1"""
    table = MochaTable().give(0, "stay").purse(0, 50).load(0, "R2 G2 Y2 B2").go(20)
    assert table.legal == {"skip"}


def test_a_ruby_taken_by_baksheesh_raises_the_price():
    """RUBY-3, P19-4"""
    table = MochaTable().pour(0, 4)
    table.s.extensions[0] = 1
    table.load(0, "Y3").go(19).play("act", "baksheesh", "ruby 20")
    assert table.pour(1, 6).give(1, "stay").go(20).legal == {"skip"}
    assert "act" in table.pour(1, 7).legal
