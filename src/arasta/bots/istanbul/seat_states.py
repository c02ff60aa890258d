"""Many states of the board game, each as one seat sees it."""

from functools import cached_property

import numpy as np

from arasta.bots.turn_states import tops
from arasta.istanbul.base.board import STEPS
from arasta.istanbul.base.components.players import BASE_CAPACITY, SEATS
from arasta.istanbul.base.components.tokens import MERCHANT_PRICE
from arasta.istanbul.base.words import GOODS, Effect, Place
from arasta.istanbul.modules import EXPANSION_WORDS, module_number
from arasta.istanbul.state import OWN
from arasta.istanbul.tables import PLACES

REACH = 2  # places that a merchant goes in a turn
NO_WAY = STEPS.max() + 1
TURNS = -(-np.arange(NO_WAY + 1) // REACH)
TURNS[0], TURNS[NO_WAY] = 2, 99
DECK_OF = {"hand": "deck", "guild_hand": "guild_deck"}  # counts by kind; sets, but of single cards, so they add up too
ALL_PLACES = np.arange(PLACES)


class SeatStates:
    """What the evaluation asks of states: `own` things of the seat, and what lies on the table for all."""

    def __init__(self, states: np.ndarray, which: np.ndarray, seats: np.ndarray) -> None:
        self.states, self.which, self.seats, self.rows = states, which, seats, np.arange(len(which))
        self.goods, self.lira = self.own("goods"), self.own("lira")
        self.laid_out = self.table("sold") * (self.table("turn_of") == seats)[:, None]  # in a sale not yet closed
        self.room = BASE_CAPACITY + self.own("extensions")[:, None] - self.goods
        self.tiles = self.own("mosque_tiles").astype(np.int64)[:, None] >> np.arange(GOODS) & 1 == 1
        self.assistants_out = self.own("assistants_on").astype(np.int64)[:, None] >> ALL_PLACES & 1 == 1

    def own(self, field: str) -> np.ndarray:
        """A field of the seat's own."""
        found: np.ndarray = self.states[field][self.which, self.seats].astype(np.float64)
        return found

    def table(self, field: str) -> np.ndarray:
        """A field that is the same for all."""
        found: np.ndarray = self.states[field][self.which]
        return found

    def has(self, expansion: str) -> np.ndarray:
        """Whether the expansion is in the game."""
        if expansion not in EXPANSION_WORDS:
            return np.zeros(len(self.rows), np.bool_)
        found: np.ndarray = self.table("modules") >> module_number(expansion) & 1 == 1
        return found

    @cached_property
    def turns_to(self) -> np.ndarray:
        """By place the turns until the merchant could act there. A merchant that stands there must leave first, unless
        it has just arrived and is about to act.
        """
        cells = self.table("cell")
        start = cells[self.rows, self.own("merchant").astype(np.int64)]
        steps = np.where(cells >= 0, STEPS[start[:, None], cells], NO_WAY)
        found: np.ndarray = TURNS[steps]
        here = np.where(self.is_acting, self.table("here"), 0)
        found[self.rows, here] = np.where(here > 0, 0, found[self.rows, here])
        return found

    @property
    def is_acting(self) -> np.ndarray:
        """Whether the seat has moved and has not acted yet: a plan that becomes too wide is judged there."""
        effects, _ = tops(self.states)
        is_before = np.isin(effects[self.which], (Effect.ASSISTANT, Effect.PAY_MERCHANTS, Effect.ACTION))
        found: np.ndarray = is_before & (self.table("turn_of") == self.seats)
        return found

    def fees(self) -> np.ndarray:
        """By place the lira to pay there to other merchants and neutral ones, as they stand now."""
        found = np.zeros((len(self.rows), PLACES))
        merchants = np.where(np.arange(SEATS) < self.table("players")[:, None], self.table("merchant"), 0)
        merchants[self.rows, self.seats] = 0
        for places in (*merchants.T, *self.table("neutral_merchant").T):
            found[self.rows, places] += MERCHANT_PRICE
        found[:, [0, Place.FOUNTAIN]] = 0
        return found

    def can_serve(self) -> np.ndarray:
        """By place whether an assistant could serve there: one from the stack, or one that is there already."""
        found: np.ndarray = self.assistants_out | (self.own("stack") > 0)[:, None]
        found[:, Place.FOUNTAIN] = True
        return found


def forget(states: np.ndarray, seats: np.ndarray) -> None:
    """Put all cards that the seat cannot see into the decks: from there each is as likely to come as any other.

    The public numbers of cards stay. So plans do not depend on how the hidden cards were dealt.
    """
    rows = np.arange(len(states))
    for field, *_ in OWN:
        hands = states[field]
        own = hands[rows, seats].copy()
        hands[rows, seats] = 0
        states[DECK_OF[field]] += hands.sum(axis=1, dtype=hands.dtype)
        hands[:] = 0
        hands[rows, seats] = own
