"""Mosque tiles given up for a card (B4a, B4b), and the market that they come back to."""

import pytest

from arasta.core.machine import CHANCE
from tests.dice.dice_table import TILE, DiceTable


def using(card, *dice, players=2, tiles=(), fresh=(), **owned):
    """The first player uses a card by one die; these tiles work, these do not yet, and these dice are left."""
    table = DiceTable(players).tiles(0, *tiles).tiles(0, *fresh, fresh=True).own(0, **owned)
    return table.deck(card).dice("card", *dice).play("cards 1", f"reveal {card}", "benefit")


def earning(*tiles, cards=(), **owned):
    """The first player's turn begins with these working tiles, and these cards in the deck."""
    return DiceTable(2, at="income").tiles(0, *tiles).own(0, **owned).deck(*cards)


def empty_stack(table):
    """The last seat owns all tiles of the stack."""
    for tile, i in TILE.items():
        table.tiles(table.s.players - 1, *[tile] * table.s.stack[i])
    return table


def dice_to_roll(table):
    """How many dice are rolled before somebody else than chance decides."""
    n = 0
    while "roll coin" in table.legal:
        table.roll("coin")
        n += 1
    return n


def test_a_tile_given_up_leaves_its_owner_for_the_stack():
    """DTILE-9"""
    table = using("b4a", "coin", tiles=["lira_blue", "card_blue"])
    before = sum(table.s.stack)
    assert table.legal == {"give up lira_blue", "give up card_blue"}
    table.play("give up card_blue")
    assert table.tiles_of(0) == ["lira_blue"]
    assert (table.s.stack[TILE["card_blue"]], sum(table.s.stack)) == (1, before + 1)


def test_a_tile_given_up_may_be_drawn_from_the_stack_again():
    """DTILE-9"""
    table = using("b4b", "coin", tiles=["lira_blue", "card_blue"]).play("give up lira_blue", "take tile die")
    assert {"lay out lira_blue", "lay out lira_yellow", "lay out die"} <= table.legal


def test_the_market_is_refilled_when_the_card_is_otherwise_done():
    """DTILE-3, DCARD-15"""
    table = using("b4b", "coin", tiles=["lira_blue", "card_blue"]).play("give up lira_blue", "take tile die")
    assert (table.to_act, table.decision) == (CHANCE, "tile_drawn")
    assert (table.holding(0), table.revealed()) == ({"crystal": 1, "lira": 4}, [])


def test_of_a_fresh_and_a_working_copy_the_fresh_one_is_given_up():
    """DTILE-9"""
    table = using("b4a", "coin", tiles=["die"], fresh=["die"])
    assert (table.tiles_of(0), table.tiles_of(0, fresh=True)) == (["die"], []), "one face is no question"


def test_a_working_tile_is_given_up_where_no_copy_is_fresh():
    """DTILE-9"""
    table = using("b4a", "coin", tiles=["card_blue"], fresh=["die"]).play("give up card_blue")
    assert (table.tiles_of(0), table.tiles_of(0, fresh=True)) == (["die"], ["die"])


def test_the_benefit_of_a_tile_given_up_ends_at_once():
    """DTILE-9, DTILE-6"""
    table = using("b4a", "coin", tiles=["merchant_blue"]).play("lira")
    assert table.holding(0) == {"brown": 2, "crystal": 1, "lira": 4 + 2}


def test_a_card_tile_given_up_before_its_turn_comes_reveals_nothing():
    """DTILE-9, DTURN-4"""
    table = earning("card_yellow", "card_blue", cards=["b4a", "a1a"])
    table.play("reveal b4a", "benefit", "give up card_blue")
    assert (table.decision, table.deck_left()) == ("die_rolled", ["a1a"])


def test_a_card_tile_may_be_given_up_for_its_own_card():
    """DTILE-9, DCARD-17"""
    table = earning("card_yellow", "card_blue", cards=["b4a", "a2_red"])
    table.play("reveal b4a", "benefit", "give up card_yellow", "reveal a2_red")
    assert (table.holding(0), table.tiles_of(0)) == ({"brown": 3, "crystal": 1, "lira": 4}, ["card_blue"])


def test_a_card_tile_taken_back_fresh_reveals_nothing_in_this_turn():
    """DTILE-1, DTURN-4: given up and taken again before its turn comes."""
    table = earning("card_yellow", "card_green", "card_blue", cards=["b4b", "b4c", "a1a"], lira=6)
    table.play("reveal b4b", "benefit", "give up card_blue", "take tile lira_red", "lay out card_blue")
    table.play("reveal b4c", "benefit", "take tile card_blue", "lay out die")
    assert (table.decision, table.deck_left()) == ("die_rolled", ["a1a"])


def test_a_die_tile_given_up_in_the_income_phase_is_not_rolled():
    """DTILE-10"""
    table = earning("card_blue", "die", cards=["b4a"]).play("reveal b4a", "benefit", "give up die")
    assert dice_to_roll(table) == 5


def test_the_die_of_a_fresh_tile_given_up_in_the_income_phase_was_never_to_be_rolled():
    """DTILE-9, DTILE-10: the working copy stays, so six dice are rolled."""
    table = earning("card_yellow", "card_blue", "die", cards=["b4c", "b4a"], lira=6)
    table.play("reveal b4c", "benefit", "take tile die", "lay out die", "reveal b4a", "benefit", "give up die")
    assert dice_to_roll(table) == 6


