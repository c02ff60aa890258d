import json
import os
import pty
import signal
import subprocess
import sys
import xml.etree.ElementTree as ElementTree

import pytest

from arasta import GAMES
from tests.arena.with_strangers import strangers
from tests.cli.command import PATIENCE, hear_signals, read_until

__all__ = ["strangers"]

SHORT = ("--game", "dice", "--players", 3, "--seed", 5, "--limit", 300)


def report(arasta, *arguments):
    """The JSON of a ladder."""
    arasta("ladder", "--json", *SHORT, *arguments)
    assert arasta.code == 0
    return json.loads(arasta.out)


def test_the_report_says_what_was_played_and_who_won_what(strangers, arasta):
    found = report(arasta, "--bots", "random,last", "--games", 7, "--jobs", 1)
    settings = {"game": "dice", "players": 3, "seed": 5, "limit": 300}
    assert {word: found[word] for word in settings} == settings
    assert (found["games"], found["of"], found["bots"]) == (18, 18, ["random", "last"])
    for one, field in (("random", "last"), ("last", "random")):
        each = found["versus"][one][field]
        assert list(each) == ["wins", "games", "share", "low", "high", "unfinished"]
        assert each["games"] == 9  # whole rotations
        assert each["share"] == pytest.approx(each["wins"] / 9, abs=1e-6)
        assert each["low"] <= each["share"] <= each["high"]
    assert set(found["ratings"]) == {"random", "last"}
    assert found["faults"] == []
    assert arasta.err == ""


def test_the_same_seed_gives_the_same_report_in_one_process_and_in_two(strangers, arasta):
    ladder = ("--pair", "random:last,last:random", "--games", 9, "--part", 2)
    assert report(arasta, *ladder, "--jobs", 1) == report(arasta, *ladder, "--jobs", 2)


def test_people_get_a_table_and_are_told_of_faults(strangers, arasta):
    arasta("ladder", *SHORT, "--pair", "random:raising,random:random", "--games", 6, "--jobs", 1)
    assert arasta.code == 0
    first, second, *_ = arasta.out.splitlines()
    assert first == "dice, 3 players, seed 5"
    assert second == "12 games, one bot against a field of another; 33.3% would be equal"
    assert "  random  raising     6      6  100.0%  61.0% – 100.0%  " in arasta.out
    assert "\n  bot      rating\n  random  " in arasta.out
    assert arasta.err.startswith("arasta: raising lost 6 games by its own fault: it raised RuntimeError(")
    assert arasta.err.count("\n") == 1


@pytest.mark.parametrize("jobs", [1, 2])
def test_a_bot_that_falls_asleep_is_waited_for_so_long_and_no_longer(jobs, strangers, arasta):
    arasta("ladder", *SHORT, "--players", 2, "--pair", "random:sleeping", "--games", 2, "--jobs", jobs, "--seconds", 2)
    assert arasta.code == 0
    told = "it took longer than 2 s for a decision; --seconds gives bots more time"
    assert arasta.err == f"arasta: sleeping lost 2 games by its own fault: {told}.\n"


def test_a_bot_that_cannot_be_woken_ends_with_its_process(strangers, arasta):
    arasta("ladder", *SHORT, "--pair", "random:deaf", "--games", 3, "--jobs", 2, "--seconds", 1)
    assert arasta.is_refused("A process died in which random played against deaf", "exit code 1")


def test_what_a_bot_answered_is_told_with_what_was_legal(strangers, arasta):
    arasta("ladder", *SHORT, "--pair", "lunar:random", "--games", 3, "--jobs", 1)
    begun = "arasta: lunar lost 3 games by its own fault: it chose “fly to the moon”, where legal are "
    assert arasta.err.startswith(begun)
    assert set(arasta.err.removeprefix(begun).removesuffix(".\n").split(", ")) <= set(GAMES["dice"].ids)


def test_games_that_were_cut_off_are_told(arasta):
    arasta("ladder", *SHORT, "--limit", 5, "--pair", "random:random", "--games", 3, "--jobs", 1)
    assert "  3 of the games were cut off by --limit: nobody has won them" in arasta.out


def test_a_kept_ladder_is_reported_again_without_playing(tmp_path, arasta):
    kept = ("--pair", "random:random", "--games", 6, "--jobs", 1, "--keep", tmp_path / "kept.jsonl")
    once = report(arasta, *kept)
    written = (tmp_path / "kept.jsonl").read_text()
    assert report(arasta, *kept) == once
    assert (tmp_path / "kept.jsonl").read_text() == written
    arasta("ladder", *SHORT, "--seed", 6, *kept)
    assert arasta.is_refused("another ladder", "seed is 5 there and 6 here")


def test_a_kept_ladder_goes_on_with_its_own_seed(tmp_path, arasta):
    ladder = (
        "ladder",
        "--json",
        "--game",
        "dice",
        "--players",
        2,
        "--limit",
        300,
        "--pair",
        "random:random",
        "--jobs",
        1,
    )
    seeds = []
    for games in (2, 4):
        arasta(*ladder, "--games", games, "--part", 1, "--keep", tmp_path / "kept.jsonl")
        seeds.append(json.loads(arasta.out)["seed"])
    assert seeds[0] == seeds[1]


def test_the_picture_shows_every_bot_share_and_rating(strangers, tmp_path, arasta):
    pictures = [tmp_path / "one.svg", tmp_path / "again.svg"]
    for picture in pictures:
        found = report(arasta, "--bots", "random,last", "--games", 9, "--jobs", 1, "--picture", picture)
    one, again = (picture.read_text() for picture in pictures)
    assert one == again
    told = " ".join(ElementTree.fromstring(one).itertext())
    for text in ("random", "last", "dice, 3 players, 18 games", "rating"):
        assert text in told
    assert f"{found['versus']['random']['last']['share']:.1%}" in told
    assert f"{found['ratings']['last']['mu']:.1f}" in told.replace("−", "-")


def stopped(*arguments):
    """What a ladder of parts of ten games prints that is stopped after its first, its exit code, and what it said."""
    ours, theirs = pty.openpty()
    command = [sys.executable, "-m", "arasta", "ladder", "--json", *map(str, (*SHORT, *arguments))]
    alone = {"start_new_session": True, "preexec_fn": hear_signals}
    with subprocess.Popen(command, stdout=subprocess.PIPE, stderr=theirs, text=True, **alone) as running:
        os.close(theirs)
        try:
            told = read_until(b"\r10 of ", ours)
            os.killpg(running.pid, signal.SIGINT)  # as a terminal does: to all processes
            told = read_until(b" games.", ours, told)
            printed, _ = running.communicate(timeout=PATIENCE)
        except BaseException:
            os.killpg(running.pid, signal.SIGKILL)
            raise
    os.close(ours)
    return printed, running.returncode, told.decode()


def test_ctrl_c_reports_what_was_played_and_it_can_be_gone_on_with(tmp_path, arasta):
    kept = ("--pair", "random:random", "--games", 100_000, "--part", 10, "--keep", tmp_path / "kept.jsonl")
    printed, code, told = stopped(*kept, "--jobs", 2)
    found = json.loads(printed)
    assert code == 130
    assert 0 < found["games"] < found["of"] == 100_002
    assert f"Stopped after {found['games']:,} of 100,002 games." in told
    assert "Traceback" not in told
    lines = (tmp_path / "kept.jsonl").read_text().splitlines()
    assert sum(len(json.loads(line)["ranks"]) for line in lines[1:]) == found["games"]
