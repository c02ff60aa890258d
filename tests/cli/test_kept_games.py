"""Games of the terminal that keep themselves: killed, gone on with, played by one process at a time."""

import os
import signal

import pytest

import arasta as library
from tests.cli.command import process
from tests.cli.terminal import Terminal

TWO = ("play", "--terminal", "--players", "3", "--seats", "1,3", "--names", "Ayşe,Ben,Cem", "--seed", "5")


def lines(*typed):
    """What is typed, a line each."""
    return "".join(f"{line}\n" for line in typed)


def in_file(path):
    """The game in a file, just as it was saved."""
    return library.load(path.read_text("utf-8"), chance="manual")


def test_a_game_survives_a_kill_and_goes_on_with_the_same_seats_and_names(data, arasta):
    with Terminal(*TWO) as terminal:
        terminal.screen()
        for typed in ("", "move 5", "decline", "decline", "", "move 5"):
            screen = terminal.type(typed)
        assert "Cem" in screen
        terminal.process.send_signal(signal.SIGKILL)
        terminal.end()
    (path,) = data.glob("*.txt")
    assert in_file(path).turn == "1.3"
    arasta("play", "--terminal", "--resume", typed=lines("", "move 9", "q"))
    assert "You are Ayşe and Cem." in arasta.out
    assert "Cem, it is your turn." in arasta.out
    assert "Cem goes to the Tea House." in in_file(path).log()
    assert f"The record is in {path}." in arasta.out
    assert "To go on: arasta play --terminal --resume" in arasta.out


def test_an_unfinished_game_is_offered_where_nothing_else_is_asked_for(arasta):
    arasta(*TWO, typed=lines("", "move 5", "q"))
    with Terminal("play", "--terminal") as terminal:
        assert "Istanbul, 3 players, people at 1, 3, turn 1.1" in terminal.screen()
        assert "Ayşe, it is your turn." in terminal.type("")
    with Terminal("play", "--terminal") as terminal:
        terminal.screen()
        assert "You are Seat 1." in terminal.type("n")
    for said in (("--new",), ("--players", "4"), ("--game", "dice")):
        with Terminal("play", "--terminal", *said) as terminal:
            assert "You are Seat 1." in terminal.screen()


def test_without_a_terminal_for_input_a_new_game_begins(arasta, data):
    arasta("play", "--terminal", typed=lines("q"))
    arasta("play", "--terminal", typed=lines("q"))
    assert len(list(data.glob("*.txt"))) == 2


def test_two_processes_never_play_the_same_game(arasta, data):
    with Terminal(*TWO) as first:
        first.screen()
        (path,) = data.glob("*.txt")
        before = path.read_bytes()
        for arguments in (("--resume",), ("--load", path)):
            assert arasta("play", "--terminal", *arguments).is_refused(path.name, "played by another process")
        with Terminal("play", "--terminal") as second:
            assert "You are Seat 1." in second.screen()  # it is not offered either
        assert path.read_bytes() == before
        assert len(list(data.glob("*.txt"))) == 2


def test_unfinished_games_are_listed_and_gone_on_with_by_number(arasta, data):
    arasta("games")
    assert arasta.out == "There is no unfinished game.\n"
    arasta(*TWO, typed=lines("q"))
    arasta("play", "--terminal", "--game", "dice", "--players", 2, typed=lines("q"))
    older, newer = sorted(data.glob("*.txt"), key=lambda path: "dice" in path.name)
    os.utime(older, (1, 1))
    arasta("games")
    assert [line.split(",")[0].strip() for line in arasta.out.splitlines()[::2]] == [
        "1  Istanbul: The Dice Game",
        "2  Istanbul",
    ]
    assert [line.strip() for line in arasta.out.splitlines()[1::2]] == [str(newer), str(older)]
    arasta("play", "--terminal", "--resume", 2, typed=lines("q"))
    assert "You are Ayşe and Cem." in arasta.out
    assert arasta("play", "--terminal", "--resume", 3).is_refused("no unfinished game 3", "arasta games")


def test_there_may_be_nothing_to_go_on_with(arasta):
    assert arasta("play", "--terminal", "--resume").is_refused("no unfinished game")


def test_a_record_survives_a_kill_too(tmp_path):
    path = tmp_path / "game.txt"
    with Terminal("play", "--terminal", "--seed", 5, "--record", path) as terminal:
        terminal.screen()
        for typed in ("move 5", "decline", "decline"):
            terminal.type(typed)
    assert in_file(path).turn == "2.1"


def test_a_game_that_cannot_be_kept_is_played(tmp_path, monkeypatch):
    monkeypatch.setenv("ARASTA_DATA", "/proc/nowhere")
    done = process("play", "--terminal", "--seed", 5, typed=lines("move 5", "q"))
    assert done.returncode == 0
    assert "The game is not kept" in done.stderr
    assert "The game was not kept: next time, --record FILE" in done.stdout


@pytest.mark.parametrize(("key", "code"), [(b"\x04", 0), (b"\x03", 0)], ids=["Ctrl-D", "Ctrl-C"])
def test_ctrl_d_and_ctrl_c_leave_politely(key, code, data):
    with Terminal("play", "--terminal", "--seed", 5) as terminal:
        terminal.screen()
        shown = terminal.press(key)
        assert terminal.end() == code
    assert "You left the table." in shown
    assert "Traceback" not in shown
    assert len(list(data.glob("*.txt"))) == 1


@pytest.mark.parametrize("key", [b"\x04", b"\x03"], ids=["Ctrl-D", "Ctrl-C"])
def test_an_offer_can_be_left_politely(key, arasta):
    arasta("play", "--terminal", typed=lines("q"))
    with Terminal("play", "--terminal") as terminal:
        terminal.screen()
        shown = terminal.press(key)
        assert terminal.end() == 130
    assert "Traceback" not in shown
