"""Who knows what."""

import numpy as np
import pytest

from arasta.core.agenda import top_effect
from arasta.core.machine import CHANCE, NOBODY, is_over
from arasta.core.protocol import SPECTATOR
from arasta.core.stream import random_word
from arasta.istanbul.base.components import CARD_TABLE
from arasta.istanbul.engine import random_option, run
from arasta.istanbul.observe import OBSERVATION, imagine, look, observe
from arasta.istanbul.state import STATE
from tests.table import BASE_DECK, CARD, NOWHERE, Table, all_demand_tiles_seen


def view(table, seat):
    """What the seat sees, field by field."""
    return {name: observe(table.states, 0, seat)[name][0] for name in OBSERVATION.names}


def seen_by(table, seat):
    """What the seat sees, to the byte."""
    return observe(table.states, 0, seat).tobytes()


def decisions(players, key, limit, variants=()):
    """A table at each decision of a random game."""
    table = Table(players, variants=variants)
    for i in range(limit):
        if is_over(table.s):
            return
        yield table
        run(table.s, random_option(table.s, random_word(key, i)))


def busy_table():
    """A table with something of everything."""
    table = Table(players=3, variants=["neutral_assistants", "caravan_leader"])
    table.give(0, "stay", "five_lira").give(1, "one_good").discard("post_again", "move_3_4").own(0, "red", "yellow")
    table.load(0, "R2 B1").send_out(0, 5, 9)
    table.s.lira[0], table.s.rubies[0], table.s.extensions[0] = 17, 2, 1
    table.s.token[0], table.s.token[1] = 4, 11
    table.s.family[1], table.s.merchant[2] = 8, 13
    table.s.neutral_assistants_on[10] = 1
    return table.ready()


@pytest.mark.parametrize("seat", [0, 1, 2, SPECTATOR])
def test_the_board_and_the_pieces_are_public(seat):
    """INFO-1"""
    seen = view(busy_table(), seat)
    assert list(seen["cell"][[15, 5, 2, 14]]) == [0, 1, 2, 3]
    assert list(seen["merchant"][:3]) == [7, 7, 13]
    assert list(seen["family"][:3]) == [12, 8, 12]
    assert list(seen["token"]) == [4, 11, NOWHERE, NOWHERE]
    assert list(seen["stack"][:3]) == [2, 4, 4]
    assert list(seen["stack_neutral"][:3]) == [1, 1, 1]
    assert seen["assistants_on"][0] == (1 << 5) + (1 << 9)
    assert seen["neutral_assistants_on"][10] == 1
    assert seen["caravan_leader"] == NOBODY


@pytest.mark.parametrize("seat", [0, 1, 2, SPECTATOR])
def test_what_the_players_own_is_public(seat):
    """INFO-1, INFO-5: lira, goods, rubies, extensions, tiles, and the number of cards in each hand."""
    seen = view(busy_table(), seat)
    assert list(seen["lira"][:3]) == [17, 3, 4]
    assert list(seen["goods"][0]) == [2, 0, 0, 1]
    assert list(seen["rubies"][:3]) == [2, 0, 0]
    assert list(seen["extensions"][:3]) == [1, 0, 0]
    assert seen["mosque_tiles"][0] == 0b0101
    assert list(seen["cards"][:3]) == [2, 1, 0]


@pytest.mark.parametrize("seat", [0, 1, 2, SPECTATOR])
def test_supplies_and_the_discard_pile_are_public(seat):
    """INFO-1, INFO-5: sizes of deck and supply, the pile with its order, the mosque stacks, the top demand tiles."""
    seen = view(busy_table(), seat)
    assert seen["deck_size"] == BASE_DECK - 5
    assert seen["ruby_supply"] == 17
    assert [CARD_TABLE[card].slug for card in seen["discard"][: seen["discard_size"]]] == ["post_again", "move_3_4"]
    assert list(seen["mosque_tiles_left"]) == [2, 3, 2, 3]
    assert list(seen["rubies_on"][[1, 13, 14, 15, 16]]) == [3, 6, 3, 3, 10]


def test_the_own_hand_is_seen_by_its_owner_only():
    """INFO-2"""
    table = busy_table()
    assert [CARD_TABLE[card].slug for card in np.flatnonzero(view(table, 0)["own_hand"])] == ["five_lira", "stay"]
    assert [CARD_TABLE[card].slug for card in np.flatnonzero(view(table, 1)["own_hand"])] == ["one_good"]
    assert not view(table, 2)["own_hand"].any()
    assert not view(table, SPECTATOR)["own_hand"].any()


def test_two_hands_look_alike_from_outside():
    """INFO-2"""
    one, other = busy_table(), busy_table()
    for table, slug in [(one, "stay"), (other, "small_market_any")]:
        table.give(1, slug)
    assert seen_by(one, 1) != seen_by(other, 1)
    for seat in (0, 2, SPECTATOR):
        assert seen_by(one, seat) == seen_by(other, seat)


def test_only_the_seat_to_act_sees_what_it_may_choose():
    """INFO-2: the options would betray its cards."""
    table = busy_table()
    assert list(view(table, 0)["options"]) == list(table.s.options)
    assert not view(table, 1)["options"].any()
    assert not view(table, SPECTATOR)["options"].any()


@pytest.mark.parametrize("cards", [["five_lira"], ["post_again"]])
def test_a_question_is_asked_whether_or_not_a_card_is_playable(cards):
    """INFO-2: silence would betray the hand."""
    table = Table().give(0, *cards).go(16)
    assert table.to_act == 0
    assert table.decision == "action"


