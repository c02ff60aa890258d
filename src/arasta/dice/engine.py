"""The engine of the dice game: the machine with its rules, and chance."""

from arasta.core.agenda import pop_decision
from arasta.core.bits import count
from arasta.core.compiling import inlined, rule
from arasta.core.machine import machine, never
from arasta.core.random_play import random_chooser
from arasta.core.starting import startable
from arasta.dice.effects import EFFECTS
from arasta.dice.tables import PROGRAMS

perform, resolve, (options_of,) = EFFECTS.perform, EFFECTS.choose, EFFECTS.options
is_possible = EFFECTS.is_possible
LENGTH, EFFECT, ARGUMENT = PROGRAMS.length, PROGRAMS.effect, PROGRAMS.argument


@rule
def can_carry_out(s, decision, p, program):
    """DCARD-7, DCARD-11: every effect of the program is possible."""
    for i in range(LENGTH[program]):
        if not is_possible(s, EFFECT[program, i], p, ARGUMENT[program, i]):
            return False
    return True


possible_options = startable(EFFECTS.starting_options(), EFFECTS.program, can_carry_out)


@inlined
def offer(s, effect, p, argument):
    """Lay out all legal options of a decision, and say how many there are."""
    options = possible_options(s, effect, p, argument, options_of(s, effect, p, argument), 0)
    s.options[0] = options
    return count(options)


@inlined
def choose(s, effect, p, argument, option):
    """Take the decision off the agenda and carry out the option."""
    pop_decision(s)
    resolve(s, effect, p, argument, option)


@rule
def is_silent(s, effect, p, argument):
    """A single option is taken at once: everything is public, so all can see that it is the only one (DINFO-1)."""
    return True


advance, run = machine(perform, offer, choose, is_silent, EFFECTS.is_forced)
advance_asking, run_asking = machine(perform, offer, choose, never, never)
random_option, chance_weight = random_chooser(EFFECTS)
