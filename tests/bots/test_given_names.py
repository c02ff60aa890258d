"""What bots are called at a table."""

from arasta.bots.given_names import GIVEN_NAMES, given_name


def drawn(key, bots, taken=()):
    """The names of so many bots, one after the other."""
    names = list(taken)
    for _ in range(bots):
        names.append(given_name(key, names))
    return names[len(taken) :]


def test_no_two_bots_of_a_table_share_a_name():
    assert len(set(GIVEN_NAMES)) == len(GIVEN_NAMES)
    assert set(drawn("a table", len(GIVEN_NAMES))) == set(GIVEN_NAMES)


def test_the_same_table_always_has_the_same_names_and_another_one_has_others():
    assert drawn("a table", 4) == drawn("a table", 4)
    assert len({tuple(drawn(f"table {n}", 4)) for n in range(50)}) > 40


def test_a_name_that_somebody_has_is_given_to_nobody_else():
    first, second = drawn("a table", 2)
    assert drawn("a table", 1, [first.upper()]) == [second]
