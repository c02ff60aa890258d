"""What `arasta.new` takes, of whatever type."""

import itertools

import numpy as np
import pytest

import arasta

SEEDS = "but must be a whole number from 0 to 9,223,372,036,854,775,807, or None for one of its own."
PLAYERS = "but must be a whole number from 2 to 5."
LAYOUTS = "but must be one of short, long, order, first, random, or a list of the places row by row."


class Loud:
    """Something whose own description fails."""

    def __repr__(self):
        raise RuntimeError("loud")


@pytest.mark.parametrize(
    ("settings", "problem"),
    [
        ({"players": "four"}, f"players is 'four', {PLAYERS}"),
        ({"players": 3.5}, f"players is 3.5, {PLAYERS}"),
        ({"players": None}, f"players is None, {PLAYERS}"),
        ({"players": True}, f"players is True, {PLAYERS}"),
        ({"players": [3]}, f"players is [3], {PLAYERS}"),
        ({"players": float("nan")}, f"players is nan, {PLAYERS}"),
        ({"seed": "x"}, f"seed is 'x', {SEEDS}"),
        ({"seed": -1}, f"seed is -1, {SEEDS}"),
        ({"seed": 2**70}, f"seed is 1180591620717411303424, {SEEDS}"),
        ({"seed": 1.0}, f"seed is 1.0, {SEEDS}"),
        ({"seed": True}, f"seed is True, {SEEDS}"),
        ({"chance": 3}, "chance is 3, but must be auto, manual or fair."),
        ({"chance": None}, "chance is None, but must be auto, manual or fair."),
        ({"game": 5}, "There is no game 5; there are istanbul, dice."),
        ({"game": ["dice"]}, "There is no game ['dice']; there are istanbul, dice."),
        ({"expansions": 5}, "expansions is 5, but must be any of mocha, letters."),
        ({"expansions": None}, "expansions is None, but must be any of mocha, letters."),
        ({"variants": b"fast"}, "variants is [102, 97, 115, 116], but must be any of"),
        ({"layout": 5}, f"layout is 5, {LAYOUTS}"),
        ({"layout": [1.5]}, f"layout is [1.5], {LAYOUTS}"),
    ],
)
def test_a_value_of_the_wrong_type_is_refused_in_a_sentence(settings, problem):
    with pytest.raises(arasta.SettingError) as raised:
        arasta.new(**settings)
    assert str(raised.value).startswith(problem)


@pytest.mark.parametrize(
    "value", [object(), Loud(), "x" * 10**6, ["x"] * 10**6, itertools.count(), 10**5000], ids=lambda value: type(value)
)
@pytest.mark.parametrize("word", ["players", "expansions", "layout", "variants", "letters_deck", "seed", "chance"])
def test_whatever_is_given_the_sentence_stays_short(word, value):
    with pytest.raises(arasta.SettingError) as raised:
        arasta.new(**{word: value})
    assert raised.value.word == word
    assert len(str(raised.value)) < 600


@pytest.mark.parametrize("seed", [None, 0, 7, 2**63 - 1, np.uint64(7), np.int8(7)])
def test_a_seed_is_a_whole_number_of_any_kind(seed):
    assert arasta.new(seed=seed).to_act == 0


def test_no_two_seeds_are_one_game():
    games = [arasta.new(seed=seed, layout="random").record() for seed in (0, 1, 2**62, 2**63 - 1)]
    assert len(set(games)) == len(games)


def test_a_record_is_gone_on_with_by_a_seed_of_the_same_kind():
    record = arasta.new(seed=1).record()
    with pytest.raises(arasta.SettingError, match="seed is -1"):
        arasta.load(record, seed=-1)


@pytest.mark.parametrize(
    ("given", "settled"),
    [("mocha", ("mocha",)), ("mocha,letters", ("mocha", "letters")), (["letters"], ("letters",)), ("", ())],
)
def test_a_lone_word_needs_no_list(given, settled):
    assert arasta.new(expansions=given, seed=1).settings.expansions == settled
