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
IN_CACHE = 128  # states that are hashed at once


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


def tops(states: np.ndarray, below: int = 0) -> tuple[np.ndarray, np.ndarray]:
    """The effect on top of each agenda, or so many below it, and its player."""
    rows = np.arange(len(states))
    top = states["agenda"][rows, states["agenda_height"] - 1 - below]
    return top[:, 0].astype(np.int64), top[:, 1].astype(np.int64)


def deciders(states: np.ndarray) -> np.ndarray:
    """The seat to act in each state, CHANCE, or NOBODY where the game is over."""
    effects, players = tops(states)
    found = np.where(effects >= FIRST_CHANCE, CHANCE, players)
    return np.where(states["agenda_height"] == 0, NOBODY, found)


def choices_in(states: np.ndarray, which: np.ndarray) -> Choices:
    """All legal options of these states, in the order of states and options."""
    words = states["options"][which].astype("<i8")
    eights = words.view(np.uint8).reshape(len(which), -1)
    row, eight = np.nonzero(eights)  # most are empty
    at, bit = np.nonzero(np.unpackbits(eights[row, eight][:, None], axis=1, bitorder="little"))
    word, rest = np.divmod(eight[at], words.itemsize)
    return Choices(which[row[at]], word * WORD + rest * 8 + bit, np.ones(len(at)))


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
    """The numbers of the states of each game that differ from each other, and for each state which one it equals."""
    words = states.view(np.uint64).reshape(len(states), -1)
    odd = np.random.default_rng(0).integers(0, 1 << 63, words.shape[1] + 1, np.uint64) * 2 + 1
    hashes = games.astype(np.uint64) * odd[-1]
    for first in range(0, len(states), IN_CACHE):
        hashes[first : first + IN_CACHE] += hashed(words[first : first + IN_CACHE], odd[:-1])
    _, found, same = np.unique(hashes, return_index=True, return_inverse=True)
    return found, same


def hashed(words: np.ndarray, odd: np.ndarray) -> np.ndarray:
    """By row a number of 64 bits that no other row has, but for a chance that is negligible.

    Small numbers fill only a part of a word, so its upper half is laid over the lower one before the words are added
    up, each times an odd number of its own.
    """
    mixed = words >> HALF_WORD
    mixed ^= words
    mixed *= odd
    found: np.ndarray = mixed.sum(axis=1, dtype=np.uint64)
    return found
