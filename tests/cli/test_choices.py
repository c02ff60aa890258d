"""Choosing in the terminal: letters, numbers of things, sets, warnings."""

import random
import re

import pytest

import arasta as library
from arasta.cli.option_list import KEYS, key_of
from arasta.cli.table_commands import WORDS
from arasta.play.game.sets import LONGEST_VERB
from tests.web.positions import game_where, offers

START = ("play", "--terminal", "--seed", "5")


def lines(*typed):
    """What is typed, a line each."""
    return "".join(f"{line}\n" for line in typed)


def test_no_letter_of_a_choice_is_a_command_or_begins_a_name():
    keys = [key_of(i) for i in range(189)]
    assert len(set(keys)) == len(keys)
    assert not set(KEYS) & set(WORDS.values())
    names = [name for rules in library.GAMES.values() for name in rules.ids]
    assert not [name for name in names for key in keys[len(KEYS) :] if name.startswith(key)]


def test_no_command_is_an_action():
    verbs = {action.verb for rules in library.GAMES.values() for action in rules.actions}
    assert not verbs & {*WORDS, *WORDS.values()}


@pytest.mark.parametrize("typed", ["b", "/b", "board", "/board", "BOARD"])
def test_a_command_is_a_letter_or_a_word_with_or_without_a_slash(typed, arasta):
    arasta(*START, typed=lines(typed))
    assert arasta.out.count("┌──") == 2


def test_doing_nothing_is_listed_last(arasta):
    arasta(*START, typed=lines("move 5", "leave"))
    listed = re.findall(r"^   [a-z]  .*?  (\w.*?)(?:  .*)?$", arasta.out, re.M)
    assert listed.index("leave") < listed.index("decline")
    assert listed.index("act") < listed.index("skip")


def test_a_number_is_the_thing_of_that_number_where_there_is_one_only(arasta):
    arasta(*START, typed=lines("9", "leave", "act", "7"))
    assert "Seat 1 goes to the Tea House." in arasta.out
    assert "Seat 1 calls 7." in arasta.out


def test_what_a_rival_is_paid_is_told_apart_from_what_is_gained(arasta, tmp_path):
    """PAY-1: 2 lira go to the merchant at the Post Office, which brings 3."""
    path = tmp_path / "game.txt"
    path.write_text(game_where("istanbul/five_in_order", offers("move 5", lambda it: it["paid"])).record(), "utf-8")
    arasta("play", "--terminal", "--load", path, typed="")
    assert "−2 lira to Seat 1, +3 lira, +1 fabric, +1 fruit" in arasta.out


def test_a_turn_about_to_be_lost_is_asked_for_twice(arasta):
    arasta(*START, typed=lines("move 5", "decline"))
    assert "“decline” ends your turn without an action." in arasta.out
    assert "Round 2" not in arasta.out
    arasta(*START, typed=lines("move 5", "decline", "decline"))
    assert "Round 2" in arasta.out


def test_a_turn_with_an_action_ends_without_a_warning(arasta):
    arasta(*START, typed=lines("move 5", "leave", "act", "done"))
    assert "without an action" not in arasta.out


def test_a_dice_turn_without_any_action_is_asked_for_twice(arasta):
    start = ("play", "--terminal", "--game", "dice", "--seed", "5")
    arasta(*start, typed=lines("keep", "stop"))
    assert "“stop” ends your turn without an action." in arasta.out
    assert "1.2" not in arasta.out
    arasta(*start, typed=lines("keep", "stop", "stop"))
    assert "1.2" in arasta.out


def test_what_chance_follows_says_that_it_cannot_be_taken_back(arasta):
    arasta(*START, typed=lines("move 9", "leave", "act"))
    assert "\nWhatever you choose: a roll or draw follows, no undo.\n" in arasta.out


def test_what_ends_the_turn_says_so(arasta):
    arasta(*START, typed=lines("move 5"))
    assert re.search(r"decline +· ends your turn$", arasta.out, re.M)


def test_several_things_are_typed_at_once_and_that_is_said(arasta, tmp_path):
    path = tmp_path / "game.txt"
    path.write_text(at_the_market().record(), "utf-8")
    arasta("play", "--terminal", "--load", path, typed="")
    example = re.search(r"Several can be typed at once: (sell \w+ \w+)", arasta.out)[1]
    arasta("play", "--terminal", "--load", path, typed=lines(example))
    assert f"{example.rpartition(' ')[0]}; sell {example.split()[-1]}" in path.read_text("utf-8")


def test_several_letters_are_a_set_too(arasta, tmp_path):
    path = tmp_path / "game.txt"
    path.write_text(at_the_market().record(), "utf-8")
    arasta("play", "--terminal", "--load", path, typed=lines("a c"))
    assert re.search(r"sell \w+; sell \w+; (done|roll|demand)", path.read_text("utf-8"))


def at_the_market():
    """A game in which seat 1 may sell goods of two kinds."""
    game, choices = library.new(players=2, seed=2), random.Random(2)
    while game.decision != "sell" or game.to_act != 0 or len(game.sets["things"]) < 2:
        game.play(choices.choice(game.legal))
    return game


def test_help_explains_the_hints(arasta):
    arasta(*START, typed=lines("?"))
    assert "“then leave, act: +2 lira, …” means" in " ".join(arasta.out.split())


def test_no_verb_is_longer_than_sets_take_into_account():
    verbs = [action.verb for rules in library.GAMES.values() for action in rules.actions]
    assert max(len(verb.split()) for verb in verbs) <= LONGEST_VERB
