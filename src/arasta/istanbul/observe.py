"""What a seat may know (clauses INFO-1 to INFO-6), and imagining the rest.

An observation is built by whitelist: the public fields of the state, the seat's own hand, and its legal options if it
is to act. Every view, log line and bot starts from it.
"""

import numpy as np

from arasta.core.agenda import top_argument, top_effect, top_player
from arasta.core.compiling import record_at, rule
from arasta.core.machine import NO_CHOICE, is_over, to_act
from arasta.core.protocol import SPECTATOR
from arasta.core.stream import below, random_word
from arasta.istanbul.asking import options_of
from arasta.istanbul.engine import run
from arasta.istanbul.mocha.hidden import HANDS_OBSERVED, observe_hand, redeal_hands
from arasta.istanbul.names import CARDS
from arasta.istanbul.state import PUBLIC

PUBLIC_NAMES = tuple(str(field[0]) for field in PUBLIC)
OBSERVATION = np.dtype(
    [
        *PUBLIC,
        ("seat", np.int16),  # who looks; SPECTATOR sees public things only
        ("to_act", np.int16),
        ("own_hand", np.int16, (CARDS,)),
        ("unseen", np.int16, (CARDS,)),  # cards in the deck and in the other hands together
        *HANDS_OBSERVED,
        ("options", np.int64),  # legal options if the seat is to act, else none
    ],
    align=True,
)


def observe(states: np.ndarray, i: int, seat: int) -> np.ndarray:
    """INFO-1, INFO-2: what the seat sees of game i, as an array of one observation."""
    seen = np.zeros(1, OBSERVATION)
    for name in PUBLIC_NAMES:
        seen[name][0] = states[name][i]
    seen["seat"] = seat
    seen["to_act"] = to_act(record_at(states, i))
    seen["unseen"][0] = states["deck"][i] + states["hand"][i].sum(axis=0)
    if seat != SPECTATOR:
        seen["own_hand"][0] = states["hand"][i, seat]
        seen["unseen"][0] -= states["hand"][i, seat]
        observe_hand(seen, states, i, seat)
        if seen["to_act"][0] == seat:
            seen["options"] = states["options"][i]
    return seen


@rule
def imagine(s, seat, key):
    """INFO-3: deal what the seat cannot know anew: the deck and the other hands, by the stream `key`.

    A hand with which the decision at hand could not have come up is dealt again: the seat knows that much.
    """
    dealt = redeal(s, seat, key, 0)
    while not is_over(s) and options_of(s, top_effect(s), top_player(s), top_argument(s)) == 0:
        dealt = redeal(s, seat, key, dealt)
    run(s, NO_CHOICE)  # the options of a player whose hand has changed


@rule
def redeal(s, seat, key, dealt):
    """Collect the other hands and deal them from the deck; returns how far the stream has been used."""
    for p in range(s.players):
        if p != seat:
            take_back_hand(s, p)
    for p in range(s.players):
        if p != seat:
            for _ in range(s.cards[p]):
                deal_card(s, p, below(s.deck_size, random_word(key, dealt)))
                dealt += 1
    return redeal_hands(s, seat, key, dealt)


@rule
def take_back_hand(s, p):
    """Another hand goes into the pile to be dealt."""
    for card in range(s.card_kinds):
        s.deck[card] += s.hand[p, card]
        s.deck_size += s.hand[p, card]
        s.hand[p, card] = 0


@rule
def deal_card(s, p, left):
    """The card with this number in the deck, counted by kinds, goes to the hand."""
    for card in range(s.card_kinds):
        left -= s.deck[card]
        if left < 0:
            s.deck[card] -= 1
            s.deck_size -= 1
            s.hand[p, card] += 1
            return
