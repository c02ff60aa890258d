"""Letters & Seals in the evaluation: letters, the companion, and what its places would bring."""

import numpy as np

from arasta.bots.istanbul.seat_states import SeatStates
from arasta.bots.istanbul.weights import Weights, on_the_way
from arasta.istanbul.letters.companion import PERSONAL_SUPPLY
from arasta.istanbul.letters.components.places import DELIVERED_SEALS, SOCIETY_SEALS, UNDELIVERED_SEALS
from arasta.istanbul.letters.words import Place


def owned(eyes: SeatStates, weights: Weights, lasting: np.ndarray) -> np.ndarray:
    """Letters and the companion of the seat."""
    companion = eyes.own("companion")
    worth = weights.letter * eyes.own("letters").sum(axis=1)
    worth += weights.delivered_letter * eyes.own("delivered").sum(axis=1)
    worth += lasting * weights.companion_at_hand * (companion == PERSONAL_SUPPLY)
    worth += lasting * weights.companion * (companion > 0)
    found: np.ndarray = worth * eyes.has("letters")
    return found


def add_gains(eyes: SeatStates, weights: Weights, lasting: np.ndarray, gains: np.ndarray) -> None:
    """What its places would bring more than they cost, and what letters bring at the places that they name."""
    is_played = eyes.has("letters")
    good = max(weights.goods)
    gains += (weights.delivered_letter - weights.letter) * eyes.own("letters") * is_played[:, None]
    gains[:, Place.EMBASSY] += 2 * weights.letter * is_played
    gains[:, Place.KIOSK] += (weights.letter + weights.kiosk) * is_played
    gains[:, Place.AUCTION_HOUSE] += (good + weights.auction) * is_played
    gains[:, Place.SECRET_SOCIETY] += society(eyes, weights) * is_played
    gains[:, Place.CATACOMBS] += (good + weights.catacombs) * is_played


def society(eyes: SeatStates, weights: Weights) -> np.ndarray:
    """A ruby for seals, which letters have, delivered ones more."""
    seals = UNDELIVERED_SEALS * eyes.own("letters").sum(axis=1) + DELIVERED_SEALS * eyes.own("delivered").sum(axis=1)
    price = np.full(len(seals), SOCIETY_SEALS)
    cost = weights.delivered_letter * SOCIETY_SEALS / DELIVERED_SEALS
    return np.where(seals >= price, weights.ruby - cost, on_the_way(weights, seals, price))
