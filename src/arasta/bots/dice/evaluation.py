"""What a state of the dice game is worth to a seat: rubies, what it owns, and how near the next ruby is."""

import numpy as np

from arasta.bots.dice.weights import TILES, WEIGHTS, Weights, resources
from arasta.bots.turn_states import Choices, tops
from arasta.dice.components import tiles
from arasta.dice.components.board import AREA_PRICE, GOAL, PRICE, SPOTS, SPOTS_OF, THRESHOLD
from arasta.dice.components.values import ACTIONS
from arasta.dice.paying import FIRST_SOURCE
from arasta.dice.words import AREAS, COLOURS, Effect, Price, Resource

FIRST_TOKEN = FIRST_SOURCE + COLOURS  # option of a payment: dice come before
TILE_WORTH = np.array([TILES[tile.row.kind] for tile in tiles.TILES])


def forget(states: np.ndarray, seats: np.ndarray) -> None:
    """Nothing in the dice game is hidden."""


def is_as_good_as_over(states: np.ndarray) -> np.ndarray:
    """Never: dice that are not used lapse."""
    return np.zeros(len(states), np.bool_)


def is_idle(states: np.ndarray) -> np.ndarray:
    """A tile for the market when no more can be bought in this turn."""
    effects, _ = tops(states)
    found: np.ndarray = (effects == Effect.TILE_DRAWN) & (states["actions"] >= ACTIONS)
    return found


def is_sensible(states: np.ndarray, choices: Choices) -> np.ndarray:
    """Dice pay before tokens do, for they lapse: which dice may be chosen, tokens fill up what is left."""
    effects, _ = tops(states)
    found: np.ndarray = (effects[choices.state] != Effect.PAY_GOODS) | (choices.option < FIRST_TOKEN)
    return found


def judge(states: np.ndarray, which: np.ndarray, seats: np.ndarray, weights: Weights = WEIGHTS) -> np.ndarray:
    """What these states are worth, each to its seat, in lira."""
    owned, players = states["owned"][which, seats].astype(np.float64), states["players"][which]
    rubies, goal = states["rubies"][which], GOAL[players]
    own_rubies = rubies[np.arange(len(which)), seats]
    lasting = np.maximum(weights.late, 1 - (1 - weights.late) * rubies.max(axis=1) / goal)
    worth = np.zeros(len(which))
    worth += weights.ruby * own_rubies + weights.victory * (own_rubies >= goal)
    worth += owned @ np.array(resources(weights))
    worth += lasting * (states["tiles"][which, seats] @ TILE_WORTH)
    worth += mosque(states, which, seats, weights)
    worth += ruby_prospects(states, which, owned, weights)
    worth += weights.unspent_die * states["dice"][which].sum(axis=1) * (states["turn_of"][which] == seats)
    return worth - weights.opponent * weights.ruby * best_opponent(rubies, seats)


def best_opponent(rubies: np.ndarray, seats: np.ndarray) -> np.ndarray:
    """The most rubies that another seat has."""
    others = rubies.copy()
    others[np.arange(len(seats)), seats] = 0
    found: np.ndarray = others.max(axis=1)
    return found


def mosque(states: np.ndarray, which: np.ndarray, seats: np.ndarray, weights: Weights) -> np.ndarray:
    """Being on the way to the tiles that earn a ruby, once in the game."""
    need = THRESHOLD[states["players"][which]]
    have = np.minimum(states["tiles"][which, seats].sum(axis=1), need)
    found: np.ndarray = weights.mosque * (have / need) ** 2 * (states["mosque_ruby"][which, seats] == 0)
    return found


def ruby_prospects(states: np.ndarray, which: np.ndarray, owned: np.ndarray, weights: Weights) -> np.ndarray:
    """The ruby that is most likely to be had next turn, and a little of all others."""
    players, empty = states["players"][which][:, None], states["empty_spots"][which].astype(np.int64)
    is_there = empty < SPOTS_OF[players, np.arange(AREAS)]
    price = PRICE[players, np.arange(AREAS), np.minimum(empty, SPOTS - 1)]
    soon = np.stack([chance_of(area, price[:, area], owned, weights) for area in range(AREAS)], axis=1) * is_there
    best: np.ndarray = soon.max(axis=1)
    found: np.ndarray = best + weights.flexibility * (soon.sum(axis=1) - best)
    return found


def chance_of(area: int, price: np.ndarray, owned: np.ndarray, weights: Weights) -> np.ndarray:
    """What the next ruby of an area is worth, less its price, times how likely it can be paid next turn."""
    brown, lira, tokens = owned[:, Resource.BROWN], owned[:, Resource.LIRA], owned[:, :COLOURS]
    token = np.full(len(price), weights.token)
    if AREA_PRICE[area] == Price.LIRA:
        missing, odds, cost = price - lira, weights.lira_missing, weights.lira * price
    elif AREA_PRICE[area] == Price.SAME:
        missing, odds, cost = price - tokens[:, area] - brown, weights.goods_missing, token * price
    else:
        lacking = (tokens == 0).sum(axis=1)
        missing = np.maximum(lacking, COLOURS + price - tokens.sum(axis=1)) - brown
        odds, cost = weights.colours_missing, token * (COLOURS + price)
    number = np.clip(missing, 0, len(odds)).astype(np.int64)
    found: np.ndarray = np.array([*odds, 0])[number] * np.maximum(weights.ruby - cost, 0)
    return found
