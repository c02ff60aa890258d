"""The cross tables: aids by kind of turn and by moment, places by agent, things that run out."""

import pytest

from arasta.istanbul.base.components import CARD_TABLE
from tests.istanbul.agents import CHOICES, furnish, purse
from tests.table import CARD, IN_THE_BOX, Table

FREE = {"card one_good", "card five_lira", "card family_home", "tile yellow"}
MOVES = {"card stay", "card move_3_4"}
RETURN = {"card return_assistant"}


def aids(table):
    """The cards and tiles that may be used now."""
    return {name for name in table.legal if name.startswith(("card ", "tile "))}


def with_every_aid():
    """The first player has every kind of card of the box and the yellow tile; on 5 wait a merchant and the Smuggler."""
    table = Table().give(0, *IN_THE_BOX["base"]).own(0, "yellow").send_out(0, 3)
    table.s.lira[0] = 20
    table.s.family[0], table.s.merchant[1], table.s.token[1] = 9, 5, 5
    return table.ready()


def test_each_aid_is_used_in_its_windows():
    """TABLE-4, TABLE-1: a merchant turn from D0 to D7."""
    table = with_every_aid()
    assert aids(table) == FREE | MOVES | RETURN
    assert aids(table.play("move 5")) == FREE | RETURN
    assert aids(table.play("leave")) == FREE
    assert aids(table.play("pay")) == FREE
    assert aids(table.play("act")) == FREE | {"card post_again"}
    assert aids(table.play("done")) == FREE
    assert aids(table.play("meet smuggler")) == set()
    assert aids(table.play("take blue")) == set()
    table.play("pay", "roll 1 1")
    assert table.decision == "end_turn"
    assert aids(table) == FREE


@pytest.mark.parametrize(
    ("way", "used"),
    [
        (["move 11", "leave", "act"], {"card small_market_any"}),
        (["move 9", "leave", "act"], set()),
        (["card move_3_4"], set()),
        (["card family_home"], set()),
        (["move 2", "leave", "act"], set()),
    ],
)
def test_inside_an_action_or_a_card_only_its_own_aid_is_used(way, used):
    """TABLE-4"""
    table = with_every_aid().own(0, "green").load(0, "R1")
    assert aids(table.play(*way)) == used


def test_the_red_and_the_green_tile_are_used_inside_their_actions():
    """TABLE-4, TABLE-1"""
    table = Table().own(0, "red", "green")
    assert "reroll" in table.play("move 9", "leave", "act", "call 12", "roll 1 1").legal
    table = Table().own(0, "red", "green")
    assert "take blue" in table.play("move 2", "leave", "act").legal


@pytest.mark.parametrize(("place", "choices"), CHOICES.items())
def test_the_family_member_acts_as_the_merchant_does(place, choices):
    """TABLE-2, ACT-4"""
    purses = []
    for way in (["act"], ["act", f"send {place}", "act"]):
        table = furnish(Table(), place)
        before = purse(table)
        table.go(place if way == ["act"] else 12).play(*way, *choices)
        purses.append(purse(table))
    assert purses[0] == purses[1] != before


def test_the_family_member_at_the_fountain_returns_assistants_to_the_stack():
    """TABLE-2"""
    table = Table().send_out(0, 2).go(12).play("act", "send 7", "act", "return 2", "done")
    assert table.s.stack[0] == 3
    assert table.s.merchant[0] == 12


def test_the_family_member_never_acts_at_the_police_station():
    """TABLE-2"""
    assert "send 12" not in Table().go(12).play("act").legal


def without_cards(*kept):
    """A table where the last seat holds the whole deck; the first player holds the cards kept."""
    table = Table().give(0, *kept)
    rest = [row.slug for card, row in enumerate(CARD_TABLE) for _ in range(table.s.deck[card])]
    return table.give(3, *rest)


def test_with_deck_and_pile_empty_the_governor_is_unusable():
    """TABLE-3"""
    table = without_cards()
    table.s.token[0] = 2
    table.play("move 2", "leave", "skip")
    assert table.to_act == 1
    assert table.s.token[0] == 2


def test_with_deck_and_pile_empty_a_reward_is_three_lira():
    """TABLE-3"""
    table = without_cards()
    table.s.family[1] = 2
    table.play("move 2", "leave", "skip")
    assert table.s.lira[0] == 5
    assert table.s.family[1] == 12


def test_the_card_just_played_can_be_drawn_again():
    """TABLE-3: the pile is not empty then."""
    table = without_cards("family_home")
    table.s.family[0] = 2
    table.ready().play("card family_home", "reward card")
    assert table.legal == {"draw family_home"}


def test_from_an_empty_mosque_stack_nothing_can_be_gained():
    """TABLE-3: four of five players have taken a red tile."""
    table = Table(players=5)
    for p in range(1, 5):
        table.own(p, "red")
    table.s.extensions[0] = 3
    table.load(0, "R5 G2").go(14).play("act")
    assert table.s.mosque_tiles[0] == 0b0010, "green; red was not to be had"


def test_with_five_players_four_complete_a_mosque_and_its_rubies_suffice():
    """TABLE-3"""
    table = Table(players=5)
    for p in range(4):
        table.own(p, "red")
        table.s.extensions[p] = 3
        table.load(p, "G5").go(14).play("act")
        table.s.merchant[p] = 7
        table.ready()
    assert list(table.s.rubies) == [1, 1, 1, 1, 0]
    assert table.s.rubies_on[14] == 0
    assert table.s.mosque_tiles_left[0] == table.s.mosque_tiles_left[1] == 0


@pytest.mark.parametrize("track", [13, 16])
def test_without_a_ruby_on_the_track_and_in_the_supply_the_action_is_not_available(track):
    """TABLE-3"""
    table = Table().give(0, "post_again").load(0, "R5 G5 Y5 B5")
    table.s.extensions[0], table.s.lira[0] = 3, 30
    table.s.rubies_on[track], table.s.ruby_supply = 1, 0
    assert table.load(0, "R5 G5 Y5 B5").go(track).legal == {"skip", "act"}
    table.s.rubies_on[track] = 0
    assert table.ready().legal == {"skip"}


def test_rubies_and_extensions_of_the_wainwright_suffice_for_all():
    """TABLE-3"""
    table = Table(players=5)
    for p in range(5):
        table.s.extensions[p], table.s.lira[p] = 2, 7
        table.ready().go(1).play("act")
        table.s.merchant[p] = 7
        table.ready()
    assert list(table.s.rubies) == [1, 1, 1, 1, 1]
    assert table.s.rubies_on[1] == 0


def test_the_bonus_deck_is_made_anew_from_the_pile():
    """TABLE-3"""
    table = Table().discard("stay")
    rest = [row.slug for card, row in enumerate(CARD_TABLE) for _ in range(table.s.deck[card])]
    rest.remove("five_lira")
    table.give(3, *rest).go(6).play("act", "from deck", "draw five_lira", "draw stay")
    assert table.hand(0) == ["five_lira", "stay"]
    assert table.s.deck[CARD["stay"]] == 0
