"""The laws of undo: what others decided, what was revealed and what was rolled all stand.

These games are set up with chance by hand and then left to the laws of a table at which it falls by itself.
"""

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


def test_undo_reaches_over_the_end_of_the_own_turn_until_somebody_else_has_decided():
    game = at_table(by_hand())
    before = game.state_bytes()
    play(game, "move 3", "decline")
    assert game.turn == "1.2"
    game.undo_to(game.step - 2, seat=0)
    assert game.state_bytes() == before
    play(game, "move 3", "decline", "move 4")
    with pytest.raises(arasta.CannotUndo, match="Somebody else has decided"):
        game.undo_to(game.step - 2)


def test_a_seat_takes_back_only_its_own_choices():
    game = at_table(play(by_hand(), "move 3", "decline"))
    with pytest.raises(arasta.CannotUndo, match="Somebody else has decided"):
        game.undo(seat=1)
    game.undo(seat=0)
    assert game.decision == "assistant"


def test_can_undo_says_whether_it_is_possible():
    game = at_table(play(by_hand(), "move 9", "leave", "act", "call 8"))
    assert (game.to_act, game.can_undo) == (0, False)
    play(game, game.legal[0])
    assert game.can_undo
    assert not arasta.new(chance="manual").can_undo


def test_what_is_entered_by_hand_can_all_be_corrected():
    game = by_hand()
    states = states_of(game, "move 9", "leave", "act", "call 8", "roll 1 2", "done", "move 3")
    for state in reversed(states[:-1]):
        game.undo()
        assert game.state_bytes() == state
    game.undo_to(0)
    assert game.record() == arasta.new(players=2, chance="manual").record()


def test_undo_never_makes_another_player_decide_again():
    """END-6: after the last round the seats decide in one common turn."""
    game = at_the_end()
    assert (game.turn, game.to_act) == ("end", 0)
    play(at_table(game), "card five_lira")
    assert (game.turn, game.to_act) == ("end", 1)
    play(game, "done")
    with pytest.raises(arasta.CannotUndo, match="Somebody else has decided"):
        game.undo_to(game.step - 2)


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
    game.chance = "auto"
    game.undo()
    assert game.decision == "take_good"
    refuses(game, "A roll or draw came")


def test_a_choice_can_be_taken_back_before_chance_by_hand_has_acted():
    game = play(by_hand(), "move 9", "leave", "act", "call 8")
    game.undo()
    assert game.decision == "call_number"


def test_the_last_choice_of_a_game_can_be_taken_back():
    game = at_table(play(at_the_end(), "done"))
    before = game.state_bytes()
    play(game, "done")
    assert game.over
    game.undo()
    assert game.state_bytes() == before


def test_in_the_dice_game_undo_goes_back_to_the_last_roll_draw_or_turn():
    """DTURN-6, DCARD-1, DTILE-3"""
    faces = ("red", "red", "red", "card", "coin")
    game = play(dice_by_hand(*faces), "lira", "tile lira_red")
    game.chance = "auto"
    game.undo()
    assert game.decision == "action"
    game.undo()
    assert game.view()["dice"]["coin"] == 1
    game.undo()
    assert game.decision == "reroll"
    refuses(game, "A roll or draw came")
    refuses(play(dice_by_hand(*faces), "cards 1", "reveal b2a"), "A roll or draw came")
    refuses(play(dice_by_hand(*faces), "tile lira_red", "lay out die"), "A roll or draw came")
    turn = at_table(play(dice_by_hand(*faces)))
    play(turn, "stop")
    assert turn.turn == "1.2"
    refuses(turn, "A roll or draw came")


def test_in_the_dice_game_undo_never_makes_another_player_decide_again():
    """DCARD-4: who gives first has decided before the next is asked."""
    game = play(dice_by_hand("red", "red", "red", "card", "coin"), "cards 1", "reveal a4", "take lira")
    assert (game.turn, game.to_act) == ("1.1", 2)
    game.chance = "auto"
    play(game, game.legal[0])
    with pytest.raises(arasta.CannotUndo, match="Somebody else has decided"):
        game.undo_to(game.step - 2)


@GAMES
def test_the_laws_hold_at_every_moment_of_a_game(name):
    game = at_random(0, game=name, players=3, seed=4)
    for i in range(250):
        last = game.history[-1].actor
        step, rolls, before = game.step, chance_so_far(game), game.state_bytes()
        try:
            game.undo()
        except arasta.CannotUndo:
            assert last == arasta.CHANCE
            assert (game.step, game.state_bytes()) == (step, before)
        else:
            assert (game.to_act, chance_so_far(game)) == (last, rolls)
        choices = game.legal
        if not choices:
            break
        game.play(choices[(7 * i) % len(choices)])


def chance_so_far(game):
    return [step.action for step in game.history if step.actor == arasta.CHANCE]


def at_table(game):
    """The game from here on with chance that falls by itself, and the laws that go with it."""
    game.resume("auto")
    return game


def refuses(game, reason):
    game.chance = "auto"
    before, record = game.state_bytes(), game.record()
    with pytest.raises(arasta.CannotUndo, match=reason):
        game.undo()
    assert (game.state_bytes(), game.record()) == (before, record)
