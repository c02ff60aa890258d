"""The net that plays: from what a seat may know to a choice among the legal actions and the chances of all seats.

It needs NumPy alone, so that a game against it begins at once. Of the features few are ever used in a game, and of the
actions few are legal: only their rows are multiplied, which halves the work.
"""

from collections.abc import Iterator
from functools import cache
from pathlib import Path
from typing import NamedTuple

import numpy as np

from arasta.bots.net_file import APPRENTICE, FOLDER, Layer, Layers, NoNet, arrays_in, in_bytes, layers_in
from arasta.bots.widening import FIRST, POLICY, VALUE, knowledge, read_net, tell_unseen, widened
from arasta.core.layout import Layout
from arasta.core.playing_on import SmallNet
from arasta.play.games import GAMES

INNER = "inner"
IMPOSSIBLE = np.float32(-1e9)
LEAST = 1e-6  # of a chance: a net may say less than nothing
TRAINED = {"scales", "first.weight", "first.bias", "policy.bias"}  # what a file has that a training has left
PUBLISHED = {"first.weight", "first.scale", "first.bias", "policy.bias"}  # and one of the package


class Opinion(NamedTuple):
    """What a net thinks of some positions."""

    actions: np.ndarray  # ids that are legal in any of them
    policy: np.ndarray  # by position and place in `actions`: how likely the net would choose it; 0 if it is not legal
    values: np.ndarray  # by position and seat, counted from the one who looks: what it expects to win, about 1 in all


class Net:
    """Features to a hidden row, residual layers, then a policy over the actions and a value for each seat."""

    def __init__(self, layers: Layers, layout: Layout) -> None:
        self.players = layout["table.players"]
        self.first, self.first_bias = np.ascontiguousarray(layers[FIRST][0]), layers[FIRST][1]  # read row by row
        self.inner = [(columns(weight), bias) for weight, bias in inner_layers(layers)]
        self.policy, self.policy_bias = np.ascontiguousarray(layers[POLICY][0]), layers[POLICY][1]
        self.value, self.value_bias = columns(layers[VALUE][0]), layers[VALUE][1]

    @classmethod
    @cache
    def load(cls, game: str, folder: Path = FOLDER) -> "Net":
        """The net of a game, by its name."""
        return cls(read_net(GAMES[game], game, folder), GAMES[game].layout)

    @classmethod
    @cache
    def of_file(cls, game: str, path: Path) -> "Net":
        """The net in any file: as a training has left it for players, or as the package has its own."""
        arrays = arrays_in(path)
        if arrays is None or not (arrays.keys() >= TRAINED or arrays.keys() >= PUBLISHED):
            raise NoNet("net-unreadable", file=str(path))
        known = knowledge(arrays, GAMES[game], path)
        layers = layers_of(arrays) if arrays.keys() >= TRAINED else layers_in(arrays)
        found = widened(layers, known, GAMES[game], path)
        tell_unseen(GAMES[game], known)
        return cls(found, GAMES[game].layout)

    def evaluate(self, observation: np.ndarray, mask: np.ndarray) -> tuple[np.ndarray, np.ndarray]:
        """For rows of features and of legal actions, as a batch has them: the policy by action id, which is 0 for what
        is not legal, and the chance of each seat to win, counted from the one who looks. A game that is over has no
        legal actions, and the chances that it looks like.
        """
        found = self.consider(observation, mask)
        policy = np.zeros(mask.shape, np.float32)
        policy[:, found.actions] = found.policy
        return policy, self.chances(observation, found.values)

    def consider(self, observation: np.ndarray, mask: np.ndarray) -> Opinion:
        """The same, with a policy over those actions only that are legal somewhere."""
        hidden = self.hidden(observation)
        actions = np.flatnonzero(mask.any(axis=0))
        logits = hidden @ self.policy[actions].T + self.policy_bias[actions]
        legal = mask[:, actions]
        logits[~legal] = IMPOSSIBLE
        logits -= logits.max(axis=1, keepdims=True, initial=IMPOSSIBLE)
        policy = np.exp(logits) * legal
        policy /= np.maximum(policy.sum(axis=1, keepdims=True), 1)  # it is less only where nothing is legal
        return Opinion(actions, policy, self.values_of(hidden))

    def chances(self, observation: np.ndarray, values: np.ndarray) -> np.ndarray:
        """Values as chances: those of the seats that play add up to 1, and nobody else has any."""
        players = observation[:, self.players].argmax(axis=1)
        plays = np.arange(values.shape[1]) < players[:, None]
        found: np.ndarray = np.maximum(values, LEAST) * plays
        found /= np.maximum(found.sum(axis=1, keepdims=True), LEAST)
        return found

    def values(self, observation: np.ndarray) -> np.ndarray:
        """What the net expects each seat to win, counted from the one who looks."""
        return self.values_of(self.hidden(observation))

    def values_of(self, hidden: np.ndarray) -> np.ndarray:
        """By the last row before."""
        found: np.ndarray = np.clip(hidden @ self.value + self.value_bias, 0, 1)
        return found

    def hidden(self, observation: np.ndarray) -> np.ndarray:
        """The last row before policy and value, for each row of features."""
        used = np.flatnonzero(observation.any(axis=0))
        x: np.ndarray = observation[:, used].astype(np.float32) @ self.first[used]
        x += self.first_bias
        np.maximum(x, 0, out=x)
        for weight, bias in self.inner:
            y = x @ weight
            y += bias
            np.maximum(y, 0, out=y)
            x += y
        return x


@cache
def small_net(game: str, folder: Path = FOLDER) -> SmallNet:
    """The apprentice of a game's net, as compiled code reads it."""
    layers = read_net(GAMES[game], f"{game}-{APPRENTICE}", folder)
    inner = [(*in_bytes(weight), bias) for weight, bias in inner_layers(layers)]
    weights, scales, biases = (np.stack(each) for each in zip(*inner, strict=True))
    found = (*layers[FIRST], weights.astype(np.int16), scales[:, :, 0], biases, *layers[POLICY])
    return SmallNet(*map(np.ascontiguousarray, found))


def drawn(policy: np.ndarray, moods: np.ndarray) -> np.ndarray:
    """By row a place in the policy, as likely as it says. A mood is a random number from 0 to 1; rows have any sum."""
    reached = policy.cumsum(axis=1)
    places: np.ndarray = (reached <= moods[:, None] * reached[:, -1:]).sum(axis=1)
    return places


def flatter(policy: np.ndarray, evenness: float, least: float) -> np.ndarray:
    """The policy with its choices more alike, by as much as `evenness` is above 1; not to its sum. What is not `least`
    of the best one's likelihood is left out.
    """
    part = policy / policy.max(axis=1, keepdims=True)
    return np.where(part >= least, part ** (1 / evenness), 0)


def layers_of(weights: dict[str, np.ndarray]) -> dict[str, Layer]:
    """The layers of a net as it comes out of a training; the scales of the features go into the first."""
    layers = {
        name.removesuffix(".weight"): (weight.astype(np.float32), weights[f"{name.removesuffix('.weight')}.bias"])
        for name, weight in weights.items()
        if name.endswith(".weight")
    }
    weight, bias = layers[FIRST]
    return layers | {FIRST: ((weight * weights["scales"].astype(np.float32)).T, bias)}


def inner_layers(layers: Layers) -> Iterator[Layer]:
    """The residual layers, in their order."""
    return (layers[name] for name in sorted(layers) if name.startswith(f"{INNER}."))


def columns(weight: np.ndarray) -> np.ndarray:
    """Weights by input, as rows of inputs are multiplied with them."""
    return np.ascontiguousarray(weight.T)
