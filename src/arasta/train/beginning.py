"""Weights that a training can begin with: of an earlier one, whose checkpoint is gone, or the champion's own."""

from pathlib import Path
from zipfile import BadZipFile

import numpy as np

from arasta.bots.net import FIRST
from arasta.bots.net_file import FOLDER, read_layers
from arasta.core.agenda_game import AgendaGame

Arrays = dict[str, np.ndarray]


class WrongWeights(ValueError):
    """Weights that do not fit the net."""


def of_a_training(path: Path, rules: AgendaGame) -> Arrays:
    """As a training has left them for players."""
    try:
        with np.load(path, allow_pickle=False) as found:
            weights = dict(found)
        version = str(weights.pop("version"))
    except (AttributeError, BadZipFile, EOFError, KeyError, TypeError, ValueError):  # whatever else a file may be
        raise WrongWeights(f"{path} has no weights that a training has left for players.") from None
    if version != rules.layout.version:
        raise WrongWeights(f"{path} was trained with the features {version}, not {rules.layout.version}.")
    return weights


def of_the_champion(rules: AgendaGame, folder: Path = FOLDER) -> Arrays:
    """As the package has them, rounded to a byte each; the scales of the features are in the first layer there."""
    weights: Arrays = {"scales": np.asarray(rules.layout.scales, np.float32)}
    for name, (weight, bias) in read_layers(folder, rules.name, rules.layout.version).items():
        weights[f"{name}.weight"] = weight.T / weights["scales"] if name == FIRST else weight
        weights[f"{name}.bias"] = bias
    return weights
