"""Every option explains itself; what is refused says why; a seat that is not to act is told nothing."""

import json
import random

import pytest

import arasta
from tests.play.games import GAMES, MIX_NAMES, MIXES, at_random, by_hand, play

MIX = pytest.mark.parametrize("mix", MIXES, ids=MIX_NAMES)


def option(game, name):
    (found,) = [option for option in game.options() if option["name"] == name]
    return found


def test_an_option_has_its_parts_its_text_and_what_it_costs_and_brings():
    game = by_hand()
    game._state.merchant[0], game._state.lira[0], game._state.extensions[0] = 11, 17, 2
    found = option(play(game), "move 1")
    assert (found["verb"], found["kind"], found["target"], found["value"]) == ("move", "place", "1", 1)
    assert found["text"] == "Go to the Wainwright"
    assert (found["cost"], found["gain"]) == ({"lira": 7, "stack": 1}, {"capacity": 1, "rubies": 1, "assistants": 1})
    assert (found["path"], found["then"], found["open"]) == (["move 1", "leave", "act"], "choice", False)


def test_what_follows_a_choice_is_known_before_it_is_made():
    game = play(by_hand(), "move 9")
    assert option(game, "decline")["then"] == "turn"
    play(game, "leave", "act")
    assert {choice["then"] for choice in game.options()} == {"chance"}
    meeting = by_hand(expansions=["letters"])
    meeting._state.merchant[0] = 12
    play(meeting, "move 23", "leave", "act", "take red")
    assert option(meeting, "bid 1")["then"] == "other"


@MIX
def test_options_are_json_and_keep_to_whoever_is_to_act(mix):
    game = at_random(60, seed=4, **mix)
    chooser = random.Random(1)
    for _ in range(25):
        if game.over:
            break
        every = game.options()
        assert [found["name"] for found in every] == [choice.name for choice in game.legal]
        assert json.loads(json.dumps(every)) == every
        assert game.options(game.to_act) == every
        for seat in range(game.settings.players):
            if seat != game.to_act:
                assert game.options(seat) == game.refused(seat) == []
                with pytest.raises(arasta.IllegalAction, match="is to decide now"):
                    game.preview(game.legal[0], seat=seat)
                with pytest.raises(arasta.IllegalAction, match="is to decide now"):
                    game.play(game.legal[0], seat=seat)
        game.play(chooser.choice(game.legal), seat=game.to_act)


def test_a_refused_target_says_why():
    found = {refused["name"]: refused for refused in by_hand().refused()}
    assert found["move 16"]["why"] == "The Gemstone Dealer is 3 steps away, which this move does not reach."
    assert (found["move 16"]["text"], found["move 16"]["value"]) == ("Go to the Gemstone Dealer", 16)
    assert "card small_market_any" not in found  # not in hand: there is nothing to point at
    assert "move 25" not in found


@MIX
def test_whether_one_action_is_legal_agrees_with_all_that_are(mix):
    game = at_random(70, seed=5, **mix)
    every = range(len(game.rules.actions))
    assert [action for action in every if game.rules.is_legal(game._state, action)] == sorted(
        choice.id for choice in game.legal
    )


@GAMES
def test_what_is_refused_is_not_legal_and_has_a_reason(name):
    game = at_random(80, seed=6, game=name)
    legal = {choice.name for choice in game.legal}
    for refused in game.refused():
        assert refused["name"] not in legal
        assert refused["why"] == game.why_not(refused["name"])


def test_a_choice_of_the_other_game_is_refused():
    dice = arasta.new("dice", seed=1).legal[0]
    with pytest.raises(arasta.IllegalAction, match="a choice of another game"):
        by_hand().play(dice)


@pytest.mark.parametrize("given", [None, 1.5, object(), True, [], {"a": 1}, b"move 9"])
def test_what_is_no_action_gets_a_sentence(given):
    game = by_hand()
    before = game.record()
    with pytest.raises(arasta.IllegalAction) as raised:
        game.play(given)
    assert str(raised.value).endswith(".")
    assert game.record() == before


def test_an_error_has_a_key_and_values_and_a_text_in_a_language():
    with pytest.raises(arasta.IllegalAction) as raised:
        by_hand().play("move 16")
    assert (raised.value.key, raised.value.values["steps"]) == ("why-steps", 3)
    assert raised.value.text("en") == str(raised.value)


def test_a_long_text_is_repeated_in_short():
    with pytest.raises(arasta.IllegalAction) as raised:
        by_hand().play("x" * 100_000)
    assert len(str(raised.value)) < 200
