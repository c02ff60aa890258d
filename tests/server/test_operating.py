"""What whoever runs a server sees: health, metrics, logs."""

import gc
import logging
import time
import uuid
import weakref
from contextlib import ExitStack

import psycopg
import pytest
from fastapi import WebSocket

from arasta.server.logs import Lines
from arasta.server.rooms import Connection
from tests.server.postgresql import new_database
from tests.server.running import PATIENCE, running


@pytest.fixture
def named(postgresql):
    """The name and address of a new PostgreSQL database, and how to get at it from outside."""
    name = uuid.uuid4().hex
    return name, new_database(postgresql, name), postgresql


def until(happened):
    """Whether something happens soon."""
    latest = time.monotonic() + PATIENCE
    while not happened() and time.monotonic() < latest:
        time.sleep(0.05)
    return happened()


def from_outside(address, statement, *values):
    """Do something to the databases of a cluster."""
    with psycopg.connect(address, autocommit=True) as connection:
        connection.execute(statement, values or None)


def test_health_tells_when_the_file_is_gone(tmp_path):
    with running(tmp_path) as server:
        assert server.get("/healthz").json() == {"status": "ok", "sockets": 0, "tables": 0}
        (tmp_path / "games.sqlite").rename(tmp_path / "elsewhere.sqlite")
        answer = server.get("/healthz")
        assert (answer.status_code, answer.json()["why"]) == (503, "busy")


def test_health_tells_when_the_database_is_gone(named):
    name, database, cluster = named
    with running(database=database) as server:
        assert server.get("/healthz").status_code == 200
        from_outside(cluster, f'DROP DATABASE "{name}" WITH (FORCE)')
        assert server.get("/healthz").status_code == 503
        body = {"game": "dice", "seats": [{"kind": "free"}] * 2}
        answer = server.post("/api/games", body)
        assert (answer.status_code, answer.json()["why"]) == (503, "busy")


def test_lost_connections_to_the_database_are_made_anew(named):
    name, database, cluster = named
    with running(database=database) as server:
        game, tokens = server.new("Ayşe", "Ben", draw=False)
        for n in (1, 2):
            from_outside(cluster, "SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE datname = %s", name)
            do = ["move 3" if n == 1 else "decline"]
            assert server.post(f"/api/games/{game}/play", {"id": f"a{n}", "n": n, "do": do}, tokens[0]).json() == {
                "n": n + 1
            }
        assert server.get("/healthz").status_code == 200


def test_metrics_tell_of_tables_sockets_actions_and_the_database(tmp_path):
    with running(tmp_path) as server:
        game, tokens = server.new("Ayşe", "Ben", draw=False)
        with server.socket(game, tokens[0]) as ayse:
            ayse.request("a", t="play", seat=0, n=1, do=["move 3"])
            ayse.request("b", t="play", seat=0, n=1, do=["move 3"])
            page = server.get("/metrics").text
        found = dict(line.rsplit(" ", 1) for line in page.splitlines() if not line.startswith("#"))
        assert float(found["arasta_sockets"]) == 1
        assert float(found["arasta_live_tables"]) == 1
        assert float(found["arasta_writes_waiting"]) == 0
        assert float(found["arasta_bots_asked"]) == 0
        assert float(found["arasta_action_seconds_count"]) == 1
        assert float(found['arasta_refused_total{why="stale"}']) == 1
        assert float(found["arasta_written_total"]) == 2
        assert "process_resident_memory_bytes" in found


def test_what_the_database_refuses_is_logged_without_the_values_of_rows(named, caplog):
    _, database, _ = named
    with running(database=database) as server:
        server.new("Ayşe", "Ben", draw=False)
        from_outside(database, "ALTER TABLE seat ADD CHECK (name != 'Cem')")
        with caplog.at_level(logging.DEBUG):
            body = {"game": "dice", "seats": [{"kind": "person", "name": "Cem", "word": "a secret"}, {"kind": "free"}]}
            assert server.post("/api/games", body).status_code == 503
    lines = "\n".join(Lines().format(record) for record in caplog.records)
    assert "store_failed" in lines
    assert "violates check constraint" in lines
    assert "a secret" not in lines
    assert "Failing row" not in lines


class Circle:
    """Something that points to itself."""

    def __init__(self):
        self.itself = self


def test_what_goes_round_in_circles_is_swept_up(tmp_path, monkeypatch):
    monkeypatch.setattr("arasta.server.rubbish.SECONDS", 0.05)
    with running(tmp_path):
        circle = weakref.ref(Circle())
        assert until(lambda: circle() is None)


def test_a_closed_socket_leaves_the_memory_at_once(tmp_path):
    def connections():
        return sum(type(each) in (Connection, WebSocket) for each in gc.get_objects())

    with running(tmp_path) as server:
        game, tokens = server.new("Ayşe", "Ben")
        gc.collect()
        gc.disable()  # nobody looks for what goes round in circles
        try:
            before = connections()
            with ExitStack() as sockets:
                for _ in range(10):
                    sockets.enter_context(server.socket(game, tokens[0]))
                assert connections() >= before + 20
            assert until(lambda: connections() == before)
        finally:
            gc.enable()
