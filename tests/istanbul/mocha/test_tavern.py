"""Tavern, place 19: tavern tiles, barrier, baksheesh."""

import pytest

from tests.istanbul.mocha.mocha_table import TAVERN_TILES, MochaTable

EVERY_OPTION = {*TAVERN_TILES, "set barrier", "baksheesh"}
# The printed layout with 5 and 20 exchanged, so that 5 and 2 are neighbours (a4, a3).
EXAMPLE_19 = [16, 15, 18, 3, 10, 8, 1, 7, 17, 4, 2, 19, 6, 12, 9, 5, 11, 20, 14, 13]


def at_tavern(*cards, coffee, goods="", **options):
    """The first player, with room for 3 goods in a row, has reached the Tavern."""
    table = MochaTable(**options).give(0, *cards).pour(0, coffee)
    table.s.extensions[0] = 1
    return table.load(0, goods).go(19)


def empty_tracks(table, *kept):
    """No ruby lies on the tracks, except on those kept, and none is in the supply."""
    for place in {13, 16, 20} - set(kept):
        table.s.rubies_on[place] = 0
    table.s.ruby_supply = 0
    return table.ready()


@pytest.mark.parametrize(
    ("coffee", "goods", "offered"),
    [
        (2, "Y3", EVERY_OPTION - {"baksheesh"}),
        (3, "Y3", EVERY_OPTION - {"baksheesh"}),
        (4, "Y2 G3", EVERY_OPTION - {"baksheesh"}),
        (4, "Y3", EVERY_OPTION),
        (1, "Y3", TAVERN_TILES),
    ],
)
def test_the_options_that_can_be_paid_are_offered(coffee, goods, offered):
    """P19-1, P19-2, P19-3, P19-4, ACT-2"""
    assert at_tavern(coffee=coffee, goods=goods).play("act").legal == offered


def test_without_coffee_the_action_is_not_available():
    """P19-1, ACT-2"""
    assert at_tavern("stay", coffee=0, goods="Y3 G3").legal == {"skip"}


@pytest.mark.parametrize(
    "choices", [["movement tile"], ["set barrier", "barrier a1 b1", "skip"], ["baksheesh", "ruby 16"]]
)
def test_exactly_one_option_is_chosen(choices):
    """P19-1"""
    table = at_tavern(coffee=9, goods="Y3").play("act", *choices)
    assert table.to_act == 1


@pytest.mark.parametrize("tile", ["movement", "encounter"])
def test_a_tavern_tile_costs_the_coffee_shown_on_the_top_one(tile):
    """P19-2, DECK-9"""
    for taken, cost in enumerate([1, 2, 3, 4]):
        table = at_tavern("stay", coffee=cost - 1, players=5).own_tavern(1, *[tile] * taken)
        assert f"{tile} tile" not in (table.play("act").legal if "act" in table.legal else set())
        table = at_tavern("stay", coffee=cost, players=5).own_tavern(1, *[tile] * taken).play("act", f"{tile} tile")
        assert table.s.coffee[0] == 0
        assert table.tavern_tiles(0) == {tile}


@pytest.mark.parametrize(("owned", "other"), [("movement", "encounter"), ("encounter", "movement")])
def test_a_player_has_at_most_one_tile_of_each_type(owned, other):
    """P19-2, TAV-1: both types may be owned."""
    table = at_tavern(coffee=9).own_tavern(0, owned).play("act")
    assert table.legal == {*TAVERN_TILES - {f"{owned} tile"}, "set barrier"}
    table.play(f"{other} tile")
    assert table.tavern_tiles(0) == {"movement", "encounter"}


def test_an_empty_stack_of_tavern_tiles_stays_empty():
    """DECK-9, TABLE-3"""
    table = at_tavern(coffee=9, players=5).own_tavern(1, *["movement"] * 4).play("act")
    assert table.legal == {*TAVERN_TILES - {"movement tile"}, "set barrier"}


def test_the_barrier_costs_two_coffee_and_brings_the_control_tile():
    """P19-3, BARRIER-1, BARRIER-4"""
    table = at_tavern(coffee=3).play("act", "set barrier", "barrier d3 e3", "skip")
    assert table.s.coffee[0] == 1
    assert list(table.s.barrier) == [12, 9]
    assert table.s.barrier_keeper == 0


def test_the_control_tile_is_taken_from_whoever_holds_it():
    """P19-3"""
    table = at_tavern("stay", coffee=2).set_barrier(7, 17, keeper=2).play("act", "set barrier", "barrier d3 e3")
    assert list(table.s.barrier) == [12, 9]
    assert table.s.barrier_keeper == 0


def test_the_action_of_one_of_the_two_places_may_be_carried_out():
    """P19-3, ACT-6"""
    table = at_tavern("stay", coffee=2).play("act", "set barrier", "barrier b4 c4")
    table.load(0, "R1")
    assert table.legal == {"skip", "use 5", "use 11"}
    table.play("use 5")
    assert table.goods(0) == "R1 G1 Y1 B0"
    assert table.decision == "after_action"


def test_an_action_beside_the_barrier_that_is_not_available_is_not_offered():
    """P19-3, ACT-2: no coffee for 20, nothing to sell at 11."""
    table = at_tavern("stay", coffee=2).play("act", "set barrier", "barrier a4 b4")
    assert table.legal == {"skip"}


