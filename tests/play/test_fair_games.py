"""Games by fair dice: they go on by them, their records too, and nobody learns the key before the end."""

import json
import pickle
import random

import pytest

import arasta
from arasta.bots.position import Position
from arasta.core.machine import CHANCE
from tests.play.fair_games import KEY, WAYS, fair, go_on
from tests.play.games import MIX_NAMES, MIXES

MIX = pytest.mark.parametrize("mix", MIXES, ids=MIX_NAMES)


@pytest.fixture(scope="module")
def over():
    """A game that is over."""
    return fair(100_000, game="dice", players=2)


@MIX
def test_every_outcome_of_a_game_follows_and_the_record_goes_on(mix):
    game = fair(80, **mix)
    other = arasta.load(game.record(), dice=game.dice)
    assert go_on(game, 30, seed=2).record() == go_on(other, 30, seed=2).record()
    for k, step in enumerate([i for i, made in enumerate(game.history) if made.actor == CHANCE]):
        s = game.rules.open(game.states_at(step))
        assert game.dice.outcome(game.rules, s, k) == game.history[step].action
    game.reveal()
    assert arasta.verify(game.record()).outcomes == game.history.fallen > 0


@pytest.mark.parametrize("way", WAYS.values(), ids=WAYS)
def test_another_one_goes_on_as_the_first_would(way):
    game = fair(60, players=3, expansions=["mocha"])
    other = way(game)
    assert (other.dice, other.chance) == (game.dice, "fair")
    assert go_on(other, 40).record() == go_on(game, 40).record()


def test_what_was_taken_back_does_not_change_what_comes():
    straight, wavering = fair(), fair()
    undone = 0
    chooser = random.Random(3)
    for _ in range(300):
        chosen = chooser.choice([choice.name for choice in straight.legal])
        for other in [choice.name for choice in wavering.legal if choice.name != chosen][:1]:
            tried = wavering.copy()
            tried.play(other)
            if tried.can_undo and tried.step == wavering.step + 1:
                wavering.play(other)
                wavering.undo()
                undone += 1
        straight.play(chosen)
        wavering.play(chosen)
    assert undone > 50
    assert wavering.record() == straight.record()


def test_chance_that_has_fallen_is_never_taken_back():
    game = fair()
    with pytest.raises(arasta.CannotUndo, match="roll or draw"):
        game.undo()


def test_a_game_without_dice_takes_its_own():
    first, second = arasta.new(players=2, chance="fair"), arasta.new(players=2, chance="fair")
    assert first.dice.key != second.dice.key
    assert first.dice.id != second.dice.id
    assert first.dice.words == ("", "")


def leaks(game):
    """Whatever players, bots and logs get of a game, as one text."""
    seats = (None, *range(game.settings.players))
    told = [[game.view(seat), game.events(0, seat), game.log(seat), game.draw(seat)] for seat in seats]
    with pytest.raises(arasta.IllegalAction) as refused:
        game.play("fly")
    parts = [json.dumps(told), repr(game), str(game), repr(game.dice), game.record(), str(refused.value)]
    return "\n".join(parts)


def test_the_key_is_nowhere_before_the_end():
    game = fair(50)
    text = leaks(game)
    assert game.dice.commitment in text
    assert KEY not in text
    assert "\nkey:" not in game.record()


def test_a_bots_position_knows_nothing_of_the_dice():
    game = fair(50)
    sent = pickle.dumps(Position.of(game, key=1))
    assert KEY.encode() not in sent
    assert bytes.fromhex(KEY) not in sent
    assert b"kx7p" not in sent


@pytest.mark.parametrize("key", [KEY[:-1], KEY.upper(), bytes.fromhex(KEY), KEY + "\n", 7])
def test_an_error_does_not_tell_the_key(key):
    with pytest.raises(arasta.SettingError, match="must have 64 digits") as raised:
        arasta.FairDice("kx7p", key)
    assert "0405" not in repr(raised.value) + str(raised.value) + str(raised.value.values)
    with pytest.raises(arasta.SettingError, match=r"must be an arasta\.FairDice") as raised:
        arasta.new(chance="fair", dice=key)
    assert "0405" not in repr(raised.value) + str(raised.value) + str(raised.value.values)


def test_the_record_of_a_game_that_is_over_has_the_key(over):
    assert f"\nkey: {KEY}\n" in over.record()
    assert arasta.load(over.record()).record() == over.record()


def test_nothing_is_taken_back_once_the_key_is_known(over):
    assert over.history[-1].actor != CHANCE
    assert not over.can_undo
    with pytest.raises(arasta.CannotUndo, match="known to all"):
        over.copy().undo()


def test_a_game_given_up_is_closed_and_shows_the_key():
    game = fair(30)
    untouched = game.copy()
    assert game.reveal() == KEY
    assert f"\nkey: {KEY}\n" in game.record()
    again = arasta.load(game.record(), dice=untouched.dice)
    for closed in (game, again, arasta.load(game.record()), *(way(game) for way in WAYS.values())):
        with pytest.raises(arasta.IllegalAction, match="closed"):
            closed.play(closed.legal[0])
        assert not closed.can_undo
    untouched.play(untouched.legal[0])
    assert "\nkey:" not in untouched.record()


def test_only_fair_dice_have_a_key_to_reveal():
    with pytest.raises(arasta.SettingError, match="no fair dice"):
        arasta.new(seed=1).reveal()
    with pytest.raises(arasta.SettingError, match="no fair dice"):
        arasta.new(seed=1).resume("fair")
