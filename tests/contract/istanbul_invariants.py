"""The invariants of section 24, checked on whole arrays of states at once (clauses INV-1 to INV-9)."""

import numpy as np

from arasta.core.bits import bits
from arasta.istanbul.base.components.players import BASE_CAPACITY, MOSQUE_TILES
from arasta.istanbul.base.words import Variant
from arasta.istanbul.letters.words import LETTERS
from arasta.istanbul.mocha.words import MOCHA
from arasta.istanbul.state import AGENDA_DEPTH
from arasta.istanbul.tables import CARD_COPIES, CARD_NEEDS, CARDS
from arasta.istanbul.words import Place


def bit_counts(sets):
    """How many members each set has."""
    return np.bitwise_count(sets).astype(np.int64)


def discarded(states):
    """The discard piles as counts by kind, in one pass over them; a number that is no card's counts for none."""
    lies = np.arange(states["discard"].shape[1]) < states["discard_size"][:, None]
    columns = 1 + CARDS + 1  # with one before and one after the kinds, for what is no card
    kinds = np.clip(states["discard"][lies].astype(np.int64), -1, CARDS) + 1
    counts = np.bincount(np.nonzero(lies)[0] * columns + kinds, minlength=len(states) * columns)
    return counts.reshape(-1, columns)[:, 1:-1]


# MODE-1, MODE-3: the size of the bonus deck by modules, and with the new cards of Letters & Seals only.
BASE, WITH_MOCHA, WITH_LETTERS = (
    CARD_COPIES[modules == CARD_NEEDS].sum() for modules in (0, bits((MOCHA,)), bits((LETTERS,)))
)
DECKS = np.array(
    [[BASE, 0], [BASE + WITH_MOCHA, 0], [BASE + WITH_LETTERS, WITH_LETTERS], [BASE + WITH_MOCHA + WITH_LETTERS, 0]]
)


def is_new_deck(cards):
    """Whether the base cards were left out of the deck, by all the bonus cards there are."""
    return (cards[:, CARD_NEEDS == 0].sum(axis=1) == 0).astype(np.int64)


def check_expansions(states):
    """INV-3, INV-6, INV-8: guild cards, letters, kiosk tiles, tavern tiles and coffee."""
    with_mocha, with_letters = states["modules"] >> MOCHA & 1, states["modules"] >> LETTERS & 1
    guild = bit_counts(states["guild_deck"]) + bit_counts(states["guild_hand"]).sum(axis=1)
    guild += states["guild_discard_size"] + (states["guild_card_in_play"] > 0)
    assert (guild == 20 * with_mocha).all()
    assert (bit_counts(states["guild_deck"]) == states["guild_deck_size"]).all()
    assert (bit_counts(states["guild_hand"]) == states["guild_cards"]).all()
    tavern = np.stack([(states["tavern_tiles"] >> kind & 1).sum(axis=1) for kind in range(2)], axis=1)
    assert (tavern + states["tavern_tiles_left"] == 4 * with_mocha[:, None]).all()
    assert (states["coffee"] >= 0).all()
    letters = states["letter_supply"].sum(axis=1) + states["letter_discard"].sum(axis=1)
    letters += states["letters"].sum(axis=(1, 2)) + states["delivered"].sum(axis=(1, 2))
    assert (letters == 36 * with_letters).all()
    assert (states["letter_supply"].sum(axis=1) == states["letter_supply_size"]).all()
    tiles = states["kiosk_supply"] | states["kiosk_discard"] | states["kiosk_open"]
    parts = bit_counts(states["kiosk_supply"]) + bit_counts(states["kiosk_discard"]) + bit_counts(states["kiosk_open"])
    assert (bit_counts(tiles) == 24 * with_letters).all()
    assert (parts == 24 * with_letters).all()
    for piece in ("merchant", "family", "companion"):
        at = np.maximum(states[piece], 0).astype(np.int64)[:, :, None]
        waiting = np.take_along_axis(states["letters"], at, axis=2)
        assert (waiting == 0).all()


def check(states):
    """Every invariant that holds between two decisions."""
    seats = np.arange(5) < states["players"][:, None]
    # INV-1: rubies.
    rubies = states["rubies"].sum(axis=1) + states["rubies_on"].sum(axis=1) + states["ruby_supply"]
    assert (rubies == 42).all()
    # INV-2: bonus cards, kind by kind; and the public counts are those of the secret cards.
    cards = states["deck"] + states["hand"].sum(axis=1) + discarded(states)
    assert ((cards == CARD_COPIES) | (cards == 0)).all()
    assert (cards.sum(axis=1) == DECKS[states["modules"], is_new_deck(cards)]).all()
    assert (states["deck"].sum(axis=1) == states["deck_size"]).all()
    assert (states["hand"].sum(axis=2) == states["cards"]).all()
    # INV-3: mosque tiles.
    owned = np.stack([(states["mosque_tiles"] >> colour & 1).sum(axis=1) for colour in range(4)], axis=1)
    assert (owned + states["mosque_tiles_left"] == MOSQUE_TILES[states["players"]][:, None]).all()
    check_expansions(states)
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
    # TURN-7, P24-2: what has no limit of its own is limited by what it takes.
    assert ((states["extra_turns"] >= 0) & (states["extra_turns"] <= 2)).all()
    assert (states["societies"] <= states["rubies"].sum(axis=1)).all()
    # INV-7: whoever is to decide has a choice; the agenda has room.
    assert ((states["options"] != 0).any(axis=1) == (states["agenda_height"] > 0)).all()
    assert (states["agenda_height"] < AGENDA_DEPTH).all()
