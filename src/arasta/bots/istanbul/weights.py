"""What things are worth to the bot `greedy`, in lira. Made by hand, and checked in a few small matches."""

from typing import NamedTuple

import numpy as np


class Weights(NamedTuple):
    """All numbers of the evaluation that are not printed on a component."""

    # What a seat owns.
    victory: float = 1000  # as many rubies as bring the last round
    ruby: float = 40
    lira: float = 1
    goods: tuple[float, ...] = (2, 2, 2, 3)  # red, green, yellow, blue
    extension: tuple[float, ...] = (10, 10, 4)  # first, second, third: the room, and a share of the ruby
    mosque_tile: tuple[float, ...] = (14, 15, 15, 13)  # its power, and a share of the ruby: red, green, yellow, blue
    assistant: tuple[float, ...] = (7, 5, 3, 2, 1)  # the first under the merchant, the second, and so on
    assistant_out: float = 1.5  # one that lies where the merchant can go next
    family_out: float = -1.5
    unknown_card: float = 3  # a bonus card that is not in the table
    coffee: float = 2
    guild_card: float = 7
    tavern_tile: float = 6
    barrier: float = 1
    letter: float = 3
    delivered_letter: float = 6
    companion: float = 4  # on the board
    companion_at_hand: float = 5  # in the own supply
    extra_turn: float = 8
    # What a seat could do next.
    patience: float = 0.8  # what an action is worth if it needs one turn more
    flexibility: float = 0.1  # of all other actions, beside the best one
    nearly: float = 8  # all but the last of the things that a ruby or a tile asks for
    tea_house: float = 5
    caravansary: float = 4
    kiosk: float = 4  # beside the letter
    auction: float = 2  # beside the good
    catacombs: float = 3  # beside the good: the way to any place
    # How the game stands.
    late: float = 0.4  # what is left of lasting things when the game ends
    opponent: float = 0.1  # of what the best opponent has in rubies and lira


WEIGHTS = Weights()

CARDS = {
    "one_good": 2.5,
    "five_lira": 4.5,
    "palace_again": 5,
    "post_again": 5,
    "dealer_again": 5,
    "family_home": 3.5,
    "small_market_any": 3.5,
    "stay": 4,
    "move_3_4": 4,
    "return_assistant": 4,
    "two_coffee": 3.5,
    "coffee_for_guild": 3,
    "coffee_for_8": 4.5,
    "swap_3": 4,
    "dice_mocha": 4.5,
    "dice_letters": 4.5,
    "item_for_7": 4,
    "red_and_3": 4,
    "green_and_3": 4,
    "yellow_and_3": 4,
    "corner": 4,
    "anywhere_3_lira": 4,
}  # bonus cards by their words; a card must be worth less than what it brings, or it would never be played


def on_the_way(weights: Weights, have: np.ndarray, need: np.ndarray) -> np.ndarray:
    """What it is worth to have a part of what is needed: little at first, most for the last piece."""
    found: np.ndarray = weights.nearly * (np.minimum(have, need) / np.maximum(need, 1)) ** 2
    return found
