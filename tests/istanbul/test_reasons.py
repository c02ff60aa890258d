"""Why an option is not legal: the reason is the true one."""

import pytest

from arasta.core.agenda import top_argument, top_effect, top_player
from arasta.istanbul.actions import ACTIONS
from arasta.istanbul.reasons import reason
from tests.istanbul.letters.post import hold, letters_table
from tests.istanbul.mocha.mocha_table import MochaTable
from tests.table import Table


def why(table, name):
    """The word of the reason why an action is not legal now, and the values it names."""
    assert name not in table.legal
    action = ACTIONS.actions[ACTIONS.ids[name]]
    return reason(table.s, top_player(table.s), top_effect(table.s), top_argument(table.s), action)


def at_market(market, goods, *cards):
    """The first player sells; L1 wants R2 G1 B2, S1 wants R1 G1 Y2 B1."""
    return Table().give(0, *cards).load(0, goods).go(market).play("act")


@pytest.mark.parametrize(
    ("goods", "choices", "name", "word"),
    [
        ("R1 G1 Y2", [], "sell yellow", "not-demanded"),
        ("R1 G1", [], "sell yellow", "not-demanded"),
        ("R1 G1", [], "sell blue", "no-good"),
        ("R1 G1 B1", ["sell blue"], "sell blue", "no-good"),
        ("R1 G2", ["sell green"], "sell green", "not-wanted"),
    ],
)
def test_a_good_is_not_sold_because_nobody_asks_for_it_or_none_is_there(goods, choices, name, word):
    """P10-1"""
    assert why(at_market(10, goods).play(*choices), name) == (word, {"good": name.split()[1]})


def test_with_the_card_the_tile_is_no_reason():
    """P11-1: S1 wants one blue only; the card lifts the demand."""
    table = at_market(11, "G1 B2", "small_market_any").play("sell blue")
    assert why(table, "sell blue") == ("not-wanted", {"good": "blue"})
    table = at_market(11, "G1 B2", "small_market_any").play("card small_market_any", "sell blue", "sell blue")
    assert why(table, "sell blue") == ("no-good", {"good": "blue"})


def test_the_yellow_tile_leaves_the_assistant_on_the_own_place():
    """MOSQ-4: it must come from another place; one that lies nowhere is another matter."""
    table = Table().own(0, "yellow").send_out(0, 3, 5, 9)
    table.s.lira[0], table.s.merchant[0] = 5, 3
    table.ready().play("tile yellow")
    assert why(table, "return 3") == ("assistant-at-merchant", {"place": 3})
    assert why(table, "return 8") == ("no-assistant-at", {"place": 8})


def test_without_an_assistant_elsewhere_the_yellow_tile_says_so():
    """MOSQ-4"""
    table = Table().own(0, "yellow").send_out(0, 3)
    table.s.lira[0], table.s.merchant[0] = 5, 3
    assert why(table.ready(), "tile yellow") == ("no-assistant-elsewhere", {})


def test_a_good_that_is_not_there_is_not_given():
    """P13-1"""
    table = Table(players=3).load(0, "R2 G2 Y1 B1").go(13).play("act")
    assert why(table, "give blue") == ("no-good", {"good": "blue"})


@pytest.mark.parametrize(
    ("choices", "name", "word"),
    [
        ([], "done", "roast-first"),
        ([], "give blue", "no-good"),
        ([], "discard stay", "not-in-hand"),
        (["give red"], "give red", "roasted"),
        (["discard five_lira"], "discard guild 8", "roasted"),
        (["pay"], "pay", "roasted"),
    ],
)
def test_an_exchange_is_made_once_and_for_what_is_there(choices, name, word):
    """P17-1"""
    table = MochaTable().purse(0, 9).load(0, "R2").deal_guild(0, 8).give(0, "five_lira").go(17).play("act", *choices)
    assert why(table, name)[0] == word


@pytest.mark.parametrize(
    ("goods", "choices", "name", "word"),
    [
        ("R2 G2 Y1", [], "give blue", "no-good"),
        ("R2 G2 Y1", [], "done", "swap-first"),
        ("R2 G2 Y1 B1", ["give coffee"], "give yellow", "swap-room"),
        ("R2 G2 Y1", ["give coffee", "done"], "take coffee", "swapped"),
        ("R2 G2 Y1", ["give coffee", "done"], "take red", "row-full"),
    ],
)
def test_a_swap_needs_things_to_give_and_room_for_others(goods, choices, name, word):
    """BONUS-14: two fit into a row; who gives a yellow cannot take one, and then one blue only fits."""
    table = MochaTable().pour(0, 3).load(0, goods).give(0, "swap_3").play("card swap_3", *choices)
    assert why(table, name)[0] == word


def test_the_society_says_how_many_seals_it_takes_and_there_are():
    """LETTER-7, LETTER-8: a delivered letter has two."""
    table = hold(letters_table(), 0, 1, delivered=[2, 3]).give(0, "stay").go(24)
    assert why(table, "act") == ("seals", {"need": 6, "have": 5})


def test_without_a_lira_nothing_is_bid():
    """P23-1"""
    table = letters_table().give(0, "five_lira")
    table.s.lira[0] = 0
    assert why(table.go(23), "act") == ("lira", {"need": 1, "have": 0})


def test_a_letter_that_would_be_superfluous_is_not_given():
    """LETTER-7: seals 1 and 1 are given and one more is due; a delivered letter would make one of them superfluous."""
    table = hold(letters_table(), 0, 1, 2, 5, 8, delivered=[3]).give(0, "stay")
    table.play("move 4", "decline", "double turn", "letter 2", "letter 1")
    assert table.legal == {"letter 5", "letter 8"}
    assert why(table, "letter delivered") == ("letters-set", {})
    assert why(table, "letter 9") == ("no-such-letter", {})
