"""Make a trained net the one that the bots play by: `python tools/publish_net.py FOLDER/istanbul-champion.npz`.

`arasta train` and `arasta teach` leave nets in half precision; the package has them in one byte a weight.
"""

import sys
from pathlib import Path

import numpy as np

from arasta.bots.net import layers_of
from arasta.bots.net_file import APPRENTICE, FOLDER, write_layers
from arasta.core.playing_on import LANES, WIDEST
from arasta.play.games import GAMES


def publish(path: Path, folder: Path = FOLDER) -> str:
    """Write the net of a training into the package, unless it was trained with other features; tell it."""
    game, _, who = path.stem.partition("-")
    name = path.stem if who == APPRENTICE else game
    version = GAMES[game].layout.version
    with np.load(path, allow_pickle=False) as arrays:
        weights = dict(arrays)
    if (trained := str(weights.pop("version"))) != version:
        raise SystemExit(f"{path} was trained with the features {trained}, but {game} has {version} here.")
    width = len(weights["first.bias"])
    if who == APPRENTICE and (width % LANES or width > WIDEST):
        allowed = f"a multiple of {LANES}, at most {WIDEST}"
        raise SystemExit(f"{path} has the width {width}, but compiled code wants {allowed}.")
    write_layers(folder, name, version, layers_of(weights))
    size = (folder / f"{name}.npz").stat().st_size
    return f"{path} is now the net {name}: {size / 1e6:.1f} MB."


if __name__ == "__main__":
    if len(sys.argv) < 2:
        raise SystemExit(f"Usage: python {sys.argv[0]} NET…, files as `arasta train` or `arasta teach` leaves them.")
    for given in sys.argv[1:]:
        print(publish(Path(given)))
