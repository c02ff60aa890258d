"""The variants: random layout, neutral assistants, caravan leader."""

from fractions import Fraction
from itertools import permutations

import pytest

from arasta.rules.actions import ACTION_OF, ACTIONS
from arasta.rules.agenda import top_effect
from arasta.rules.bits import has
from arasta.rules.engine import chance_weight, step
from arasta.rules.names import NOBODY
from arasta.rules.observe import observe
from tests.table import Table

# Random layout.

CELLS = [column + row for row in "1234" for column in "abcd"]
INNER = ["b2", "c2", "b3", "c3"]


def outcomes(table):
    """What chance may decide, by name, each with its probability."""
    options = [option for option in range(63) if has(table.s.options, option)]
    weights = [chance_weight(table.s, option) for option in options]
    return [(option, Fraction(weight, sum(weights))) for option, weight in zip(options, weights, strict=True)]


def placements(table, depth=3, likely=Fraction(1), cells=()):
    """Every way to lay the first places, as cells, with its probability."""
    if depth == 0:
        yield cells, likely
        return
    before = table.states.copy()
    for option, probability in outcomes(table):
        cell = ACTIONS[ACTION_OF[top_effect(table.s), option]].target
        step(table.s, option)
        yield from placements(table, depth - 1, likely * probability, (*cells, cell))
        table.states[:] = before


def is_allowed(fountain, black_market, tea_house):
    """VAR-RL-1, by the names of cells: a letter for the column, a digit for the row."""
    columns = abs(ord(black_market[0]) - ord(tea_house[0]))
    rows = abs(int(black_market[1]) - int(tea_house[1]))
    return fountain in INNER and columns > 0 and rows > 0 and columns + rows >= 3


def test_the_fountain_lies_inside_and_black_market_and_tea_house_lie_apart():
    """VAR-RL-1: 392 of the 3360 ways to lay 7, 8 and 9."""
    laid = {cells for cells, _ in placements(Table(layout="random", dealt=False))}
    assert laid == {cells for cells in permutations(CELLS, 3) if is_allowed(*cells)}
    assert len(laid) == 392


def test_every_placement_is_equally_likely():
    """VAR-RL-2"""
    likely = [probability for _, probability in placements(Table(layout="random", dealt=False))]
    assert set(likely) == {Fraction(1, 392)}


def test_the_weights_of_the_fountain_count_the_placements():
    """VAR-RL-2: 98 for each of the four inner cells."""
    table = Table(layout="random", dealt=False)
    weights = [chance_weight(table.s, option) for option, _ in outcomes(table)]
    assert weights == [98, 98, 98, 98]


def test_the_other_places_are_laid_on_any_free_cell_alike():
    """VAR-RL-1, VAR-RL-2"""
    table = Table(layout="random", dealt=False).play("lay b2", "lay a4", "lay d1")
    for left in range(13, 0, -1):
        free = outcomes(table)
        assert {probability for _, probability in free} == {Fraction(1, left)}
        step(table.s, free[-1][0])
    assert len({table.s.cell[place] for place in range(1, 17)}) == 16


# Neutral assistants.


def with_neutrals(*places, players=4):
    """The variant; besides, one neutral assistant lies on each of these places."""
    table = Table(players, variants=["neutral_assistants"])
    for place in places:
        table.s.neutral_assistants_on[place] += 1
    return table.ready()


def neutrals(table):
    """The places of neutral assistants, with their numbers."""
    return {place: table.s.neutral_assistants_on[place] for place in range(17) if table.s.neutral_assistants_on[place]}


@pytest.mark.parametrize("players", [2, 3, 4])
def test_one_assistant_of_each_stack_is_neutral(players):
    """VAR-NA-1: of four in the stack the bottom one; the fifth is own and aside."""
    table = with_neutrals(players=players)
    for p in range(players):
        assert table.s.stack[p] == 4
        assert table.s.stack_neutral[p] == 0b0001
        assert table.s.aside[p] == 1


