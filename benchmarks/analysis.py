"""How well games are judged: through whose eyes, and how far a choice is played on before it is judged.

    python benchmarks/analysis.py [GAMES]

The champion plays so many games of each kind against itself; docs/architecture.md has the figures.
"""

import sys

import numpy as np

import arasta
from arasta.analysis.choices import Thoroughness, values_of_choices
from arasta.analysis.evaluation import WHOEVER_ACTS, judge
from arasta.bots.net import Net
from arasta.core.machine import NOBODY

KINDS = (("istanbul", 3), ("istanbul", 4), ("dice", 3))
EVERY = 7  # how many decisions there are from one that is judged to the next
MOST_DECISIONS = 150  # whose choices are judged
RIGHT_AFTER = Thoroughness(turns=-1)  # the choice, in no turn at all
CAREFUL = Thoroughness(worlds=16, tries=320)


def looks(net, batch, players):
    """By the way of looking the chances of all seats, in every game."""
    games = np.arange(len(batch))
    each = np.array([judge(net, batch, games, np.full(len(batch), seat)) for seat in range(players)])
    own = each[range(players), :, range(players)].T
    return {
        "knowing nothing": np.full(own.shape, 1 / players),
        "who is to act": judge(net, batch, games, np.full(len(batch), WHOEVER_ACTS)),
        "each for itself": own / own.sum(axis=1, keepdims=True),
        "mean of all": each.mean(axis=0),
    }


def played(game, players, games):
    """Whole games: what was seen on the way, where, and who has won."""
    net, random = Net.load(game), np.random.default_rng(1)
    batch = arasta.batch(game, games, players=players, seed=5, auto_reset=False)
    seen, states, won = [], [], np.zeros((games, players))
    while (batch.to_act != NOBODY).any():
        if len(states) % EVERY == 0:
            seen.append((batch.to_act != NOBODY, looks(net, batch, players)))
        states.append(batch.states[:1].copy() if batch.to_act[0] != NOBODY else None)
        running = batch.to_act != NOBODY
        actions = np.zeros(games, np.int64)
        policy, _ = net.evaluate(batch.observation[running], batch.mask[running])
        upto = np.cumsum(policy, axis=1)
        actions[running] = (upto <= random.random((len(upto), 1)) * upto[:, -1:]).sum(axis=1)
        batch.step(actions)
        won += np.where(running[:, None], batch.reward[:, :players], 0)
    return seen, [state for state in states if state is not None], won


def tell_looks(seen, won):
    """The mean square by which each way of looking is off."""
    for way in seen[0][1]:
        off = np.concatenate([((chances[way] - won) ** 2)[running].mean(axis=1) for running, chances in seen])
        print(f"  {way:<18}{off.mean():.4f}")


def decisions(rules, states, most):
    """Some of those states in which there is a choice, and who has it."""
    several = [state for state in states if len(rules.legal(rules.open(state))) > 1]
    chosen = several[:: -(-len(several) // most)]
    return np.concatenate(chosen), [rules.to_act(rules.open(state)) for state in chosen]


def tell_choices(game, states):
    """How often the best choice is the net's favourite, and what the favourite seems to lose."""
    net, rules = Net.load(game), arasta.GAMES[game]
    chosen, seats = decisions(rules, states, MOST_DECISIONS)
    for way, care in (("right after", RIGHT_AFTER), ("end of the turn", Thoroughness())):
        found = values_of_choices(net, rules, chosen, seats, care)
        favourites = [max(options, key=lambda option: option.policy) for options in found]
        agree = np.mean([options[0] == liked for options, liked in zip(found, favourites, strict=True)])
        lost = np.mean([options[0].value - liked.value for options, liked in zip(found, favourites, strict=True)])
        print(f"  judged {way:<16}{agree:.0%} favourites, which lose {lost:.4f}")


def tell_tries(game, states):
    """By how much the usual care is off from a great deal of it, in the differences between choices."""
    net, rules = Net.load(game), arasta.GAMES[game]
    chosen, seats = decisions(rules, states, MOST_DECISIONS // 5)
    for care in (Thoroughness(), Thoroughness(tries=48)):
        off = []
        for usual, careful in zip(
            values_of_choices(net, rules, chosen, seats, care),
            values_of_choices(net, rules, chosen, seats, CAREFUL),
            strict=True,
        ):
            exact = {option.action: option.value for option in careful}
            differences = np.array([option.value - exact[option.action] for option in usual])
            off.extend((differences - differences.mean()) ** 2)
        print(f"  {care.tries} tries of a choice are off by {np.sqrt(np.mean(off)):.4f}")


def main():
    """All kinds of games."""
    games = int(sys.argv[1]) if len(sys.argv) > 1 else 128
    for game, players in KINDS:
        print(f"{game}, {players} players, {games} games")
        seen, states, won = played(game, players, games)
        tell_looks(seen, won)
        tell_choices(game, states)
        tell_tries(game, states)


if __name__ == "__main__":
    main()
