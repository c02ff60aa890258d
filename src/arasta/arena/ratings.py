"""Ratings of bots, by openskill: a maintained library without dependencies, free to use, that rates whole rankings of
many players, which Elo cannot. Its model here is that of Plackett and Luce, as Weng and Lin rate by it.

Bots do not change while they play, so nothing is forgotten (tau is 0). The games are rated in an order drawn from the
seed: neither the order of the pairings nor which process was faster makes a difference. The bot of the field sits in
several seats; its rating moves by the mean of what its seats would move by.
"""

import random
from collections.abc import Iterable, Sequence
from math import sqrt
from statistics import fmean
from typing import Any, NamedTuple

from arasta.arena.parts import Pairing
from arasta.play.extras import needed

DIGITS = 3


class Outcome(NamedTuple):
    """A finished game: who played, where the one bot sat, and the ranks by seat."""

    pairing: Pairing
    seat: int
    ranks: Sequence[int]


def check_ratings() -> None:
    """Refuse to begin where the library is missing."""
    plackett_luce()


def plackett_luce() -> Any:
    """The model, for players who do not change."""
    return needed("openskill.models", "ladder").PlackettLuce(tau=0)


def ratings(bots: Iterable[str], outcomes: Sequence[Outcome], seed: int) -> dict[str, dict[str, float]]:
    """By bot the strength `mu`, and `sigma`, how far it may be off. Games of a bot against itself tell nothing."""
    model = plackett_luce()
    rated = {name: model.rating(name=name) for name in bots}
    telling = [outcome for outcome in outcomes if outcome.pairing.one != outcome.pairing.field]
    for outcome in random.Random(seed).sample(telling, len(telling)):
        rate(model, rated, outcome)
    return {name: {"mu": round(found.mu, DIGITS), "sigma": round(found.sigma, DIGITS)} for name, found in rated.items()}


def rate(model: Any, rated: dict[str, Any], outcome: Outcome) -> None:
    """Move the ratings of the two bots by one game."""
    one, field = outcome.pairing
    seated = [rated[one if seat == outcome.seat else field] for seat in range(len(outcome.ranks))]
    teams = [[model.create_rating([each.mu, each.sigma])] for each in seated]  # each its own: the library tells by it
    moved = [team[0] for team in model.rate(teams, ranks=list(outcome.ranks))]
    rated[one] = moved.pop(outcome.seat)
    variance = fmean(each.sigma**2 for each in moved)
    rated[field] = model.create_rating([fmean(each.mu for each in moved), sqrt(variance)])
