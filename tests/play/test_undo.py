"""The four laws of undo: whose turn it is, what others decided, what was revealed and what was rolled all stand."""

import pytest

import arasta
from tests.play.games import GAMES, at_random, at_the_end, by_hand, dice_by_hand, play


def states_of(game, *names):
    """The states before each choice, and after the last."""
    states = [game.state_bytes()]
    for name in names:
        game.play(name)
        states.append(game.state_bytes())
    return states


def test_choices_are_taken_back_one_by_one_to_the_start_of_the_turn():
    game = by_hand()
    states = states_of(game, "card five_lira", "move 9", "leave", "act")
    for state in reversed(states[:-1]):
        game.undo()
        assert game.state_bytes() == state
    assert game.record() == by_hand().record()


def test_after_an_undo_the_game_goes_on():
    game = play(by_hand(), "move 9")
    game.undo()
    assert play(game, "move 3").record() == play(by_hand(), "move 3").record()


def test_nothing_to_take_back():
    with pytest.raises(arasta.CannotUndo, match="Nothing has been done yet"):
        arasta.new(chance="manual").undo()


def test_undo_never_changes_whose_turn_it_is():
    game = play(by_hand(), "move 3", "decline")
    assert game.turn == "1.2"
    refuses(game, "The turn has passed on")


def test_undo_never_makes_another_player_decide_again():
    """END-6: after the last round the seats decide in one common turn."""
    game = at_the_end()
    assert (game.turn, game.to_act) == ("end", 0)
    play(game, "card five_lira")
    assert (game.turn, game.to_act) == ("end", 1)
    refuses(game, "The turn has passed on")


def test_undo_never_takes_back_a_draw():
    refuses(play(by_hand(), "move 6", "leave", "act", "draw stay"), "A roll or draw came")


def test_undo_never_takes_back_a_roll():
    game = play(by_hand(), "move 9", "leave", "act", "call 8", "roll 1 2")
    refuses(game, "A roll or draw came")


def test_undo_never_takes_back_a_demand_tile_revealed():
    game = by_hand()
    game._state.goods[0, 1] = 2
    play(game, "move 11", "leave", "act", "sell green")
    refuses(play(game, "demand S2"), "A roll or draw came")


def test_what_was_chosen_after_a_roll_can_be_taken_back_up_to_the_roll():
    game = play(by_hand(layout="long"), "move 8", "leave", "act", "roll 1 2", "take red")
    game.undo()
    assert game.decision == "take_good"
    refuses(game, "A roll or draw came")


def test_a_choice_can_be_taken_back_before_chance_by_hand_has_acted():
    game = play(by_hand(), "move 9", "leave", "act", "call 8")
    game.undo()
    assert game.decision == "call_number"


def test_the_end_of_the_game_cannot_be_taken_back():
    refuses(play(at_the_end(), "done", "done"), "The game is over")


def test_in_the_dice_game_undo_goes_back_to_the_last_roll_draw_or_turn():
    """DTURN-6, DCARD-1, DTILE-3"""
    faces = ("red", "red", "red", "card", "coin")
    game = play(dice_by_hand(*faces), "lira", "tile lira_red")
    game.undo()
    assert game.decision == "action"
    game.undo()
    assert game.view()["dice"]["coin"] == 1
    game.undo()
    assert game.decision == "reroll"
    refuses(game, "A roll or draw came")
    refuses(play(dice_by_hand(*faces), "cards 1", "reveal b2a"), "A roll or draw came")
    refuses(play(dice_by_hand(*faces), "tile lira_red", "lay out die"), "A roll or draw came")
    turn = play(dice_by_hand(*faces), "stop")
    assert turn.turn == "1.2"
    refuses(turn, "The turn has passed on")


def test_in_the_dice_game_undo_never_makes_another_player_decide_again():
    """DCARD-4: who gives first has decided before the next is asked."""
    game = play(dice_by_hand("red", "red", "red", "card", "coin"), "cards 1", "reveal a4", "take lira")
    assert (game.turn, game.to_act) == ("1.1", 2)
    refuses(game, "The turn has passed on")


@GAMES
def test_the_laws_hold_at_every_moment_of_a_game(name):
    game = at_random(0, game=name, players=3, seed=4)
    for i in range(250):
        turn, actor, rolls = game.turn, game.to_act, chance_so_far(game)
        try:
            game.undo()
        except arasta.CannotUndo:
            pass
        else:
            assert (game.turn, game.to_act, chance_so_far(game)) == (turn, actor, rolls)
        choices = game.legal
        if not choices:
            break
        game.play(choices[(7 * i) % len(choices)])


def chance_so_far(game):
    return [step.action for step in game.history if step.actor == arasta.CHANCE]


def refuses(game, reason):
    before, record = game.state_bytes(), game.record()
    with pytest.raises(arasta.CannotUndo, match=reason):
        game.undo()
    assert (game.state_bytes(), game.record()) == (before, record)
