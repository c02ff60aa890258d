"""What a seat may know (clauses INFO-1 to INFO-6), and imagining the rest.

An observation is built by whitelist: the public fields of the state, the seat's own hand, and its legal options if it
is to act. Every view, log line and bot starts from it.
"""

from typing import Any

import numpy as np

from arasta.core.agenda import top_argument, top_effect, top_player
from arasta.core.compiling import record_at, rule
from arasta.core.machine import is_over, to_act
from arasta.core.plain import plain_record
from arasta.core.protocol import SPECTATOR
from arasta.core.stream import below, random_word
from arasta.istanbul.base.questions import redeal_expansion
from arasta.istanbul.offering import offer
from arasta.istanbul.state import OPTION_WORDS, OPTIONS, OWN, PUBLIC, STATE
from arasta.istanbul.tables import CARDS

PUBLIC_NAMES = tuple(str(field[0]) for field in PUBLIC)
OWN_NAMES = tuple(str(field[0]) for field in OWN)
OBSERVATION = np.dtype(
    [
        *PUBLIC,
        ("seat", np.int16),  # who looks; SPECTATOR sees public things only
        ("to_act", np.int16),
        *((f"own_{name}", kind, shape[1:]) for name, kind, shape in OWN),  # the seat's own row
        ("unseen", np.int16, (CARDS,)),  # bonus cards in the deck and in the other hands together
        OPTIONS,  # legal options if the seat is to act, else none
    ],
    align=True,
)


PublicState = plain_record("PublicState", STATE, PUBLIC_NAMES)
OF_NOBODY = {f"own_{name}": np.zeros(shape[1:], kind).tolist() for name, kind, shape in OWN}  # what a spectator has
NO_OPTIONS = [0] * OPTION_WORDS


def look(states: np.ndarray, i: int, seat: int) -> Any:
    """INFO-1, INFO-2: what the seat sees of game i, to be read at once; an observation's fields as attributes."""
    o = PublicState(states, i)
    o.seat, o.to_act = seat, to_act(o)
    o.__dict__ |= own_fields(record_at(states, i), seat, o.to_act == seat)
    return o


def observe(states: np.ndarray, i: int, seat: int) -> np.ndarray:
    """INFO-1, INFO-2: what the seat sees of game i, as an array of one observation, to be kept or compared."""
    observation = np.zeros(1, OBSERVATION)
    for name in PUBLIC_NAMES:
        observation[name][0] = states[name][i]
    s = record_at(states, i)
    observation["seat"], observation["to_act"] = seat, to_act(s)
    for name, seen in own_fields(s, seat, to_act(s) == seat).items():
        observation[name][0] = seen
    return observation


def own_fields(s: Any, seat: int, is_asked: bool) -> dict[str, Any]:
    """What differs from seat to seat: the own row of what is hidden, what that leaves open, and the legal options."""
    others = [hand for p, hand in enumerate(s.hand.tolist()) if p != seat]
    unseen = list(map(sum, zip(s.deck, *others)))
    if seat == SPECTATOR:
        return {**OF_NOBODY, "unseen": unseen, "options": NO_OPTIONS}
    own = {f"own_{name}": getattr(s, name).tolist()[seat] for name in OWN_NAMES}
    return {**own, "unseen": unseen, "options": s.options.tolist() if is_asked else NO_OPTIONS}


@rule
def imagine(s, seat, key):
    """INFO-3: deal what the seat cannot know anew: the deck and the other hands, by the stream `key`.

    A hand with which the decision at hand could not have come up is dealt again: the seat knows that much.
    """
    dealt = 0
    while True:
        dealt = redeal(s, seat, key, dealt)
        if is_over(s) or could_be_asked(s):
            return


@rule
def could_be_asked(s):
    """Whether the decision at hand has any option with these hands; they are laid out for whoever decides."""
    return offer(s, top_effect(s), top_player(s), top_argument(s)) > 0


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
    return redeal_expansion(s, seat, key, dealt)


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
