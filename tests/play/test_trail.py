"""The trail of a turn: its steps, and which of them are done."""

import arasta
from tests.play.games import asked_anew, by_hand, dice_by_hand, play

ROLL = ("red", "red", "green", "coin", "card")


def test_the_trail_goes_through_the_phases_of_a_turn():
    """TURN-3"""
    game = by_hand()
    game._state.merchant[1], game._state.lira[0] = 11, 4
    game._state.goods[0, 0] = 2
    done = [game.trail["done"]]
    for name in ("move 11", "leave", "pay", "act"):
        play(game, name)
        done.append(game.trail["done"])
    assert game.trail["steps"] == ["move", "pay", "act", "meet"]
    assert done == [0, 0, 1, 2, 2]  # what is sold belongs to the action


def test_whatever_an_encounter_asks_belongs_to_the_meeting():
    """MEET-6"""
    game = play(by_hand(), "move 2", "leave", "act", "done", "meet smuggler")
    assert (game.decision, game.trail["done"]) == ("take_good", 3)


def test_an_auction_belongs_to_the_turn_of_whoever_opened_it():
    """P23-3"""
    game = by_hand(expansions=["letters"])
    game._state.merchant[0] = 12
    play(asked_anew(game), "move 23", "leave", "act", "take red", "bid 1")
    assert (game.to_act, game.trail["done"]) == (1, 2)


def test_the_dice_game_rolls_and_acts():
    """DTURN-2"""
    game = dice_by_hand(*ROLL)
    assert (game.decision, game.trail) == ("action", {"steps": ["roll", "act"], "done": 1})


def test_before_the_first_turn_there_is_no_trail():
    assert arasta.new(chance="manual").trail is None
