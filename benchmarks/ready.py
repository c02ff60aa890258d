"""How soon a fresh installation answers: `python benchmarks/ready.py`, with nothing compiled, in new processes.

By kind of game: choosing, from what a seat may know to a choice; the first hint, imports not counted; the usual and the
slowest hint until the rules are compiled; when the expert can look ahead, and how long the processor compiled for it;
hints from then on; and the expert's mean and slowest decision.
"""

import os

os.environ |= dict.fromkeys(
    ("OPENBLAS_NUM_THREADS", "OMP_NUM_THREADS", "MKL_NUM_THREADS"), "1"
)  # as the server's workers

import json
import resource
import statistics
import subprocess
import sys
import time
from itertools import islice
from tempfile import TemporaryDirectory

KINDS = {
    "base": ("istanbul", {}),
    "bazaar": ("istanbul", {"expansions": ("mocha", "letters")}),
    "dice": ("dice", {}),
}
PAUSE = 0.5  # seconds between hints
DECISIONS = 60  # of which what is measured is the usual
AFTER = 20  # hints when all is compiled


def seconds(do):
    """How long something takes."""
    begun = time.perf_counter()
    do()
    return time.perf_counter() - begun


def positions(name, settings):
    """Decisions of a game of champions in which there is something to choose."""
    import arasta
    from arasta.bots.champion import Champion
    from arasta.bots.position import Position

    game, champion = arasta.new(name, players=4, seed=3, **settings), Champion(name, 1)
    while not game.over:
        position = Position.of(game, game.step)
        if len(position.legal) > 1:
            yield game, Position.of(game, game.step)
        game.play(champion.choose(position))


def measured(name, settings):
    """In this process, where nothing is compiled."""
    import arasta
    from arasta.bots.champion import Champion
    from arasta.bots.expert import Expert
    from arasta.bots.warm_up import is_ready

    rules, table = arasta.GAMES[name], positions(name, settings)
    game, _ = next(table)
    begun, first = time.perf_counter(), seconds(lambda: arasta.hint(game))
    plain = []
    while not is_ready(rules):
        game, _ = next(table, None) or next(table := positions(name, settings))
        plain.append(seconds(lambda game=game: arasta.hint(game)))
        time.sleep(PAUSE)
    ready, worked = time.perf_counter() - begun, resource.getrusage(resource.RUSAGE_CHILDREN)
    champion, expert = Champion(name, 1), Expert(name, 1)
    some = list(islice(positions(name, settings), DECISIONS))
    chosen = [seconds(lambda at=at: champion.choose(at)) for _, at in some]
    later = [seconds(lambda game=game: arasta.hint(game)) for game, _ in islice(positions(name, settings), AFTER)]
    thought = [seconds(lambda at=at: expert.choose(at)) for _, at in some]
    return {
        "choosing_ms": round(1000 * statistics.median(chosen), 2),
        "first_hint_s": round(first, 2),
        "plain_hints_s": [round(statistics.median(plain), 3), round(max(plain), 3)],
        "ready_s": round(ready, 1),
        "compiling_cpu_s": round(worked.ru_utime + worked.ru_stime, 1),
        "hints_s": [round(statistics.median(later), 3), round(max(later), 3)],
        "expert_s": [round(statistics.mean(thought), 2), round(max(thought), 2)],
    }


if __name__ == "__main__":
    if len(sys.argv) > 1:
        print(json.dumps(measured(*KINDS[sys.argv[1]])))
        sys.exit()
    for kind in KINDS:
        with TemporaryDirectory() as folder:
            command = [sys.executable, __file__, kind]
            done = subprocess.run(command, env=os.environ | {"ARASTA_CACHE": folder}, stdout=subprocess.PIPE, text=True)
        print(f"{kind}: {done.stdout.strip()}", flush=True)
