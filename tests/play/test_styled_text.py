"""Styled text for a terminal."""

from arasta.play.terminal.styled_text import CODES, apart, capital, cut, fit, paint, rows, table, width, wrap


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


def test_letters_that_take_two_columns_or_none_are_counted_as_they_are_shown():
    assert width([("李小龍", "")]) == 6
    assert width([("Ayşe", "")]) == width([("Ays\u0327e", "")]) == 4
    assert width(fit([("李小龍", "")], 4)) == 4


def test_a_text_is_wrapped_between_words_with_its_indents():
    assert wrap("one two three", 9, "1: ", "   ") == ["1: one", "   two", "   three"]
    assert wrap("a\N{NO-BREAK SPACE}turn ends", 6) == ["a\N{NO-BREAK SPACE}turn", "ends"]
    assert wrap("", 9) == []


def test_a_word_is_broken_only_if_it_is_longer_than_a_line():
    assert wrap("one 1234567890", 5) == ["one", "12345", "67890"]
    assert wrap("李小龍", 4) == ["李小", "龍"]


def test_a_table_is_as_narrow_as_its_cells_allow():
    lines = table(["name", "n"], [[[("a", "")], [("10", "")]], [[("bcdef", "")], [("2", "")]]], {"n"})
    assert [paint(line, colour=False) for line in lines] == ["name    n", "a      10", "bcdef   2"]
