"""Weights that a training can begin with: of an earlier one, whose checkpoint is gone, or the champion's own.

They may be of a net that knows less than there is today; it is widened, as for players.
"""

from pathlib import Path
from zipfile import BadZipFile

import numpy as np

from arasta.bots.net import layers_of
from arasta.bots.net_file import APPRENTICE, FOLDER, Layers
from arasta.bots.widening import FIRST, knowledge, read_net, tell_unseen, widened
from arasta.core.agenda_game import AgendaGame

Arrays = dict[str, np.ndarray]
NEEDED = ("scales", "first.weight", "first.bias", "policy.bias")  # of whatever may be such a file


class WrongWeights(ValueError):
    """Weights that do not fit the net."""


def of_a_training(path: Path, rules: AgendaGame) -> Arrays:
    """As a training has left them for players."""
    try:
        with path.open("rb") as file, np.load(file, allow_pickle=False) as found:
            weights = dict(found)
    except (AttributeError, BadZipFile, EOFError, TypeError, ValueError):  # whatever else a file may be
        weights = {}
    if not weights.keys() >= {*NEEDED}:
        raise WrongWeights(f"{path} has no weights that a training has left for players.")
    known = knowledge(weights, rules, path)
    layers = widened(layers_of(weights), known, rules, path)
    tell_unseen(rules, known)
    return unfolded(layers, rules)


def of_the_champion(rules: AgendaGame, folder: Path = FOLDER) -> Arrays:
    """The champion's, as the package has them, rounded to a byte each."""
    return unfolded(read_net(rules, rules.name, folder), rules)


def of_the_apprentice(rules: AgendaGame, folder: Path = FOLDER) -> Arrays:
    """The apprentice's, likewise."""
    return unfolded(read_net(rules, f"{rules.name}-{APPRENTICE}", folder), rules)


def unfolded(layers: Layers, rules: AgendaGame) -> Arrays:
    """Layers as a training has them: the scales of the features are not in the first one."""
    weights: Arrays = {"scales": np.asarray(rules.layout.scales, np.float32)}
    for name, (weight, bias) in layers.items():
        weights[f"{name}.weight"] = weight.T / weights["scales"] if name == FIRST else weight
        weights[f"{name}.bias"] = bias
    return weights
