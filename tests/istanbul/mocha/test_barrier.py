"""The barrier, and walking around it."""

import pytest

from arasta.core.machine import NOBODY
from tests.istanbul.mocha.mocha_table import BOTH, SMUGGLER, MochaTable
from tests.table import Table

NEAR_7 = {1, 3, 4, 5, 6, 8, 12, 15, 17, 18, 19}  # one or two steps from 7
FAR_FROM_7 = {2, 9, 10, 11, 13, 14, 16, 20}  # three or four


def behind_barrier(*cards, keeper=1, **options):
    """The first player stands on 7; the barrier lies between 7 and 17."""
    return MochaTable(**options).give(0, *cards).set_barrier(7, 17, keeper)


def set_barrier(table, street):
    """The seat to act goes to the Tavern and sets the barrier beside a place whose action it skips."""
    return table.pour(table.to_act, 2).go(19).play("act", "set barrier", f"barrier {street}", "skip")


def test_the_barrier_starts_off_the_board_and_nobody_controls_it():
    """BARRIER-4, SETUP-14"""
    table = MochaTable()
    assert list(table.s.barrier) == [0, 0]
    assert table.s.barrier_keeper == NOBODY
    assert table.moves() == NEAR_7


def test_the_barrier_may_be_laid_between_any_two_neighbouring_places():
    """BARRIER-1, LAYOUT-1: 4 x 4 streets from left to right, 5 x 3 from top to bottom."""
    table = MochaTable().pour(0, 2).go(19).play("act", "set barrier")
    across = {f"barrier {'abcde'[i]}{row} {'abcde'[i + 1]}{row}" for i in range(4) for row in (1, 2, 3, 4)}
    down = {f"barrier {column}{row} {column}{row + 1}" for column in "abcde" for row in (1, 2, 3)}
    assert table.legal == across | down
    assert len(table.legal) == 31


def test_on_five_rows_there_are_forty_streets():
    """BARRIER-1, MODE-1"""
    table = MochaTable(expansions=BOTH).pour(0, 2).go(19).play("act", "set barrier")
    assert len(table.legal) == 40


def test_there_is_one_barrier_and_placing_moves_it():
    """BARRIER-1"""
    table = set_barrier(behind_barrier(keeper=0), "d3 e3").at(7)
    assert list(table.s.barrier) == [12, 9]
    assert (table.to_act, table.s.merchant[1]) == (1, 7)
    assert table.moves() == NEAR_7


def test_the_street_where_it_lies_may_be_chosen_again():
    """BARRIER-1: only payment and control change."""
    table = set_barrier(behind_barrier(keeper=3), "c2 d2")
    assert set(table.s.barrier) == {7, 17}
    assert (table.s.barrier_keeper, table.s.coffee[0]) == (0, 0)


def test_who_does_not_control_the_barrier_walks_around_it():
    """BARRIER-2, MOVE-2, MOVE-3: 17 and 4 are three and four steps away."""
    assert behind_barrier().moves() == NEAR_7 - {4, 17}


def test_the_holder_of_the_control_tile_walks_across():
    """BARRIER-2, MOVE-2"""
    assert behind_barrier(keeper=0).moves() == NEAR_7


def test_the_barrier_binds_from_both_sides():
    """BARRIER-2, MOVE-2"""
    table = behind_barrier().at(17)
    assert table.moves() == {3, 4, 12, 10, 9, 6, 14, 18}  # neither 7 nor 1


@pytest.mark.parametrize(("keeper", "reached"), [(0, FAR_FROM_7), (1, FAR_FROM_7 | {4, 17})])
def test_around_the_barrier_the_detour_counts_for_a_move_of_three_or_four(keeper, reached):
    """MOVE-5, BARRIER-2"""
    table = behind_barrier("move_3_4", keeper=keeper).play("card move_3_4")
    assert table.moves() == reached


def test_short_paths_with_a_barrier_between_7_and_12():
    """MOVE-2, MOVE-3, MOVE-5, EX-101"""
    table = Table().give(0, "move_3_4")
    moves = {1, 2, 3, 4, 5, 6, 9, 11, 12, 14}
    assert table.legal == {f"move {place}" for place in moves} | {"card move_3_4"}
    table.s.barrier[0], table.s.barrier[1], table.s.barrier_keeper = 7, 12, 1
    table.ready()
    assert table.legal == {f"move {place}" for place in moves - {4, 12}} | {"card move_3_4"}
    table.play("card move_3_4")
    assert table.legal == {f"move {place}" for place in (4, 8, 10, 12, 13, 15, 16)}


