import json

import pytest

from tests.play.games import at_random


@pytest.fixture(scope="module")
def record(tmp_path_factory):
    """The record of a game for two that has just begun."""
    path = tmp_path_factory.mktemp("records") / "game.txt"
    path.write_text(at_random(8, seed=3, players=2, names=("Ayşe", "Ben")).record(), "utf-8")
    return path


def test_it_tells_chances_mistakes_and_luck(record, arasta):
    arasta("analyse", record)
    assert (arasta.code, arasta.err) == (0, "")
    assert arasta.out.startswith("Istanbul: Ayşe, Ben\n")
    for heading in ("Win chances after each turn", "The largest mistakes", "Luck and mistakes"):
        assert f"\n\n{heading}\n" in arasta.out
    assert max(map(len, arasta.out.splitlines())) < 100


def test_it_prints_all_that_was_found_as_json_and_writes_a_page(record, tmp_path, arasta):
    page = tmp_path / "game.html"
    arasta("analyse", record, "--json", "--html", page)
    assert arasta.err == f"The page is in {page}.\n"
    assert "<svg" in page.read_text("utf-8")
    found = json.loads(arasta.out)
    assert found["names"] == ["Ayşe", "Ben"]
    assert found["decisions"][0]["options"]
    assert len(found["luck"]) == 2


@pytest.mark.parametrize("name", ["none/game.html", "."])
def test_a_page_that_cannot_be_written_is_refused(record, tmp_path, arasta, name):
    assert arasta("analyse", record, "--html", tmp_path / name).is_refused(str(tmp_path), "cannot be written")


def test_a_file_that_is_no_record_is_refused(tmp_path, arasta):
    path = tmp_path / "diary.txt"
    path.write_text("Dear diary", "utf-8")
    assert arasta("analyse", path).is_refused("line 1", "arasta record 1")
