"""What whoever runs a server sees: health, metrics, logs."""

import gc
import logging
import resource
import signal
import threading
import time
import uuid
import weakref
from contextlib import ExitStack, suppress

import httpx
import psycopg
import pytest
from fastapi import WebSocket

from arasta.play.text.language import say
from arasta.server import parts
from arasta.server.live.connection import Connection
from arasta.server.ops.logs import JsonFormatter
from tests.server.postgresql import new_database
from tests.server.running import PATIENCE, running
from tests.server.striking import processes_of
from tests.server.test_durability import process


@pytest.fixture
def named(postgresql):
    """The name and address of a new PostgreSQL database, and how to get at it from outside."""
    name = uuid.uuid4().hex
    return name, new_database(postgresql, name), postgresql


def until(happened, seconds=PATIENCE):
    """Whether something happens soon."""
    latest = time.monotonic() + seconds
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
        assert until(lambda: "cannot be reached" in server.get("/healthz").text)
        answer = server.get("/healthz")
        assert (answer.status_code, answer.json()["why"]) == (503, "busy")


def test_health_tells_when_the_database_is_gone(named):
    name, database, cluster = named
    with running(database=database) as server:
        assert server.get("/healthz").status_code == 200
        from_outside(cluster, f'DROP DATABASE "{name}" WITH (FORCE)')
        assert until(lambda: server.get("/healthz").status_code == 503)
        body = {"game": "dice", "seats": [{"kind": "free"}] * 2}
        answer = server.post("/api/games", body)
        assert (answer.status_code, answer.json()["why"]) == (503, "busy")


def test_health_tells_when_the_database_is_read_only_and_when_it_is_not_any_more(named):
    name, database, cluster = named
    with running(database=database) as server:
        assert server.get("/readyz").status_code == 200
        for setting, status in (("on", 503), ("off", 200)):
            from_outside(cluster, f'ALTER DATABASE "{name}" SET default_transaction_read_only = {setting}')
            from_outside(cluster, "SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE datname = %s", name)
            assert until(lambda status=status: server.get("/readyz").status_code == status)
            assert server.get("/livez").json() == {"status": "ok"}
            if status == 503:
                assert "read-only" in server.get("/healthz").json()["text"]


def test_health_tells_when_the_disk_is_full_and_when_there_is_room_again(tmp_path):
    """As a server sees it whose files may not grow."""
    with process(f"sqlite:///{tmp_path}/games.sqlite") as (server, running):
        assert server.get("/readyz").status_code == 200
        largest = max(path.stat().st_size for path in tmp_path.iterdir())
        _, most = resource.prlimit(running.pid, resource.RLIMIT_FSIZE)
        resource.prlimit(running.pid, resource.RLIMIT_FSIZE, (largest, most))
        assert until(lambda: server.get("/readyz").status_code == 503)
        assert "Nothing can be stored" in server.get("/readyz").json()["text"]
        assert server.get("/livez").status_code == 200
        resource.prlimit(running.pid, resource.RLIMIT_FSIZE, (most, most))
        assert until(lambda: server.get("/readyz").status_code == 200)


def test_the_database_is_written_for_health_once_in_a_while_however_often_somebody_asks(tmp_path, monkeypatch):
    monkeypatch.setattr("arasta.server.ops.health.KEPT_SECONDS", 1000)
    with running(tmp_path) as server:
        for _ in range(5):
            assert server.get("/readyz").status_code == 200
        page = server.get("/metrics").text
        assert "arasta_written_total 1.0" in page


def test_a_server_is_ready_when_a_bot_and_an_adviser_have_worked(tmp_path, monkeypatch):
    """The rules of the smaller game may have to be compiled first."""
    monkeypatch.setattr(parts, "GAMES", {"dice": parts.GAMES["dice"]})
    with running(tmp_path, warm_up=True) as server:
        assert server.get("/livez").status_code == 200
        waiting = server.get("/readyz")
        assert (waiting.status_code, waiting.json()["text"]) == (503, say("workers-warming"))
        assert until(lambda: server.get("/readyz").status_code == 200, 10 * PATIENCE)
        assert processes_of("bots")
        assert processes_of("hints")


def test_a_server_stops_though_its_database_does_not_answer(postgresql, tmp_path):
    database = new_database(postgresql, uuid.uuid4().hex)
    with process(database) as (server, running), psycopg.connect(database) as other:
        game, tokens = server.new("Ayşe", "Ben", draw=False)
        other.execute("LOCK TABLE entry IN ACCESS EXCLUSIVE MODE")
        asking = threading.Thread(target=ask_in_vain, args=(server, game, tokens[0]))
        asking.start()
        assert until(lambda: is_waiting(other))
        running.send_signal(signal.SIGTERM)
        running.wait(PATIENCE)
        other.rollback()
        asking.join()


def ask_in_vain(server, game, token):
    """A choice that cannot be stored."""
    with suppress(httpx.HTTPError):
        server.post(f"/api/games/{game}/play", {"id": "a", "n": 1, "do": ["move 3"]}, token)


def is_waiting(connection):
    """Whether somebody waits for a lock."""
    found = "SELECT count(*) FROM pg_locks WHERE NOT granted"
    return connection.execute(found).fetchone()[0] > 0


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
    lines = "\n".join(JsonFormatter().format(record) for record in caplog.records)
    assert "store_failed" in lines
    assert "violates check constraint" in lines
    assert "a secret" not in lines
    assert "Failing row" not in lines


class Circle:
    """Something that points to itself."""

    def __init__(self):
        self.itself = self


def test_what_goes_round_in_circles_is_swept_up(tmp_path, monkeypatch):
    monkeypatch.setattr("arasta.server.ops.gc_tuning.SECONDS", 0.05)
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
