"""The examples run as they are, for a short while."""

import runpy
import sys
from pathlib import Path

import pytest

EXAMPLES = Path(__file__).parent.parent.parent / "examples"
SHORT = {
    "gymnasium_policy_gradient.py": ["--updates", "1", "--tables", "4"],
    "gymnasium_random.py": ["--game", "Dice", "--players", "2", "--games", "2"],
    "openspiel_mcts.py": ["--simulations", "2", "--length", "60"],
    "pettingzoo_loop.py": ["--game", "Dice", "--players", "3", "--games", "2"],
}
LAST_LINE = {
    "gymnasium_policy_gradient.py": "update 1: won",
    "gymnasium_random.py": "of 2 games won",
    "openspiel_mcts.py": "search",
    "pettingzoo_loop.py": "seat_2 has won",
}


WITH_PYTORCH = {
    "sb3_maskable_ppo.py": ["--steps", "64", "--games", "1"],
    "sb3_vec_env.py": ["--steps", "256", "--tables", "2", "--games", "2"],
}
ELSEWHERE = {
    "http_bot.py",  # plays with a server: tests/server
    "read_positions.py",  # reads a file: tests/arena/test_export.py
}


def test_every_example_is_run():
    assert {path.name for path in EXAMPLES.glob("*.py")} == SHORT.keys() | WITH_PYTORCH.keys() | ELSEWHERE


@pytest.mark.parametrize("name", SHORT)
def test_it_runs(name, monkeypatch, capsys):
    monkeypatch.setattr(sys, "argv", [name, *SHORT[name]])
    runpy.run_path(str(EXAMPLES / name), run_name="__main__")
    assert LAST_LINE[name] in capsys.readouterr().out.splitlines()[-1]


@pytest.mark.parametrize("name", WITH_PYTORCH)
def test_one_that_learns_with_stable_baselines_runs(name, monkeypatch, capsys):
    pytest.importorskip("sb3_contrib", reason="sb3-contrib needs PyTorch: pip install 'arasta[sb3]'")
    monkeypatch.setattr(sys, "argv", [name, *WITH_PYTORCH[name]])
    runpy.run_path(str(EXAMPLES / name), run_name="__main__")
    assert " decisions: won " in capsys.readouterr().out.splitlines()[-1]
