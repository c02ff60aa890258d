"""Styled text for a terminal."""

from arasta.play.ink import CODES, apart, capital, cut, paint, rows, width


def test_lines_are_cut_and_set_apart_by_their_width():
    line = [("bazaar", "red"), ("!", "")]
    assert paint(cut(line, 7), False) == "bazaar!"
    assert paint(cut(line, 4), False) == "baz…"
    assert paint(apart([("a", "")], [("b", "dim")], 5), False) == "a   b"
    assert width(apart(line, [("12", "")], 8)) == 8
    assert paint(line, True) == f"\x1b[{CODES['red']}mbazaar\x1b[0m!"


def test_texts_stand_side_by_side_as_long_as_there_is_room():
    assert rows(["one", "two", "three"], 10) == ["one  two", "three"]
    assert rows(["longer than that"], 4) == ["longer than that"]
    assert rows([], 10) == [""]


def test_a_capital_leaves_the_rest_as_it_is():
    assert capital("at the Small Market") == "At the Small Market"
    assert capital("") == ""