def test_dice_already_rolled_stay_when_their_tile_goes():
    """DTILE-10, DCASE-18"""
    table = using("b4a", "red", "red", "coin", "coin", "coin", tiles=["die"])
    assert table.dice_left() == {"red": 2, "coin": 3}
    table.play("lira")
    assert table.holding(0)["lira"] == 4 + 6


def test_the_die_of_a_tile_given_up_is_laid_aside():
    """DTILE-10: the next turn has five dice."""
    table = using("b4a", "red", "red", "coin", "coin", "coin", tiles=["die"]).play("lira").idle()
    assert table.s.turn_of == 0
    assert dice_to_roll(table) == 5


def test_an_action_tile_given_up_takes_its_action_away():
    """DTILE-11, DCASE-18: in the first of three actions, one more is left."""
    table = using("b4a", "coin", "card", tiles=["action_blue"])
    assert (table.s.turn_of, table.to_act) == (0, 0)
    assert table.play("lira").s.turn_of == 1


def test_an_action_tile_given_up_in_the_second_action_ends_the_turn():
    """DTILE-11: the action that has begun is finished."""
    table = DiceTable(2).tiles(0, "action_blue").deck("b4a").dice("card", "coin", "card")
    table.play("lira", "cards 1", "reveal b4a", "benefit")
    assert table.s.turn_of == 1
    assert table.holding(0) == {"brown": 2, "crystal": 1, "lira": 2 + 4}


def test_an_action_tile_given_up_in_the_third_action_changes_nothing():
    """DTILE-11, DCASE-18"""
    table = DiceTable(2).tiles(0, "action_blue").own(0, red=4).deck("b4a").dice("card", "coin", "card")
    table.play("token red", "lira", "cards 1", "reveal b4a", "benefit")
    assert table.s.turn_of == 1
    assert table.holding(0) == {"red": 3, "brown": 2, "crystal": 1, "lira": 2 + 4}


def test_a_fresh_action_tile_given_up_takes_no_action_away():
    """DTILE-11"""
    table = using("b4a", "coin", "card", tiles=["action_blue"], fresh=["action_green"]).play("give up action_green")
    table.play("lira")
    assert (table.s.turn_of, table.to_act) == (0, 0), "the third action"


@pytest.mark.parametrize(
    ("players", "tiles"), [(3, ["card_blue", "lira_blue", "die", "die"]), (4, ["card_blue", "lira_blue", "die"])]
)
def test_the_ruby_of_the_mosque_is_kept_when_a_tile_is_given_up(players, tiles):
    """DTILE-12, DCASE-7: B4b brings no second one with the new tile."""
    table = DiceTable(players).tiles(0, *tiles).deck("b4b").own(0, red=3).dice("card", "coin")
    table.play("tile lira_red", "lay out card_green")
    assert (table.s.rubies[0], table.s.mosque_rubies) == (1, players - 1)
    table.play("cards 1", "reveal b4b", "benefit", "give up lira_red")
    assert table.s.rubies[0] == 1
    table.play("take tile card_green")
    assert (table.s.rubies[0], table.s.mosque_rubies) == (1, players - 1)
    assert len(table.tiles_of(0)) == len(tiles) + 1


def test_a_short_market_is_filled_up_as_far_as_the_stack_goes():
    """DTILE-5, DTILE-9"""
    table = empty_stack(DiceTable(2).tiles(0, "lira_blue")).own(0, red=3).deck("b4a").dice("card", "coin")
    table.play("tile lira_red", "cards 1", "reveal b4a", "benefit", "give up lira_blue")
    assert (table.to_act, table.legal) == (CHANCE, {"lay out lira_blue"})
    table.play("lay out lira_blue")
    assert (len(table.open_tiles()), sum(table.s.stack)) == (6, 0)
    assert table.s.turn_of == 1


def test_a_market_that_stays_short_is_filled_by_the_one_tile_there_is():
    """DTILE-5"""
    table = empty_stack(DiceTable(2).tiles(0, "lira_blue", "card_blue")).deck("b4a").dice("card", "coin")
    for tile in ("die", "lira_red"):
        table.s.market[TILE[tile]] -= 1
        table.s.tiles[1, TILE[tile]] += 1
    table.play("cards 1", "reveal b4a", "benefit", "give up lira_blue", "lay out lira_blue")
    assert (table.to_act, len(table.open_tiles())) == (0, 5)


def test_a_tile_just_given_up_cannot_be_taken_back_by_the_same_card():
    """DTILE-5, DTILE-9"""
    table = empty_stack(DiceTable(2).tiles(0, "lira_blue", "card_blue")).deck("b4b").dice("card", "coin")
    table.play("cards 1", "reveal b4b", "benefit", "give up lira_blue")
    open_tiles = {"lira_red", "crystal_red", "card_red", "action_red", "merchant_red", "die"}
    assert table.legal == {f"take tile {tile}" for tile in open_tiles}
    table.play("take tile lira_red", "lay out lira_blue")
    assert set(table.open_tiles()) == open_tiles - {"lira_red"} | {"lira_blue"}


def test_no_tile_can_be_taken_from_an_empty_market():
    """DTILE-5, DCARD-11: B4b gives one lira, and the tile is not even given up."""
    table = DiceTable(2).market().tiles(0, "card_blue")
    table.dice("card", "coin").deck("b4b")
    empty_stack(table).play("cards 1", "reveal b4b")
    assert table.holding(0) == {"crystal": 1, "lira": 1}
    assert table.tiles_of(0) == ["card_blue"]
