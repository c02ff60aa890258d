"""The bonus deck and its discard pile, the demand tiles, the stacks of mosque tiles."""

import pytest

from arasta.core.machine import CHANCE
from arasta.istanbul.base.components import CARD_TABLE
from arasta.istanbul.base.components.markets import DEMAND_TILES
from tests.table import CARD, Table


def keep_in_deck(table, *slugs):
    """Leave only these cards in the deck; the last player holds the others."""
    for slug, card in CARD.items():
        spare = table.s.deck[card] - slugs.count(slug)
        table.give(table.s.players - 1, *[slug] * spare)
    assert table.s.deck_size == len(slugs)
    return table


def deck(table):
    """The cards of the deck, sorted by kind."""
    return [slug for slug, card in CARD.items() for _ in range(table.s.deck[card])]


def with_governor(table):
    """The first player, with 4 lira, has reached the Governor on place 2 without acting there."""
    table.s.token[0] = 2
    table.s.lira[0] = 4
    return table.ready().play("move 2", "leave", "skip")


def at_caravansary(table):
    """The first player has gone to the Caravansary and started its action."""
    return table.play("move 6", "leave", "act")


@pytest.mark.parametrize(("card", "decision"), [("one_good", "take_good"), ("move_3_4", "walk")])
def test_a_card_lies_on_the_discard_pile_before_its_effect(card, decision):
    """DECK-1"""
    table = Table().discard("stay").give(0, card).play(f"card {card}")
    assert table.decision == decision
    assert table.pile() == ["stay", card]
    assert table.hand(0) == []


def test_a_card_laid_down_can_already_be_drawn_by_its_own_effect():
    """DECK-1, DECK-3"""
    table = Table().give(0, "family_home")
    table.s.family[0] = 9
    keep_in_deck(table).ready().play("card family_home", "reward card")
    assert table.legal == {"draw family_home"}


def test_a_card_discarded_lies_face_up_on_top_of_the_pile():
    """DECK-1, P06-3"""
    table = at_caravansary(Table().discard("stay").give(0, "five_lira"))
    table.play("from deck", "draw one_good", "from deck", "draw move_3_4", "discard one_good")
    assert table.pile() == ["stay", "one_good"]


@pytest.mark.parametrize("gain", ["governor", "reward"])
def test_other_cards_are_drawn_from_the_deck_although_there_are_discards(gain):
    """DECK-2"""
    table = Table().discard("family_home", "family_home")
    if gain == "governor":
        with_governor(table).play("meet governor")
    else:
        table.s.family[1] = 2
        table.play("move 2", "leave", "skip", "reward card")
    assert table.to_act == CHANCE
    assert table.legal == {f"draw {row.slug}" for row in CARD_TABLE} - {"draw family_home"}
    assert table.pile() == ["family_home", "family_home"]


def test_the_caravansary_takes_from_the_deck_or_the_top_of_the_discard_pile():
    """DECK-2"""
    table = at_caravansary(Table().discard("stay", "five_lira"))
    assert table.legal == {"from deck", "from discard"}
    table.play("from discard")
    assert table.hand(0) == ["five_lira"]
    assert table.pile() == ["stay"]


def test_when_the_last_card_leaves_the_deck_the_discards_become_the_deck_at_once():
    """DECK-3, EX-113, P06-2"""
    table = at_caravansary(keep_in_deck(Table().discard("post_again", "stay"), "one_good"))
    table.play("from deck", "draw one_good")
    assert table.pile() == []
    assert deck(table) == ["post_again", "stay"]
    # The second card can only come from the deck, so its source is not asked.
    assert table.to_act == CHANCE
    assert table.legal == {"draw post_again", "draw stay"}


def test_with_an_empty_deck_and_discards_the_caravansary_offers_both_sources():
    """DECK-3, P06-2"""
    table = keep_in_deck(Table().give(0, "five_lira")).ready().play("card five_lira")
    assert (deck(table), table.pile()) == ([], ["five_lira"])
    assert at_caravansary(table).legal == {"from deck", "from discard"}


def test_the_discards_stay_where_they_are_while_a_card_is_left_in_the_deck():
    """DECK-3"""
    table = at_caravansary(keep_in_deck(Table().discard("post_again", "stay"), "one_good", "five_lira"))
    table.play("from deck", "draw one_good")
    assert table.pile() == ["post_again", "stay"]
    assert deck(table) == ["five_lira"]


