"""The bot in examples/ plays a whole game with nothing but HTTP."""

import subprocess
import sys
from pathlib import Path

EXAMPLE = Path(__file__).parents[2] / "examples/http_bot.py"


def test_the_example_plays_a_whole_game(server):
    done = subprocess.run([sys.executable, EXAMPLE, server.url], capture_output=True, text=True, timeout=300)
    assert done.returncode == 0, done.stderr
    assert "1. " in done.stdout
    assert "rubies" in done.stdout
