"""The promise of the architecture page: what a program can do with a game."""

import gc
import weakref

import numpy as np
import pytest

import arasta
from tests.play.games import EXPLICIT, GAMES, at_random, at_the_end, by_hand, dice_by_hand, own, play


def test_a_new_game_waits_for_the_first_seat():
    game = arasta.new("istanbul", players=4, layout="random", variants=["caravan_leader"], seed=7)
    assert game.to_act == 0
    assert not game.over
    assert game.turn == "1.1"
    assert game.decision == "move"
    assert game.question() == "Seat 1: Where will your merchant go from the Fountain?"


def test_to_act_is_a_seat_or_chance_or_nobody():
    assert arasta.new(chance="manual").to_act == arasta.CHANCE
    assert by_hand().to_act == 0
    assert play(at_the_end(), "done", "done").to_act is None


def test_a_legal_action_has_an_id_a_name_a_verb_a_target_and_a_text():
    choice = by_hand().legal[0]
    assert (choice.name, choice.verb, choice.target) == ("move 1", "move", "1")
    assert choice.text() == choice.text(lang="en") == "Go to the Wainwright"
    assert str(choice) == "move 1"
    assert by_hand().rules.actions[choice.id].name == "move 1"


def test_an_action_without_a_target_has_an_empty_one():
    (decline,) = [choice for choice in play(by_hand(), "move 3").legal if choice.name == "decline"]
    assert decline.target == ""


def test_an_action_is_played_as_such_by_id_or_by_name():
    (choice,) = [choice for choice in by_hand().legal if choice.name == "move 3"]
    games = [play(by_hand(), action) for action in (choice, choice.id, np.int16(choice.id), "move 3")]
    assert {game.state_bytes() for game in games} == {games[0].state_bytes()}
    assert games[0].decision == "assistant"


@pytest.mark.parametrize(
    ("action", "problem"),
    [
        ("move 16", "The Gemstone Dealer is 3 steps away, which this move does not reach."),
        ("move 7", "Your merchant is at the Fountain already; a move must end elsewhere."),
        ("leave", "“leave” is not what is asked now. Seat 1: Where will your merchant go from the Fountain?"),
        ("card stay", "You do not hold that card."),
        ("mov 3", "There is no action “mov 3”. Did you mean 'move 3'?"),
        ("", "There is no action “”."),
        (-1, "There is no action -1; ids go from zero to"),
        (10_000, "There is no action 10000; ids go from zero to"),
    ],
)
def test_an_illegal_action_says_why_and_changes_nothing(action, problem):
    game = by_hand()
    before, record = game.state_bytes(), game.record()
    with pytest.raises(arasta.IllegalAction) as raised:
        game.play(action)
    assert str(raised.value).startswith(problem)
    assert (game.state_bytes(), game.record()) == (before, record)
    assert game.why_not(action) == str(raised.value)


def test_a_legal_action_has_no_reason_against_it():
    game = by_hand()
    assert [game.why_not(choice) for choice in game.legal] == [None] * len(game.legal)


def test_no_action_is_legal_after_the_end():
    game = play(at_the_end(), "done", "done")
    assert game.over
    assert game.legal == []
    assert game.decision == ""
    assert game.question() == game.why_not("move 3") == "The game is over."
    with pytest.raises(arasta.IllegalAction, match="The game is over"):
        game.play("done")


def test_a_player_cannot_act_for_chance():
    game = play(by_hand(), "move 9", "leave", "act", "call 8")
    assert game.why_not("keep") == "“keep” is not what is asked now. Seat 1 called 8. What do the dice show?"


def test_a_seat_sees_its_hand_and_a_spectator_none():
    game = by_hand()
    assert game.view(0)["hand"] == ["five_lira"]
    assert game.view(1)["hand"] == ["stay"]
    assert game.view(None)["hand"] == game.view()["hand"] == []


@pytest.mark.parametrize("seat", [-1, 2])
def test_there_is_no_view_of_a_seat_that_nobody_has(seat):
    with pytest.raises(ValueError, match="seats are zero to 1"):
        by_hand().view(seat)


@GAMES
def test_the_same_seed_and_choices_give_the_same_game(name):
    assert at_random(300, seed=5, game=name).record() == at_random(300, seed=5, game=name).record()
    assert arasta.new(name, seed=5).record() != arasta.new(name, seed=6).record()


@GAMES
def test_without_a_seed_games_differ(name):
    assert len({arasta.new(name, players=4).record() for _ in range(5)}) > 1


def test_chance_by_hand_waits_for_the_caller():
    game = play(by_hand(), "move 9", "leave", "act", "call 8")
    assert game.to_act == arasta.CHANCE
    assert len(game.legal) == 36
    play(game, "roll 3 5")
    assert game.view()["players"][0]["lira"] == 2 + 8


@GAMES
def test_chance_by_itself_never_waits(name):
    game = arasta.new(name, seed=2)
    for _ in range(200):
        if game.over:
            break
        assert game.to_act != arasta.CHANCE
        game.play(game.legal[-1])


