"""From an effect to its rule, plain and in the form that is compiled."""

import pytest

from arasta.core.compiling import rule
from arasta.core.dispatch import ASK, DO, OFFER, Arm, dispatch, halved


def answering(number):
    """A rule that answers with a set of one."""

    @rule
    def answer(s, p):
        return 1 << number

    return answer


@pytest.mark.parametrize("effects", [1, 12, 13, 40])
def test_each_of_many_effects_finds_its_own_rule(effects):
    arms = {3 * n: [Arm(answering(n))] for n in range(effects)}
    for found in (dispatch(OFFER, arms), halved(OFFER, arms)):
        assert [found(None, effect, 0, 0) for effect in arms] == [1 << n for n in range(effects)]
        assert [found(None, effect, 0, 0) for effect in (-1, 1, 3 * effects)] == [0, 0, 0]


def test_the_answers_of_several_modules_are_joined():
    arms = {7: [Arm(answering(0)), Arm(answering(4)), Arm(32)]}
    assert dispatch(OFFER, arms)(None, 7, 0, 0) == 1 | 16 | 32
    assert dispatch(ASK, {7: [Arm(1), Arm(0)]})(None, 7, 0, 0) == 0


def test_what_only_happens_is_done_in_turn():
    done = []

    @rule
    def one(s):
        done.append(1)

    @rule
    def other(s, p, argument):
        done.append(argument)

    dispatch(DO, {7: [Arm(one), Arm(other)]})(None, 7, 0, 5)
    assert done == [1, 5]