def test_the_fifth_assistant_is_own():
    """VAR-NA-1: the blue tile's assistant, left next, is of the player's colour."""
    table = with_neutrals().load(0, "B2").go(15).play("act")
    assert neutrals(table) == {15: 1}
    table.idle(3).play("move 4", "leave")
    assert table.assistants(0) == {4}


def test_a_neutral_assistant_is_picked_up_as_if_it_were_own():
    """VAR-NA-2"""
    table = with_neutrals(2).play("move 2")
    assert table.legal == {"pick up neutral", "leave", "decline"}
    table.play("pick up neutral", "act")
    assert neutrals(table) == {}
    assert table.s.stack[0] == 5
    assert table.goods(0) == "R2 G0 Y0 B0"


@pytest.mark.parametrize(("choice", "own", "neutral"), [("pick up", set(), {2: 1}), ("pick up neutral", {2}, {})])
def test_of_own_and_neutral_ones_the_player_picks_up_only_one(choice, own, neutral):
    """VAR-NA-2"""
    table = with_neutrals(2).send_out(0, 2).play("move 2")
    assert table.legal == {"pick up", "pick up neutral", "decline"}
    table.play(choice)
    assert table.legal == {"skip", "act"}
    assert table.assistants(0) == own
    assert neutrals(table) == neutral


def test_beside_a_neutral_assistant_one_may_be_left():
    """VAR-NA-3: several neutral ones may lie on a place."""
    table = with_neutrals(2, 2).play("move 2", "leave")
    assert neutrals(table) == {2: 3}


def test_a_merchant_without_assistants_cannot_leave_one():
    """VAR-NA-3"""
    table = with_neutrals(2)
    table.s.stack[0] = table.s.stack_neutral[0] = 0
    assert table.ready().play("move 2").legal == {"pick up neutral", "decline"}


def test_the_bottom_assistant_is_left_first():
    """VAR-NA-4, EX-119: from the bottom neutral, own, own, own."""
    table = with_neutrals().play("move 2", "leave", "skip").idle(3)
    assert neutrals(table) == {2: 1}
    table.play("move 5", "leave", "skip").idle(3).play("move 15", "leave")
    assert neutrals(table) == {2: 1}
    assert table.assistants(0) == {5, 15}


def test_an_assistant_picked_up_is_the_next_to_be_left():
    """VAR-NA-4"""
    table = with_neutrals(2).send_out(0, 5)
    table.play("move 2", "pick up neutral", "skip").idle(3).play("move 5", "pick up", "skip").idle(3)
    table.play("move 12", "leave", "skip").idle(3).play("move 6", "leave")
    assert table.assistants(0) == {12}
    assert neutrals(table) == {6: 1}


def test_the_order_of_the_stack_is_public():
    """VAR-NA-4"""
    table = with_neutrals().go(2)
    assert list(observe(table.states, 0, 3)["stack_neutral"][0][:4]) == [0, 1, 1, 1]


def test_the_fountain_returns_own_assistants_only():
    """VAR-NA-5"""
    table = with_neutrals(2, 9).send_out(0, 5).go(7).play("act")
    assert table.legal == {"return 5", "done"}


def test_the_yellow_tile_and_the_card_return_own_assistants_only():
    """VAR-NA-5"""
    table = with_neutrals(2, 9).own(0, "yellow").give(0, "return_assistant")
    assert not table.legal & {"tile yellow", "card return_assistant"}
    table.send_out(0, 9, 5).play("card return_assistant")
    assert table.legal == {"return 5", "return 9"}
    table.play("return 9")
    assert neutrals(table) == {2: 1, 9: 1}


def test_neutral_assistants_travel_with_the_stack():
    """VAR-NA-5"""
    table = with_neutrals().go(7).play("skip")
    assert table.s.stack[0] == 4
    assert table.s.stack_neutral[0] == 0b0001


