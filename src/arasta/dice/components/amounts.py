"""Amounts of resources as the arguments of effects."""

from arasta.core.compiling import rule

KINDS = 8  # more than there are resources
ONE_OF_TWO = 128  # more than an amount can be where two are offered


@rule
def amount(n, resource):
    """So many of a resource, as one number."""
    return n * KINDS + resource


def either(one: int, other: int) -> int:
    """One of two amounts, as one number."""
    return one * ONE_OF_TWO + other


@rule
def resource_of(argument):
    """The resource of an amount."""
    return argument % KINDS


@rule
def number_of(argument):
    """How many an amount is."""
    return argument // KINDS
