"""Paying seals: which sets of letters pay 6 at the Secret Society and 3 for the double turn."""

from collections import Counter
from itertools import combinations
from random import Random

import pytest

from arasta.core.agenda import top_effect
from arasta.istanbul.actions import ACTIONS
from arasta.play.games import GAMES
from tests.every_set import every_set
from tests.istanbul.letters.post import delivered, discarded_letters, hold, letters_table, undelivered


def at_the_end(*waiting, done=()):
    """The last window of the first player's turn, which was ended early."""
    return hold(letters_table(), 0, *waiting, delivered=done).give(0, "stay").play("move 4", "decline")


def at_the_society(*waiting, done=()):
    """The first player has reached 24."""
    return hold(letters_table(), 0, *waiting, delivered=done).give(0, "stay").go(24)


def paid(table, choice):
    """The sets that pay the price: the undelivered numbers, and how many delivered ones."""
    waiting, done = Counter(undelivered(table, 0)), len(delivered(table, 0))

    def told(table):
        gone = waiting - Counter(undelivered(table, 0))
        return tuple(sorted(gone.elements())), done - len(delivered(table, 0))

    return every_set(table.play(choice), "pay_seals", told)


@pytest.mark.parametrize(
    ("waiting", "done", "enough"),
    [
        ([1, 2, 3, 5, 9], [], False),
        ([1, 2, 3, 5, 9, 9], [], True),
        ([1], [2, 3], False),
        ([1, 5], [2, 3], True),
        ([], [2, 3], False),
        ([], [2, 3, 5], True),
    ],
)
def test_the_society_takes_six_seals(waiting, done, enough):
    """LETTER-8, LETTER-7, P24-1"""
    assert ("act" in at_the_society(*waiting, done=done).legal) == enough


@pytest.mark.parametrize(
    ("waiting", "done", "enough"),
    [
        ([1, 2], [], False),
        ([1, 2, 3], [], True),
        ([], [2], False),
        ([1], [2], True),
        ([], [2, 3], True),
        ([], [], False),
    ],
)
def test_the_double_turn_costs_three_seals(waiting, done, enough):
    """LETTER-8, LETTER-9"""
    assert ("double turn" in at_the_end(*waiting, done=done).legal) == enough


def test_two_delivered_letters_pay_the_double_turn_and_the_fourth_seal_is_lost():
    """EX-27, LETTER-7"""
    table = at_the_end(done=[2, 3]).play("double turn")
    assert delivered(table, 0) == []
    assert discarded_letters(table) == [2, 3]


def test_no_letter_of_a_set_may_be_superfluous():
    """EX-108, LETTER-7: seals 1, 1, 2 for the double turn, {1, 2} but not {1, 1, 2}."""
    assert paid(at_the_end(1, 2, done=[3]), "double turn") == {((1,), 1), ((2,), 1)}


def test_three_delivered_letters_and_an_undelivered_one_pay_the_society_in_one_way():
    """EX-108, LETTER-7: seals 2, 2, 2, 1 take {2, 2, 2} only, so nothing is asked."""
    table = at_the_society(9, done=[1, 2, 3]).play("act")
    assert (undelivered(table, 0), delivered(table, 0)) == ([9], [])


@pytest.mark.parametrize(
    ("waiting", "done", "sets"),
    [
        ([1, 2, 3], [], {((1, 2, 3), 0)}),
        ([1, 2, 3], [5], {((1, 2, 3), 0), ((1,), 1), ((2,), 1), ((3,), 1)}),
        ([1, 2], [5, 6], {((1,), 1), ((2,), 1), ((), 2)}),
        ([9, 9], [5, 6], {((9,), 1), ((), 2)}),
        ([], [5, 6, 8], {((), 2)}),
    ],
)
def test_the_double_turn_is_paid_by_any_set_without_a_superfluous_letter(waiting, done, sets):
    """LETTER-7: delivered letters are interchangeable (LETTER-6)."""
    assert paid(at_the_end(*waiting, done=done), "double turn") == sets


