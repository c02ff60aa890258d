"""Limits, origins, headers, logs and settings."""

import json
import logging
import re
from contextlib import suppress

import pytest
from websockets.exceptions import ConnectionClosed, InvalidStatus

from arasta.server.errors import Refused
from arasta.server.http.headers import address_of, is_known_host, is_own_origin
from arasta.server.http.rate_limits import SOCKETS_IN_FULL, Bucket, Buckets, burst, message_buckets
from arasta.server.ops.logs import JsonFormatter
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
    assert int(asked(strict, "10.0.0.1", "/api/languages").headers["retry-after"]) in (
        1,
        2,
    )  # 40 a minute are one in 1.5 s
    assert asked(strict, "10.0.0.2", "/api/languages").status_code == 200


def test_a_person_who_is_refused_sees_a_page_in_their_language_and_a_program_reads_json(strict):
    """Issue 23: whoever opens an address in a browser gets no bare JSON, whatever is refused."""
    visit = {"Accept": "text/html,application/xhtml+xml", "Accept-Language": "pl", "X-Forwarded-For": "10.0.0.9"}
    headings = {404: "Nie ma takiej strony", 429: "Chwileczkę"}
    seen = [strict.http.get("/nowhere.html", headers=visit) for _ in range(45)]
    for status, heading in headings.items():
        page = next(answer for answer in seen if answer.status_code == status)
        assert page.headers["content-type"].startswith("text/html")
        assert f"<h1>{heading}</h1>" in page.text
    assert "retry-after" in seen[-1].headers
    chosen = strict.http.get("/nowhere.html", headers=visit | {"Cookie": "lang=de", "X-Forwarded-For": "10.0.0.8"})
    assert '<html lang="de"' in chosen.text  # as every other page, issue 25: what was chosen goes before the header
    strange = strict.http.get("/", headers=visit | {"Host": "evil.example"})
    assert (strange.status_code, "<h1>To niemożliwe</h1>" in strange.text) == (403, True)
    program = asked(strict, "10.0.0.9", "/nowhere.html")
    assert (program.status_code, program.json()["why"]) == (429, "too_fast")


def test_tables_are_made_at_a_modest_pace(strict):
    body = {"game": "dice", "seats": [{"kind": "free"}] * 2}
    answers = [asked(strict, "10.0.0.3", "/api/games", method="POST", json=body) for _ in range(4)]
    assert [answer.status_code for answer in answers][:3] == [201, 201, 429]
    assert answers[-1].json()["why"] == "too_fast"
    assert 0 < int(answers[-1].headers["retry-after"]) <= 30  # two a minute


def test_a_body_that_is_too_long_is_not_read(strict):
    given = [b"x" * 3000, iter([b"x" * 1000] * 3)]  # with its length, and without
    for content in given:
        answer = asked(strict, "10.0.0.4", "/api/games", method="POST", content=content)
        assert (answer.status_code, answer.json()["why"]) == (413, "too_long")


def new_table(server, address):
    """A table that an address makes."""
    body = {"game": "dice", "seats": [{"kind": "free"}] * 2}
    return asked(server, address, "/api/games", method="POST", json=body).json()["game"]


def test_a_program_that_is_fast_but_waits_for_its_answers_is_slowed_and_gets_them_all(strict):
    """Two messages a second are allowed, and eight at once."""
    with strict.socket(new_table(strict, "10.0.0.6")) as program:
        for _ in range(12):
            program.send(t="ping")
            assert program.until("pong")


def test_what_was_asked_before_a_socket_closed_is_done_though_it_had_to_wait(strict):
    """The last of so many had no credit when they were sent."""
    game, tokens = strict.new("Ayşe", "Ben", draw=False)
    with strict.socket(game, tokens[1]) as ben:
        with strict.socket(game, tokens[0]) as ayse:
            for _ in range(8):
                ayse.send(t="ping")
            for i in range(3):
                ayse.send(t="say", id=f"s{i}", seat=0, text=f"Line {i}")
        assert [ben.until("said")["said"]["text"] for _ in range(3)] == ["Line 0", "Line 1", "Line 2"]


