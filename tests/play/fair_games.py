"""Games by fair dice with a known key, played at random."""

import copy
import pickle
import random

import arasta

KEY = bytes(range(32)).hex()
WAYS = {
    "copy": lambda game: game.copy(),
    "deepcopy": copy.deepcopy,
    "pickle": lambda game: pickle.loads(pickle.dumps(game)),
    "snapshot": lambda game: arasta.Game.restore(game.snapshot()),
    "record": lambda game: arasta.load(game.record(), dice=game.dice),
}


def fair(decisions=0, key=KEY, words=("sesame", "", "open"), seed=1, **settings):
    """A game by fair dice after so many random decisions, with the cards of the first edition: its draws are known."""
    words = words[: settings.setdefault("players", 3)]
    game = arasta.new(chance="fair", edition=1, dice=arasta.FairDice("kx7p", key, words), **settings)
    return go_on(game, decisions, seed)


def go_on(game, decisions, seed=1):
    """So many random decisions more."""
    chooser = random.Random(seed)
    for _ in range(decisions):
        if game.over:
            break
        game.play(chooser.choice([choice.name for choice in game.legal]))
    return game