@pytest.mark.parametrize(
    ("settings", "allowed"),
    [
        ({"foo": 1}, "There is no setting 'foo'; there are players, expansions, layout, variants, letters_deck."),
        ({"players": 1}, "players is 1, but must be a whole number from 2 to 5."),
        ({"players": 6}, "players is 6, but must be a whole number from 2 to 5."),
        ({"players": "4"}, "players is '4', but must be a whole number from 2 to 5."),
        ({"players": True}, "players is True, but must be a whole number from 2 to 5."),
        ({"layout": "wide"}, "layout is 'wide', but must be one of short, long, order, first, random, or a list of"),
        ({"layout": 3}, "layout is 3, but must be one of short, long, order, first, random, or a list of"),
        ({"layout": [1, 2, 3]}, "An explicit layout lists each of the places [1, 2, 3,"),
        ({"layout": ["short"]}, "layout is ['short'], but must be one of short, long, order, first, random, or"),
        ({"layout": "first"}, "layout first needs expansions to be mocha or letters, not none."),
        ({"layout": "long", "expansions": "mocha"}, "layout long needs expansions to be none, not mocha."),
        ({"variants": ["fast"]}, "variants is ['fast'], but must be any of neutral_assistants, caravan_leader."),
        ({"variants": 7}, "variants is 7, but must be any of neutral_assistants, caravan_leader."),
        (
            {"players": 5, "variants": ["neutral_assistants"]},
            "variants neutral_assistants needs players to be 2, 3 or 4, not 5.",
        ),
        ({"expansions": "tea"}, "expansions is ['tea'], but must be any of mocha, letters"),
        ({"expansions": [["mocha"]]}, "expansions is [['mocha']], but must be any of mocha, letters"),
        ({"letters_deck": "old"}, "letters_deck is 'old', but must be one of all, new."),
        (
            {"letters_deck": "new", "expansions": ["mocha", "letters"]},
            "letters_deck new needs expansions to be letters, not mocha letters.",
        ),
        ({"chance": "lucky"}, "chance is 'lucky', but must be auto, manual or fair."),
        ({"game": "go"}, "There is no game 'go'; there are istanbul, dice."),
        ({"game": "dice", "players": 5}, "players is 5, but must be a whole number from 2 to 4."),
        ({"game": "dice", "layout": "long"}, "There is no setting 'layout'; there are players."),
    ],
)
def test_a_bad_setting_says_what_is_allowed(settings, allowed):
    with pytest.raises(arasta.SettingError) as raised:
        arasta.new(**settings)
    assert str(raised.value).startswith(allowed)


@pytest.mark.parametrize("given", ["letters mocha", "mocha,letters", ["letters", "mocha"], {"mocha", "letters"}])
def test_words_come_in_any_collection_or_as_a_text(given):
    assert arasta.new(expansions=given, seed=1).settings.expansions == ("mocha", "letters")


def test_a_lone_word_is_a_list_of_one():
    assert arasta.new(expansions="mocha", variants="caravan_leader", seed=1).settings.variants == ("caravan_leader",)


def test_a_new_dice_game_waits_for_the_first_seat():
    """DTURN-6"""
    game = arasta.new("dice", players=3, seed=7)
    assert (game.to_act, game.turn, game.decision) == (0, "1.1", "reroll")
    assert game.question() == "Seat 1: Keep the roll, or roll dice again (one crystal left)?"
    assert [choice.text() for choice in game.legal] == ["Keep the roll", "Pay a crystal to roll dice again"]


@pytest.mark.parametrize(
    ("action", "problem"),
    [
        ("token blue", "That takes 2 blue goods; with brown tokens you have 0."),
        ("two tokens", "That takes goods of 4 different colours; with brown tokens you have 3."),
        ("ruby green", "That takes 4 green goods; with brown tokens you have 2."),
        ("ruby carpet", "That takes a good of each of the 4 colours; with brown tokens you have 3 of them."),
        ("ruby lira", "That takes 10 lira; you have 0."),
        ("lira", "No die shows a coin."),
        ("cards 2", "That takes 2 card dice; you have 1."),
        ("tile lira_blue", "That tile is not in the market."),
        ("tile lira_red", "That takes 3 red goods; with brown tokens you have 2."),
        ("keep", "“keep” is not what is asked now. Seat 1: Which action will you take (2 left)?"),
        ("rubi red", "There is no action “rubi red”. Did you mean 'ruby red'?"),
    ],
)
def test_an_illegal_action_of_the_dice_game_says_why(action, problem):
    game = dice_by_hand("red", "red", "green", "green", "card")
    own(game, 0, yellow=1)
    assert game.why_not(action) == problem
    with pytest.raises(arasta.IllegalAction):
        game.play(action)


@GAMES
def test_a_game_is_drawn_for_each_seat_and_as_text_for_a_spectator(name):
    game = arasta.new(name, seed=3)
    assert str(game) == game.draw()
    assert "(you)" not in game.draw()
    assert "Seat 2 (you)" in game.draw(1)
    assert "\x1b" in game.draw(colour=True)


def test_an_explicit_layout_is_laid_row_by_row():
    places = {place["number"]: place for place in arasta.new(layout=EXPLICIT, seed=1).view()["places"]}
    assert [(places[n]["row"], places[n]["column"]) for n in EXPLICIT[:5]] == [(0, 0), (0, 1), (0, 2), (0, 3), (1, 0)]


@GAMES
def test_a_game_that_nobody_holds_is_gone_at_once(name):
    """A server makes a new one for every choice: none may wait for Python to look for rubbish."""
    gc.disable()
    try:
        game = at_random(20, game=name)
        copy = game.copy()
        assert all((copy.log(), copy.views(), copy.options()))
        gone = weakref.ref(copy)
        del copy
        assert gone() is None
    finally:
        gc.enable()
