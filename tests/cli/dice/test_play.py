"""The dice game in the terminal, played with scripted input."""

import random

import pytest

import arasta as library
from tests.cli.command import process

PLAY = ("play", "--terminal")
ROLL = ("red", "yellow", "blue", "card", "card")
MARKET = ("die", "lira_red", "lira_blue", "card_red", "action_red", "merchant_blue")


def lines(*typed):
    """What a player types, a line each."""
    return "".join(f"{line}\n" for line in typed)


@pytest.fixture
def begun(tmp_path):
    """A kept game of two in which the first player has rolled red, yellow, blue and two cards."""
    game = library.new("dice", players=2, chance="manual", seed=1)
    for chance in (*(f"lay out {tile}" for tile in MARKET), *(f"roll {face}" for face in ROLL)):
        game.play(chance)
    game.resume("auto")
    path = tmp_path / "begun.txt"
    path.write_text(game.record(), "utf-8")
    return path


def test_a_whole_game_from_a_pipe(tmp_path):
    path = tmp_path / "game.txt"
    letters = random.Random(5)
    typed = lines(*(letters.choice("acdefghijk") for _ in range(20_000)))
    done = process(*PLAY, "--game", "dice", "--players", 3, "--seed", 5, "--record", path, typed=typed)
    assert (done.returncode, done.stderr) == (0, "")
    game = library.load(path.read_text("utf-8"))
    assert game.over
    assert done.stdout.endswith(f"{game.result.text()}\nThe record is in {path}.\n")


def test_the_table_is_drawn_and_the_question_stands_below(begun, arasta):
    arasta(*PLAY, "--load", begun, typed="")
    assert (arasta.code, arasta.err) == (0, "")
    assert "Round 1" in arasta.out
    assert "Coin Carpet" in arasta.out
    assert "Seat 1 rolls red, yellow, blue and 2 cards." in " ".join(arasta.out.split())
    assert "Seat 1: Keep the roll, or roll dice again (one crystal left)?" in arasta.out
    assert "\x1b" not in arasta.out


def test_a_crystal_rolls_dice_again(begun, arasta):
    """DTURN-6"""
    answers = ("reroll", "again card", "again yellow", "again card", "throw", "u", "keep", "q")
    arasta(*PLAY, "--load", begun, "--seed", 1, typed=lines(*answers))
    assert "Seat 1 rolls again. (−1 crystal)" in arasta.out
    assert "it cannot be taken back" in arasta.out  # the dice have been rolled
    kept = begun.read_text("utf-8")
    assert "reroll; again card; again yellow; again card; throw; roll " in kept
    assert library.load(kept).view()["players"][0]["crystals"] == 0
    assert sum(library.load(kept).view()["dice"].values()) == 5


def test_until_the_dice_roll_the_crystal_can_be_taken_back(begun, arasta):
    arasta(*PLAY, "--load", begun, typed=lines("reroll", "again red", "u", "u", "q"))
    assert arasta.out.count("Taken back.") == 2
    assert library.load(begun.read_text("utf-8")).view()["players"][0]["crystals"] == 1


def test_a_price_is_paid_as_proposed_or_by_hand(begun, arasta):
    """DPAY-6"""
    arasta(*PLAY, "--load", begun, typed=lines("keep", "crystal", "pay", "u", "die blue", "die yellow", "q"))
    assert "The price is 2 different goods." in arasta.out
    proposed, by_hand = (arasta.out.index(f"Seat 1 pays. (+1 crystal, −1 {die}") for die in ("red", "yellow"))
    assert proposed < by_hand
    assert begun.read_text("utf-8").rstrip().endswith("keep; crystal; die blue; die yellow")
    assert library.load(begun.read_text("utf-8")).view()["dice"] == dict.fromkeys(
        ("yellow", "green", "blue", "coin"), 0
    ) | {"red": 1, "card": 2}


def test_undo_takes_an_action_back_with_its_payment(begun, arasta):
    arasta(*PLAY, "--load", begun, typed=lines("keep", "brown", "u", "crystal", "die blue", "u", "u", "q"))
    assert arasta.out.count("Taken back.") == 3
    assert begun.read_text("utf-8").rstrip().endswith("keep")


@pytest.mark.parametrize(
    ("typed", "answer"),
    [
        ("ruby red", "4 red goods"),
        ("ruby lira", "12 lira; you have 0"),
        ("tile crystal_red", "not in the market"),
        ("lira", "No die shows a coin"),
        ("cards 3", "3 card dice; you have 2"),
        ("reroll", "is not what is asked now"),
        ("fly", "There is no action"),
    ],
)
def test_what_is_no_choice_is_explained_and_loses_nothing(typed, answer, begun, arasta):
    arasta(*PLAY, "--load", begun, typed=lines("keep", f"? {typed}", typed, "q"))
    assert arasta.code == 0
    assert answer in arasta.out.partition("Seat 1: Which action will you take (2 left)?")[2]
    assert begun.read_text("utf-8").rstrip().endswith("keep")


def test_the_pages_are_those_of_the_dice_game(begun, arasta):
    arasta(*PLAY, "--load", begun, typed=lines("r areas", "r places", "q"))
    assert "Trading areas\n=====" in arasta.out
    assert "There are pages about actions, end, areas, mosque, cards, values;" in arasta.out


def test_the_same_seed_and_choices_play_the_same_game(arasta):
    start = (*PLAY, "--game", "dice", "--seed", 2)
    first, again = (arasta(*start, typed=lines("a") * 10).out.partition("You left")[0] for _ in range(2))
    assert first == again
    assert "Round 2" in first


def test_people_who_share_the_screen_have_nothing_to_hide(arasta):
    """DINFO-1"""
    arasta(
        *PLAY, "--game", "dice", "--players", 2, "--seats", "1,2", "--seed", 3, typed=lines("keep", "stop", "stop", "q")
    )
    assert "You are Seat 1 and Seat 2." in arasta.out
    assert "Seat 2 (you)" in arasta.out
    assert "nobody else is looking" not in arasta.out


def test_a_setting_of_the_board_game_is_refused(arasta):
    assert arasta(*PLAY, "--game", "dice", "--layout", "short").is_refused("'layout'", "there are players")
