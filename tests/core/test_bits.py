"""Sets of small numbers as the bits of one integer."""

import random

import pytest

from arasta.core.bits import bits, count, count_compiled, has, kinds_in, lowest, nth, numbers_in

SETS = [{0}, {62}, {0, 62}, {*range(63)}, *({*random.Random(size).sample(range(63), size)} for size in range(2, 60, 5))]


@pytest.mark.parametrize("members", SETS)
def test_a_set_knows_its_members_in_their_order(members):
    found = bits(members)
    assert numbers_in(found) == sorted(members)
    assert [number for number in range(63) if has(found, number)] == sorted(members)
    assert [nth(found, n) for n in range(len(members))] == sorted(members)
    assert lowest(found) == min(members)


@pytest.mark.parametrize("members", [set(), *SETS])
def test_members_are_counted_alike_plain_and_as_compilers_know_it(members):
    assert count(bits(members)) == count_compiled(bits(members)) == len(members)


def test_kinds_are_those_of_which_there_are_any():
    assert numbers_in(kinds_in([0, 2, 0, 1])) == [1, 3]
