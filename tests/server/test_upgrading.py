"""docs/deploy.md, Upgrades: what 0.1.0 has stored goes on.

`version_0_1_0` has the database of a server of that version, which its own code has made and played at: a game that is
over, with its record as that server told it, one that goes on, and one with a free seat.
"""

import json
import lzma
from pathlib import Path

import pytest

import arasta
from tests.server.running import running

KEPT = Path(__file__).parent / "version_0_1_0"
TABLES = json.loads((KEPT / "tables.json").read_text(encoding="utf-8"))
RECORD = (KEPT / "over.txt").read_text(encoding="utf-8")


@pytest.fixture(scope="module")
def server(tmp_path_factory):
    """The new version where the old one was."""
    folder = tmp_path_factory.mktemp("upgraded")
    (folder / "games.sqlite").write_bytes(lzma.decompress((KEPT / "games.sqlite.xz").read_bytes()))
    with running(folder) as made:
        yield made


def tokens_of(table):
    """By seat the tokens of its people."""
    return {int(seat): token for seat, token in TABLES[table]["tokens"].items()}


def test_a_game_that_was_over_is_still_and_its_record_is_the_same(server):
    game = TABLES["over"]["game"]
    assert server.look(game)["table"]["status"] == "over"
    now = server.get(f"/api/games/{game}/record").text
    assert arasta.load(now).record() == arasta.load(RECORD).record()


def test_the_record_of_an_old_game_replays_and_its_dice_verify():
    assert arasta.load(RECORD).over
    arasta.verify(RECORD)


def test_a_game_that_went_on_goes_on(server):
    game, tokens = TABLES["going"]["game"], tokens_of("going")
    seen = server.look(game, ",".join(tokens.values()))
    assert (seen["n"], seen["table"]["status"]) == (TABLES["going"]["n"], "playing")
    seat = seen["table"]["waits"]["seat"]
    options = next(part for part in seen["seats"] if part["seat"] == seat)["options"]
    body = {"id": "first", "n": seen["n"], "do": [options[0]["name"]]}
    assert server.post(f"/api/games/{game}/play", body, tokens[seat]).status_code == 200
    assert server.look(game)["n"] > seen["n"]


def test_a_free_seat_is_still_free(server):
    game = TABLES["free"]["game"]
    assert server.post(f"/api/games/{game}/join", {"name": "Gül"}).status_code in {200, 201}
    assert server.look(game)["table"]["status"] == "playing"
