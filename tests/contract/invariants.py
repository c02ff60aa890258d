"""The invariants of section 24, checked on whole arrays of states at once (clauses INV-1 to INV-9)."""

import numpy as np

from arasta.rules.components.players import BASE_CAPACITY, MOSQUE_TILES
from arasta.rules.components.programs import CARD_COPIES
from arasta.rules.names import CARDS, Place, Variant
from arasta.rules.state import AGENDA_DEPTH


def bit_counts(sets):
    """How many members each set has."""
    return np.bitwise_count(sets).astype(np.int64)


def discarded(states):
    """The discard piles as counts by kind."""
    size = states["discard"].shape[1]
    lies = np.arange(size) < states["discard_size"][:, None]
    return np.stack([((states["discard"] == card) & lies).sum(axis=1) for card in range(CARDS)], axis=1)


def check(states):
    """Every invariant that holds between two decisions."""
    seats = np.arange(5) < states["players"][:, None]
    # INV-1: rubies.
    rubies = states["rubies"].sum(axis=1) + states["rubies_on"].sum(axis=1) + states["ruby_supply"]
    assert (rubies == 42).all()
    # INV-2: bonus cards, kind by kind; and the public counts are those of the secret cards.
    assert (states["deck"] + states["hand"].sum(axis=1) + discarded(states) == CARD_COPIES).all()
    assert (states["deck"].sum(axis=1) == states["deck_size"]).all()
    assert (states["hand"].sum(axis=2) == states["cards"]).all()
    # INV-3: mosque tiles.
    owned = np.stack([(states["mosque_tiles"] >> colour & 1).sum(axis=1) for colour in range(4)], axis=1)
    assert (owned + states["mosque_tiles_left"] == MOSQUE_TILES[states["players"]][:, None]).all()
    # INV-4: assistants.
    with_neutral = states["variants"] >> Variant.NEUTRAL_ASSISTANTS & 1
    neutral_in_stack = bit_counts(states["stack_neutral"])
    own = states["stack"] - neutral_in_stack + bit_counts(states["assistants_on"]) + states["aside"]
    assert (np.where(seats, own, 0) == np.where(seats, 5 - with_neutral[:, None], 0)).all()
    neutral = neutral_in_stack.sum(axis=1) + states["neutral_assistants_on"].sum(axis=1)
    assert (neutral == with_neutral * states["players"]).all()
    # INV-5: nobody's assistant lies on 7; a family member is on a place.
    assert not (states["assistants_on"] >> Place.FOUNTAIN & 1).any()
    assert (states["neutral_assistants_on"][:, Place.FOUNTAIN] == 0).all()
    assert ((states["family"] > 0) == seats).all()
    # INV-6: nothing is negative or beyond its limit.
    capacity = BASE_CAPACITY + states["extensions"]
    assert ((states["goods"] >= 0) & (states["goods"] <= capacity[:, :, None])).all()
    assert (states["lira"] >= 0).all()
    assert ((states["extensions"] >= 0) & (states["extensions"] <= 3)).all()
    # INV-7: whoever is to decide has a choice; the agenda has room.
    assert ((states["options"] != 0) == (states["agenda_height"] > 0)).all()
    assert (states["agenda_height"] < AGENDA_DEPTH).all()
