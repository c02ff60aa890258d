"""The stream of random numbers, and sets of bits."""

import pytest

from arasta.core.bits import bits, count, has, lowest, nth
from arasta.core.stream import below, first_key, fraction, random_word
from arasta.istanbul.engine import random_option
from arasta.play.batch.batch import AHEAD, IMAGINED, MOST_GAMES, MOST_SEED, PLAYERS, WAITED
from tests.table import Table


@pytest.mark.parametrize(
    ("key", "counter", "word"),
    [
        (0, 0, 0x6B200159),
        (0xFFFFFFFFFFFFFFFF, 0xFFFFFFFFFFFFFFFF, 0x1CB996FC),
        (0x0370734413198A2E, 0x85A308D3243F6A88, 0xC4923A9C),
    ],
)
def test_the_generator_gives_the_published_test_vectors_of_threefry(key, counter, word):
    """The first words of Threefry-2x32 with 20 rounds as its authors publish them."""
    assert random_word(key, counter) == word


def test_a_number_below_n_uses_the_whole_range_of_a_word():
    """0 for the smallest word, n - 1 for the largest."""
    assert (below(36, 0), below(36, 2**32 - 1), below(1, 2**32 - 1)) == (0, 35, 0)


def test_a_fraction_is_never_one():
    """Whoever draws by weights with it always finds something."""
    assert (fraction(0), fraction(2**31)) == (0.0, 0.5)
    assert fraction(2**32 - 1) < 1


def test_no_two_seeds_share_a_stream():
    """Nor do the steps of a batch in which some games wait, which have streams of their own."""
    assert first_key(0) == 0
    assert first_key(8) - first_key(7) > WAITED + MOST_GAMES
    assert first_key(MOST_SEED) < min(PLAYERS, IMAGINED, AHEAD)


def test_sets_of_bits():
    """Up to bit 62, the last one that compiled code can use."""
    members = bits((0, 5, 62))
    assert (count(members), lowest(members), nth(members, 1), nth(members, 2)) == (3, 0, 5, 62)
    assert has(members, 62)
    assert not has(members, 61)


def test_a_card_is_drawn_as_often_as_its_copies_lie_in_the_deck():
    """INFO-3: of as many equal parts of the random words as there are cards each kind takes as many as its copies."""
    table = Table(dealt=False).play("demand L1", "demand S1", "roll 1 1", "roll 1 1")
    copies, size = list(table.s.deck), table.s.deck_size
    drawn = [random_option(table.s, part * 2**32 // size + 1) for part in range(size)]
    assert [drawn.count(card) for card in range(len(copies))] == copies
