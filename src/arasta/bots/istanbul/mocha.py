"""Mocha & Baksheesh in the evaluation: coffee, guild cards, tavern tiles, and what its places would bring."""

import numpy as np

from arasta.bots.istanbul.seat_states import SeatStates
from arasta.bots.istanbul.weights import Weights, on_the_way
from arasta.istanbul.mocha.components.places import COFFEE_HOUSE_SPACES, ROAST_COFFEE, ROAST_LIRA
from arasta.istanbul.mocha.components.tavern import (
    BAKSHEESH_AMOUNT,
    BAKSHEESH_COFFEE,
    BAKSHEESH_GOODS,
    TAVERN_TILE_COSTS,
    TAVERN_TILES,
    TavernTile,
)
from arasta.istanbul.mocha.words import Place


def owned(eyes: SeatStates, weights: Weights, lasting: np.ndarray) -> np.ndarray:
    """Coffee, cards and tiles of the seat."""
    tiles = np.bitwise_count(eyes.own("tavern_tiles").astype(np.int64))
    worth = weights.coffee * eyes.own("coffee") + weights.guild_card * lasting * eyes.own("guild_cards")
    worth += weights.tavern_tile * lasting * tiles
    worth += weights.barrier * (eyes.table("barrier_keeper") == eyes.seats)
    found: np.ndarray = worth * eyes.has("mocha")
    return found


def add_gains(eyes: SeatStates, weights: Weights, lasting: np.ndarray, gains: np.ndarray) -> None:
    """What its places would bring more than they cost."""
    is_played = eyes.has("mocha")
    gains[:, Place.CARAVANSARY] += weights.coffee * is_played
    gains[:, Place.COFFEE_HOUSE] = coffee_house(eyes, weights) * is_played
    gains[:, Place.ROASTING_PLANT] = roasting(eyes, weights) * is_played
    gains[:, Place.GUILD_HALL] = (weights.coffee + weights.guild_card * lasting) * is_played
    gains[:, Place.TAVERN] = np.maximum(tavern_tile(eyes, weights, lasting), baksheesh(eyes, weights)) * is_played


def coffee_house(eyes: SeatStates, weights: Weights) -> np.ndarray:
    """A ruby for coffee."""
    rubies, coffee = eyes.table("rubies_on")[:, Place.COFFEE_HOUSE], eyes.own("coffee")
    price = COFFEE_HOUSE_SPACES[np.clip(len(COFFEE_HOUSE_SPACES) - rubies, 0, len(COFFEE_HOUSE_SPACES) - 1)]
    bought = weights.ruby - weights.coffee * price
    return np.where(coffee >= price, bought, on_the_way(weights, coffee, price)) * (rubies > 0)


def roasting(eyes: SeatStates, weights: Weights) -> np.ndarray:
    """Coffee for lira and for the cheapest good."""
    roasted = weights.coffee * ROAST_COFFEE
    for_lira = (eyes.lira >= ROAST_LIRA) * (roasted - weights.lira * ROAST_LIRA)
    for_good = (eyes.goods.sum(axis=1) > 0) * (roasted - min(weights.goods))
    found: np.ndarray = np.maximum(for_lira, 0) + np.maximum(for_good, 0)
    return found


def tavern_tile(eyes: SeatStates, weights: Weights, lasting: np.ndarray) -> np.ndarray:
    """The better tile that can be paid."""
    best, coffee = np.zeros(len(eyes.rows)), eyes.own("coffee")
    for tile in TavernTile:
        left = eyes.table("tavern_tiles_left")[:, tile]
        cost = TAVERN_TILE_COSTS[tile, TAVERN_TILES - left]
        has = eyes.own("tavern_tiles").astype(np.int64) >> tile & 1 == 1
        can = (left > 0) & ~has & (coffee >= cost)
        best = np.where(can, np.maximum(best, weights.tavern_tile * lasting - weights.coffee * cost), best)
    return best


def baksheesh(eyes: SeatStates, weights: Weights) -> np.ndarray:
    """A ruby for coffee and goods of one colour."""
    colour = BAKSHEESH_GOODS[eyes.table("baksheesh_side")]
    goods = np.minimum(eyes.goods[eyes.rows, colour], BAKSHEESH_AMOUNT)
    have, need = goods + np.minimum(eyes.own("coffee"), BAKSHEESH_COFFEE), BAKSHEESH_AMOUNT + BAKSHEESH_COFFEE
    cost = np.array(weights.goods)[colour] * BAKSHEESH_AMOUNT + weights.coffee * BAKSHEESH_COFFEE
    return np.where(have == need, weights.ruby - cost, on_the_way(weights, have, np.full(len(have), need)))
