"""Sockets: what each client is told, and that nothing is missed or repeated."""

import json

import pytest
from websockets.exceptions import ConnectionClosed, InvalidStatus
from websockets.sync.client import connect

from arasta.server.protocol.socket_in import TO_CLIENT
from tests.server.cutting import Stubborn, cut_wire
from tests.server.running import Client, bearer

REQUESTS = 20
AYSE = {"kind": "person", "name": "Ayşe", "confirm": True}


def first_option(message):
    return message["seats"][0]["options"][0]["name"]


@pytest.fixture
def hot_seat(server):
    """A table of two people who sit before one screen."""
    game, tokens = server.new("Ayşe", "Ben", draw=False)
    return game, [tokens[0], tokens[1]]


def test_a_choice_is_done_and_everybody_is_told(server, hot_seat):
    game, (first, second) = hot_seat
    with server.socket(game, first) as ayse, server.socket(game, second) as ben, server.socket(game) as guest:
        n = ayse.welcome["n"]
        name = first_option(ayse.welcome)
        assert ayse.request("a", t="play", seat=0, n=n, do=[name]) == {"t": "done", "id": "a", "n": n + 1}
        for client, seat in ((ayse, 0), (ben, 1), (guest, None)):
            told = [message for message in client.told if message["t"] == "entry"] or [client.until("entry")]
            assert told[0]["n"] == n + 1
            assert [part["seat"] for part in told[0]["seats"]] == [seat]
            assert told[0]["seats"][0]["events"][0]["action"] == name
        for client in (ayse, ben, guest):
            for message in client.told:
                TO_CLIENT.validate_json(json.dumps(message))


def test_who_leaves_takes_nobody_along(server, hot_seat):
    game, (first, second) = hot_seat
    with server.socket(game, first) as ayse, server.socket(game, second) as ben:
        with server.socket(game):
            pass
        assert ayse.request("a", t="say", seat=0, text="Who was that?")["t"] == "done"
        assert ben.until("said")["said"]["text"] == "Who was that?"


def test_only_the_seat_that_is_asked_gets_options(server, hot_seat):
    game, (first, second) = hot_seat
    with server.socket(game, first, second) as both, server.socket(game) as guest:
        assert [bool(part["options"]) for part in both.welcome["seats"]] == [True, False]
        assert not guest.welcome["seats"][0]["options"]


def test_a_stale_choice_is_refused_and_a_repeated_one_gets_its_first_answer(server, hot_seat):
    game, (first, _) = hot_seat
    with server.socket(game, first) as ayse:
        n, name = ayse.welcome["n"], first_option(ayse.welcome)
        play = {"t": "play", "seat": 0, "n": n, "do": [name]}
        assert ayse.request("a", **play)["t"] == "done"
        assert ayse.request("a", **play) == {"t": "done", "id": "a", "n": n + 1}
        refused = ayse.request("b", **play)
        assert (refused["why"], refused["n"]) == ("stale", n + 1)
    assert server.look(game)["n"] == n + 1


def test_a_repeated_id_gets_its_first_answer_though_it_names_a_newer_entry(server, hot_seat):
    game, (first, second) = hot_seat
    with server.socket(game, first, second) as both:
        n = both.welcome["n"]
        assert both.request("a", t="play", seat=0, n=n, do=["move 3"]) == {"t": "done", "id": "a", "n": n + 1}
        repeated = {"move 3": "what is done already", "decline": "what could be done now"}
        for do in repeated:
            again = both.request("a", t="play", seat=0, n=n + 1, do=[do])
            assert again == {"t": "done", "id": "a", "n": n + 1}, repeated[do]
    body = {"id": "a", "n": n + 1, "do": ["decline"]}
    assert server.post(f"/api/games/{game}/play", body, first).json() == {"n": n + 1}
    assert server.look(game)["n"] == n + 1


@pytest.mark.parametrize(
    ("message", "why"),
    [
        ({"t": "play", "seat": 0, "do": ["sell red"]}, "illegal"),
        ({"t": "play", "seat": 0, "do": ["no such thing"]}, "illegal"),
        ({"t": "play", "seat": 1, "do": ["move 3"]}, "not_yours"),
        ({"t": "undo", "seat": 0, "to": 0}, "cannot_undo"),
        ({"t": "end", "seat": 0}, "not_asked"),
    ],
)
def test_what_is_refused_changes_nothing_and_says_why(server, hot_seat, message, why):
    game, (first, _) = hot_seat
    with server.socket(game, first) as ayse:
        n = ayse.welcome["n"]
        refused = ayse.request("a", n=n, **message)
        assert (refused["t"], refused["why"]) == ("refused", why)
        assert refused["text"][-1] in ".?"
    assert server.look(game)["n"] == n


