"""What is agreed about fair dice, and how they stand in a record."""

import random
import re

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

import arasta
from tests.play.fair_games import KEY, fair, go_on
from tests.play.test_record import mutated


def test_the_record_says_all_but_the_key():
    lines = fair(10).record().splitlines()
    assert lines[4:10] == [
        "chance: fair",
        "stream: hmac-sha256",
        "id: kx7p",
        f"commitment: {arasta.FairDice('kx7p', KEY).commitment}",
        "word 1: sesame",
        "word 3: open",
    ]


@pytest.mark.parametrize(
    ("words", "problem"),
    [
        (["a"] * 4, "must list a word for each of the 3 seats"),
        ("abc", "must list a word for each of the 3 seats"),
        ([1], "must list a word for each of the 3 seats"),
        (["a\x00"], "one line of at most 100 characters"),
        (["x" * 101], "one line of at most 100 characters"),
    ],
)
def test_a_word_is_a_short_line_of_a_seat(words, problem):
    with pytest.raises(arasta.SettingError, match=problem):
        arasta.FairDice.new().with_words(words, 3)


def test_any_line_can_be_a_word_and_comes_back_from_the_record():
    game = fair(20, words=("key: # ; ß→字", "  two   words ", "setup:"))
    assert game.dice.words == ("key: # ; ß→字", "two words", "setup:")
    game.reveal()
    assert arasta.load(game.record()).dice.words == game.dice.words
    assert arasta.verify(game.record())


def gone_on(first):
    """The record of a game that began otherwise and went on with fair dice."""
    game = arasta.new(players=3, seed=7)
    go_on(game, 40)
    before = game.history.fallen
    game.dice = arasta.FairDice("kx7p", KEY, ("a", "b", "c"), first=before)
    game.resume("fair")
    go_on(game, 120)
    game.reveal()
    return game.record().replace(f"first: {before}\n", f"first: {before + first}\n"), game.history.fallen - before


def test_a_game_that_goes_on_from_another_is_verified_from_there():
    record, fallen = gone_on(0)
    assert arasta.verify(record).outcomes == fallen
    assert "went on from another one" in arasta.verify(record).text()
    assert arasta.load(record).record() == record


def test_who_claims_that_fair_dice_began_earlier_is_found_out():
    with pytest.raises(arasta.NotVerified, match="should be"):
        arasta.verify(gone_on(-3)[0])


@pytest.mark.parametrize("first", ["x", "-1", "", "1234567"])
def test_the_first_outcome_is_a_number(first):
    record = re.sub("first: .*", f"first: {first}", gone_on(0)[0])
    with pytest.raises(arasta.RecordError, match="no number of an outcome"):
        arasta.load(record)


@pytest.mark.parametrize("given", ["", "a b", "ü", "x" * 65, 5, "a\n"])
def test_an_id_is_plain(given):
    with pytest.raises(arasta.SettingError, match="id of fair dice"):
        arasta.FairDice(given, KEY)


def test_dice_belong_to_fair_chance():
    dice = arasta.FairDice.new()
    with pytest.raises(arasta.SettingError, match="chance must be fair"):
        arasta.new(dice=dice)
    with pytest.raises(arasta.SettingError, match="chance must be fair"):
        arasta.load(fair().record(), dice=dice, chance="auto")


def test_a_record_without_its_key_goes_on_only_with_its_own_dice():
    game = fair(20)
    record = game.record()
    with pytest.raises(arasta.RecordError, match="line 8: the key of the fair dice is not in the record"):
        arasta.load(record)
    for other in (
        arasta.FairDice.new("kx7p"),
        arasta.FairDice("kx7p", KEY),
        arasta.FairDice("x", KEY, game.dice.words),
    ):
        with pytest.raises(arasta.RecordError, match="not those of the record"):
            arasta.load(record, dice=other)


@pytest.mark.parametrize("chance", ["auto", "manual"])
def test_a_fork_goes_on_in_another_way(chance):
    fork = go_on(arasta.load(fair(20).record(), chance=chance), 20)
    assert "commitment" not in fork.record()
    assert fork.dice is None


def test_fair_dice_begin_with_the_game():
    with pytest.raises(arasta.RecordError, match="fair dice begin with the game"):
        arasta.load(arasta.new(seed=1).record(), chance="fair")
    with pytest.raises(arasta.RecordError, match="fair dice begin with the game"):
        arasta.load(arasta.new(seed=1).record(), dice=arasta.FairDice.new())


@pytest.mark.parametrize(
    ("old", "new", "problem"),
    [
        (f"key: {KEY}", f"key: {KEY[::-1]}", "the key is not the one that was committed to"),
        ("id: kx7p", "id: kx7q", "the key is not the one that was committed to"),
        (
            "word 1: sesame",
            "word 1: sesame\nword 4: x",
            "there is no seat for 'word 4'; the last one would be 'word 3'",
        ),
        ("word 1: sesame", f"word 1: {'x' * 101}", "one line of at most 100 characters"),
        ("stream: hmac-sha256", "stream: threefry", "'threefry', which this version does not know"),
        ("chance: fair", "chance: auto", "'hmac-sha256', which this version does not know"),
    ],
)
def test_a_damaged_header_is_refused(old, new, problem):
    game = fair(5)
    game.reveal()
    record = game.record()
    assert old in record
    with pytest.raises(arasta.RecordError, match=problem):
        arasta.load(record.replace(old, new))


SOUND = tuple(given_up.record() for given_up in (fair(60), fair(30, game="dice")) if given_up.reveal())


@settings(deadline=None, max_examples=150, derandomize=True)
@given(st.sampled_from(SOUND), st.integers(0, 2**32))
def test_whatever_is_verified_of_a_mutated_record_fell_by_the_same_dice(record, seed):
    """Else it is refused, as a record or as one that is not verified; any other error goes through."""
    try:
        found = arasta.verify(mutated(record, random.Random(seed)))
    except (arasta.RecordError, arasta.NotVerified):
        return
    assert found.dice == arasta.load(record).dice
