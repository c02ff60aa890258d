"""What holds in every state of every game: checked at each decision of random games."""

from itertools import pairwise

import pytest

from arasta.core.bits import count, has
from arasta.core.machine import CHANCE, is_over
from arasta.core.options import count_options
from arasta.core.stream import random_word
from arasta.istanbul.engine import random_option, run
from arasta.istanbul.tables import CARDS
from tests.table import BASE_DECK, CARD, Table

COPIES = {
    "one_good": 4, "five_lira": 4, "palace_again": 2, "post_again": 2, "dealer_again": 2,
    "family_home": 2, "small_market_any": 2, "stay": 2, "move_3_4": 4, "return_assistant": 2,
}  # fmt: skip
MOSQUE_TILES_PER_COLOUR = {2: 2, 3: 3, 4: 4, 5: 4}


def decisions(players, variants=(), key=1, limit=2500):
    """The table at each decision of a random game, up to its end or a limit."""
    table = Table(players, variants=variants)
    for i in range(limit):
        yield table
        if is_over(table.s):
            return
        run(table.s, random_option(table.s, random_word(key, i)))


every_number_of_players = pytest.mark.parametrize("players", [2, 3, 4, 5])
with_and_without_neutrals = pytest.mark.parametrize(
    ("players", "variants", "own"),
    [(2, ["neutral_assistants"], 4), (4, ["neutral_assistants"], 4), (3, [], 5), (5, ["caravan_leader"], 5)],
)


@every_number_of_players
def test_there_are_always_42_rubies(players):
    """INV-1"""
    for table in decisions(players):
        s = table.s
        assert sum(s.rubies) + sum(s.rubies_on) + s.ruby_supply == 42
        assert min(s.rubies_on) >= 0
        assert s.ruby_supply >= 0


@every_number_of_players
def test_every_kind_of_bonus_card_keeps_its_copies(players):
    """INV-2"""
    for table in decisions(players):
        s = table.s
        pile = table.pile()
        for slug, copies in COPIES.items():
            in_hands = sum(s.hand[p, CARD[slug]] for p in range(players))
            assert s.deck[CARD[slug]] + in_hands + pile.count(slug) == copies


@every_number_of_players
def test_the_cards_add_up_to_the_deck(players):
    """INV-2: by the public numbers, which agree with the cards themselves."""
    for table in decisions(players):
        s = table.s
        assert s.deck_size + s.discard_size + sum(s.cards) == BASE_DECK
        assert s.deck_size == sum(s.deck)
        for p in range(players):
            assert s.cards[p] == sum(s.hand[p, card] for card in range(CARDS))


@every_number_of_players
def test_demand_tiles_and_mosque_tiles_stay_the_same(players):
    """INV-3: five tiles for each market, none twice; a mosque tile is in its stack or before a player."""
    for table in decisions(players):
        s = table.s
        for market, tiles in enumerate([{0, 1, 2, 3, 4}, {5, 6, 7, 8, 9}]):
            seen = [s.demand[market, i] for i in range(s.demand_seen[market])]
            assert len(seen) == len(set(seen))
            assert set(seen) <= tiles
        for colour in range(4):
            owned = sum(has(s.mosque_tiles[p], colour) for p in range(players))
            assert owned + s.mosque_tiles_left[colour] == MOSQUE_TILES_PER_COLOUR[players]


@with_and_without_neutrals
def test_no_assistant_is_lost(players, variants, own):
    """INV-4"""
    for table in decisions(players, variants):
        s = table.s
        for p in range(players):
            in_stack = s.stack[p] - count(s.stack_neutral[p])
            assert in_stack + len(table.assistants(p)) + s.aside[p] == own
        neutral = sum(s.neutral_assistants_on) + sum(count(s.stack_neutral[p]) for p in range(players))
        assert neutral == (players if "neutral_assistants" in variants else 0)


@with_and_without_neutrals
def test_no_assistant_lies_on_the_fountain_and_every_family_member_on_a_place(players, variants, own):
    """INV-5: one own assistant at most on a place is how the record is made: a set of places."""
    for table in decisions(players, variants):
        s = table.s
        assert s.neutral_assistants_on[7] == 0
        for p in range(players):
            assert 7 not in table.assistants(p)
            assert table.assistants(p) <= set(range(1, 17))
            assert 1 <= s.family[p] <= 16


@every_number_of_players
def test_purses_and_carts_keep_their_bounds(players):
    """INV-6: one tile per colour at most is how the record is made: a set of colours."""
    for table in decisions(players):
        s = table.s
        for p in range(players):
            assert 0 <= s.extensions[p] <= 3
            assert s.lira[p] >= 0
            assert all(0 <= s.goods[p, good] <= 2 + s.extensions[p] for good in range(4))


@with_and_without_neutrals
def test_every_decision_has_a_legal_choice(players, variants, own):
    """INV-7: and before a move an ordinary move is among them."""
    for table in decisions(players, variants):
        if is_over(table.s):
            break
        assert count_options(table.s) > 0
        if table.to_act != CHANCE and table.decision == "move":
            assert sum(name.startswith("move ") for name in table.legal) >= 2


@pytest.mark.parametrize("track", [13, 16])
def test_the_rubies_of_a_track_leave_from_the_left_one_by_one(track):
    """INV-9: their number falls by one at a time and the last space is filled up, so there is never a gap."""
    numbers = [table.s.rubies_on[track] for table in decisions(players=4, limit=6000)]
    assert len(set(numbers)) > 1, "a game without a ruby taken would show nothing"
    for before, after in pairwise(numbers):
        assert after in (before, before - 1)
        assert after >= 1
