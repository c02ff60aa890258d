"""The base game alone, as ARASTA_EXPANSIONS=no builds it."""

import os
import subprocess
import sys

SCRIPT = """
import arasta
game = arasta.new(players=3, seed=1)
while game.turn != "2.1":
    game.play(game.legal[-1])
print(game.draw(0), len(game.log()), game.view(0)["expansions"])
try:
    arasta.new(expansions="mocha")
except arasta.SettingError as error:
    print(error)
"""


def test_the_base_game_is_played_without_the_expansions_and_says_what_is_missing():
    done = subprocess.run(
        [sys.executable, "-c", SCRIPT],
        env=os.environ | {"ARASTA_EXPANSIONS": "no"},
        capture_output=True,
        text=True,
        check=True,
    )
    assert "Wainwright" in done.stdout
    assert "The expansions are left out by ARASTA_EXPANSIONS=no" in done.stdout