def test_a_deck_that_ran_out_without_discards_is_renewed_as_soon_as_a_card_is_to_be_drawn():
    """DECK-3"""
    table = keep_in_deck(Table().give(0, "five_lira")).ready().play("card five_lira")
    assert deck(table) == []
    assert table.pile() == ["five_lira"]
    with_governor(table).play("meet governor")
    assert table.legal == {"draw five_lira"}
    assert table.pile() == []


def test_with_too_few_cards_the_player_takes_what_there_is():
    """DECK-5, P06-5"""
    table = at_caravansary(keep_in_deck(Table(), "stay")).play("draw stay")
    # One card, no second one, and the card must be discarded again.
    assert table.hand(0) == []
    assert table.pile() == ["stay"]
    assert table.to_act == 1


def test_with_no_card_at_all_the_caravansary_gives_none():
    """DECK-5, ACT-2"""
    table = at_caravansary(keep_in_deck(Table()))
    assert table.s.cards[0] == 0
    assert table.to_act == 1


def test_the_hand_has_no_limit():
    """DECK-6"""
    table = Table().give(0, *["one_good"] * 4, *["five_lira"] * 4, *["move_3_4"] * 4, *["stay"] * 2)
    with_governor(table).play("meet governor", "draw post_again", "pay")
    assert table.s.cards[0] == 15


def sell_green(table, *then):
    """The player to act sells one green good at the Small Market and walks back."""
    p = table.to_act
    table.load(p, "G1").play("move 11")
    table.play("leave" if "leave" in table.legal else "pick up", "act", *then)
    table.s.merchant[p] = 7
    return table


def top_tile(table):
    """The demand tile on top at the Small Market."""
    return DEMAND_TILES[table.s.demand[1, table.s.demand_top[1]]].slug


def test_a_used_demand_tile_goes_to_the_bottom_and_the_order_repeats_for_ever():
    """DECK-8, P10-3"""
    table = Table(players=5)
    for tile in ("S4", "S5", "S2", "S3"):
        sell_green(table, f"demand {tile}")
    tops = []
    for _ in range(11):
        sell_green(table)  # no tile is drawn any more
        tops.append(top_tile(table))
    assert tops == ["S1", "S4", "S5", "S2", "S3", "S1", "S4", "S5", "S2", "S3", "S1"]


def test_a_tile_that_has_been_on_top_does_not_come_up_again_before_the_others():
    """DECK-8"""
    table = Table(players=5)
    sell_green(table)
    assert table.legal == {"demand S2", "demand S3", "demand S4", "demand S5"}
    table.play("demand S4")
    sell_green(table)
    assert table.legal == {"demand S2", "demand S3", "demand S5"}


def test_only_the_top_demand_tile_counts():
    """DECK-8, P10-1"""
    table = Table(players=5).give(1, "five_lira")
    sell_green(table, "demand S5")  # S1 asks for red, S5 does not
    table.load(1, "R1").play("move 11", "leave")
    assert table.legal == {"skip", "card five_lira"}
    table = Table(players=5).give(1, "five_lira")
    sell_green(table, "demand S4")  # S4 does
    assert "act" in table.load(1, "R1").play("move 11", "leave").legal


def test_the_first_tile_is_on_top_again_after_five_sales():
    """DECK-8"""
    table = Table(players=5)
    for tile in ("S2", "S3", "S4", "S5"):
        sell_green(table, f"demand {tile}")
    sell_green(table)
    # S1 asks for two yellow goods and one blue: 9 lira for three goods.
    table.s.lira[0] = 0
    table.load(0, "Y2 B1").play("move 11", "pick up", "act", "sell yellow", "sell yellow", "sell blue")
    assert table.s.lira[0] == 9


def test_the_cheapest_mosque_tile_lies_on_top_and_only_the_top_one_can_be_taken():
    """DECK-9"""
    table = Table().give(1, "five_lira")
    table.load(0, "R2").play("move 14", "leave", "act")
    assert table.s.mosque_tiles_left[0] == 3
    # The next red tile asks for 3 goods.
    table.s.merchant[0] = 7
    table.s.extensions[1] = 1
    table.load(1, "R2").play("move 14", "leave")
    assert table.legal == {"skip", "card five_lira"}
    table.load(1, "R3").play("act")
    assert table.goods(1) == "R2 G0 Y0 B0"


def test_an_empty_stack_of_mosque_tiles_stays_empty():
    """DECK-9"""
    table = Table(players=5)
    for p in range(5):
        table.s.extensions[p] = 3
        table.load(p, "R5")
    table.give(4, "five_lira")
    for _ in range(4):
        table.play("move 14", "leave", "act")
        table.s.merchant[table.to_act - 1] = 7
        table.ready()
    assert table.play("move 14", "leave").legal == {"skip", "card five_lira"}
