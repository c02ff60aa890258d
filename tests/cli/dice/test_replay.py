import random

import pytest

import arasta as library


@pytest.fixture(scope="module")
def whole_game():
    """A random game of two."""
    game = library.new("dice", players=2, seed=4)
    choices = random.Random(4)
    while not game.over:
        game.play(choices.choice(game.legal))
    return game


def flat(text):
    """Without line breaks and margins."""
    return " ".join(text.split())


def test_a_whole_game_is_told_with_its_last_table_and_ranking(whole_game, arasta):
    arasta("replay", "-", typed=whole_game.record())
    assert (arasta.code, arasta.err) == (0, "")
    assert arasta.out.startswith("setup ")
    told = flat(arasta.out)
    for line in whole_game.log():
        assert flat(line) in told
    assert "The game is over" in told
    assert arasta.out.endswith(f"The ranking\n{whole_game.result.text()}\n")


def test_all_seats_read_the_same(whole_game, arasta):
    """DINFO-3: everything is public."""
    spectator, seat = (arasta("replay", "-", *who, typed=whole_game.record()).out for who in ((), ("--seat", 2)))
    assert spectator.partition("\n\n")[0] == seat.partition("\n\n")[0]
    assert "Seat 2 (you)" in seat


def test_a_corrupt_record_names_its_line(whole_game, arasta):
    lines = whole_game.record().splitlines()
    i = next(i for i, line in enumerate(lines) if line.startswith("2.1: "))
    lines[i] = "2.1: roll seven"
    assert arasta("replay", "-", typed="\n".join(lines)).is_refused(f"line {i + 1}:", "roll seven")


def test_a_setting_that_the_game_does_not_have_is_refused(arasta):
    record = "arasta record 1\ngame: dice\nplayers: 2\nlayout: short\nversion: 0.1.0\n\nsetup: lay out die\n"
    assert arasta("replay", "-", typed=record).is_refused("layout", "players")
