"""A ladder in a file: stopped, gone on with, and never mixed with another."""

import pytest

from arasta.arena.ladder import Ladder, Standing, climb
from arasta.arena.pairing import pairing
from arasta.arena.part_file import CannotContinue, PartFile
from arasta.arena.processes import play_here


def ladder(**changed):
    """A short one of the dice game for two."""
    usual = {"game": "dice", "settings": {"players": 2}, "seed": 5, "games": 6, "limit": 300, "deals": 1}
    return Ladder(pairings=(pairing("random:random"),), **{**usual, **changed})


@pytest.fixture
def path(tmp_path):
    """A file that is not there yet."""
    return tmp_path / "ladder.jsonl"


def climb_some(path, wanted, parts=None):
    """So many parts more, or all; the standing after them."""
    with PartFile(path, wanted) as kept:
        standing = Standing(wanted, dict(kept.done))
        for i, _ in enumerate(climb(standing, play_here, kept)):
            if i == parts:
                break
    return standing


def test_a_ladder_that_was_stopped_goes_on_where_it_was(path):
    assert climb_some(path, ladder(), 2).played == 2
    with PartFile(path, ladder()) as kept:
        assert len(Standing(ladder(), kept.done).missing) == 4
    whole = climb_some(path, ladder())
    assert whole.played == 6
    (*_, straight) = climb(Standing(ladder()), play_here)
    assert whole.done == straight.done


def test_nothing_is_played_twice(path):
    climb_some(path, ladder())
    before = path.read_text()
    climb_some(path, ladder())
    assert path.read_text() == before


def test_a_ladder_of_more_games_keeps_those_of_the_shorter(path):
    climb_some(path, ladder())
    with PartFile(path, ladder(games=8)) as kept:
        assert Standing(ladder(games=8), kept.done).played == 6


def test_a_line_that_was_cut_off_is_played_again(path):
    climb_some(path, ladder(), 3)
    content = path.read_bytes()
    path.write_bytes(content[:-20])
    assert climb_some(path, ladder(), 0).played == 2
    assert climb_some(path, ladder(), 1).played == 3
    assert path.read_bytes() == content


@pytest.mark.parametrize(
    ("changed", "words"),
    [
        ({"seed": 6}, "seed is 5 there and 6 here"),
        ({"settings": {"players": 3}}, "players is 2 there and 3 here"),
        ({"game": "istanbul"}, 'game is "dice" there and "istanbul" here'),
        ({"limit": 9}, "limit is 300 there and 9 here"),
    ],
)
def test_the_file_of_another_ladder_is_refused_and_stays_as_it_is(path, changed, words):
    climb_some(path, ladder(), 1)
    before = path.read_bytes()
    with pytest.raises(CannotContinue, match=words):
        PartFile(path, ladder(**changed))
    assert path.read_bytes() == before
    climb_some(path, ladder())  # the lock was let go


@pytest.mark.parametrize("content", ["some text\n", "[]\n", '{"ladder": 1}\n', "no end", '"ladder"\n'])
def test_a_file_of_anything_else_is_refused_and_stays_as_it_is(path, content):
    path.write_text(content)
    with pytest.raises(CannotContinue, match="has no parts of a ladder"):
        PartFile(path, ladder())
    assert path.read_text() == content


def test_a_damaged_part_is_refused(path):
    climb_some(path, ladder(), 1)
    with path.open("a") as file:
        file.write('{"part": "x"}\n')
    with pytest.raises(CannotContinue, match="damaged"):
        PartFile(path, ladder())


def test_two_processes_cannot_write_one_file(path):
    with PartFile(path, ladder()), pytest.raises(CannotContinue, match="is being written by another process"):
        PartFile(path, ladder())


def test_a_folder_that_is_not_there_is_told(tmp_path):
    with pytest.raises(CannotContinue, match="cannot be written: No such file or directory"):
        PartFile(tmp_path / "nowhere" / "ladder.jsonl", ladder())
    (tmp_path / "folder").mkdir()
    with pytest.raises(CannotContinue, match="cannot be written: Is a directory"):
        PartFile(tmp_path / "folder", ladder())
