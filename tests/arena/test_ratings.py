"""Ratings tell the strength that the games were drawn from."""

import math
import random

import pytest

from arasta.arena.parts import Pairing
from arasta.arena.ratings import Outcome, ratings

BETA = 25 / 6  # of the model: how much luck there is in a game


def outcomes(strengths, games, players=4, seed=1):
    """Games in which each seat's luck is drawn after the model of Plackett and Luce."""
    chance, found = random.Random(seed), []
    for one in strengths:
        for field in strengths:
            for i in range(games if one != field else 0):
                seat = i % players
                speed = [math.exp(strengths[one if each == seat else field]) for each in range(players)]
                times = [chance.expovariate(each) for each in speed]
                ranks = [1 + sum(other < own for other in times) for own in times]
                found.append(Outcome(Pairing(one, field), seat, ranks))
    return found


def expected(found, one, field, players=4):
    """The share that a bot should win against a field, by the ratings."""
    apart = (found[field]["mu"] - found[one]["mu"]) / (BETA * math.sqrt(players))
    return 1 / (1 + (players - 1) * math.exp(apart))


def test_they_reproduce_the_shares_of_the_games():
    strengths = {"weak": 0, "fair": 1.5, "strong": 3}
    found = ratings(strengths, outcomes(strengths, 600), seed=1)
    for one in strengths:
        for field in strengths:
            true = 1 / (1 + 3 * math.exp(strengths[field] - strengths[one]))
            assert expected(found, one, field) == pytest.approx(true, abs=0.04)


def test_the_order_of_the_games_is_drawn_from_the_seed():
    games = outcomes({"weak": 0, "strong": 2}, 40)
    assert ratings(["weak", "strong"], games, 1) == ratings(["weak", "strong"], games, 1)
    assert ratings(["weak", "strong"], games, 1) != ratings(["weak", "strong"], games, 2)


def test_more_games_make_surer():
    few, many = (ratings(["weak", "strong"], outcomes({"weak": 0, "strong": 1}, n), 1) for n in (10, 200))
    assert many["strong"]["sigma"] < few["strong"]["sigma"] < ratings(["new"], [], 1)["new"]["sigma"]


def test_games_against_itself_tell_nothing():
    alone = ratings(["own"], [Outcome(Pairing("own", "own"), 0, [1, 2, 3])], 1)
    assert alone == ratings(["own"], [], 1)