def test_a_socket_that_sends_too_much_is_closed(strict):
    with strict.socket(new_table(strict, "10.0.0.5")) as guest:
        with suppress(ConnectionClosed):  # it may be closed before all is sent
            for _ in range(40):
                guest.send(t="ping")
        while (message := guest.receive())["t"] != "bye":
            pass
        assert message["why"] == "too_fast"


def test_who_opens_sockets_too_often_is_refused(tmp_path):
    """Each costs as much as other requests, and is counted among them."""
    with running(tmp_path, requests_per_minute=5) as server:
        game, _ = server.new("free", "free")
        for _ in range(4):
            server.socket(game).close()
        with pytest.raises(InvalidStatus):
            server.socket(game)
        assert server.get("/api/games").status_code == 429


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
        assert "trusted-types lit-html arasta" in headers["content-security-policy"]
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


def test_all_lines_of_the_header_of_proxies_are_read():
    """A client may send a line of its own, and a proxy add another."""
    told = [(b"x-forwarded-for", b"6.6.6.6"), (b"x-forwarded-for", b"2.2.2.2")]
    assert address_of(("9.9.9.9", 1), told, 1) == "2.2.2.2"
    assert address_of(("9.9.9.9", 1), [(b"x-forwarded-for", b"unknown")], 1) == "9.9.9.9"


@pytest.mark.parametrize(
    ("given", "counted"),
    [
        ("2001:db8:1:2:aaaa::1", "2001:db8:1:2::/64"),
        ("2001:db8:1:2:bbbb::9", "2001:db8:1:2::/64"),
        ("[2001:db8:1:3::1]:4711", "2001:db8:1:3::/64"),
        ("::ffff:10.0.0.1", "10.0.0.1"),
        ("10.0.0.1:4711", "10.0.0.1"),
    ],
)
def test_addresses_of_one_home_count_as_one(given, counted):
    assert address_of((given, 1), [], 0) == counted
    assert address_of(("9.9.9.9", 1), [(b"x-forwarded-for", given.encode())], 1) == counted


def test_nobody_on_this_machine_is_believed_to_be_a_proxy_unless_it_is_said(tmp_path):
    with running(tmp_path, requests_per_minute=3) as server:
        answers = [asked(server, f"10.0.0.{i}", "/api/languages").status_code for i in range(6)]
        assert answers == [200] * 3 + [429] * 3


def test_a_server_answers_under_its_own_names_only():
    at_home = ("localhost:8017", "127.0.0.1", "[::1]:8017", "192.168.1.7:8017", "kitchen:8017", "kitchen.lan:80")
    known = frozenset({"istanbul.example"})
    for host in [*at_home, "", "Istanbul.example:8443", "istanbul.example."]:
        assert is_known_host(host, known), host
    for host in ("evil.example", "istanbul.example.evil.example", "127.0.0.1.evil.example:8017", "local.evil"):
        assert not is_known_host(host, known), host
    assert is_known_host("evil.example", frozenset({"*"}))


def test_a_page_that_gives_its_own_name_to_our_address_is_refused(server):
    headers = {"Host": "evil.example", "Origin": "http://evil.example"}
    answer = server.http.post("/api/games", json={}, headers=headers)
    assert (answer.status_code, answer.json()["why"]) == (403, "host")
    assert "ARASTA_HOSTS" in answer.json()["text"]


def test_the_site_and_the_names_that_are_set_are_known():
    settings = Settings(hosts="one.example Two.example", site="https://istanbul.example:8443/games")
    assert settings.known_hosts == {"one.example", "two.example", "istanbul.example"}


def test_a_proxy_may_leave_the_port_out_of_the_name_of_the_host():
    """As nginx does with its variable for the host, when people come to another port than the usual one."""
    asked = [*HOST, (b"origin", b"https://arasta.example:8443")]
    assert is_own_origin(asked, frozenset(), proxies=1)
    assert not is_own_origin(asked, frozenset(), proxies=0)
    assert not is_own_origin([*HOST, (b"origin", b"https://evil.example:8443")], frozenset(), proxies=1)


