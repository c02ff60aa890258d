"""Whether the chances that the champion's net tells are chances: of all seats to which it gives 30 %, 30 % should win.

    python benchmarks/calibration.py [GAMES] [--draw FILE]

The champion plays so many games of each kind against itself (400 if not said), with two to five players in turn; at
every seventh decision the net says how likely each seat is to win, through the eyes of the one who is to act. With
`--draw` the curves go into a picture; docs/champion.md has it.
"""

import argparse
import json
from pathlib import Path

import numpy as np

import arasta
from arasta.bots.champion import Champion

KINDS = {
    "base game": ("istanbul", {}),
    "Mocha & Baksheesh": ("istanbul", {"expansions": ("mocha",)}),
    "Letters & Seals": ("istanbul", {"expansions": ("letters",)}),
    "Grand Bazaar": ("istanbul", {"expansions": ("mocha", "letters")}),
    "dice game": ("dice", {}),
}
PLAYERS = {"istanbul": (2, 3, 4, 5), "dice": (2, 3, 4)}
EVERY = 7  # how many decisions there are from one that is looked at to the next
EDGES = np.linspace(0, 1, 21)
LEAST = 100  # chances in a part of the curve, for it to be drawn


def seen_and_won(game, games, players, **settings):
    """By chance that the net told of a seat, and whether that seat has won."""
    champion = Champion(game, 1)
    batch = arasta.batch(game, games, players=players, seed=players, auto_reset=False, **settings)
    told, of, won, step = [], [], np.zeros((games, players)), 0
    while (running := np.flatnonzero(batch.to_act >= 0)).size:
        if step % EVERY == 0:
            _, chances = champion.net.evaluate(batch.observation[running], batch.mask[running])
            seats = (np.arange(players) - batch.to_act[running, None]) % players
            told.append(np.take_along_axis(chances, seats, axis=1))
            of.append(running)
        actions = np.zeros(games, np.int64)
        actions[running] = champion.choose_many(batch)[running]
        batch.step(actions)
        won[running] += batch.reward[running, :players]
        step += 1
    return np.concatenate(told).ravel(), won[np.concatenate(of)].ravel()


def curve(told, won):
    """By part of the scale: how many chances, what was told and what came true on average; and how far off it is."""
    part = np.clip(np.digitize(told, EDGES) - 1, 0, len(EDGES) - 2)
    n = np.bincount(part, minlength=len(EDGES) - 1)
    mean = [np.bincount(part, each, minlength=len(n)) / np.maximum(n, 1) for each in (told, won)]
    return {
        "off": round(float((n * np.abs(mean[0] - mean[1])).sum() / n.sum()), 4),
        "mean_square": round(float(((told - won) ** 2).mean()), 4),
        "n": n.tolist(),
        "told": mean[0].round(4).tolist(),
        "won": mean[1].round(4).tolist(),
    }


def draw(found, path):
    """The curves, one beside the other."""
    import matplotlib
    from matplotlib.figure import Figure

    with matplotlib.rc_context({"svg.hashsalt": "arasta", "svg.fonttype": "none"}):
        figure = Figure(figsize=(2.6 * len(found), 3.1), layout="constrained")
        for axis, (kind, one) in zip(figure.subplots(1, len(found), sharey=True), found.items(), strict=True):
            n, told, won = (np.array(one[word]) for word in ("n", "told", "won"))
            enough = n >= LEAST
            axis.plot([0, 100], [0, 100], color="#b8c0c8", linewidth=1)
            axis.plot(100 * told[enough], 100 * won[enough], "o-", color="#1f5fa8", markersize=3)
            axis.set_title(kind, fontsize=10)
            axis.set_aspect("equal")
            axis.set_xlabel("told, %")
            axis.grid(alpha=0.3)
        figure.axes[0].set_ylabel("won, %")
        figure.savefig(path, metadata={"Date": None} if path.suffix == ".svg" else None)


if __name__ == "__main__":
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("games", nargs="?", type=int, default=400)
    parser.add_argument("--draw", type=Path)
    arguments = parser.parse_args()
    found = {}
    for kind, (game, settings) in KINDS.items():
        players = PLAYERS[game]
        parts = [seen_and_won(game, arguments.games // len(players), each, **settings) for each in players]
        found[kind] = curve(*map(np.concatenate, zip(*parts, strict=True)))
        print(kind, json.dumps(found[kind]), flush=True)
    if arguments.draw:
        draw(found, arguments.draw)
