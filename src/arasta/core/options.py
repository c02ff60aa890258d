"""The legal options of the decision at hand: sets of bits in the state's field `options`, 63 to a word.

A decision numbers its options from 0. Option n is bit n % 63 of word n // 63; compiled, bit 63 would be the sign. How
many words there are is the game's choice.
"""

from arasta.core.bits import count, has, lowest, nth, numbers_in
from arasta.core.compiling import rule

WORD = 63
NO_CHOICE = -1  # instead of an option: only what follows by itself


@rule
def count_options(s):
    """How many options there are."""
    found = 0
    for word in range(len(s.options)):
        found += count(s.options[word])
    return found


@rule
def nth_option(s, n):
    """The n-th option, counted from 0 in the order of their numbers."""
    for word in range(len(s.options)):
        here = count(s.options[word])
        if n < here:
            return WORD * word + nth(s.options[word], n)
        n -= here
    return NO_CHOICE


@rule
def first_option(s):
    """The option with the lowest number."""
    for word in range(len(s.options)):
        if s.options[word] != 0:
            return WORD * word + lowest(s.options[word])
    return NO_CHOICE


@rule
def no_options(s):
    """Nothing is to be chosen."""
    for word in range(len(s.options)):
        s.options[word] = 0


@rule
def has_option(s, option):
    """Whether an option is among those of a record, or of what is shown of it."""
    return has(s.options[option // WORD], option % WORD)


def options_in(s):
    """The numbers of all options of a record or an observation."""
    return [WORD * word + i for word, members in enumerate(s.options) for i in numbers_in(members)]
