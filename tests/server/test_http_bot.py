"""The bot in examples/ plays a whole game with nothing but HTTP."""

import runpy
import subprocess
import sys
from pathlib import Path

from tests.server.running import running

EXAMPLE = Path(__file__).parents[2] / "examples/http_bot.py"
TOO_FAST = 429


def test_the_example_plays_a_whole_game(server):
    done = subprocess.run([sys.executable, EXAMPLE, server.url], capture_output=True, text=True, timeout=300)
    assert done.returncode == 0, done.stderr
    assert "1. " in done.stdout
    assert "rubies" in done.stdout


def test_who_is_too_fast_waits_as_long_as_the_server_says(tmp_path):
    """Issue 27: a well-behaved fast bot is slowed, not thrown out."""
    call = runpy.run_path(EXAMPLE)["call"]
    with running(tmp_path, requests_per_minute=60) as server:
        while server.get("/api/games").status_code != TOO_FAST:
            pass
        assert call(f"{server.url}/api/games") == {"games": []}
