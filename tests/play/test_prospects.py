"""What chance may bring after each choice: exact, from the rules."""

import pytest

from tests.play.games import asked_anew, by_hand, play

RED = 1  # the bit of the red mosque tile


def at_the_tea_house(*tiles):
    game = by_hand(cards=("stay",))
    for tile in tiles:
        game._state.mosque_tiles[0] |= tile
    return play(asked_anew(game), "move 9", "leave", "act")


def chance_of(game, name, **changes):
    """How likely a choice brings exactly this."""
    ways = game.prospects()["ways"][name]
    return sum(
        way["chance"] for way in ways if way["changes"] == {word.replace("_", "."): n for word, n in changes.items()}
    )


@pytest.mark.parametrize(("number", "of_36"), [(3, 35), (7, 21), (8, 15), (12, 1)])
def test_a_call_is_as_likely_as_the_dice_are(number, of_36):
    """P09-1"""
    game = at_the_tea_house()
    assert chance_of(game, f"call {number}", lira=number) == pytest.approx(of_36 / 36, abs=1e-5)
    assert sum(way["chance"] for way in game.prospects()["ways"][f"call {number}"]) == pytest.approx(1, abs=1e-5)


def test_the_tile_that_turns_a_die_is_reckoned_with():
    """MOSQ-1: no die that is turned to 4 makes a 12, so both are rolled again if they must be."""
    game = at_the_tea_house(RED)
    assert chance_of(game, "call 12", lira=12) == pytest.approx(1 / 36 + 35 / 36 / 36, abs=1e-5)
    assert chance_of(game, "call 8", lira=8) > 27 / 36  # a 4 or more on either die, or another roll


def test_the_black_market_brings_jewelry_by_the_roll():
    """P08-1: there is room for two on the cart."""
    game = by_hand(cards=("stay",))
    game._state.merchant[0] = 6
    play(asked_anew(game), "move 8", "leave")
    ways = game.prospects()["ways"]["act"]
    by_jewelry = {way["changes"].get("goods.blue", 0): way["chance"] for way in ways}
    assert by_jewelry == pytest.approx({0: 15 / 36, 1: 11 / 36, 2: 10 / 36}, abs=1e-5)


def test_a_won_roll_has_no_change_that_brings_more():
    """MOSQ-1"""
    won = play(at_the_tea_house(RED), "call 8", "roll 6 5")
    assert set(won.prospects()["pointless"]) == {"turn 6", "turn 5", "reroll"}
    lost = play(at_the_tea_house(RED), "call 8", "roll 1 2")
    assert set(lost.prospects()["pointless"]) == {"turn 1", "turn 2"}


def test_what_is_looked_ahead_to_changes_nothing():
    game = at_the_tea_house(RED)
    before = game.snapshot()
    game.prospects()
    assert game.snapshot() == before


def test_a_move_to_a_place_of_luck_is_told_with_the_call_that_brings_most():
    """P09-1, P08-1: before the move is made; what it costs in any case is in the ways too."""
    game = by_hand(cards=("stay",))
    game._state.lira[0], game._state.merchant[1] = 4, 9
    ways = {way["changes"].get("lira", 0): way["chance"] for way in asked_anew(game).prospects()["ways"]["move 9"]}
    assert ways == pytest.approx({5: 21 / 36, 0: 15 / 36}, abs=1e-5)  # 7 is called, 2 lira go to the merchant there


def test_where_more_than_one_choice_comes_before_the_roll_nothing_is_told():
    game = by_hand()
    for good in range(4):
        game._state.goods[0, good] = 2
    ways = asked_anew(game).prospects()["ways"]
    assert "move 11" in [choice.name for choice in game.legal]
    assert "move 11" not in ways
