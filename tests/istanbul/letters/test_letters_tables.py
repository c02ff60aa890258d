"""The cross tables with Letters & Seals: aids by kind of turn and by moment, places by agent."""

import pytest

from tests.istanbul.agents import CHOICES, furnish, purse
from tests.istanbul.letters.post import (
    SMUGGLER,
    deal_guild_card,
    delivered,
    grand_bazaar,
    hold,
    letters_table,
    undelivered,
)
from tests.table import CARD, IN_THE_BOX

FREE = {"one_good", "five_lira", "family_home", "letter", "dice_letters", "item_for_7", "red_and_3", "green_and_3",
        "yellow_and_3", "token_service"}  # fmt: skip
MOVES = {"stay", "move_3_4", "family_step", "join_merchant", "companion_2", "anywhere_3_lira"}
RETURN = {"return_assistant"}
REPEAT = {"mosque_again"}


def aids(table):
    """The cards that may be played now; the yellow tile must go with the free ones."""
    cards = {name.removeprefix("card ") for name in table.legal if name.startswith("card ")}
    assert ("tile yellow" in table.legal) == (cards >= FREE)
    return cards


def with_every_aid(table=None):
    """The first player holds all kinds of card, the yellow tile, letters; on 14 wait a merchant and the Smuggler."""
    table = table or letters_table()
    table.give(0, *[slug for box in IN_THE_BOX.values() for slug in box if table.s.deck[CARD[slug]]])
    hold(table.own(0, "yellow").send_out(0, 3).load(0, "R2 G2"), 0, delivered=(1, 2))
    table.s.lira[0], table.s.token[SMUGGLER] = 20, 14
    table.s.family[0], table.s.companion[0], table.s.merchant[1] = 11, 12, 14
    return table.ready()


def test_each_aid_in_a_merchant_turn():
    """TABLE-1, TABLE-4: from D0 to D7; top_discard has nothing to copy."""
    table = with_every_aid()
    assert aids(table) == FREE | MOVES | RETURN
    assert aids(table.play("move 14")) == FREE | RETURN
    assert aids(table.play("leave")) == FREE
    assert aids(table.play("pay")) == FREE
    assert aids(table.play("act", "tile red")) == FREE | REPEAT
    assert aids(table.play("done")) == FREE
    table.play("done")
    assert (table.decision, "double turn" in table.legal) == ("end_turn", True)
    assert aids(table) == FREE


def test_each_aid_in_a_companion_turn():
    """TABLE-1, TABLE-4: there is no D2, so BONUS-10 is for D1 only."""
    table = with_every_aid()
    assert "companion" in table.legal
    assert aids(table.play("companion")) == set()
    assert aids(table.play("step 14")) == FREE
    assert aids(table.play("pay")) == FREE
    assert aids(table.play("act", "tile red")) == FREE | REPEAT
    assert aids(table.play("done")) == FREE
    assert "double turn" in table.play("done").legal


def test_each_aid_in_a_family_step_turn():
    """TABLE-1, TABLE-4: no phase 2, no phase 4."""
    table = with_every_aid().play("card family_step")
    assert aids(table) == set()
    table.play("step 14")
    assert table.decision == "action"
    assert aids(table) == FREE, "family_step on the pile is no card to copy now"
    assert aids(table.play("act", "tile red")) == FREE | REPEAT
    assert "double turn" in table.play("done").legal
    assert aids(table) == FREE


def test_each_aid_in_a_guild_turn():
    """TABLE-1, TABLE-4: free cards before and after it, the double turn at its end; no move, repeat or phase-1 card."""
    table = deal_guild_card(with_every_aid(grand_bazaar()), 0, 17)
    table.s.companion[0] = 13
    assert "guild card" in table.ready().legal
    table.play("guild card", "guild 17")
    coffee = {"two_coffee", "coffee_for_guild", "coffee_for_8", "swap_3", "dice_mocha"}
    assert aids(table) == FREE | coffee
    assert "double turn" in table.legal


@pytest.mark.parametrize("card", sorted(MOVES))
def test_a_move_card_at_the_start_enters_phase_1(card):
    """TABLE-4, WIN-3: the companion can no longer be placed, no guild card can be played."""
    table = deal_guild_card(with_every_aid(grand_bazaar()), 0, 17)
    table.s.companion[0] = 13 if card == "companion_2" else -1
    table.ready().play(f"card {card}")
    while table.decision in ("walk", "family_walk", "to_merchant", "companion_walk", "to_anywhere"):
        table.play(min(table.legal))
    assert not {"place companion", "guild card", "companion"} & table.legal


def test_entering_phase_1_by_return_assistant_closes_guild_cards_and_the_supply():
    """TABLE-4, WIN-3"""
    table = deal_guild_card(with_every_aid(grand_bazaar()), 0, 17)
    table.s.companion[0] = -1
    assert {"place companion", "guild card"} <= table.ready().legal
    table.play("card return_assistant")
    assert not {"place companion", "guild card"} & table.legal
    assert "move 12" in table.legal, "the merchant still has its move"


def belongings(table):
    """What the first player owns, letters and the family member's place too."""
    return *purse(table), undelivered(table, 0), delivered(table, 0), table.s.family[0]


NEIGHBOUR = {1: 9, 2: 10, 3: 21, 4: 1, 5: 14, 6: 1, 8: 22, 9: 1, 10: 2, 11: 21, 12: 24, 13: 10, 14: 5, 15: 9, 16: 5,
             21: 4, 23: 2, 24: 2}  # fmt: skip
CHOICES_WITH_LETTERS = CHOICES | {
    12: ["send 2", "act", "take blue"],
    21: ["draw letter 21", "draw letter 13"],
    23: ["take red", "bid 2", "pass", "pass", "pass", "draw stay", "draw five_lira"],
    24: ["ruby 16"],
}


@pytest.mark.parametrize(("place", "choices"), CHOICES_WITH_LETTERS.items())
def test_the_companion_acts_as_the_merchant_does(place, choices):
    """TABLE-2, ACT-4, COMP-6"""
    found = []
    for agent in ("merchant", "companion"):
        table = furnish(hold(letters_table(), 0, delivered=(1, 2, 3)), place)
        before = belongings(table)
        if agent == "merchant":
            table.go(place).play("act", *choices)
        else:
            table.s.companion[0] = NEIGHBOUR[place]
            table.ready().play("companion", f"step {place}", "act", *choices)
        found.append(belongings(table))
    assert found[0] == found[1] != before