@pytest.mark.parametrize(
    ("waiting", "done", "sets"),
    [
        ([1, 2, 3], [5, 6], {((1, 2), 2), ((1, 3), 2), ((2, 3), 2)}),
        ([1, 1], [5, 6, 8], {((), 3), ((1, 1), 2)}),
        ([1, 2, 3, 4, 5], [6], {((1, 2, 3, 4), 1), ((1, 2, 3, 5), 1), ((1, 2, 4, 5), 1), ((1, 3, 4, 5), 1),
                                ((2, 3, 4, 5), 1)}),
        ([1, 2, 3, 4, 5, 6, 8], [], {(tuple(n for n in (1, 2, 3, 4, 5, 6, 8) if n != kept), 0)
                                     for kept in (1, 2, 3, 4, 5, 6, 8)}),
        ([9], [1, 2, 3, 5], {((), 3)}),
    ],
)  # fmt: skip
def test_the_society_is_paid_by_any_set_without_a_superfluous_letter(waiting, done, sets):
    """LETTER-7"""
    assert paid(at_the_society(*waiting, done=done), "act") == sets


@pytest.mark.parametrize(
    ("waiting", "done", "left"),
    [
        ([1, 2, 3], [], ([], [])),  # all are needed
        ([9, 9], [5], ([9], [])),  # the one that is left over is like the one that is given
        ([], [5, 6, 8], ([], [8])),  # so are delivered ones, LETTER-6
    ],
)
def test_nothing_is_asked_where_one_set_pays(waiting, done, left):
    """LETTER-7"""
    table = at_the_end(*waiting, done=done).play("double turn")
    assert (table.decision, undelivered(table, 0), delivered(table, 0)) == ("end_turn", *left)


@pytest.mark.parametrize(("waiting", "done"), [([9], [1, 2, 3]), ([9], [1, 2, 3, 5])])
def test_a_superfluous_letter_is_not_offered_where_forced_answers_are_asked(waiting, done):
    """LETTER-7, EX-108: as at a real table that is entered by hand; three delivered letters pay six seals alone."""
    table, rules = at_the_society(*waiting, done=done), GAMES["istanbul"]
    rules.run(table.s, ACTIONS.option_of(top_effect(table.s), ACTIONS.ids["act"]), ask_forced=True)
    assert (table.decision, table.legal) == ("pay_seals", {"letter delivered"})


@pytest.mark.parametrize("seed", range(30))
def test_exactly_the_sets_without_a_superfluous_letter_pay(seed):
    """LETTER-7: random letters, by the definition: enough seals, and with any letter less too few."""
    random = Random(seed)
    waiting = random.choices((1, 2, 3, 5, 9), k=random.randrange(6))
    done = random.sample((6, 8, 10, 11, 12), k=random.randrange(5))
    waiting = [number for number in set(waiting) for _ in range(min(waiting.count(number), 2))]
    letters = [(1, number) for number in waiting] + [(2, 0)] * len(done)
    for table, choice, price in ((at_the_end, "double turn", 3), (at_the_society, "act", 6)):
        expected = set()
        for given in (given for n in range(len(letters) + 1) for given in combinations(letters, n)):
            total = sum(seals for seals, _ in given)
            if total >= price > total - min((seals for seals, _ in given), default=0):
                numbers = tuple(sorted(number for seals, number in given if seals == 1))
                expected.add((numbers, sum(seals == 2 for seals, _ in given)))
        position = table(*waiting, done=done)
        assert (choice in position.legal) == bool(expected)
        assert not expected or paid(position, choice) == expected


def test_letters_are_given_in_any_order():
    """LETTER-7: a delivered one first leaves the undelivered ones open, and the other way round."""
    table = at_the_end(1, 3, done=[5, 6]).play("double turn")
    assert table.legal == {"letter 1", "letter 3", "letter delivered"}
    table.play("letter delivered")
    assert table.legal == {"letter 1", "letter 3", "letter delivered"}
    assert undelivered(table.play("letter 3"), 0) == [1]


def test_the_letters_given_go_to_the_discards():
    """LETTER-6, LETTER-7: after the undelivered one only a delivered one makes three seals."""
    table = at_the_end(1, 3, done=[5, 6]).play("double turn", "letter 3")
    assert discarded_letters(table) == [3, 5]
    assert (undelivered(table, 0), delivered(table, 0)) == ([1], [6])


def test_letters_of_other_players_do_not_pay():
    """LETTER-7"""
    table = hold(letters_table(), 1, delivered=[1, 2, 3]).give(0, "stay").play("move 4", "decline")
    assert "double turn" not in table.legal
