"""Exported positions, read back and played again."""

import json
import os
import pty
import runpy
import signal
import subprocess
import sys
from pathlib import Path

import numpy as np
import pytest

from arasta.arena import positions
from arasta.arena.self_play import SelfPlay
from arasta.bots.net import Net
from arasta.play.batch.batch import Batch
from arasta.play.games import GAMES
from tests.arena.with_strangers import strangers
from tests.cli.command import PATIENCE, arasta, hear_signals, read_until

__all__ = ["arasta", "strangers"]

EXAMPLE = Path(__file__).parents[2] / "examples/read_positions.py"
GRAND_BAZAAR = ("--players", "3", "--expansions", "mocha,letters")


@pytest.fixture
def parquet():
    """Reads and writes Parquet."""
    return pytest.importorskip("pyarrow.parquet", reason="Parquet needs the extra export")


@pytest.fixture
def exported(arasta, parquet, tmp_path):
    """Exports, and reads what was written: the columns, and what the file says about itself."""

    def export(*arguments):
        file = tmp_path / "positions.parquet"
        arasta("export", "--seed", 7, "--out", file, *arguments)
        assert arasta.code == 0, arasta.err
        table = parquet.read_table(file)
        return table.to_pydict(), json.loads(table.schema.metadata[b"arasta"])

    return export


def turned(by_seat, seat):
    """Figures by seat, from one seat on."""
    return [*by_seat[seat:], *by_seat[:seat]]


@pytest.mark.parametrize(
    "arguments",
    [
        ("--game", "istanbul", *GRAND_BAZAAR, "--by", "champion", "--games", 5, "--part", 2, "--jobs", 1),
        ("--game", "dice", "--players", 4, "--by", "normal", "--games", 7, "--part", 4, "--jobs", 1),
        ("--game", "dice", "--players", 2, "--by", "random", "--games", 5, "--part", 5),
    ],
)
def test_what_was_written_is_what_happens_when_it_is_played_again(arguments, exported):
    """Issue 27: by seed and choices every position, what is legal there and the result come again."""
    rows, about = exported(*arguments)
    rules = GAMES[about["game"]]
    assert about["layout"] == rules.layout.version
    assert about["actions"] == [action.name for action in rules.actions]
    games = max(rows["game"]) + 1
    assert games == arguments[arguments.index("--games") + 1]
    settings = rules.settings(**about["settings"])
    batch = Batch(rules, [settings], games, seed=about["seed"], auto_reset=False)
    by_place = {place: row for row, place in enumerate(zip(rows["game"], rows["decision"], strict=True))}
    assert list(by_place) == sorted(by_place)
    told, seen = {game: [] for game in range(games)}, 0
    for decision in range(max(rows["decision"]) + 1):
        actions = np.zeros(games, np.int64)
        for game in np.flatnonzero(~batch.done):
            row = by_place[game, decision]
            assert rows["seat"][row] == batch.to_act[game]
            assert rows["observation"][row] == batch.observation[game].tobytes()
            assert rows["legal"][row] == np.flatnonzero(batch.mask[game]).tolist()
            actions[game] = rows["choice"][row]
            told[game].append((rows["seat"][row], rows["results"][row], rows["ranks"][row]))
        playing = ~batch.done
        batch.step(actions)
        for game in np.flatnonzero(playing & batch.done):
            for seat, results, ranks in told[game]:
                assert results == turned(batch.reward[game, : settings.players].tolist(), seat)
                assert ranks == turned(batch.ranks[game, : settings.players].tolist(), seat)
                seen += 1
    assert batch.done.all()
    assert seen == len(rows["game"])


def test_values_are_the_opinion_of_the_net_from_the_one_to_act_on(exported):
    rows, _ = exported("--game", "dice", "--players", 3, "--games", 2)
    for observation, legal, choice, values in list(
        zip(rows["observation"], rows["legal"], rows["choice"], rows["values"], strict=True)
    )[::9]:
        mask = np.zeros((1, len(GAMES["dice"].actions)), np.bool_)
        mask[0, legal] = True
        policy, chances = Net.load("dice").evaluate(np.frombuffer(observation, np.int8)[None], mask)
        assert values == pytest.approx(chances[0, :3].tolist(), abs=1e-5)
        assert sum(values) == pytest.approx(1, abs=1e-5)
        assert policy[0, choice] == pytest.approx(policy.max(), abs=1e-5)