def test_a_turn_waits_for_its_end_and_can_be_taken_back_until_then(server):
    game, tokens = server.new(AYSE, "Ben", draw=False)
    with server.socket(game, tokens[0], tokens[1]) as both:
        n, step = both.welcome["n"], both.welcome["table"]["step"]
        both.request("a", t="play", seat=0, n=n, do=["move 3"])
        both.request("b", t="play", seat=0, n=n + 1, do=["decline"])
        due = both.until("entry", n=n + 2) if not entry(both, n + 2) else entry(both, n + 2)
        assert due["table"]["waits"] == {"seat": 0, "for": "end", "ends_turn": True}
        assert due["seats"][1]["options"] == []
        assert both.request("c", t="play", seat=1, n=n + 2, do=["move 3"])["why"] == "not_asked"
        assert both.request("d", t="undo", seat=0, n=n + 2, to=step)["t"] == "done"
        back = entry(both, n + 3) or both.until("entry", n=n + 3)
        assert (back["table"]["step"], back["seats"][0]["since"], back["seats"][0]["events"]) == (step, step, [])
        both.request("e", t="play", seat=0, n=n + 3, do=["move 3"])
        both.request("f", t="play", seat=0, n=n + 4, do=["decline"])
        assert both.request("g", t="end", seat=0, n=n + 5)["t"] == "done"
        final = entry(both, n + 6) or both.until("entry", n=n + 6)
        assert final["table"]["waits"] == {"seat": 1, "for": "choice", "ends_turn": False}
        assert both.request("h", t="undo", seat=0, n=n + 6, to=step)["why"] == "cannot_undo"


def entry(client, n):
    """An entry that a client was told already."""
    return next((message for message in client.told if message["t"] == "entry" and message["n"] == n), None)


