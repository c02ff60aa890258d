"""Rubies: where they lie, what they cost, and taking them (clauses RUBY-1 to RUBY-6)."""

from typing import Any

from arasta.core.bits import bit
from arasta.core.compiling import rule
from arasta.core.effects import Decision, Happening
from arasta.core.protocol import Reason
from arasta.istanbul.base.words import Effect
from arasta.istanbul.option_names import places
from arasta.istanbul.tables import IS_TRACK


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
def has_ruby_of(s, p, place):
    """Whether the ruby that an effect brings is there."""
    return has_ruby(s, place)


@rule
def ruby_options(s):
    """P19-4, P24-1, RUBY-5: the tracks with a ruby, where one may be chosen."""
    options = 0
    for place in range(1, s.last_place + 1):
        if IS_TRACK[place] and s.rubies_on[place] > 0:
            options |= bit(place)
    return options


@rule
def can_choose_ruby(s):
    """RUBY-5: whether any track has a ruby."""
    return ruby_options(s) != 0


def no_ruby(s: Any, place: int) -> Reason | None:
    """RUBY-5: the track is empty, if it is."""
    return None if has_ruby(s, place) else ("no-ruby", {})


EFFECTS = {
    Effect.TAKE_RUBY: Happening(take_ruby, needs=has_ruby_of, why="no-ruby", argument="place"),
    Effect.CHOOSE_RUBY: Decision(ruby_options, take_ruby, places("ruby"), needs=can_choose_ruby, why="no-ruby"),
}
