"""Limits, origins, headers, logs and settings."""

import json
import logging
from contextlib import suppress

import pytest
from websockets.exceptions import ConnectionClosed

from arasta.server.headers import address_of, is_own_origin
from arasta.server.limits import Bucket, Buckets
from arasta.server.logs import Lines
from arasta.server.settings import Settings, WrongSetting
from tests.server.running import running

HOST = [(b"host", b"arasta.example")]


@pytest.fixture(scope="module")
def strict(tmp_path_factory):
    """A server that allows little."""
    limits = {"requests_per_minute": 40, "tables_per_minute": 2, "messages_per_second": 2.0, "body_bytes": 2000}
    with running(tmp_path_factory.mktemp("strict"), **limits, proxies=1) as made:
        yield made


def asked(server, address, path="/healthz", **more):
    """A request of an address, as a proxy of ours tells it."""
    return server.http.request(more.pop("method", "GET"), path, headers={"X-Forwarded-For": address}, **more)


def test_who_asks_too_often_is_refused_and_others_are_not(strict):
    answers = [asked(strict, "10.0.0.1", "/api/languages").status_code for _ in range(45)]
    assert answers[:40] == [200] * 40
    assert 429 in answers[40:]
    assert asked(strict, "10.0.0.2", "/api/languages").status_code == 200


def test_tables_are_made_at_a_modest_pace(strict):
    body = {"game": "dice", "seats": [{"kind": "free"}] * 2}
    answers = [asked(strict, "10.0.0.3", "/api/games", method="POST", json=body) for _ in range(4)]
    assert [answer.status_code for answer in answers][:3] == [201, 201, 429]
    assert answers[-1].json()["why"] == "too_fast"


def test_a_body_that_is_too_long_is_not_read(strict):
    given = [b"x" * 3000, iter([b"x" * 1000] * 3)]  # with its length, and without
    for content in given:
        answer = asked(strict, "10.0.0.4", "/api/games", method="POST", content=content)
        assert (answer.status_code, answer.json()["why"]) == (413, "too_long")


def test_a_socket_that_sends_too_much_is_closed(strict):
    answer = asked(
        strict, "10.0.0.5", "/api/games", method="POST", json={"game": "dice", "seats": [{"kind": "free"}] * 2}
    )
    with strict.socket(answer.json()["game"]) as guest:
        with suppress(ConnectionClosed):  # it may be closed before all is sent
            for _ in range(20):
                guest.send(t="ping")
        while (message := guest.receive())["t"] != "bye":
            pass
        assert message["why"] == "too_fast"


def test_a_message_that_is_too_long_ends_the_connection_and_nothing_else(server):
    game, tokens = server.new("Ayşe", "Ben", draw=False)
    with server.socket(game, tokens[0]) as ayse:
        ayse.socket.send("x" * 10_000)
        with pytest.raises(ConnectionClosed, match="1009"):
            ayse.until("pong")
    assert server.look(game)["n"] == 1


def test_a_page_of_another_site_is_refused(server):
    headers = {"Origin": "http://elsewhere.example"}
    answer = server.http.post("/api/games", json={}, headers=headers)
    assert (answer.status_code, answer.json()["why"]) == (403, "origin")


def test_every_answer_has_the_headers_of_safety(server):
    for path in ("/healthz", "/nothing", "/api/games"):
        headers = server.http.get(path).headers
        assert "script-src 'self'" in headers["content-security-policy"]
        assert "trusted-types lit-html" in headers["content-security-policy"]
        assert headers["x-content-type-options"] == "nosniff"


def test_origins_are_compared_with_the_host():
    assert is_own_origin(HOST, frozenset())
    assert is_own_origin([*HOST, (b"origin", b"https://arasta.example")], frozenset())
    assert not is_own_origin([*HOST, (b"origin", b"https://arasta.example.evil.example")], frozenset())
    assert not is_own_origin([*HOST, (b"origin", b"null")], frozenset())
    assert is_own_origin([*HOST, (b"origin", b"https://other.example")], frozenset({"https://other.example"}))


def test_only_our_own_proxies_are_believed():
    told = [(b"x-forwarded-for", b"1.1.1.1, 2.2.2.2")]
    assert address_of(("9.9.9.9", 1), told, 0) == "9.9.9.9"
    assert address_of(("9.9.9.9", 1), told, 1) == "2.2.2.2"
    assert address_of(("9.9.9.9", 1), told, 2) == "1.1.1.1"
    assert address_of(("9.9.9.9", 1), told, 3) == "9.9.9.9"


def test_a_bucket_fills_again_with_time():
    now = [0.0]
    bucket = Bucket(2, 3, lambda: now[0])
    assert [bucket.take() for _ in range(4)] == [True, True, True, False]
    now[0] = 0.5
    assert [bucket.take(), bucket.take()] == [True, False]


def test_addresses_are_forgotten_before_they_fill_the_memory(monkeypatch):
    monkeypatch.setattr("arasta.server.limits.MOST_KEPT", 10)
    buckets = Buckets(60)
    for i in range(100):
        buckets.take(str(i))
    assert len(buckets.buckets) == 10


def test_logs_have_no_secrets(server, caplog):
    with caplog.at_level(logging.DEBUG, "arasta"):
        game, tokens = server.new("Ayşe", "Ben", draw=False)
        server.post(f"/api/games/{game}/play", {"id": "a", "n": 1, "do": ["move 3"]}, tokens[0])
        server.look(game, tokens[1])
        with server.socket(game, *tokens.values()) as both:
            both.request("b", t="say", seat=0, text="a private word")
    lines = [Lines().format(record) for record in caplog.records]
    assert any(json.loads(line).get("route") == "/api/games/{game}/play" for line in lines)
    secrets = (*tokens.values(), game, "a private word")
    assert [line for line in lines if any(secret in line for secret in secrets)] == []


def test_settings_come_from_the_environment_and_arguments_go_first():
    environment = {"ARASTA_WORKERS": "3", "ARASTA_PACE": "0.5", "ARASTA_DATABASE": "sqlite:///x"}
    settings = Settings.of_environment(environment, workers=2, data=None)
    assert (settings.workers, settings.pace, settings.database_url) == (2, 0.5, "sqlite:///x")
    with pytest.raises(WrongSetting, match="ARASTA_WORKERS is 'many'"):
        Settings.of_environment({"ARASTA_WORKERS": "many"})


def test_a_household_needs_to_say_nothing(tmp_path):
    url = Settings.of_environment({"ARASTA_DATA": str(tmp_path / "new")}).database_url
    assert url == f"sqlite:///{tmp_path / 'new' / 'arasta.sqlite'}"
    assert (tmp_path / "new").is_dir()


def test_metrics_count_what_happens(server):
    server.new("Ayşe", "Ben")
    page = server.get("/metrics").text
    assert 'arasta_entries_total{kind="begin"}' in page
    assert 'route="/api/games"' in page
