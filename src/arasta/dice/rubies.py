"""Rubies of the trading areas and of the mosque (clauses DRUBY-1 to DRUBY-10, DEND-1)."""

from arasta.core.bits import bit
from arasta.core.compiling import rule
from arasta.core.effects import Decision, Happening
from arasta.dice.components.board import GOAL, PRICE, SPOTS_OF, THRESHOLD
from arasta.dice.option_names import areas
from arasta.dice.words import AREAS, Effect


@rule
def has_ruby(s, area):
    """DRUBY-9: whether the area has a ruby left."""
    return s.empty_spots[area] < SPOTS_OF[s.players, area]


@rule
def ruby_price(s, area):
    """DRUBY-2: the price beside the next ruby."""
    return PRICE[s.players, area, s.empty_spots[area]]


@rule
def take_ruby(s, p, area):
    """DRUBY-2: the next ruby of an area; the next price is uncovered."""
    s.empty_spots[area] += 1
    s.rubies[p] += 1


@rule
def is_last_round(s):
    """DEND-1: somebody has reached the goal; rubies are never lost (DOBJ-7), so it needs no memory."""
    for p in range(s.players):
        if s.rubies[p] >= GOAL[s.players]:
            return True
    return False


@rule
def check_mosque(s, p, owned):
    """DRUBY-6, DRUBY-7: one ruby of the mosque, once in the game, on gaining the tile that makes the number."""
    if owned == THRESHOLD[s.players] and s.mosque_ruby[p] == 0:
        s.mosque_ruby[p] = 1
        s.mosque_rubies -= 1
        s.rubies[p] += 1


@rule
def ruby_options(s):
    """DCARD-14: any of the six areas that has a ruby, never the mosque."""
    options = 0
    for area in range(AREAS):
        if has_ruby(s, area):
            options |= bit(area)
    return options


@rule
def can_choose_ruby(s):
    """DCARD-14: whether any area has a ruby."""
    return ruby_options(s) != 0


EFFECTS = {
    Effect.TAKE_RUBY: Happening(take_ruby, argument="area"),
    Effect.CHOOSE_RUBY: Decision(ruby_options, take_ruby, areas(), needs=can_choose_ruby, why="no-ruby-in-area"),
}
