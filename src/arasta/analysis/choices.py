"""What each choice of a decision is worth to the seat that decides, as far as it could know."""

from collections.abc import Sequence
from typing import NamedTuple

import numpy as np

from arasta.analysis.evaluation import Evaluator
from arasta.analysis.findings import DIGITS, ValuedChoice
from arasta.analysis.playouts import chances_of_playouts
from arasta.core.agenda_game import AgendaGame
from arasta.play.batch.batch import Batch

KEY = 1  # of what is dealt anew; the same game is always judged in the same way


class Thoroughness(NamedTuple):
    """With how much care choices are judged. The defaults judge a whole game in seconds."""

    worlds: int = 3  # in which what the seat cannot know is dealt in different ways
    tries: int = 12  # of a choice, in all worlds together
    turns: int = 0  # that are played on after the one at hand
    choices: int | None = None  # of a decision that are judged at all, those that the net likes best; None: all


def values_of_choices(
    net: Evaluator, rules: AgendaGame, states: np.ndarray, seats: Sequence[int], care: Thoroughness
) -> list[tuple[ValuedChoice, ...]]:
    """The choices of each decision, the best first; of equal ones that which the net likes better."""
    here = Batch.standing_at(rules, states, chance="explicit", seed=KEY)
    policy, _ = net.evaluate(here.observation, here.mask)
    judged = likeliest(here.mask, policy, care.choices)
    values = mean_values(net, here, judged, np.asarray(seats), care)
    return [ranked(rules, judged[i], values[i], policy[i]) for i in range(len(states))]


def likeliest(mask: np.ndarray, policy: np.ndarray, n: int | None) -> np.ndarray:
    """Of the legal actions of each decision so many that the net likes best."""
    if n is None:
        return mask
    order = np.argsort(np.where(mask, -policy, np.inf), axis=1, kind="stable")
    found = np.zeros_like(mask)
    np.put_along_axis(found, order[:, :n], True, axis=1)
    found &= mask
    return found


def mean_values(net: Evaluator, here: Batch, judged: np.ndarray, seats: np.ndarray, care: Thoroughness) -> np.ndarray:
    """By decision and action the win chance of the seat that decides; 0 for what is not judged."""
    dealt = np.repeat(np.arange(len(here)), care.worlds)
    worlds = here.imagine(dealt, seats[dealt], KEY)
    decision, action = (np.repeat(found, care.tries) for found in np.nonzero(judged))
    number = np.arange(len(decision)) % care.tries
    tried = worlds.after(decision * care.worlds + number % care.worlds, action)
    chances = chances_of_playouts(net, tried, number, here.states["turns"][decision] + care.turns, care.tries)
    found = np.zeros(here.mask.shape)
    np.add.at(found, (decision, action), chances[np.arange(len(decision)), seats[decision]] / care.tries)
    return found


def ranked(rules: AgendaGame, mask: np.ndarray, values: np.ndarray, policy: np.ndarray) -> tuple[ValuedChoice, ...]:
    """These choices, the best first."""
    options = [
        ValuedChoice(
            rules.actions[action].name, round(float(values[action]), DIGITS), round(float(policy[action]), DIGITS)
        )
        for action in np.flatnonzero(mask)
    ]
    return tuple(sorted(options, key=lambda option: (-option.value, -option.policy)))
