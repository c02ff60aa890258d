"""Auction House, place 23."""

import pytest

from arasta.core.machine import CHANCE
from tests.istanbul.letters.post import letters_table, without_cards


def auction(*lira, **options):
    """The first player has gone to 23 and gained a blue good; the auction is open. The players own these lira."""
    table = letters_table(len(lira), **options)
    for p, amount in enumerate(lira):
        table.s.lira[p] = amount
    return table.go(23).play("act", "take blue")


def lira(table):
    """What the players own."""
    return list(table.s.lira)[: table.s.players]


def test_the_action_needs_one_lira():
    """P23-1"""
    table = letters_table()
    table.s.lira[0] = 0
    table.go(23)
    assert (table.to_act, table.goods(0)) == (1, "R0 G0 Y0 B0")


def test_one_lira_is_enough_and_five_lira_may_be_played_for_it():
    """EX-123, P23-4, P23-1"""
    table = letters_table().give(0, "five_lira")
    table.s.lira[0] = 0
    assert table.go(23).legal == {"skip", "card five_lira"}
    assert table.play("card five_lira").legal == {"skip", "act"}
    table = auction(1, 3, 3)
    assert (table.s.bid, table.s.bidder, table.to_act) == (1, 0, 1), "the only bid was not asked for"


def test_a_good_of_choice_comes_first():
    """P23-2"""
    table = letters_table().load(0, "G2").go(23).play("act")
    assert table.legal == {"take red", "take yellow", "take blue"}
    assert table.play("take yellow").goods(0) == "R0 G2 Y1 B0"


def test_with_a_full_cart_the_auction_takes_place_without_the_good():
    """P23-2, CART-3"""
    table = letters_table().load(0, "R2 G2 Y2 B2").go(23).play("act")
    assert table.decision == "bid"


def test_the_active_player_must_open_with_a_bid_of_one_lira_or_more():
    """P23-3, P23-4"""
    table = auction(4, 3, 3)
    assert (table.to_act, table.legal) == (0, {"bid 1", "bid 2", "bid 3", "bid 4"})


def test_each_other_player_bids_higher_or_passes_once_and_the_active_player_closes():
    """P23-3, P23-4"""
    table = auction(6, 3, 5, 9).play("bid 1")
    assert (table.to_act, table.legal) == (1, {"pass", "bid 2", "bid 3"})
    table.play("bid 2")
    assert (table.to_act, table.legal) == (2, {"pass", "bid 3", "bid 4", "bid 5"})
    table.play("pass")
    assert (table.to_act, table.legal) == (3, {"pass", *(f"bid {bid}" for bid in range(3, 10))})
    table.play("bid 4")
    assert (table.to_act, table.legal) == (0, {"pass", "bid 5", "bid 6"})
    table.play("bid 5")
    assert (table.to_act, table.decision) == (CHANCE, "card_drawn")


def test_who_cannot_bid_higher_passes_without_being_asked():
    """P23-4"""
    assert auction(5, 3, 9).play("bid 3").to_act == 2


def test_a_bidder_has_nothing_but_bids_and_passing():
    """P23-3, WIN-1, WIN-6, INFO-7: no card may be played meanwhile, by nobody."""
    table = letters_table(3).give(0, "five_lira").give(1, "five_lira").go(23).play("act", "take blue")
    assert table.legal == {"bid 1", "bid 2"}
    assert table.play("bid 1").legal == {"pass", "bid 2", "bid 3"}


def test_blue_overbids_yellow_and_pays_the_active_player():
    """EX-25, P23-5"""
    table = auction(3, 4, 9).play("bid 1", "pass", "bid 5")
    # Yellow, with 3 lira, cannot close above 5, so the pass is not asked for.
    table.play("draw stay", "draw five_lira")
    assert lira(table) == [8, 4, 4]
    assert table.hand(2) == ["five_lira", "stay"]
    assert table.s.cards[0] == table.s.cards[1] == 0
    assert table.goods(0) == "R0 G0 Y0 B1"


def test_yellow_passes_though_it_could_close():
    """EX-25, P23-3"""
    table = auction(9, 4, 9).play("bid 1", "pass", "bid 5")
    assert (table.to_act, table.legal) == (0, {"pass", "bid 6", "bid 7", "bid 8", "bid 9"})
    table.play("pass", "draw stay", "draw five_lira")
    assert lira(table) == [14, 4, 4]
    assert table.s.cards[2] == 2


def test_the_active_player_who_closes_pays_the_supply():
    """P23-5"""
    table = auction(9, 4, 9).play("bid 1", "bid 2", "bid 5", "bid 6", "draw stay", "draw five_lira")
    assert lira(table) == [3, 4, 9]
    assert table.hand(0) == ["five_lira", "stay"]


def test_if_nobody_overbids_the_opening_bid_wins_without_a_closing_bid():
    """P23-6, P23-5"""
    table = auction(9, 4, 9).play("bid 3", "pass", "pass")
    assert table.decision == "card_drawn"
    table.play("draw stay", "draw five_lira")
    assert lira(table) == [6, 4, 9]
    assert table.s.cards[0] == 2


def test_a_player_who_passed_bids_no_more():
    """P23-3: each other player once."""
    table = auction(2, 9, 9).play("bid 1", "pass", "bid 3")
    assert table.decision == "card_drawn"


def test_if_no_card_can_be_drawn_only_the_good_is_gained():
    """P23-6, TABLE-3"""
    table = without_cards(letters_table()).go(23).play("act", "take blue")
    assert (table.goods(0), table.s.lira[0], table.to_act) == ("R0 G0 Y0 B1", 2, 1)


def test_with_one_card_left_the_winner_draws_one():
    """P23-5, DECK-5"""
    table = without_cards(letters_table(), "stay").go(23).play("act", "take blue", "bid 2", "pass", "pass", "pass")
    table.play("draw stay")
    assert (table.hand(0), table.s.lira[0]) == (["stay"], 0)


def test_the_discards_are_cards_that_can_be_drawn():
    """P23-6, DECK-3"""
    table = without_cards(letters_table().discard("stay")).go(23).play("act", "take blue")
    assert table.decision == "bid"


@pytest.mark.parametrize("bid", [61, 62, 63, 125, 126, 150])
def test_bids_end_where_the_purse_does(bid):
    """P23-4: whole lira, up to what the bidder owns."""
    table = auction(150, 3)
    assert table.legal == {f"bid {lira}" for lira in range(1, 151)}
    table.play(f"bid {bid}", "draw stay", "draw five_lira")
    assert table.s.lira[0] == 150 - bid


def test_a_high_bid_is_overbid_by_a_higher_one():
    """P23-3, P23-4"""
    table = auction(70, 66, 64).play("bid 64")
    assert (table.to_act, table.legal) == (1, {"pass", "bid 65", "bid 66"})
    table.play("bid 65")
    assert table.to_act == 0, "the third player cannot bid above 65"


def test_the_family_member_leads_an_auction_of_its_player():
    """TABLE-2: the active player's lira counts."""
    table = letters_table(3).go(12).play("act", "send 23", "act", "take red")
    assert (table.to_act, table.legal) == (0, {"bid 1", "bid 2"})


def test_without_lira_the_family_member_cannot_act_there():
    """TABLE-2, P23-1"""
    table = letters_table(3)
    table.s.lira[0] = 0
    table.go(12).play("act", "send 23")
    assert (table.to_act, table.goods(0)) == (1, "R0 G0 Y0 B0")
