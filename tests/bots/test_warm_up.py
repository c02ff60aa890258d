"""Getting ready: what looking ahead needs is compiled once, in one process for all that wait for it."""

import threading

import pytest

import arasta
from arasta.bots import warm_up
from arasta.core.compiling import MODE
from arasta.play.records.file_lock import FileLock

DICE = arasta.GAMES["dice"]


@pytest.fixture
def compiled(monkeypatch, tmp_path):
    """A machine on which nothing is compiled yet, and the games that are compiled from then on."""
    monkeypatch.setenv("ARASTA_CACHE", str(tmp_path))
    found = []
    monkeypatch.setattr(warm_up, "is_kept", lambda rules: rules.name in found)
    monkeypatch.setattr(warm_up, "compile_elsewhere", lambda rules: found.append(rules.name))
    return found


def test_whoever_comes_while_another_process_compiles_waits_for_it(compiled, tmp_path):
    lock = FileLock(tmp_path / warm_up.LOCK)
    waiting = threading.Thread(target=warm_up.have_compiled, args=[DICE])
    waiting.start()
    compiled.append("dice")  # by the other one
    lock.release()
    waiting.join()
    assert compiled == ["dice"]


def test_if_the_other_process_ends_before_it_is_done_one_that_waits_goes_on(compiled, tmp_path):
    lock = FileLock(tmp_path / warm_up.LOCK)
    waiting = [threading.Thread(target=warm_up.have_compiled, args=[DICE]) for _ in range(3)]
    for each in waiting:
        each.start()
    lock.release()
    for each in waiting:
        each.join()
    assert compiled == ["dice"]


def test_from_the_first_start_on_all_games_are_compiled_one_after_the_other(compiled):
    warm_up.have_all_compiled()
    assert compiled == list(arasta.GAMES)


@pytest.mark.long
@pytest.mark.skipif(MODE == "plain", reason="nothing is compiled")
def test_the_process_that_compiles_leaves_all_that_looking_ahead_needs(monkeypatch, tmp_path):
    monkeypatch.setenv("ARASTA_CACHE", str(tmp_path))
    warm_up.compile_elsewhere(DICE)
    code = {path.name.partition("-")[0] for path in tmp_path.glob("*/*/*.nbc")}
    doors = ("show", "step", "choose", "weigh", "imagine", "play_on")
    assert code >= {"playout.go_on_games", "playout.rank_games", *(f"batching.{door}_games" for door in doors)}
