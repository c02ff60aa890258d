import random
import re
from pathlib import Path

import pytest

import arasta as library
from tests.play.games import by_hand, play

RECORDS = Path(__file__).parent.parent / "records/istanbul"


@pytest.fixture(scope="module")
def half_a_game():
    """Two hundred random decisions of a game, as it stands then."""
    game = library.new(players=3, seed=3)
    choices = random.Random(3)
    for _ in range(200):
        game.play(choices.choice(game.legal))
    return game


def kept(tmp_path, text):
    """The record as a file."""
    path = tmp_path / "game.txt"
    path.write_text(text, "utf-8")
    return path


def flat(text):
    """Without line breaks and margins."""
    return " ".join(text.split())


def test_a_whole_game_is_told_with_its_end_and_ranking(arasta):
    shortest = min(RECORDS.glob("*.txt"), key=lambda path: path.stat().st_size)
    game = library.load(shortest.read_text("utf-8"))
    arasta("replay", shortest)
    assert (arasta.code, arasta.err) == (0, "")
    assert arasta.out.startswith("setup ")
    assert "\n1.1 " in arasta.out
    assert flat(game.log()[-1]) in flat(arasta.out)
    assert "The game is over" in arasta.out
    assert arasta.out.endswith(f"The ranking\n{game.result.text()}\n")


def test_every_sentence_of_the_log_is_told(half_a_game, tmp_path, arasta):
    arasta("replay", kept(tmp_path, half_a_game.record()))
    for line in half_a_game.log():
        assert flat(line) in flat(arasta.out)


def test_a_game_that_is_not_over_says_what_is_to_be_decided(half_a_game, tmp_path, arasta):
    arasta("replay", kept(tmp_path, half_a_game.record()))
    assert arasta.code == 0
    assert half_a_game.question() in arasta.out
    assert "ends before the game does" in arasta.out


def test_it_is_told_through_the_eyes_of_a_seat(half_a_game, tmp_path, arasta):
    path = kept(tmp_path, half_a_game.record())
    arasta("replay", path, "--seat", 2)
    assert "Seat 2 (you)" in arasta.out
    assert "Your hand" in arasta.out
    assert "Seat 2 draws “" in flat(arasta.out)
    assert "Seat 1 draws “" not in flat(arasta.out)
    arasta("replay", path)
    assert "draws “" not in flat(arasta.out)
    assert "Your hand" not in arasta.out


def test_a_seat_that_is_not_there_is_refused(half_a_game, tmp_path, arasta):
    assert arasta("replay", kept(tmp_path, half_a_game.record()), "--seat", 4).is_refused("seat 4", "1 to 3")


def test_a_dash_reads_from_standard_input(half_a_game, arasta):
    arasta("replay", "-", typed=half_a_game.record())
    assert arasta.code == 0
    assert "Seat 3" in arasta.out


def test_a_corrupt_record_names_file_and_line(half_a_game, tmp_path, arasta):
    lines = half_a_game.record().splitlines()
    i = next(i for i, line in enumerate(lines) if line.startswith("2.1: "))
    lines[i] = "2.1: fly 9"
    path = kept(tmp_path, "\n".join(lines))
    assert arasta("replay", path).is_refused(f"{path}, line {i + 1}:", "fly 9")


def test_a_file_that_is_no_record_is_refused(tmp_path, arasta):
    assert arasta("replay", kept(tmp_path, "Dear diary")).is_refused("line 1", "arasta record 1")
    binary = tmp_path / "binary"
    binary.write_bytes(b"\xff\xfe\x00")
    assert arasta("replay", binary).is_refused("binary", "UTF-8")
    assert arasta("replay", tmp_path).is_refused("cannot be read")


def test_the_income_of_a_turn_is_told_in_that_turn(arasta):
    """DTURN-3: though it comes with the step that ended the turn before."""
    arasta("replay", str(RECORDS.parent / "dice/three_tile_lovers.txt"))
    turns = re.split(r"\n(?=\d+\.\d )", arasta.out)
    told = [turn for turn in turns if "bring income" in turn]
    assert told
    for turn in told:
        label, seat = turn.split(maxsplit=1)[0], re.search(r"The\s+tiles\s+of\s+Seat\s+(\d)\s+bring\s+income", turn)[1]
        assert label.endswith(f".{seat}")


def test_a_record_is_told_in_one_sentence_a_turn(arasta, tmp_path):
    game = play(by_hand(), "move 9", "leave", "act", "call 8", "roll 3 5")
    arasta("replay", kept(tmp_path, game.record()), "--story")
    assert "1.1     Seat 1 goes to the Tea House, calls 8, rolls 8 and takes 8 lira." in arasta.out
