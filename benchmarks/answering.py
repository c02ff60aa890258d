"""How fast the champion's net answers on one core: `python benchmarks/answering.py`."""

import os

os.environ |= dict.fromkeys(("OPENBLAS_NUM_THREADS", "OMP_NUM_THREADS", "MKL_NUM_THREADS"), "1")  # before NumPy loads

import json
import statistics
import time

import arasta
from arasta.bots.champion import Champion

GAMES, STEPS, ALONE, TOGETHER = 256, 40, 200, 5
MODES = {
    "base game": ("istanbul", {}),
    "Grand Bazaar": ("istanbul", {"expansions": ("mocha", "letters")}),
    "dice game": ("dice", {}),
}


def seconds(do):
    """How long something takes."""
    begun = time.perf_counter()
    do()
    return time.perf_counter() - begun


def measured(game, settings):
    """Positions of the champion's own games after some steps, answered one by one and all together."""
    champion = Champion(game, 1)
    batch = arasta.batch(game, GAMES, players=4, seed=1, threads=1, **settings)
    for _ in range(STEPS):
        batch.step(champion.choose_many(batch))
    rows, masks, answer = batch.observation, batch.mask, champion.net.evaluate
    alone = [seconds(lambda i=i: answer(rows[i : i + 1], masks[i : i + 1])) for i in range(ALONE)]
    together = [seconds(lambda: answer(rows, masks)) for _ in range(TOGETHER)]
    return {
        "alone_ms": round(statistics.median(alone) * 1000, 2),
        "slowest_ms": round(max(alone) * 1000, 2),
        "together_per_s": round(GAMES / statistics.median(together)),
        "features_of_one": round(float((rows != 0).sum(axis=1).mean())),
        "features_of_all": int((rows != 0).any(axis=0).sum()),
    }


if __name__ == "__main__":
    print(json.dumps({mode: measured(*given) for mode, given in MODES.items()}, indent=2))
