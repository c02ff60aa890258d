"""Many states looked at together: who decides in each, what is open to it, and the states that follow.

States are gathered and compared by their bytes, so that also what lies between their fields stays with them.
"""

from typing import NamedTuple

import numpy as np

from arasta.core.agenda import FIRST_CHANCE
from arasta.core.agenda_game import AgendaGame
from arasta.core.machine import CHANCE, NOBODY
from arasta.core.options import WORD

HALF_WORD = np.uint64(32)


class Choices(NamedTuple):
    """What may be chosen in some states: the number of the state, the option, and how likely it is if by chance."""

    state: np.ndarray
    option: np.ndarray
    weight: np.ndarray

    def of(self, which: np.ndarray) -> "Choices":
        """Some of them."""
        return Choices(*(each[which] for each in self))


def gather(states: np.ndarray, which: np.ndarray) -> np.ndarray:
    """Copies of these states."""
    as_bytes = states.view(np.uint8).reshape(len(states), states.dtype.itemsize)
    found: np.ndarray = as_bytes[which].reshape(-1).view(states.dtype)
    return found


def tops(states: np.ndarray) -> tuple[np.ndarray, np.ndarray]:
    """The effect on top of each agenda, and its player."""
    rows = np.arange(len(states))
    top = states["agenda"][rows, states["agenda_height"] - 1]
    return top[:, 0].astype(np.int64), top[:, 1].astype(np.int64)


def deciders(states: np.ndarray) -> np.ndarray:
    """The seat to act in each state, CHANCE, or NOBODY where the game is over."""
    effects, players = tops(states)
    found = np.where(effects >= FIRST_CHANCE, CHANCE, players)
    return np.where(states["agenda_height"] == 0, NOBODY, found)


def choices_in(states: np.ndarray) -> Choices:
    """All legal options of all states, in the order of states and options."""
    words = np.ascontiguousarray(states["options"]).astype("<i8", copy=False)
    bits = np.unpackbits(words.view(np.uint8), axis=1, bitorder="little")
    state, bit = np.nonzero(bits)
    return Choices(state, bit // (WORD + 1) * WORD + bit % (WORD + 1), np.ones(len(state)))


def weighed(rules: AgendaGame, states: np.ndarray, choices: Choices) -> Choices:
    """The same choices with the probability of each; chance is to act in all of these states."""
    by_action = np.zeros((len(states), len(rules.actions)))
    rules.batching.weigh_games(states, by_action)
    effects, _ = tops(states)
    actions = rules.vocabulary.by_option[effects[choices.state], choices.option]
    return choices._replace(weight=by_action[choices.state, actions])


def step(rules: AgendaGame, states: np.ndarray, choices: Choices) -> np.ndarray:
    """The states to which the choices lead; chance that is due there has not fallen yet."""
    found = gather(states, choices.state)
    rules.step_games(found, choices.option)
    return found


def distinct(states: np.ndarray, games: np.ndarray) -> tuple[np.ndarray, np.ndarray]:
    """The numbers of states that differ from all before them of the same game, and for each state which one it equals.

    States are told apart by a hash of 64 bits. Small numbers fill only a part of a word, so its upper half is laid over
    the lower one before the words are added up, each times an odd number of its own.
    """
    words = states.view(np.uint64).reshape(len(states), -1)
    odd = np.random.default_rng(0).integers(0, 1 << 63, words.shape[1] + 1, np.uint64) * 2 + 1
    hashes = ((words ^ (words >> HALF_WORD)) * odd[:-1]).sum(axis=1, dtype=np.uint64)
    _, first, same = np.unique(hashes + games.astype(np.uint64) * odd[-1], return_index=True, return_inverse=True)
    return first, same