def test_files_that_are_the_same_for_everybody_are_not_counted(tmp_path):
    """Thirty people behind one address, who open a table at the same time."""
    with running(tmp_path, requests_per_minute=10) as server:
        page = server.get("/").text
        files = re.findall(r'(?:href|src)="([^"]+)"', page)
        for _ in range(3):
            assert [server.get(f"/{file}").status_code for file in files] == [200] * len(files)
        assert server.get("/api/languages").status_code == 200
        assert 429 in [server.get("/").status_code for _ in range(10)]


def test_whatever_is_too_fast_is_told_when_to_come_back():
    assert Refused("too_fast").headers == {"Retry-After": "1"}
    never = Refused("too_fast")
    never.wait = float("inf")
    assert never.headers == {"Retry-After": "3600"}
    assert Refused("stale").headers == {}


def test_a_bucket_fills_again_with_time():
    now = [0.0]
    bucket = Bucket(2, 3, lambda: now[0])
    assert [bucket.take() for _ in range(4)] == [True, True, True, False]
    now[0] = 0.5
    assert [bucket.take(), bucket.take()] == [True, False]


def test_credits_that_are_to_come_are_taken_one_after_the_other():
    """So whoever waits for theirs wakes up once, however many wait."""
    now = 0.0
    bucket = Bucket(per_second=2, most=1, clock=lambda: now)
    assert [bucket.reserve() for _ in range(3)] == [0, 0.5, 1.0]
    now = 0.5
    assert bucket.reserve() == 1.0
    now = 10.0
    assert bucket.reserve() == 0


def test_all_sockets_of_an_address_send_no_faster_together_than_ten():
    sockets = message_buckets(2.0)
    one = sockets.of("10.0.0.1")
    one.clock = lambda: one.seen  # no time goes by
    at_once = burst(2.0) * SOCKETS_IN_FULL
    waits = [sockets.reserve("10.0.0.1") for _ in range(at_once + 40)]
    assert waits[at_once - 1] == 0
    assert waits[-1] == 40 / (2.0 * SOCKETS_IN_FULL)
    assert sockets.reserve("10.0.0.2") == 0


def test_addresses_are_forgotten_before_they_fill_the_memory(monkeypatch):
    monkeypatch.setattr("arasta.server.http.rate_limits.MOST_KEPT", 10)
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
    lines = [JsonFormatter().format(record) for record in caplog.records]
    assert any(json.loads(line).get("route") == "/api/games/{game}/play" for line in lines)
    secrets = (*tokens.values(), game, "a private word")
    assert [line for line in lines if any(secret in line for secret in secrets)] == []


def test_settings_come_from_the_environment_and_arguments_go_first(monkeypatch):
    for name, value in {"WORKERS": "3", "PACE": "0.5", "DATABASE": "sqlite:///x", "SITE": ""}.items():
        monkeypatch.setenv(f"ARASTA_{name}", value)
    settings = Settings(workers=2, data=None)
    assert (settings.workers, settings.pace, settings.database_url) == (2, 0.5, "sqlite:///x")
    monkeypatch.setenv("ARASTA_WORKERS", "many")
    with pytest.raises(WrongSetting, match="ARASTA_WORKERS is 'many'"):
        Settings()


def test_a_household_needs_to_say_nothing(tmp_path, monkeypatch):
    monkeypatch.setenv("ARASTA_DATA", str(tmp_path / "new"))
    url = Settings().database_url
    assert url == f"sqlite:///{tmp_path / 'new' / 'arasta.sqlite'}"
    assert (tmp_path / "new").is_dir()


def test_metrics_count_what_happens(server):
    server.new("Ayşe", "Ben")
    page = server.get("/metrics").text
    assert 'arasta_entries_total{kind="begin"}' in page
    assert 'route="/api/games"' in page
