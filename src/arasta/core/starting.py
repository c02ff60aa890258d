"""Options that start a program are legal only if the program can be carried out."""

from arasta.core.bits import bit, lowest
from arasta.core.compiling import rule
from arasta.core.options import WORD
from arasta.core.program import NO_PROGRAM


def startable(starting_options, next_program, can_carry_out):
    """The rule that leaves out impossible options, from what a game says.

    `starting_options` are those that start a program, by decision and word; `next_program` names the programs of an
    option one after the other, of which one must be possible; `can_carry_out` says whether one is. The conditions
    of all effects are a large body of code: it is compiled once, here, and whoever calls this calls it once.
    """

    @rule
    def can_start(s, effect, p, argument, option):
        """Whether a program that the option starts can be carried out; where there are several, any of them."""
        program = NO_PROGRAM
        while True:
            program = next_program(s, effect, p, argument, option, program)
            if program == NO_PROGRAM:
                return False
            if can_carry_out(s, effect, p, program):
                return True

    @rule
    def possible_options(s, effect, p, argument, options, word):
        """The options of a word without those whose program cannot be carried out."""
        rest = options & starting_options[effect, word]
        while rest != 0:
            option = lowest(rest)
            if not can_start(s, effect, p, argument, WORD * word + option):
                options &= ~bit(option)
            rest &= rest - 1
        return options

    return possible_options
