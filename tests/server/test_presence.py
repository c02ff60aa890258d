"""Who is here, coming back or away, and since when."""

import uuid

import pytest

from arasta.server.live import beats, broadcast, presence
from arasta.server.live.beats import BEAT
from arasta.server.live.presence import AWAY, COMING_BACK, COMING_BACK_SECONDS, HERE, NOBODY, POLL_SECONDS, Attendance
from arasta.server.tables.seats import Chair
from tests.server.postgresql import new_database
from tests.server.running import running

AYSE = Chair(0, "Ayşe", "a hash")
NOW = 1_000_000.0


@pytest.fixture(scope="module")
def server(tmp_path_factory):
    """A server whose seconds are short."""
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(beats, "BEAT_SECONDS", 0.2)
        with running(tmp_path_factory.mktemp("server")) as made:
            yield made


def attendance(seen, watched=0.0):
    """Of a table at which the first seat was last seen then."""
    return Attendance({0: seen}, watched)


def test_whoever_lost_the_connection_is_coming_back_for_a_while_and_then_away_since_then():
    just, long = attendance(NOW - 1), attendance(NOW - COMING_BACK_SECONDS - 28)
    assert just.presence(AYSE, set(), 120, NOW) == (COMING_BACK, 1, 119)
    assert long.presence(AYSE, set(), 120, NOW) == (AWAY, 48, 72)
    assert long.presence(AYSE, {0}, 120, NOW) == (HERE, None, None)


def test_a_bot_alone_is_neither_here_nor_away():
    assert attendance(NOW).presence(Chair(0, "Defne", bot="random"), set(), 120, NOW) == NOBODY


@pytest.mark.parametrize("chair", [Chair(0, "Ayşe", "a hash", bot="random"), Chair(0, "Ayşe", "a hash", left=True)])
def test_nobody_waits_for_somebody_for_whom_a_bot_plays(chair):
    assert attendance(NOW - 500).presence(chair, set(), 120, NOW) == (AWAY, 500, None)


def test_before_the_game_nobody_waits_for_anybody():
    assert attendance(NOW - 500).presence(AYSE, set(), None, NOW) == (AWAY, 500, None)


def test_after_a_restart_people_have_the_whole_time_to_come_back():
    restarted = attendance(NOW - 500, watched=NOW - 20)
    assert restarted.presence(AYSE, set(), 120, NOW) == (AWAY, 500, 100)
    assert Attendance({}, NOW - 20).presence(AYSE, set(), 120, NOW) == (AWAY, 20, 100)


def test_a_program_that_asks_over_http_is_here_for_a_while():
    asked = attendance(NOW - 500)
    asked.polled[0] = NOW - POLL_SECONDS + 1
    assert asked.others(NOW) == {0}
    assert asked.others(NOW + 2) == set()


def presences(client, wanted):
    """Wait until the others of a table are told to be so."""
    while (now := [one["presence"] for one in client.until("people")["people"]]) != wanted:
        pass
    return now


def test_who_was_never_seen_is_told_to_be_away_in_time_though_nobody_comes_or_goes(tmp_path, monkeypatch):
    monkeypatch.setattr(presence, "COMING_BACK_SECONDS", 3.0)
    monkeypatch.setattr(broadcast, "COMING_BACK_SECONDS", 3.0)
    with running(tmp_path) as server:
        game, tokens = server.new("Ayşe", "Ben", draw=False, game="dice")
        with server.socket(game, tokens[0]) as ayse:
            presences(ayse, ["here", "away"])


def test_who_does_not_answer_beats_is_missed_and_is_back_with_the_next_answer(server):
    game, tokens = server.new("Ayşe", "Ben", draw=False, game="dice")
    with server.socket(game, tokens[0]) as ayse, server.socket(game, tokens[1], beat=True) as ben:
        presences(ayse, ["here", "here"])
        presences(ayse, ["here", "coming_back"])
        ben.socket.send(BEAT)
        presences(ayse, ["here", "here"])


def test_who_answers_beats_is_here_and_who_does_not_want_them_gets_none(server):
    game, tokens = server.new("Ayşe", "Ben", draw=False, game="dice")
    with server.socket(game, tokens[0]) as ayse, server.socket(game, tokens[1], beat=True) as ben:
        presences(ayse, ["here", "here"])
        ayse.told.clear()
        for _ in range(3 * beats.MOST_UNANSWERED):
            ben.until("beat")
            ben.socket.send(BEAT)
        server.post(f"/api/games/{game}/say", {"id": "a", "text": "Hi"}, tokens[1])
        ayse.until("said")
        assert [message["t"] for message in ayse.told] == ["said"]


def test_when_somebody_was_last_here_is_known_after_a_restart(tmp_path):
    with running(tmp_path) as server:
        game, tokens = server.new("Ayşe", "Ben", draw=False, game="dice")
        with server.socket(game, tokens[1]):
            pass
    with running(tmp_path) as server:
        ben = server.look(game)["people"][1]
        assert (ben["presence"], ben["away"] > 0) == ("coming_back", True)


def test_an_own_request_over_http_shows_that_a_seat_is_here(server):
    game, tokens = server.new("Ayşe", "Ben", draw=False, game="dice")
    assert server.look(game)["people"][0]["presence"] != "here"
    assert server.look(game, tokens[0])["people"][0]["presence"] == "here"


def test_what_a_page_asked_for_over_http_does_not_hide_that_its_socket_is_gone(server):
    game, tokens = server.new("Ayşe", "Ben", draw=False, game="dice")
    with server.socket(game, tokens[0]) as ayse:
        with server.socket(game, tokens[1]):
            server.look(game, tokens[1])
            presences(ayse, ["here", "here"])
        presences(ayse, ["here", "coming_back"])


def test_people_who_are_connected_to_other_processes_are_seen_and_missed(postgresql):
    database = new_database(postgresql, uuid.uuid4().hex)
    with running(database=database) as here, running(database=database) as there:
        game, tokens = here.new("Ayşe", "Ben", draw=False, game="dice")
        with here.socket(game, tokens[0]) as ayse:
            with there.socket(game, tokens[1]) as ben:
                presences(ayse, ["here", "here"])
                presences(ben, ["here", "here"])
            presences(ayse, ["here", "coming_back"])
            with there.socket(game, tokens[1]):
                presences(ayse, ["here", "here"])
