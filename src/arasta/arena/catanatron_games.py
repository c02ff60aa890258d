"""A process for `arasta bench`: random games of catanatron, the peer. Prints decisions and seconds as JSON.

Run by its path, so that nothing of Arasta is loaded beside it. A decision is one action applied, which is one call of
`Player.decide`; dice and draws happen inside actions there and are not counted apart.
"""

import json
import sys
import time

from catanatron.game import Game
from catanatron.models.player import Color, RandomPlayer


def play(seed: int) -> int:
    """One game of four random players; returns how many actions were applied."""
    game = Game([RandomPlayer(colour) for colour in Color], seed=seed)
    game.play()
    return len(game.state.actions)


def main(seconds: float) -> None:
    """Whole games for so many seconds, after one to warm up."""
    play(1)
    decisions = games = 0
    start = time.perf_counter()
    while time.perf_counter() - start < seconds:
        decisions += play(2 + games)
        games += 1
    print(json.dumps({"decisions": decisions, "seconds": time.perf_counter() - start}))


if __name__ == "__main__":
    main(float(sys.argv[1]))