def test_a_bot_without_a_net_expects_nothing_and_a_game_that_is_cut_off_has_no_result(exported):
    rows, _ = exported("--game", "dice", "--players", 2, "--by", "random", "--games", 3, "--limit", 4)
    assert len(rows["game"]) == 12
    assert {*rows["values"], *rows["results"], *rows["ranks"]} == {None}


def test_how_many_games_are_told_at_once_changes_nothing(monkeypatch):
    play = SelfPlay("dice", {"players": 2}, "random", 3, 6)
    played = next(play.parts())
    whole = next(positions.positions(play, played))
    monkeypatch.setattr(positions, "ROWS", int(played.lengths.max()))
    some = list(positions.positions(play, played))
    assert 1 < len(some) <= 6
    for word in ("game", "decision", "seat", "observation", "mask", "choice", "results", "ranks"):
        assert np.array_equal(np.concatenate([getattr(each, word) for each in some]), getattr(whole, word)), word


def test_the_same_seed_writes_the_same_games_in_any_number_of_processes(exported):
    play = ("--game", "dice", "--by", "easy", "--games", 6, "--part", 2, "--jobs")
    one, two = (exported(*play, jobs)[0] for jobs in (1, 2))
    assert one == two


def test_ctrl_c_keeps_the_games_that_were_played(parquet, tmp_path):
    file, (ours, theirs) = tmp_path / "positions.parquet", pty.openpty()
    words = ("export", "--game", "dice", "--by", "random", "--games", "20000", "--part", "2", "--limit", "3")
    command = [sys.executable, "-m", "arasta", *words, "--out", file]
    with subprocess.Popen(
        command, stdout=subprocess.PIPE, stderr=theirs, text=True, preexec_fn=hear_signals, env=os.environ
    ) as running:
        os.close(theirs)
        try:
            told = read_until(b" games", ours)
            running.send_signal(signal.SIGINT)
            read_until(b" games.", ours, told)
            printed, _ = running.communicate(timeout=PATIENCE)
        except BaseException:
            running.kill()
            raise
    os.close(ours)
    assert running.returncode == 130
    rows = parquet.read_table(file)["game"].to_pylist()
    games = len(set(rows))
    assert rows == [game for game in range(games) for _ in range(3)]
    assert f"{games:,} games, {3 * games:,} positions" in printed
    assert list(tmp_path.iterdir()) == [file]


def test_a_bot_that_answers_nonsense_is_told_and_an_earlier_file_stays(arasta, parquet, strangers, tmp_path):
    file = tmp_path / "positions.parquet"
    file.write_text("earlier")
    arasta("export", "--game", "dice", "--by", "lunar", "--games", 2, "--out", file)
    assert arasta.code == 2
    assert "arasta: The bot “lunar” cannot go on: it chose “fly to the moon”, where legal are" in arasta.err
    assert [path.name for path in tmp_path.iterdir() if path.is_file()] == [file.name]
    assert file.read_text() == "earlier"


def test_a_file_that_cannot_be_written_is_told_before_anything_is_played(arasta, parquet, tmp_path):
    arasta("export", "--out", tmp_path / "nowhere" / "positions.parquet")
    assert arasta.is_refused("nowhere/positions.parquet cannot be written: No such file or directory.")


def test_without_parquet_it_says_what_to_install(arasta, monkeypatch):
    monkeypatch.setitem(sys.modules, "pyarrow", None)
    assert arasta("export").is_refused("This needs pyarrow, which is not installed: pip install 'arasta[export]'")


def test_the_example_reads_a_file(exported, monkeypatch, tmp_path, capsys):
    exported("--game", "dice", "--players", 2, "--games", 8)
    monkeypatch.setattr(sys, "argv", [str(EXAMPLE), str(tmp_path / "positions.parquet")])
    runpy.run_path(str(EXAMPLE), run_name="__main__")
    assert "likely to win: " in capsys.readouterr().out
