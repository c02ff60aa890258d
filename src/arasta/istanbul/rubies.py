"""Rubies: where they lie, what they cost, and taking them (clauses RUBY-1 to RUBY-6)."""

from arasta.core.compiling import rule
from arasta.istanbul.components.programs import IS_TRACK
from arasta.istanbul.components.tracks import DEALER_SPACES, PALACE_SPACES
from arasta.istanbul.names import Place


@rule
def take_ruby(s, p, place):
    """RUBY-2, RUBY-4: a ruby of the place goes to the player; the symbol space of a track is filled up again."""
    s.rubies_on[place] -= 1
    s.rubies[p] += 1
    if IS_TRACK[place] and s.rubies_on[place] == 0 and s.ruby_supply > 0:
        s.ruby_supply -= 1
        s.rubies_on[place] = 1


@rule
def has_ruby(s, place):
    """RUBY-5: without a ruby on it a track cannot be chosen."""
    return s.rubies_on[place] > 0


@rule
def palace_goods_due(s):
    """P13-1: one good for every uncovered space of the Palace."""
    return len(PALACE_SPACES) + 1 - s.rubies_on[Place.PALACE]


@rule
def dealer_price(s):
    """P16-1: the highest uncovered number of the Dealer."""
    return DEALER_SPACES[len(DEALER_SPACES) - s.rubies_on[Place.DEALER]]
