"""The evaluations agree with the rules about what can be paid and what it brings."""

import numpy as np
import pytest

import arasta
from arasta.bots.istanbul import base, mocha
from arasta.bots.istanbul.seat_states import SeatStates
from arasta.bots.istanbul.weights import CARDS, WEIGHTS
from arasta.core.compiling import record_at
from arasta.istanbul.base.components.mosque_tiles import MOSQUE_STACKS
from arasta.istanbul.base.components.players import EXTENSIONS
from arasta.istanbul.base.places.dealer import can_pay_dealer
from arasta.istanbul.base.places.mosques import tile_options
from arasta.istanbul.base.places.palace import can_pay_palace
from arasta.istanbul.base.places.post_office import use_post_office
from arasta.istanbul.base.words import GOODS
from arasta.istanbul.mocha.places.coffee_house import can_pay_coffee_house
from arasta.istanbul.mocha.words import Place
from arasta.istanbul.tables import CARD_TABLE

GAMES = 300


@pytest.fixture(scope="module")
def states():
    """Random states of the Grand Bazaar in which the first seat owns much, each time something else."""
    batch = arasta.batch(n=GAMES, players=3, expansions=("mocha", "letters"), seed=4)
    for step in range(300):
        batch.step(batch.random_actions(step))
    found, random = batch.states, np.random.default_rng(1)
    found["goods"][:, 0] = random.integers(0, 6, (GAMES, GOODS))
    found["extensions"][:, 0] = EXTENSIONS
    found["lira"][:, 0] = random.integers(0, 40, GAMES)
    found["coffee"][:, 0] = random.integers(0, 12, GAMES)
    found["rubies_on"][:, [Place.PALACE, Place.DEALER, Place.COFFEE_HOUSE]] = random.integers(0, 6, (GAMES, 3))
    return found


def first_seat(states):
    """The states as the first seat sees them."""
    return SeatStates(states, np.arange(len(states)), np.zeros(len(states), np.int64))


@pytest.mark.parametrize(
    ("can_pay", "gain"),
    [
        (can_pay_dealer, base.dealer),
        (can_pay_palace, base.palace),
        (lambda s, p: can_pay_coffee_house(s, p, 1), mocha.coffee_house),
    ],
)
def test_a_ruby_counts_in_full_exactly_where_it_can_be_paid(states, can_pay, gain):
    allowed = np.array([bool(can_pay(record_at(states, i), 0)) for i in range(GAMES)])
    assert 0 < allowed.sum() < GAMES
    assert np.array_equal(gain(first_seat(states), WEIGHTS) > WEIGHTS.nearly, allowed)


@pytest.mark.parametrize("stack", MOSQUE_STACKS, ids=lambda stack: stack.colour.name.lower())
def test_a_mosque_tile_counts_in_full_exactly_where_it_can_be_taken(states, stack):
    gain = base.mosque_tile(first_seat(states), WEIGHTS, np.ones(GAMES), stack.colour)
    options = np.array([tile_options(record_at(states, i), 0, stack.mosque) for i in range(GAMES)])
    allowed = options >> stack.colour & 1 == 1
    assert 0 < allowed.sum() < GAMES
    assert np.array_equal(gain > WEIGHTS.nearly, allowed)


@pytest.mark.parametrize("down", range(len(base.POST_LIRA)))
def test_the_post_office_brings_what_its_table_says(states, down):
    before = np.zeros(1, states.dtype)
    before[:] = states[:1]
    before["goods"][:, 0] = 0
    before["post_markers_down"] = down
    after = before.copy()
    use_post_office(record_at(after, 0), 0)
    assert np.array_equal(after["goods"][0, 0], base.POST_GOODS[down])
    assert after["lira"][0, 0] - before["lira"][0, 0] == base.POST_LIRA[down]


def test_every_card_that_has_a_worth_is_in_the_game():
    assert set(CARDS) <= {row.slug for row in CARD_TABLE}
