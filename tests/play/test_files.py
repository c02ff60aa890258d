import pytest

import arasta
from arasta.play.errors import CannotKeep
from arasta.play.records.files import check_new, write
from tests.play.games import at_random


def test_a_game_is_kept_as_its_record_and_nothing_lies_beside_it(tmp_path):
    game, path = at_random(30, players=3), tmp_path / "game.txt"
    check_new(path)
    write(game, path)
    assert arasta.load(path.read_text("utf-8"), chance="manual").state_bytes() == game.state_bytes()
    assert list(tmp_path.iterdir()) == [path]


def test_a_game_that_goes_on_is_kept_in_its_own_file(tmp_path):
    path = tmp_path / "game.txt"
    for decisions in (10, 20):
        write(at_random(decisions), path)
    assert path.read_text("utf-8") == at_random(20).record()


def test_a_new_game_never_takes_the_place_of_a_file(tmp_path):
    path = tmp_path / "game.txt"
    path.write_text("precious", "utf-8")
    with pytest.raises(CannotKeep, match="exists already; name a new file"):
        check_new(path)


def test_what_cannot_be_written_leaves_the_file_as_it_was(tmp_path):
    path = tmp_path / "game.txt"
    write(at_random(10), path)
    (tmp_path / ".game.txt.new").mkdir()
    with pytest.raises(CannotKeep, match=r"game\.txt cannot be written: Is a directory\."):
        write(at_random(20), path)
    assert path.read_text("utf-8") == at_random(10).record()


@pytest.mark.parametrize("name", ["x" * 3000, "x/" * 1000 + "game.txt"])
def test_a_name_that_no_file_can_have_is_refused_in_a_short_sentence(name, tmp_path):
    with pytest.raises(CannotKeep, match="cannot be written") as raised:
        check_new(tmp_path / name)
    assert len(str(raised.value)) < 250


def test_a_folder_that_is_not_there_is_found_before_the_game(tmp_path):
    with pytest.raises(CannotKeep, match="cannot be written; its folder must exist"):
        check_new(tmp_path / "no-such-folder" / "game.txt")
