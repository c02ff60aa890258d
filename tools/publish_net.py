"""Make a trained net the one that the bots play by: `python tools/publish_net.py FOLDER/istanbul-champion.npz`.

`arasta train` and `arasta teach` leave nets in half precision; the package has them in one byte a weight.
"""

import sys
from pathlib import Path

import numpy as np

from arasta.bots.net import layers_of
from arasta.bots.net_file import APPRENTICE, FOLDER, NoNet, write_layers
from arasta.bots.widening import knowledge, widened
from arasta.core.playing_on import LANES, WIDEST
from arasta.play.games import GAMES


def publish(path: Path, folder: Path = FOLDER) -> str:
    """Write the net of a training into the package, unless it cannot be widened to these features; tell it."""
    game, _, who = path.stem.partition("-")
    name = path.stem if who == APPRENTICE else game
    with np.load(path, allow_pickle=False) as arrays:
        weights = dict(arrays)
    try:
        known = knowledge(weights, GAMES[game], path)
        widened(layers_of(weights), known, GAMES[game], path)
    except NoNet as refused:
        raise SystemExit(str(refused)) from None
    width = len(weights["first.bias"])
    if who == APPRENTICE and (width % LANES or width > WIDEST):
        allowed = f"a multiple of {LANES}, at most {WIDEST}"
        raise SystemExit(f"{path} has the width {width}, but compiled code wants {allowed}.")
    write_layers(folder, name, known, layers_of(weights))
    size = (folder / f"{name}.npz").stat().st_size
    return f"{path} is now the net {name}: {size / 1e6:.1f} MB."


if __name__ == "__main__":
    if len(sys.argv) < 2:
        raise SystemExit(f"Usage: python {sys.argv[0]} NET…, files as `arasta train` or `arasta teach` leaves them.")
    for given in sys.argv[1:]:
        print(publish(Path(given)))
