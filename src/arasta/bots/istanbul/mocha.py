"""Mocha & Baksheesh in the evaluation: coffee, guild cards, tavern tiles, and what its places would bring."""

import numpy as np

from arasta.bots.istanbul.seat_eyes import SeatEyes
from arasta.bots.istanbul.weights import Weights

WORD = "mocha"


def owned(eyes: SeatEyes, weights: Weights, lasting: np.ndarray) -> np.ndarray:
    """Coffee, cards and tiles of the seat."""
    return np.zeros(len(eyes.rows))


def add_gains(eyes: SeatEyes, weights: Weights, lasting: np.ndarray, gains: np.ndarray) -> None:
    """What its places would bring more than they cost."""
