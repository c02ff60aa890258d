"""Movement: ordinary moves, far moves, staying, and what moves without walking."""

import pytest

from tests.table import Table


def destinations(table):
    """The places to which a move is offered now."""
    return {int(name.removeprefix("move ")) for name in table.legal if name.startswith("move ")}


def on(place, *cards, **options):
    """The first player's merchant stands on a place of the short paths, with these cards, and is to move."""
    table = Table(**options)
    table.s.merchant[0] = place
    return table.give(0, *cards)


def test_from_the_fountain_of_the_short_paths():
    """EX-101, MOVE-2, MOVE-3"""
    table = on(7, "move_3_4")
    assert destinations(table) == {1, 2, 3, 4, 5, 6, 9, 11, 12, 14}
    # Without a barrier the four places are three steps away, and 13 is four.
    assert destinations(table.play("card move_3_4")) == {8, 10, 15, 16, 13}


def test_the_player_must_move():
    """MOVE-1"""
    assert all(name.startswith("move ") for name in on(3).legal)


@pytest.mark.parametrize(("start", "place"), [(11, 16), (7, 14), (12, 15), (6, 13), (11, 10), (7, 1)])
def test_a_place_where_the_player_cannot_act_is_a_legal_destination(start, place):
    """MOVE-1, ACT-1"""
    table = on(start, "one_good")
    table.s.lira[0] = 0
    table.ready().play(f"move {place}", "leave")
    assert table.legal == {"skip", "card one_good"}


def test_a_merchant_without_assistants_may_go_where_it_cannot_act():
    """MOVE-1, ASSIST-6"""
    table = on(7)
    table.s.stack[0] = 0
    assert destinations(table.ready()) == {1, 2, 3, 4, 5, 6, 9, 11, 12, 14}


def test_a_move_across_other_pieces_is_not_blocked_and_has_no_effect_on_the_way():
    """MOVE-2"""
    table = on(7)
    # From 7 to 6 every way leads over 11 or 12.
    table.s.merchant[1] = 11
    table.s.merchant[2] = 12
    table.s.family[3] = 11
    table.s.token[0] = 12
    table.s.lira[0] = 0
    table.ready().play("move 6", "leave", "act", "draw stay", "draw stay", "discard stay", "done")
    assert table.to_act == 1
    assert list(table.s.lira)[:4] == [0, 3, 4, 5]
    assert table.s.family[3] == 11
    assert table.s.token[0] == 12


def test_the_whole_stack_moves_one_or_two_steps():
    """MOVE-3"""
    table = on(15)
    assert destinations(table) == {4, 5, 2, 8, 12}
    table.play("move 8", "leave")
    assert table.s.merchant[0] == 8
    assert table.s.stack[0] == 3


def test_two_steps_of_ordinary_moves_differ_by_layout():
    """MOVE-2, MOVE-3"""
    # The long paths: from 7 one step to 2, 6, 5, 15.
    assert destinations(on(7, layout="long")) == {2, 5, 6, 15, 3, 4, 8, 9, 12, 16}


@pytest.mark.parametrize("start", range(1, 17))
def test_an_ordinary_move_never_ends_where_it_started(start):
    """MOVE-4"""
    assert start not in destinations(on(start))


@pytest.mark.parametrize("start", range(1, 17))
def test_a_far_move_never_ends_where_it_started(start):
    """MOVE-4"""
    assert start not in destinations(on(start, "move_3_4").play("card move_3_4"))


def test_only_the_card_keeps_the_merchant_in_place():
    """MOVE-4, BONUS-08"""
    table = on(3, "stay", "move_3_4")
    assert table.legal == {f"move {place}" for place in (7, 9, 14, 2, 11, 12, 16)} | {"card stay", "card move_3_4"}
    assert table.play("card stay").s.merchant[0] == 3


@pytest.mark.parametrize(
    ("start", "places"),
    [
        (7, {8, 10, 15, 16, 13}),
        (15, {14, 7, 6, 13, 3, 11, 10}),
        (16, {13, 6, 7, 14, 8, 12, 2}),
        (2, {1, 4, 6, 9, 8, 10, 16}),
    ],
)
def test_the_card_moves_three_or_four_steps_and_not_fewer(start, places):
    """MOVE-5, BONUS-09"""
    assert destinations(on(start, "move_3_4").play("card move_3_4")) == places


def test_a_family_member_is_sent_any_distance():
    """MOVE-7, P12-1"""
    table = on(7).play("move 12", "leave", "act")
    assert table.legal == {f"send {place}" for place in range(1, 17) if place != 12}


def test_a_family_member_caught_goes_home_from_any_distance():
    """MOVE-7, MEET-3"""
    table = on(11)
    table.s.family[1] = 16
    table.ready().play("move 16", "leave")
    assert table.s.family[1] == 12


def test_a_family_member_called_home_comes_from_any_distance():
    """MOVE-7, BONUS-06"""
    table = on(7, "family_home")
    table.s.family[0] = 16
    table.ready().play("card family_home", "reward lira")
    assert table.s.family[0] == 12
    assert table.s.merchant[0] == 7


def test_a_token_moved_by_dice_goes_any_distance():
    """MOVE-7, MEET-11"""
    table = on(7)
    table.s.token[1] = 14
    table.ready().play("move 14", "leave", "meet smuggler", "take red", "give red", "roll 4 4")
    assert table.s.token[1] == 8  # from the upper right corner to the left border


@pytest.mark.parametrize("card", ["stay", "move_3_4"])
def test_a_move_card_is_not_combined_with_another_move(card):
    """MOVE-8"""
    table = on(7, card, "stay", "move_3_4", "move_3_4")
    table.play(f"card {card}")
    if card == "move_3_4":
        assert table.legal == {"move 8", "move 10", "move 13", "move 15", "move 16"}
        table.play("move 16")
    assert destinations(table) == set()
    assert not {"card stay", "card move_3_4"} & table.legal


def test_after_an_ordinary_move_no_move_card_is_played():
    """MOVE-8"""
    table = on(7, "stay", "move_3_4").play("move 3")
    assert table.legal == {"leave", "decline"}


def test_a_merchant_that_stays_counts_as_just_arrived():
    """MOVE-10, BONUS-08"""
    table = on(3, "stay")
    table.s.assistants_on[0] = 1 << 3
    table.s.stack[0] = 3
    table.s.merchant[2] = 3
    table.s.token[1] = 3
    table.s.family[1] = 3
    table.s.lira[0] = 2
    table.ready().play("card stay")
    assert table.legal == {"pick up", "decline"}
    table.play("pick up")
    assert table.legal == {"pay", "decline"}
    table.play("pay")
    assert table.legal == {"act", "skip"}
    table.play("act")
    assert table.legal == {"meet family 2", "meet smuggler"}
    assert table.goods(0) == "R0 G2 Y0 B0"
    assert table.s.lira[2] == 4 + 2


def test_a_merchant_that_stays_on_the_fountain_needs_no_assistant():
    """MOVE-10, ASSIST-7"""
    table = on(7, "stay")
    table.s.assistants_on[0] = 1 << 3 | 1 << 9
    table.s.stack[0] = 0
    table.ready().play("card stay", "act")
    assert table.legal == {"return 3", "return 9", "done"}
