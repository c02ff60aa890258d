"""Ctrl-C while random players play: what was played until then is reported."""

import json
import os
import pty
import signal
import subprocess
import sys

from arasta import GAMES
from arasta.arena.random_games import nothing_played
from arasta.cli.progress import follow
from arasta.cli.simulate import report, table
from tests.cli.command import PATIENCE, hear_signals, read_until

MANY = 1_000_000_000


def stopped(*arguments):
    """What a simulation prints that is stopped while it plays, its exit code, and what it said on its terminal."""
    ours, theirs = pty.openpty()
    command = [sys.executable, "-m", "arasta", "simulate", "--games", str(MANY), "--seed", "1", *arguments]
    environment = os.environ | {"ARASTA_RULES": "plain"}
    with subprocess.Popen(
        command, env=environment, stdout=subprocess.PIPE, stderr=theirs, text=True, preexec_fn=hear_signals
    ) as running:
        os.close(theirs)
        try:
            told = read_until(b" games", ours)
            running.send_signal(signal.SIGINT)
            told = read_until(b" games.", ours, told)
            printed, _ = running.communicate(timeout=PATIENCE)
        except BaseException:
            running.kill()
            raise
    os.close(ours)
    return printed, running.returncode, told.decode()


def test_a_simulation_reports_the_games_played():
    printed, code, told = stopped("--game", "dice", "--players", "2", "--limit", "3", "--json")
    found = json.loads(printed)
    assert code == 130
    assert 0 < found["games"] < MANY
    assert found["decisions"] == 3 * found["games"]
    assert f"Stopped after {found['games']:,} of {MANY:,} games." in told


def test_a_census_reports_the_games_played():
    printed, code, _ = stopped("--game", "dice", "--census", "--players", "2", "--limit", "1", "--json")
    found = json.loads(printed)
    assert code == 130
    assert found["games"] > 0
    assert sum(found["actions"].values()) == found["decisions"] == found["games"]


def stopped_at_once():
    """Steps that are stopped before the first, as while the rules are compiled."""
    raise KeyboardInterrupt
    yield


def test_before_the_first_game_there_is_nothing_to_report_but_that(capsys):
    rules, settings = GAMES["dice"], GAMES["dice"].settings(players=2)
    tally = follow(stopped_at_once(), nothing_played(rules, settings, 1000), 1000)
    assert capsys.readouterr().err == "Stopped after 0 of 1,000 games.\n"
    found = report(rules, settings, 1, tally)
    assert json.loads(json.dumps(found))["decisions_per_s"] is None
    assert "0, 0 of them finished" in table(found)