def test_after_a_lost_connection_the_rest_is_told_once(server, hot_seat):
    game, tokens = hot_seat
    with server.socket(game, *tokens) as both:
        n, have = both.welcome["n"], both.welcome["n"]
        step = both.welcome["table"]["step"]
    with server.socket(game, *tokens) as other:
        for i, do in enumerate((["move 3"], ["decline"], ["move 3"])):
            assert other.request(f"x{i}", t="play", seat=i // 2, n=n + i, do=do)["t"] == "done"
    with server.socket(game, *tokens, have=have) as again:
        part = again.welcome["seats"][0]
        assert (again.welcome["n"], part["since"]) == (n + 3, step)
        assert [event["action"] for event in part["events"]] == ["move 3", "decline", "move 3"]
        assert len(part["log"]) == 3
    with server.socket(game, *tokens, have=n + 3) as again:
        assert again.welcome["seats"][0]["events"] == []
    with server.socket(game, *tokens) as new:
        assert new.welcome["seats"][0]["events"] is None


def test_what_was_taken_back_meanwhile_is_told_from_the_lowest_step(server):
    game, tokens = server.new(AYSE, "Ben", draw=False)
    with server.socket(game, tokens[0]) as ayse:
        n, step = ayse.welcome["n"], ayse.welcome["table"]["step"]
        ayse.request("a", t="play", seat=0, n=n, do=["move 3"])
        ayse.request("b", t="undo", seat=0, n=n + 1, to=step)
        ayse.request("c", t="play", seat=0, n=n + 2, do=["move 5"])
    with server.socket(game, tokens[0], have=n + 1) as again:
        part = again.welcome["seats"][0]
        assert part["since"] == step
        assert [event["action"] for event in part["events"]] == ["move 5"]


@pytest.mark.parametrize("cut", range(6))
def test_a_socket_cut_anywhere_resumes(server, cut):
    """The client goes without a word after so many messages, comes back and sends again what was not answered."""
    game, tokens = server.new("Ayşe", "Ben", draw=False)
    requests = [("a", 0, ["move 3"]), ("b", 0, ["decline"]), ("c", 1, ["move 3"]), ("d", 1, ["decline"])]
    client = server.socket(game, tokens[0], tokens[1])
    first, have, seen, answered = client.welcome["n"], client.welcome["n"], [], set()
    for i, (request, seat, do) in enumerate(requests):
        client.send(t="play", id=request, seat=seat, n=first + i, do=do)
    for _ in range(cut):
        message = client.receive()
        have, seen = noted(message, have, seen, answered)
    client.socket.socket.close()
    client = Client(server.port, game, (tokens[0], tokens[1]), have)
    have, seen = noted(client.welcome, have, seen, answered)
    for i, (request, seat, do) in enumerate(requests):
        if request not in answered:
            assert client.request(request, t="play", seat=seat, n=first + i, do=do)["n"] == first + i + 1
    for message in client.told[1:]:
        have, seen = noted(message, have, seen, answered)
    while have < first + 4:
        have, seen = noted(client.receive(), have, seen, answered)
    client.close()
    assert seen == ["move 3", "decline", "move 3", "decline"]


def noted(message, have, seen, answered):
    """What a client knows after a message: the newest entry, and the story without what was taken back."""
    if message["t"] == "done":
        answered.add(message["id"])
    if message["t"] not in ("welcome", "entry"):
        return have, seen
    assert message["t"] == "welcome" or message["n"] == have + 1
    part = message["seats"][0]
    first = message["table"]["step"] - len(part["events"])
    assert part["since"] == first
    return message["n"], seen + [event["action"] for event in part["events"]]


def test_people_see_who_is_here_and_what_is_said(server, hot_seat):
    game, (first, second) = hot_seat
    with server.socket(game, first) as ayse:
        with server.socket(game, second) as ben:
            while not all(person["here"] for person in ayse.until("people")["people"]):
                pass
            assert ben.request("a", t="say", seat=1, text="  Good\tluck! ")["t"] == "done"
            assert ben.request("a", t="say", seat=1, text="Good luck!")["t"] == "done"
            said = ayse.until("said")["said"]
            assert (said["number"], said["name"], said["text"]) == (1, "Ben", "Good luck!")
        while ayse.until("people")["people"][1]["here"]:
            pass
    with server.socket(game) as guest:
        assert [line["text"] for line in guest.welcome["said"]] == ["Good luck!"]
        assert guest.request("b", t="say", seat=0, text="Hi")["why"] == "not_yours"


def test_a_seat_left_to_a_bot_is_not_played_by_the_person_until_it_is_taken_back(server):
    game, tokens = server.new("Ayşe", "Ben", draw=False, pace=60)
    with server.socket(game, tokens[0]) as ayse:
        n = ayse.welcome["n"]
        assert server.post(f"/api/games/{game}/seat", {"bot": "random"}, tokens[0]).json() == {"n": n + 1}
        while ayse.until("people")["people"][0]["bot"] != "random":
            pass
        assert ayse.request("a", t="play", seat=0, n=n + 1, do=["move 3"])["why"] == "not_yours"
        assert server.post(f"/api/games/{game}/seat", {"bot": None}, tokens[0]).json() == {"n": n + 2}
        assert ayse.request("b", t="play", seat=0, n=n + 2, do=["move 3"])["t"] == "done"


@pytest.mark.parametrize(
    ("hello", "why"),
    [
        ('{"t": "ping"}', "malformed"),
        ("[" * 5000, "malformed"),
        ('{"t": "hello", "protocol": 999}', "protocol"),
        ('{"t": "hello", "protocol": 1, "seats": ["' + "x" * 43 + '"]}', "token"),
    ],
)
def test_a_wrong_hello_is_told_why(server, hot_seat, hello, why):
    with connect(f"ws://127.0.0.1:{server.port}/api/games/{hot_seat[0]}/socket") as socket:
        socket.send(hello)
        assert json.loads(socket.recv(10))["why"] == why
        with pytest.raises(ConnectionClosed):
            socket.recv(10)


def test_a_table_that_is_not_there_says_so(server):
    with server.socket("nothing") as nobody:
        assert nobody.welcome["why"] == "game"


def test_a_page_of_another_site_gets_no_socket(server, hot_seat):
    address = f"ws://127.0.0.1:{server.port}/api/games/{hot_seat[0]}/socket"
    with pytest.raises(InvalidStatus) as refused, connect(address, origin="http://elsewhere.example"):
        pass
    assert refused.value.response.status_code == 403


def test_a_token_of_another_table_opens_nothing(server, hot_seat):
    other, _ = server.new("Cem", "Deniz")
    answer = server.http.get(f"/api/games/{other}", headers=bearer(hot_seat[1][0]))
    assert (answer.status_code, answer.json()["why"]) == (401, "token")


@pytest.mark.parametrize("seed", range(6))
def test_a_wire_cut_at_any_byte_misses_nothing_and_repeats_nothing(server, hot_seat, seed):
    """Cut within the handshake, a request or an entry; each request is carried out once."""
    game, tokens = hot_seat
    with server.socket(game, *tokens) as client:
        welcome = client.welcome
    with cut_wire(server.port, seed) as port:
        player = Stubborn(port, game, tokens, welcome, seed)
        player.play(REQUESTS)
    seen = server.look(game, ",".join(tokens), have=welcome["n"])
    assert [(event["step"], event["action"]) for event in seen["seats"][0]["events"]] == player.steps
    assert player.answers == list(range(welcome["n"] + 1, welcome["n"] + REQUESTS + 1))
    assert (seen["n"], player.cuts > 2) == (welcome["n"] + REQUESTS, True)


def test_half_a_character_in_an_id_is_refused_and_the_socket_stays(server, hot_seat):
    game, (first, _) = hot_seat
    with server.socket(game, first) as ayse:
        for text in ('{"id": "\\ud800"}', '{"t": "say", "id": "a", "seat": 0, "text": "\\ud800"}', '{"\\ud800": 1}'):
            ayse.socket.send(text)
            assert ayse.until("refused")["why"] == "malformed"
        ayse.send(t="ping")
        assert ayse.until("pong")
