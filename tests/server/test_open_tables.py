"""Tables that are listed for everybody, and a host who lists none."""

import time

import pytest
from sqlalchemy import update

from arasta.play.text.language import say
from arasta.server.http.routes.games import LISTED_SECONDS
from arasta.server.settings import Settings, WrongSetting
from arasta.server.store.schema import GAME
from arasta.server.store.store import Store
from tests.server.finished import RECORD
from tests.server.running import running, seat_wanted
from tests.server.test_games import problem


def listed(server):
    """The ids of the tables that everybody sees."""
    return {game["id"] for game in server.get("/api/games").json()["games"]}


def test_a_host_may_list_no_tables(tmp_path):
    with running(tmp_path, open_tables=False) as server:
        assert server.get("/api/schema").json()["open_tables"] is False
        body = {"game": "dice", "seats": [seat_wanted("Ayşe"), seat_wanted("free")], "public": True}
        refused = server.post("/api/games", body)
        assert problem(refused) == (422, "wrong")
        assert refused.json()["text"] == say("wrong-open-tables")
        assert problem(server.post("/api/records", {"record": RECORD, "public": True})) == (422, "wrong")
        assert server.post("/api/games", body | {"public": False}).status_code == 201
        assert listed(server) == set()


def test_tables_that_were_listed_before_are_not_when_the_host_lists_none(tmp_path):
    with running(tmp_path) as server:
        assert server.get("/api/schema").json()["open_tables"] is True
        game, _ = server.new("Ayşe", "free", public=True)
        assert listed(server) == {game}
    with running(tmp_path, open_tables=False) as server:
        assert listed(server) == set()
    with running(tmp_path) as server:
        assert listed(server) == {game}


def test_a_table_at_which_nothing_happens_for_a_day_is_listed_no_more(tmp_path):
    with running(tmp_path) as server:
        old, _ = server.new("Ayşe", "free", public=True)
        new, _ = server.new("Ben", "free", public=True)
        store = Store(f"sqlite:///{tmp_path / 'games.sqlite'}")
        try:
            with store.engine.begin() as connection:
                long_ago = update(GAME).where(GAME.c.id == old).values(changed=time.time() - LISTED_SECONDS)
                connection.execute(long_ago)
        finally:
            store.close()
        assert listed(server) == {new}


def test_whether_tables_are_listed_is_yes_or_no(monkeypatch):
    monkeypatch.setenv("ARASTA_OPEN_TABLES", "no")
    assert Settings().open_tables is False
    monkeypatch.setenv("ARASTA_OPEN_TABLES", "perhaps")
    with pytest.raises(WrongSetting, match="ARASTA_OPEN_TABLES is 'perhaps', but must be yes or no"):
        Settings()