def test_sending_the_family_member_to_the_small_market_betrays_no_card():
    """INFO-2: its action is possible by `small_market_any` only; whether it is asked for must not tell."""
    tables = [Table().give(0, card).load(0, "B1") for card in ("small_market_any", "stay")]
    for table in tables:
        table.s.demand[1, 0] = 8  # S4 wants no blue
        table.go(12).play("act", "send 11")
    assert seen_by(tables[0], 1) == seen_by(tables[1], 1)


def test_the_deck_is_seen_by_nobody():
    """INFO-3: a seat knows only which cards are in the deck and the other hands together."""
    table = busy_table()
    unseen = view(table, 0)["unseen"]
    assert unseen[CARD["one_good"]] == 4, "one of them is in another hand"
    assert unseen[CARD["stay"]] == 1
    assert unseen[CARD["post_again"]] == 1
    assert unseen.sum() == BASE_DECK - 2 - 2


def test_a_card_of_the_deck_and_one_of_another_hand_can_be_exchanged_unseen():
    """INFO-3"""
    one, other = Table().give(1, "stay"), Table().give(1, "five_lira")
    for seat in (0, 2, 3, SPECTATOR):
        assert seen_by(one, seat) == seen_by(other, seat)


@pytest.mark.parametrize(("players", "key"), [(2, 1), (3, 2), (5, 3)])
def test_dealing_the_unseen_cards_anew_changes_nothing_for_the_seat(players, key):
    """INFO-3: its view stays the same to the byte, and all cards stay in the game."""
    for i, table in enumerate(decisions(players, key, limit=1500)):
        before = table.states.copy()
        seat = i % players
        seen = seen_by(table, seat)
        imagine(table.s, seat, key=i)
        assert seen_by(table, seat) == seen
        assert (
            table.states["deck"] + table.states["hand"].sum(axis=1) == before["deck"] + before["hand"].sum(axis=1)
        ).all()
        table.states[:] = before


def test_imagining_a_hand_does_not_answer_the_question_at_hand():
    """INFO-3: with most other hands the family member's action would not be possible."""
    table = Table().give(0, "small_market_any").load(0, "B1")
    table.s.demand[1, 0] = 8  # S4 wants no blue
    table.go(12).play("act", "send 11")
    seen = seen_by(table, 1)
    for key in range(20):
        before = table.states.copy()
        imagine(table.s, 1, key)
        assert seen_by(table, 1) == seen
        table.states[:] = before


def test_other_hands_are_imagined_from_all_unseen_cards():
    """INFO-3"""
    imagined = set()
    for key in range(60):
        table = Table().give(1, "stay")
        imagine(table.s, 0, key)
        imagined |= set(table.hand(1))
    assert imagined == {row.slug for row in CARD_TABLE}


def test_a_demand_tile_is_drawn_only_when_it_comes_to_the_top():
    """INFO-4: until then nobody, not even the state, knows it."""
    table = Table().load(0, "R1")
    assert list(table.s.demand_seen) == [1, 1]
    table.go(10).play("act")
    assert table.to_act == CHANCE
    assert table.legal == {"demand L2", "demand L3", "demand L4", "demand L5"}
    table.play("demand L5")
    for seat in (0, 3, SPECTATOR):
        assert list(view(table, seat)["demand"][0][:2]) == [0, 4]


def test_once_all_tiles_were_on_top_their_order_is_known():
    """INFO-4"""
    table = all_demand_tiles_seen()
    assert table.to_act == 0, "nothing was drawn"
    assert list(view(table, 2)["demand"][0]) == [0, 4, 2, 1, 3]


def test_a_card_taken_from_the_discard_pile_counts_like_any_other():
    """INFO-6: others see the pile shrink and the number of cards grow."""
    table = Table().discard("stay").go(6).play("act", "from discard", "draw five_lira", "discard five_lira")
    seen = view(table, 1)
    assert seen["cards"][0] == 1
    assert not seen["own_hand"].any()
    assert seen["unseen"][CARD["stay"]] == 2


@pytest.mark.parametrize(("players", "key"), [(2, 4), (4, 5)])
def test_outside_their_own_turn_players_decide_only_after_the_end(players, key):
    """INFO-7"""
    for table in decisions(players, key, limit=10_000):
        if not table.s.ended:
            assert table.to_act in (CHANCE, table.s.turn_of)
        else:
            assert table.decision in ("last_cards", "take_good")


def test_the_observation_names_the_decision():
    """INFO-1: what is to be decided, and by whom."""
    table = busy_table()
    seen = view(table, 2)
    assert seen["to_act"] == 0
    assert seen["agenda"][seen["agenda_height"] - 1][0] == top_effect(table.s)


@pytest.mark.parametrize("seat", [SPECTATOR, 0, 2])
def test_whoever_looks_sees_an_observation_and_no_other_field(seat):
    """INFO-1, INFO-2: views are made from a look at the state, which has no other names than an observation."""
    table = busy_table()
    seen, kept = look(table.states, 0, seat), observe(table.states, 0, seat)
    for name in OBSERVATION.names:
        assert np.array_equal(getattr(seen, name), kept[name][0]), name
    for name in set(STATE.names) - set(OBSERVATION.names):
        with pytest.raises(AttributeError):
            getattr(seen, name)
    assert {"hand", "deck", "guild_hand", "guild_deck"} <= set(STATE.names) - set(OBSERVATION.names)