def test_barrier_between_5_and_2_and_the_action_of_2():
    """P19-3, EX-19"""
    table = at_tavern(coffee=2, layout=EXAMPLE_19).play("act", "set barrier", "barrier a3 a4", "use 2")
    assert table.goods(0) == "R3 G0 Y0 B0"
    assert set(table.s.barrier) == {2, 5}
    assert (table.s.barrier_keeper, table.s.coffee[0]) == (0, 0)


def test_the_barrier_leaves_no_assistant_pays_nobody_and_meets_nobody():
    """P19-3, P19-6, ACT-5, PAY-8"""
    table = at_tavern(coffee=2).purse(0, 6).at(2, p=1)
    table.s.token[1] = 2
    table.s.family[2] = 2
    table.ready().play("act", "set barrier", "barrier a2 a3", "use 2")
    assert table.assistants(0) == {19}
    assert list(table.s.lira)[:2] == [6, 3]
    assert table.s.family[2] == 2
    assert table.to_act == 1


def test_the_own_encounters_on_the_tavern_take_place():
    """P19-6"""
    table = at_tavern(coffee=2)
    table.s.family[2] = 19
    table.ready().play("act", "set barrier", "barrier a2 a3", "use 2", "reward lira")
    assert table.s.family[2] == 12
    assert table.s.lira[0] == 2 + 3


def test_place_bound_aids_work_with_the_barrier():
    """ACT-7: the green tile at 2, the red tile at 8."""
    table = at_tavern(coffee=2).own(0, "green", "red").play("act", "set barrier", "barrier a2 a3")
    assert table.play("use 2").legal == {"take green", "take yellow", "take blue", "decline"}
    table = at_tavern(coffee=2).own(0, "green", "red").play("act", "set barrier", "barrier a2 a3")
    assert table.play("use 8", "roll 2 5").legal == {"keep", "reroll", "turn 2", "turn 5"}


@pytest.mark.parametrize(("track", "left"), [(13, 6), (16, 11), (20, 4)])
def test_baksheesh_takes_the_next_ruby_of_a_track_by_choice(track, left):
    """P19-4, RUBY-3"""
    table = at_tavern(coffee=5, goods="R1 Y3").play("act", "baksheesh")
    assert table.legal == {"ruby 13", "ruby 16", "ruby 20"}
    table.play(f"ruby {track}")
    assert (table.s.coffee[0], table.goods(0)) == (1, "R1 G0 Y0 B0")
    assert (table.s.rubies[0], table.s.rubies_on[track]) == (1, left)


def test_the_baksheesh_tile_is_turned_over_after_each_use():
    """P19-4: 3 yellow, then 3 green, then 3 yellow again."""
    table = at_tavern("stay", coffee=4, goods="Y3").play("act", "baksheesh", "ruby 16", "done")
    table.pour(1, 4)
    table.s.extensions[1] = 1
    table.load(1, "Y3").give(1, "stay").go(19)
    assert "baksheesh" not in table.play("pay", "act").legal
    table.load(1, "G3").play("baksheesh", "ruby 16", "done")
    assert table.goods(1) == "R0 G0 Y0 B0"
    table.pour(2, 4)
    table.s.extensions[2] = 1
    table.s.lira[2] = 4
    assert "baksheesh" in table.load(2, "Y3").go(19).play("pay", "act").legal


def test_a_track_without_a_ruby_cannot_be_chosen():
    """P19-4, RUBY-5"""
    table = empty_tracks(at_tavern(coffee=4, goods="Y3"), 13, 20).play("act", "baksheesh")
    assert table.legal == {"ruby 13", "ruby 20"}
    table = empty_tracks(at_tavern(coffee=4, goods="Y3")).play("act")
    assert table.legal == EVERY_OPTION - {"baksheesh"}


def test_the_place_used_through_the_barrier_may_be_the_tavern_at_full_cost_again():
    """P19-5"""
    table = at_tavern("stay", coffee=5).play("act", "set barrier", "barrier b3 c3", "use 19")
    assert table.s.coffee[0] == 3
    assert table.legal == {*TAVERN_TILES, "set barrier"}
    table.play("set barrier", "barrier b2 b3", "use 19")
    assert table.legal == TAVERN_TILES
    table.play("movement tile")
    assert table.s.coffee[0] == 0
    assert list(table.s.barrier) == [1, 19]


def test_the_place_used_through_the_barrier_may_be_the_police_station():
    """P19-5, TABLE-2: the family member must be on 12."""
    table = at_tavern("stay", coffee=2).play("act", "set barrier", "barrier c3 d3", "use 12", "send 3", "act")
    assert table.goods(0) == "R0 G3 Y0 B0"
    assert table.s.family[0] == 3
    table = at_tavern("stay", coffee=2)
    table.s.family[0] = 9
    assert table.play("act", "set barrier", "barrier c3 d3").legal == {"skip", "use 6"}


def test_the_family_member_goes_to_the_tavern_and_the_post_office_is_used_twice():
    """CARD-7, ACT-7, EX-116"""
    table = MochaTable().give(0, "post_again").pour(0, 2).purse(0, 0).go(12)
    table.play("act", "send 19", "act", "set barrier", "barrier c4 d4", "use 5")
    assert table.legal == {"done", "card post_again"}
    table.play("card post_again")
    # First green, yellow, 2 lira; then red, yellow, 2 lira.
    assert table.goods(0) == "R1 G1 Y2 B0"
    assert table.s.lira[0] == 4
