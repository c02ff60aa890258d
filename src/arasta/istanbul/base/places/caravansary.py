"""Caravansary, place 6 (clauses P06-3 to P06-5, VAR-CL). Taking the cards is in `deck.py`."""

from arasta.core.agenda import push
from arasta.core.bits import has
from arasta.core.compiling import rule
from arasta.core.effects import Happening
from arasta.istanbul.base.words import Effect, Variant


@rule
def discard_unless_leader(s, p):
    """P06-3, P06-4, VAR-CL-2: discard a card from hand; the caravan leader keeps all."""
    if s.caravan_leader != p:
        push(s, Effect.DISCARD_CARD, p, 0)


@rule
def take_caravan_tile(s, p):
    """VAR-CL-3: whoever carried out the action of 6 in the turn is the leader from its end on."""
    if has(s.variants, Variant.CARAVAN_LEADER) and s.caravansary_used:
        s.caravan_leader = p


EFFECTS = {Effect.DISCARD_UNLESS_LEADER: Happening(discard_unless_leader)}
