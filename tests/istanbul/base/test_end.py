"""The end of the game and the ranking."""

import pytest

from arasta.core.machine import NOBODY
from tests.table import Table


def take_ruby_at_dealer(table):
    """The seat to act buys a ruby and leaves the Dealer."""
    p = table.to_act
    table.s.lira[p] = 30
    table.ready().go(16).play("act")
    table.s.merchant[p] = 7
    return table.ready()


def last_cards(players=3, **hands):
    """The first player has reached the target, all turns of the round are over; hands as seat_1="five_lira …"."""
    table = Table(players)
    for seat, cards in hands.items():
        table.give(int(seat[-1]) - 1, *cards.split())
    table.s.rubies[0] = table.s.target
    return table.idle(players)


@pytest.mark.parametrize(("players", "target"), [(2, 6), (3, 5), (4, 5), (5, 5)])
def test_the_game_ends_with_the_round_in_which_somebody_owns_the_target(players, target):
    """END-1"""
    table = Table(players)
    table.s.rubies[0] = target - 1
    table.idle(players)
    assert table.to_act == 0
    table.s.rubies[0] = target
    table.idle(players)
    assert table.to_act == NOBODY


@pytest.mark.parametrize("take", ["extension", "mosque", "palace", "dealer"])
def test_a_ruby_of_any_origin_triggers_the_end(take):
    """END-1"""
    table = Table(players=3).load(0, "R2 G2 Y2 B2")
    table.s.rubies[0] = 4
    if take == "extension":
        table.s.extensions[0], table.s.lira[0] = 2, 7
        table.go(1).play("act")
    elif take == "mosque":
        table.own(0, "red").go(14).play("act")
    elif take == "palace":
        table.go(13).play("act", "give red")
    else:
        take_ruby_at_dealer(table)
    assert table.s.rubies[0] == 5
    assert table.idle(2).to_act == NOBODY


def test_seats_still_to_play_in_the_round_play():
    """END-2, END-5, EX-16: seat 3 of 4 takes its fifth ruby; seat 4 plays, seats 1 and 2 get no turn."""
    table = Table()
    table.s.rubies[2] = 4
    table.idle(2)
    take_ruby_at_dealer(table)
    assert table.to_act == 3
    table.idle()
    assert table.to_act == NOBODY
    assert table.s.turns == 4


def test_if_the_last_seat_triggers_the_game_ends_after_its_turn():
    """END-2, END-5"""
    table = Table(players=3)
    table.s.rubies[2] = 4
    table.idle(2)
    assert take_ruby_at_dealer(table).to_act == NOBODY


def test_rubies_beyond_the_target_rank_higher():
    """END-4: the first seat reaches the target, the second takes one more in the same round."""
    table = Table(players=3)
    table.s.rubies[0], table.s.rubies[1] = 4, 5
    take_ruby_at_dealer(table)
    take_ruby_at_dealer(table).idle()
    assert table.to_act == NOBODY
    assert list(table.s.rubies[:3]) == [5, 6, 0]
    assert table.ranks == [2, 1, 3]


def test_after_the_end_each_player_from_the_first_seat_on_may_play_cards():
    """END-6"""
    table = last_cards(seat_1="five_lira", seat_2="five_lira", seat_3="five_lira")
    order = []
    while table.to_act != NOBODY:
        order.append(table.to_act)
        table.play("done")
    assert order == [0, 1, 2]


def test_only_cards_that_give_goods_or_lira_are_played_after_the_end():
    """END-6"""
    table = Table(players=3)
    table.give(0, "one_good", "five_lira", "palace_again", "post_again", "dealer_again")
    table.give(0, "family_home", "small_market_any", "stay", "move_3_4", "return_assistant")
    table.own(0, "yellow").send_out(0, 5)
    table.s.rubies[0], table.s.family[0], table.s.lira[0] = 5, 9, 10
    table.ready().idle(3)
    assert table.legal == {"card one_good", "card five_lira", "card family_home", "done"}


def test_any_number_of_cards_may_be_played_after_the_end():
    """END-6"""
    table = last_cards(seat_1="five_lira five_lira one_good")
    table.play("card five_lira", "card one_good", "take blue", "card five_lira")
    assert table.s.lira[0] == 12
    assert table.goods(0) == "R0 G0 Y0 B1"
    assert table.to_act == NOBODY


def test_the_opportunity_comes_once():
    """END-6"""
    table = last_cards(seat_1="five_lira", seat_2="five_lira").play("done", "card five_lira")
    assert table.to_act == NOBODY
    assert table.hand(0) == ["five_lira"]


def test_the_family_member_called_home_after_the_end_brings_three_lira_only():
    """END-6"""
    table = Table(players=3).give(0, "family_home")
    table.s.rubies[0], table.s.family[0] = 5, 9
    table.ready().idle(3).play("card family_home")
    assert table.s.lira[0] == 5
    assert table.s.family[0] == 12
    assert table.to_act == NOBODY


def test_the_limits_of_the_cart_apply_after_the_end():
    """END-6"""
    table = Table(players=3).give(0, "one_good").load(0, "R2 G2 Y1 B2")
    table.s.rubies[0] = 5
    table.idle(3).play("card one_good")
    assert table.goods(0) == "R2 G2 Y2 B2"


def with_purses(*purses):
    """A game whose players own (rubies, lira, goods, cards)."""
    table = Table(len(purses))
    for p, (rubies, lira, goods, cards) in enumerate(purses):
        table.s.rubies[p], table.s.lira[p] = rubies, lira
        table.load(p, goods).give(p, *cards.split())
    return table


@pytest.mark.parametrize(
    ("first", "second", "ranks"),
    [
        ((5, 0, "", ""), (4, 99, "R2 G2", "stay stay"), [1, 2]),
        ((5, 3, "R2 G2", "stay"), (5, 4, "", ""), [2, 1]),
        ((5, 3, "R1", "stay stay"), (5, 3, "R1 B1", ""), [2, 1]),
        ((5, 3, "R2", "stay"), (5, 3, "B2", "five_lira one_good"), [2, 1]),
        ((5, 3, "R2", "stay"), (5, 3, "G1 B1", "five_lira"), [1, 1]),
    ],
)
def test_rubies_rank_first_then_lira_then_goods_then_bonus_cards(first, second, ranks):
    """END-7"""
    assert with_purses(first, second).ranks == ranks


def test_a_shared_rank_leaves_the_next_one_empty():
    """END-7"""
    equal = (5, 3, "R1", "")
    assert with_purses((4, 0, "", ""), equal, equal, (6, 0, "", "")).ranks == [4, 2, 2, 1]


def test_one_bonus_card_more_decides():
    """END-7, EX-121: both have 6 rubies, 3 lira and 4 goods."""
    assert with_purses((6, 3, "R2 G2", "stay"), (6, 3, "Y2 B2", "stay one_good")).ranks == [2, 1]


def test_tiles_extensions_and_assistants_do_not_count():
    """END-8"""
    table = with_purses((5, 3, "R1", "stay"), (5, 3, "B1", "stay")).own(0, "red", "blue").send_out(1, 3, 5)
    table.s.extensions[1] = 3
    assert table.ranks == [1, 1]
