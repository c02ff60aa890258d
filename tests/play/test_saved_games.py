"""Games that keep themselves, with real processes that are killed."""

import os
import random
import signal
import subprocess
import sys
import time
from datetime import datetime, timedelta
from pathlib import Path

import pytest

import arasta
from arasta.play.errors import CannotKeep, RecordError
from arasta.play.records.saved_games import keep_new, reopen, unfinished
from tests.play.games import at_random

PLAYER = """
import random, sys
import arasta
from arasta.play.records.saved_games import keep_new, reopen, unfinished

def warn(problem):
    print(problem, file=sys.stderr, flush=True)

choices = random.Random(1)
if sys.argv[1:] == ["reopen"]:
    game, kept = reopen(unfinished()[0].path, warn)
else:
    game = arasta.new("dice", players=3, seed=1)
    kept = keep_new(game, {0, 2}, warn)
while not game.over:
    game.play(choices.choice(game.legal))
    kept.save(game)
    print(len(game.history), flush=True)
"""


@pytest.fixture(autouse=True)
def data(tmp_path, monkeypatch):
    """A data folder of our own, for us and for the processes we start."""
    monkeypatch.setenv("ARASTA_DATA", str(tmp_path))
    return tmp_path / "games"


def never(problem):
    raise AssertionError(f"not kept: {problem}")


def player(*arguments):
    """A process that plays and saves after every choice, and says each time how far it is."""
    command = [sys.executable, "-c", PLAYER, *arguments]
    return subprocess.Popen(command, stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True)


def in_file(path):
    """The game in a file, just as it was saved."""
    return arasta.load(path.read_text("utf-8"), chance="manual")


def test_a_kept_game_is_its_record_with_the_seats_of_people(data):
    game = at_random(30, players=3)
    with keep_new(game, {0, 2}, never) as kept:
        assert kept.path.parent == data
        assert kept.path.read_text("utf-8").splitlines()[:2] == ["arasta record 1", "# people: 1 3"]
        assert in_file(kept.path).state_bytes() == game.state_bytes()


def test_an_unfinished_game_is_gone_on_with(data):
    game = at_random(40, players=3)
    keep_new(game, {1}, never).close()
    (found,) = unfinished()
    assert (found.game, found.players, found.people, found.turn) == ("istanbul", 3, {1}, game.turn)
    assert datetime.now() - found.saved < timedelta(minutes=5)
    again, kept = reopen(found.path, never)
    with kept:
        assert again.record().startswith(game.record())
        assert kept.people == {1}
        again.play(again.legal[0])
        kept.save(again)
        assert in_file(found.path).state_bytes() == again.state_bytes()
    assert list(data.iterdir()) == [found.path]  # no lock and nothing half written stays


def test_a_game_that_is_over_is_not_offered(data):
    game = arasta.new("dice", players=2, seed=1)
    choices = random.Random(1)
    with keep_new(game, {0}, never) as kept:
        assert [found.turn for found in unfinished()] == [game.turn]
        while not game.over:
            game.play(choices.choice(game.legal))
        kept.save(game)
    assert unfinished() == []
    assert in_file(kept.path).over


def test_the_newest_is_offered_first_and_what_is_no_record_is_passed_over(data):
    paths = []
    for hours, seed in ((3, 1), (1, 2), (2, 3)):
        with keep_new(at_random(5, seed=seed), {0}, never) as kept:
            paths.append(kept.path)
        then = time.time() - hours * 3600
        os.utime(kept.path, (then, then))
    (data / "letter.txt").write_text("Dear diary", "utf-8")
    (data / "empty.txt").touch()
    (data / "binary.txt").write_bytes(b"\xff\xfe\x00")
    (data / "folder.txt").mkdir()
    assert [found.path for found in unfinished()] == [paths[1], paths[2], paths[0]]


@pytest.mark.parametrize("choices", [1, 5, 40])
def test_a_killed_process_leaves_its_last_saved_state(choices, data):
    with player() as playing:
        for _ in range(choices):
            saved = int(playing.stdout.readline())
        playing.send_signal(signal.SIGKILL)
    (found,) = unfinished()
    assert len(in_file(found.path).history) >= saved
    game, kept = reopen(found.path, never)
    with kept:
        assert not game.over
        assert kept.people == {0, 2}


