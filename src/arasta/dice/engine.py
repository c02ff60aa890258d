"""The engine of the dice game: the machine with its rules, and chance."""

from arasta.core.agenda import FIRST_CHANCE, pop, top_effect
from arasta.core.bits import is_single
from arasta.core.compiling import rule
from arasta.core.machine import machine
from arasta.core.random_play import random_chooser
from arasta.dice.dispatch import options_of, perform, resolve, weight
from arasta.dice.effects import Effect


@rule
def choose(s, effect, p, argument, option):
    """Take the decision off the agenda and carry out the option."""
    pop(s)
    resolve(s, effect, p, argument, option)


@rule
def is_forced(s, effect, p, options):
    """A single option is taken at once: everything is public, so all can see that it is the only one (DINFO-1)."""
    return effect < FIRST_CHANCE and is_single(options)


advance, run = machine(perform, options_of, choose, is_forced)


@rule
def is_weighted(s):
    """Whether the outcomes of the chance on top are not all equally likely."""
    effect = top_effect(s)
    return effect == Effect.CARD_DRAWN or effect == Effect.TILE_DRAWN


@rule
def chance_weight(s, option):
    """How likely chance decides for a legal option, in relation to the others."""
    return weight(s, top_effect(s), option)


random_option = random_chooser(is_weighted, chance_weight)
