"""Post Office, place 5."""

from tests.table import Table


def use(table):
    """The seat to act uses the Post Office with an empty purse; its goods and lira, and it leaves the place."""
    p = table.to_act
    table.s.lira[p] = 0
    table.load(p, "").go(5).play("act")
    table.s.merchant[p] = 7
    table.ready()
    return table.goods(p), table.s.lira[p]


def test_five_uses_go_through_the_cycle_and_then_it_starts_anew():
    """P05-1, EX-105"""
    table = Table(players=5)
    assert [use(table) for _ in range(6)] == [
        ("R0 G1 Y1 B0", 2),
        ("R1 G0 Y1 B0", 2),
        ("R1 G0 Y1 B0", 3),
        ("R1 G0 Y0 B1", 3),
        ("R1 G0 Y0 B1", 4),
        ("R0 G1 Y1 B0", 2),
    ]


def test_with_two_markers_down_it_gives_red_yellow_and_three_lira():
    """P05-1, EX-9"""
    table = Table()
    table.s.post_markers_down = 2
    assert use(table) == ("R1 G0 Y1 B0", 3)
    assert table.s.post_markers_down == 3
    assert use(table) == ("R1 G0 Y0 B1", 3)


def test_nothing_is_to_be_chosen_in_the_action():
    """P05-1"""
    table = Table().go(5).play("act")
    assert table.to_act == 1
