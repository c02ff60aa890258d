"""Hidden information of Mocha & Baksheesh: guild cards in hand (clauses INFO-1, INFO-2)."""

import numpy as np

from arasta.core.bits import bit, nth
from arasta.core.compiling import rule
from arasta.core.stream import below, random_word

HANDS_OBSERVED = [("own_guild_hand", np.int32)]  # set of the seat's own guild cards


def observe_hand(seen: np.ndarray, states: np.ndarray, i: int, seat: int) -> None:
    """INFO-2: a seat sees its own guild cards."""
    seen["own_guild_hand"] = states["guild_hand"][i, seat]


@rule
def redeal_hands(s, seat, key, dealt):
    """INFO-3: the other guild hands are dealt anew from what the seat cannot see."""
    for p in range(s.players):
        if p != seat:
            s.guild_deck |= s.guild_hand[p]
            s.guild_deck_size += s.guild_cards[p]
            s.guild_hand[p] = 0
    for p in range(s.players):
        if p != seat:
            for _ in range(s.guild_cards[p]):
                card = nth(s.guild_deck, below(s.guild_deck_size, random_word(key, dealt)))
                s.guild_deck &= ~bit(card)
                s.guild_deck_size -= 1
                s.guild_hand[p] |= bit(card)
                dealt += 1
    return dealt