def test_a_stack_may_hold_any_number_of_neutral_assistants():
    """VAR-NA-6"""
    table = with_neutrals(2, 2, 2).play("move 2", "pick up neutral", "skip").idle(3).give(0, "stay", "stay")
    table.play("card stay", "pick up neutral", "skip").idle(3).play("card stay", "pick up neutral", "skip")
    assert table.s.stack[0] == 7
    assert table.s.stack_neutral[0] == 0b1111


# Caravan leader.


def with_caravan(*cards):
    """The variant; the first player holds these cards."""
    return Table(variants=["caravan_leader"]).give(0, *cards)


def use_caravansary(table):
    """The seat to act takes two cards at the Caravansary and leaves it."""
    p = table.to_act
    table.go(6).play("act", "draw five_lira", "draw one_good")
    if "discard one_good" in table.legal:
        table.play("discard one_good")
    table.play("done")
    table.s.merchant[p] = 7
    return table.ready()


def test_nobody_is_the_leader_at_the_start():
    """VAR-CL-1"""
    assert with_caravan().s.caravan_leader == NOBODY


def test_the_leader_stays_leader_until_another_takes_the_tile():
    """VAR-CL-1, VAR-CL-3"""
    table = use_caravansary(with_caravan())
    assert table.s.caravan_leader == 0
    table.idle(1)
    assert table.s.caravan_leader == 0
    table.go(6).play("act", "from discard", "draw stay", "discard stay", "done")
    assert table.s.caravan_leader == 2


def test_without_the_variant_there_is_no_leader():
    """VAR-CL-1"""
    assert use_caravansary(Table()).s.caravan_leader == NOBODY


def test_the_leader_keeps_both_cards():
    """VAR-CL-2"""
    table = with_caravan()
    table.s.caravan_leader = 0
    table.go(6).play("act", "draw five_lira", "draw stay")
    assert table.hand(0) == ["five_lira", "stay"]
    assert table.legal == {"card five_lira", "done"}


def test_who_is_not_the_leader_discards():
    """VAR-CL-2"""
    table = with_caravan()
    table.s.caravan_leader = 1
    table.go(6).play("act", "draw five_lira", "draw stay")
    assert table.legal == {"discard five_lira", "discard stay"}


def test_the_tile_is_taken_at_the_end_of_the_turn():
    """VAR-CL-3: the discard of the same action is still due."""
    table = with_caravan().go(6).play("act", "draw five_lira", "draw stay")
    assert table.s.caravan_leader == NOBODY
    assert table.legal == {"discard five_lira", "discard stay"}
    table.play("discard stay", "done")
    assert table.s.caravan_leader == 0


def test_the_tile_is_taken_before_the_last_window_of_the_turn():
    """VAR-CL-3, TURN-6: (a) the caravan tile, (b) the window D7."""
    table = with_caravan()
    table.s.token[1] = 6
    table.go(6).play("act", "draw five_lira", "draw stay", "discard stay", "done")
    table.play("meet smuggler", "take red", "give red", "roll 1 1")
    assert table.decision.name == "END_TURN"
    assert table.s.caravan_leader == 0


def test_a_visit_without_the_action_does_not_bring_the_tile():
    """VAR-CL-3"""
    assert with_caravan().go(6).play("skip").s.caravan_leader == NOBODY


def test_the_family_member_takes_the_tile_and_enjoys_it():
    """VAR-CL-4"""
    table = with_caravan().go(12).play("act", "send 6", "act", "draw five_lira", "draw stay")
    table.play("discard stay", "done")
    assert table.s.caravan_leader == 0
    table.idle(3).s.family[0] = 12
    table.go(12).play("act", "send 6", "act", "from deck", "draw stay", "from deck", "draw one_good")
    assert table.hand(0) == ["one_good", "five_lira", "stay"]
