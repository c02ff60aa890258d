"""How many rounds the expert should look ahead: what playouts say of options, held against the truth.

    python benchmarks/looking_ahead.py                                    # the base game, about five minutes
    python benchmarks/looking_ahead.py --expansions mocha,letters --rounds 5,8
    python benchmarks/looking_ahead.py --game dice --rounds 1,2,5

The truth of an option is how often its player wins if the champion plays all seats to the end. For each number of
rounds: by how many percent points the choice by playouts is better than the net's, with its standard error; the same if
only options are tried that the net holds likelier than this; and how well the playouts' values of the options of a
position go with the truth, with the noise of the truth taken out.
"""

import argparse
import json
import sys

import numpy as np

import arasta
from arasta.bots.champion import Champion
from arasta.bots.playouts import Nets, worth_of
from arasta.bots.search import plausible

AT_ONCE = 512  # positions that a net considers: its rows stay near the processor
LATEST = {"istanbul": 260, "dice": 100}  # decisions after which a position is taken
LIKELIER = (0.01, 0.001, 0.0001)  # than this: fewer options than the expert tries


def positions(champion, batch, n, random):
    """Positions of the champion's own games, each imagined by the one to act, and what is plausible there."""
    when, found = random.integers(10, LATEST[batch.rules.name], len(batch)), []
    for step in range(when.max() + 100):
        options = plausible(champion.net, batch)
        for i in np.flatnonzero((batch.done == 0) & (when <= step)):
            if len(options[i]) > 1:
                found.append((batch.imagine([i], batch.to_act[[i]], step), np.array(options[i])))
                when[i] = np.iinfo(when.dtype).max
        batch.step(np.where(batch.done == 0, champion.choose_many(batch), 0))
    return [found[i] for i in random.permutation(len(found))[:n]]


def truth(champion, root, options, deals, key):
    """By deal and option, whether the one to act wins if the champion plays on for everybody."""
    seat = int(root.to_act[0])
    imagined = root.imagine(np.zeros(deals, np.int64), seat, key)
    lines = imagined.after(np.repeat(np.arange(deals), len(options)), np.tile(options, deals))
    won = lines.reward[:, seat].copy()
    while len(going := np.flatnonzero(lines.done == 0)):
        actions = np.zeros(len(lines), np.int64)
        for some in np.split(going, range(AT_ONCE, len(going), AT_ONCE)):
            actions[some] = champion.chosen(lines.observation[some], lines.mask[some], lines.states["round"][some])
        lines.step(actions)
        won[going] = lines.reward[going, seat]
    return won.reshape(deals, len(options))


def looked(nets, root, options, deals, random):
    """By deal and option, what playing on says that it is worth."""
    return worth_of(nets, root, np.zeros(deals, np.int64), [options] * deals, random).reshape(deals, len(options))


def agreement(values, truths):
    """The correlation within positions; the truth's own noise is taken out by the likeness of its two halves. None
    where the truth is nothing but noise.
    """
    both = own = twice = 0.0
    for found, true in zip(values, truths, strict=True):
        mean, half = found.mean(axis=0), len(true) // 2
        one, other = true[:half].mean(axis=0), true[half:].mean(axis=0)
        mean, one, other = (each - each.mean() for each in (mean, one, other))
        both, own, twice = both + mean @ (one + other) / 2, own + mean @ mean, twice + one @ other
    return float(both / np.sqrt(own * twice)) if own * twice > 0 else None


def likelihoods(champion, root, options):
    """What the net thinks of the options."""
    return champion.net.evaluate(root.observation, root.mask)[0][0, options]


def better(values, truths, policies, least):
    """By position, how many percent points the best by playouts of all likely options has before the net's choice."""
    found = []
    for value, true, policy in zip(values, truths, policies, strict=True):
        mean = np.where(policy >= min(least, policy[0]), value.mean(axis=0), -np.inf)
        found.append(100 * float(true.mean(axis=0)[mean.argmax()] - true.mean(axis=0)[0]))
    return found


def figures(values, truths, policies):
    """How good the choices by these values are, and the values themselves."""
    points = better(values, truths, policies, 0)
    return {
        "points": np.mean(points),
        "error": np.std(points) / len(points) ** 0.5,
        **{f"likelier_than_{least}": np.mean(better(values, truths, policies, least)) for least in LIKELIER},
        "agreement": agreement(values, truths),
    }


def main():
    """Measure and print."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--game", default="istanbul", choices=list(LATEST))
    parser.add_argument("--expansions", default="")
    parser.add_argument("--positions", type=int, default=60)
    parser.add_argument("--truth", type=int, default=130, help="games to the end for each option")
    parser.add_argument("--playouts", type=int, default=120, help="of each option")
    parser.add_argument("--rounds", default="3,5,8")
    parser.add_argument("--seed", type=int, default=1)
    given = parser.parse_args()
    expansions = tuple(word for word in given.expansions.split(",") if word)
    settings = {"expansions": expansions, "layout": "random"} if given.game == "istanbul" else {}
    random, champion, nets = np.random.default_rng(given.seed), Champion(given.game, given.seed), Nets.load(given.game)
    games = arasta.batch(given.game, 2 * given.positions, players=4, seed=given.seed, auto_reset=False, **settings)
    roots, truths = positions(champion, games, given.positions, random), []
    for number, root in enumerate(roots, 1):
        truths.append(truth(champion, *root, given.truth, number))
        print(f"\rtruth of {number} of {len(roots)} positions", end="", file=sys.stderr, flush=True)
    print(file=sys.stderr)
    policies = [likelihoods(champion, *root) for root in roots]
    for rounds in map(int, given.rounds.split(",")):
        values = [looked(nets._replace(rounds=rounds), *root, given.playouts, random) for root in roots]
        print(json.dumps({"rounds": rounds, **figures(values, truths, policies)}), flush=True)


if __name__ == "__main__":
    main()
