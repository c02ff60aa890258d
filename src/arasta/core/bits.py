"""Sets of small numbers as the bits of one integer: the options of a decision, the places of assistants.

Bits 0 to 62 are used; compiled, bit 63 is the sign.
"""

from arasta.core.compiling import compiled_as, rule


def bits(numbers):
    """The set of these numbers, for constants in tables."""
    return sum(1 << int(number) for number in numbers)


@rule
def bit(number):
    """The set of one number."""
    return 1 << number


@rule
def has(members, number):
    """Whether the number is in the set."""
    return (members >> number) & 1 == 1


def count(members):
    """How many numbers are in the set."""
    return int(members).bit_count()


def count_compiled(members):
    """The same as compilers know it: they make one instruction of this."""
    x = members - ((members >> 1) & 0x5555555555555555)
    x = (x & 0x3333333333333333) + ((x >> 2) & 0x3333333333333333)
    x = (x + (x >> 4)) & 0x0F0F0F0F0F0F0F0F
    return (x * 0x0101010101010101 >> 56) & 0x7F


compiled_as(count, lambda: count_compiled)


@rule
def lowest(members):
    """The smallest number in a set that is not empty."""
    return count((members & -members) - 1)


@rule
def nth(members, n):
    """The n-th smallest number of the set, counted from 0."""
    for _ in range(n):
        members = members & (members - 1)
    return lowest(members)


def numbers_in(members):
    """The numbers of the set in their order, for tables and views."""
    found = []
    while members:
        found.append((members & -members).bit_length() - 1)
        members &= members - 1
    return found


@rule
def kinds_in(counts):
    """The set of numbers of which there are any, of a field that counts things by kind."""
    members = 0
    for number in range(len(counts)):
        if counts[number] > 0:
            members |= bit(number)
    return members