def test_killed_again_and_again_the_file_is_always_whole(data):
    rounds, reached = 6, 0
    for i in range(rounds):
        with player(*(["reopen"] if i else [])) as playing:
            playing.stdout.readline()
            time.sleep(0.01 * i)
            playing.send_signal(signal.SIGKILL)
        (found,) = unfinished()
        before, reached = reached, len(in_file(found.path).history)
        assert reached > before


def test_two_processes_never_play_one_game(data):
    with player() as playing:
        playing.stdout.readline()
        playing.send_signal(signal.SIGSTOP)
        (found,) = unfinished()
        with pytest.raises(CannotKeep, match=rf"is being played by another process \({playing.pid}\)"):
            reopen(found.path, never)
        with player("reopen") as second:
            assert "is being played by another process" in second.communicate()[1]
        with keep_new(at_random(5), {0}, never) as other:
            assert other.path != found.path
        playing.send_signal(signal.SIGKILL)
    reopen(found.path, never)[1].close()


def test_one_process_opens_a_game_once_at_a_time(data):
    with keep_new(at_random(5), {0}, never) as kept, pytest.raises(CannotKeep, match="another process"):
        reopen(kept.path, never)
    reopen(kept.path, never)[1].close()


def test_games_of_a_day_have_names_of_their_own(data):
    kept = [keep_new(at_random(5), {0}, never) for _ in range(3)]
    assert len({game.path for game in kept}) == 3
    for game in kept:
        game.close()


@pytest.mark.parametrize("folder", ["/proc/nowhere", "a file"])
def test_without_a_folder_to_write_in_play_goes_on_with_one_notice(folder, data, tmp_path, monkeypatch):
    (tmp_path / "a file").touch()
    monkeypatch.setenv("ARASTA_DATA", str(tmp_path / folder))
    game, told = at_random(5), []
    with keep_new(game, {0}, lambda problem: told.append(str(problem))) as kept:
        for _ in range(3):
            game.play(game.legal[0])
            kept.save(game)
    assert kept.path is None
    assert len(told) == 1
    assert told[0].startswith(f"The game is not kept: {tmp_path / folder}/games cannot be written (")
    assert told[0].endswith("ARASTA_DATA names another folder.")
    assert unfinished() == []


def test_a_disk_that_fails_later_is_told_once_and_tried_again(data):
    game, told = at_random(5), []
    with keep_new(game, {0}, lambda problem: told.append(str(problem))) as kept:
        in_the_way = kept.path.with_name(f".{kept.path.name}.new")
        in_the_way.mkdir()
        for _ in range(3):
            game.play(game.legal[0])
            kept.save(game)
        assert len(told) == 1
        in_the_way.rmdir()
        kept.save(game)
    assert in_file(kept.path).state_bytes() == game.state_bytes()


def test_a_damaged_file_says_which_line_and_stays_unlocked(data):
    keep_new(at_random(5), {0}, never).close()
    (found,) = unfinished()
    text = found.path.read_text("utf-8")
    found.path.write_text(text + "1.1: fly 9\n", "utf-8")
    with pytest.raises(RecordError, match="line"):
        reopen(found.path, never)
    found.path.write_bytes(b"\xff")
    with pytest.raises(CannotKeep, match="cannot be opened"):
        reopen(found.path, never)
    found.path.write_text(text, "utf-8")
    reopen(found.path, never)[1].close()
    with pytest.raises(CannotKeep, match="cannot be opened"):
        reopen(data / "gone.txt", never)
    assert list(data.iterdir()) == [found.path]


def test_the_users_folder_for_data_is_respected(monkeypatch, tmp_path):
    monkeypatch.delenv("ARASTA_DATA")
    monkeypatch.setenv("XDG_DATA_HOME", str(tmp_path / "data"))
    with keep_new(at_random(5), {0}, never) as kept:
        assert kept.path.parent == tmp_path / "data/arasta/games"
    monkeypatch.setenv("XDG_DATA_HOME", "relative")
    monkeypatch.setenv("HOME", str(tmp_path))
    with keep_new(at_random(5), {0}, never) as kept:
        assert tmp_path in kept.path.parents
        assert Path.cwd() not in kept.path.parents
