"""Gemstone Dealer, place 16."""

import pytest

from tests.table import Table


def at_dealer(lira, price=12):
    """The first player stands at the Dealer, whose highest uncovered number is the price."""
    table = Table().give(0, "post_again")
    table.s.lira[0] = lira
    table.s.rubies_on[16] = 24 - price
    return table.ready().go(16)


@pytest.mark.parametrize("price", range(12, 24))
def test_the_highest_uncovered_number_is_paid_for_the_next_ruby(price):
    """P16-1"""
    table = at_dealer(30, price).play("act")
    assert table.s.lira[0] == 30 - price
    assert table.s.rubies[0] == 1


@pytest.mark.parametrize("price", [12, 15, 23])
def test_with_less_lira_the_action_is_not_available(price):
    """P16-1"""
    assert at_dealer(price, price).legal == {"skip", "act"}
    assert at_dealer(price - 1, price).legal == {"skip"}


@pytest.mark.parametrize(("players", "price"), [(3, 14), (4, 12), (5, 12)])
def test_the_first_price_depends_on_the_number_of_players(players, price):
    """P16-1"""
    table = Table(players)
    table.s.lira[0] = 30
    table.ready().go(16).play("act")
    assert table.s.lira[0] == 30 - price


def test_with_two_players_the_first_price_is_fifteen():
    """P16-1: and 2 lira go to the neutral merchant on 16, who rolls."""
    table = Table(players=2)
    table.s.lira[0] = 30
    table.ready().go(16).play("pay", "roll 1 1", "act")
    assert table.s.lira[0] == 30 - 2 - 15


def test_the_action_brings_one_ruby_and_ends():
    """P16-1"""
    table = at_dealer(100).play("act")
    assert table.s.rubies[0] == 1
    assert table.legal == {"done"}


def test_fifteen_lira_for_a_ruby_and_the_next_price_is_sixteen():
    """P16-1, EX-15"""
    table = at_dealer(15, 15).play("act", "done")
    assert table.s.lira[0] == 0
    assert table.s.rubies[0] == 1
    table.s.merchant[0] = 7
    table.s.lira[1] = 16
    table.ready().go(16).play("act")
    assert table.s.lira[1] == 0
    assert table.s.rubies[1] == 1
