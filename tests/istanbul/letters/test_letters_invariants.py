"""What holds in every state of games with Letters & Seals, and who decides when; checked in random games."""

import pytest

from arasta.core.bits import count
from arasta.core.machine import is_over
from arasta.core.protocol import SPECTATOR
from arasta.core.stream import random_word
from arasta.istanbul.effects import EFFECTS
from arasta.istanbul.engine import random_option, run
from arasta.istanbul.observe import observe
from tests.istanbul.letters.post import BOTH, LETTERS, grand_bazaar, hold, letters_table
from tests.table import Table

KIOSK_DECISIONS = {"choose_kiosk_tile", "use_kiosk_tile", "pay_item", "take_item", "give_letter", "discard_card"}
AUCTION_DECISIONS = {"bid"}
every_mode = pytest.mark.parametrize(("expansions", "players"), [(LETTERS, 2), (LETTERS, 5), (BOTH, 3), (BOTH, 4)])


def decisions(players, expansions, key=1, limit=2500):
    """The table at each decision of a random game, up to its end or a limit."""
    table = Table(players, expansions=expansions)
    for i in range(limit):
        yield table
        if is_over(table.s):
            return
        run(table.s, random_option(table.s, random_word(key, i)))


@every_mode
def test_letters_and_kiosk_tiles_stay_in_the_game(expansions, players):
    """INV-3: 36 letters, each number with its copies; 24 kiosk tiles."""
    copies = [0, *[2] * 16, *[0] * 4, *[1] * 4, 0]
    for table in decisions(players, expansions):
        s = table.s
        for place in range(1, 26):
            before_players = sum(s.letters[p, place] + s.delivered[p, place] for p in range(players))
            assert s.letter_supply[place] + s.letter_discard[place] + before_players == copies[place]
        held = sum(s.letters[p, place] + s.delivered[p, place] for p in range(players) for place in range(26))
        assert s.letter_supply_size + s.letter_discard_size + held == 36
        assert s.kiosk_supply ^ s.kiosk_open ^ s.kiosk_discard == (1 << 25) - 2
        assert count(s.kiosk_supply) + count(s.kiosk_open) + count(s.kiosk_discard) == 24


@every_mode
def test_no_undelivered_letter_names_a_place_where_a_piece_of_its_owner_stands(expansions, players):
    """INV-8, LETTER-2"""
    delivered = 0
    for table in decisions(players, expansions, key=2):
        s = table.s
        for p in range(players):
            for place in (s.merchant[p], s.family[p], max(s.companion[p], 0)):
                assert s.letters[p, place] == 0
            delivered += sum(s.delivered[p, place] for place in range(26))
    assert delivered > 0, "a game without a delivery would show nothing"


@every_mode
def test_outside_their_own_turn_players_decide_at_the_kiosk_at_auctions_and_after_the_end_only(expansions, players):
    """INFO-7, P22-3, P23-3, END-6"""
    seen = set()
    for key in range(2):
        for table in decisions(players, expansions, key, limit=4000):
            s = table.s
            if table.to_act < 0 or table.to_act == s.turn_of:
                continue
            name = table.decision
            agenda = {EFFECTS.words[s.agenda[i, 0]] for i in range(s.agenda_height)}
            seen.add(name)
            if s.ended:
                assert "last_cards" in agenda
            elif "close_kiosk" in agenda:
                assert name in KIOSK_DECISIONS
            else:
                assert "close_auction" in agenda
                assert name in AUCTION_DECISIONS
    assert {"choose_kiosk_tile", "bid"} <= seen


@pytest.mark.parametrize("make", [letters_table, grand_bazaar])
def test_letters_companions_and_discards_are_public_and_the_order_of_supplies_is_not_there(make):
    """INFO-1, INFO-3, LETTER-1"""
    table = hold(make(), 1, 9, delivered=(13,))
    table.s.companion[1] = 16
    table.s.letter_supply[5] -= 1
    table.s.letter_supply_size -= 1
    table.s.letter_discard[5], table.s.letter_discard_size = 1, 1
    views = [observe(table.states, 0, seat)[0] for seat in (0, 1, 2, SPECTATOR)]
    for seen in views:
        assert (seen["letters"][1, 9], seen["delivered"][1, 13], seen["companion"][1]) == (1, 1, 16)
        assert (seen["letter_discard"][5], seen["letter_supply_size"]) == (1, 33)