def test_in_a_corner_an_ordinary_move_remains():
    """INV-7, BARRIER-2"""
    table = MochaTable().set_barrier(16, 15, keeper=1).at(16)
    assert table.moves() == {8, 1, 2}


@pytest.mark.parametrize(
    ("keeper", "reached"), [(0, {1, 8, 17, 4, 18, 6, 5}), (1, {1, 8, 18, 6, 5}), (NOBODY, {1, 8, 17, 4, 18, 6, 5})]
)
def test_the_barrier_stops_the_movement_tile(keeper, reached):
    """MOVE-6, EX-102, BARRIER-2: the row and the column of 7, beside the ordinary move."""
    table = behind_barrier(keeper=keeper).own_tavern(0, "movement")
    if keeper == NOBODY:
        table.set_barrier(0, 0, NOBODY)
    ordinary = NEAR_7 - {4, 17} if keeper == 1 else NEAR_7
    assert table.moves() == ordinary | reached


def test_the_movement_tile_is_stopped_where_the_barrier_lies_further_on():
    """MOVE-6: from 8 eastward 1 and 7, but neither 17 nor 4."""
    table = behind_barrier().own_tavern(0, "movement").at(8)
    # Row 8 1 7, column 16 2 20; two steps: 15, 7, 19, 20.
    assert table.moves() == {1, 7, 16, 2, 20, 15, 19}


def test_a_barrier_along_the_way_does_not_stop_the_movement_tile():
    """MOVE-6: the barrier between 1 and 15 lies beside the row of 7."""
    table = MochaTable().set_barrier(1, 15, keeper=1).own_tavern(0, "movement")
    assert {8, 1, 17, 4, 18, 6, 5} <= table.moves()


# Both expansions: 5 x 5 in order, so that 7 lies beside 2, 6, 8 and 12.


@pytest.mark.parametrize(("keeper", "reached"), [(0, {2, 6, 8, 12}), (1, {2, 6, 12})])
def test_the_barrier_binds_the_companion(keeper, reached):
    """MOVE-9, BARRIER-2"""
    table = MochaTable(expansions=BOTH).set_barrier(7, 8, keeper)
    table.s.companion[0] = 7
    table.ready().play("companion")
    assert table.legal == {f"step {place}" for place in reached}


@pytest.mark.parametrize(("keeper", "reached"), [(0, {1, 3, 9, 11, 13, 17}), (1, {1, 3, 11, 13, 17})])
def test_the_barrier_binds_the_companion_on_two_steps(keeper, reached):
    """MOVE-9, BARRIER-2, BONUS-27"""
    table = MochaTable(expansions=BOTH).set_barrier(7, 8, keeper)
    table.s.companion[0] = 7
    table.give(0, "companion_2").play("card companion_2")
    assert table.legal == {f"step {place}" for place in reached}


@pytest.mark.parametrize(("keeper", "reached"), [(0, {2, 6, 8}), (1, {2, 6})])
def test_the_barrier_binds_the_family_step(keeper, reached):
    """MOVE-9, BARRIER-2, BONUS-25"""
    table = MochaTable(expansions=BOTH).set_barrier(7, 8, keeper)
    table.s.family[0] = 7
    table.give(0, "family_step").play("card family_step")
    assert table.legal == {f"step {place}" for place in reached}


def test_relocations_ignore_the_barrier():
    """BARRIER-3, MOVE-7: the corner card, a family member sent out, GUILD-07."""
    table = MochaTable().set_barrier(4, 10, keeper=1).at(4).give(0, "corner").play("card corner")
    assert table.legal == {"move 16", "move 10", "move 20", "move 13"}
    table = MochaTable().set_barrier(12, 9, keeper=1).go(12).play("act")
    assert "send 9" in table.legal
    table = behind_barrier().at(17).deal_guild(0, 7).guild(7)
    assert table.s.merchant[0] == 7


def test_tokens_ignore_the_barrier():
    """BARRIER-3, MOVE-7"""
    table = MochaTable().set_barrier(8, 2, keeper=1).purse(0, 2)
    table.s.token[SMUGGLER] = 2
    table.at(19).play("move 2", "leave", "skip", "meet smuggler", "take red", "pay", "roll 4 4")
    assert table.s.token[SMUGGLER] == 8


def test_actions_reach_across_the_barrier():
    """BARRIER-3: the Fountain returns an assistant from beyond it."""
    table = behind_barrier().send_out(0, 17).at(6).play("move 7", "act", "return 17")
    assert table.s.stack[0] == 4
