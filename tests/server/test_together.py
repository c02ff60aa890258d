"""People who come and go: away, leaving, stopping, playing again."""

import json
import random
import threading

import pytest

import arasta
from arasta.bots.registry import USUAL_LEVEL
from arasta.server.protocol.socket_in import TO_CLIENT
from tests.server.running import Running, running


def problem(answer):
    """The status and the reason of a refusal, which is a sentence."""
    assert answer.json()["text"].endswith(".")
    return answer.status_code, answer.json()["why"]


def new(server, *seats, **more):
    """A table that Ayşe has made in its first seat; the others have joined. By seat the tokens."""
    game, tokens = server.new(*seats, draw=False, game="dice", pace=60, **more)
    for _ in range(seats.count("free")):
        joined = server.post(f"/api/games/{game}/join", {"name": "Ben", "confirm": False}).json()
        tokens[joined["seat"]] = joined["token"]
    return game, tokens


def ask(server, game, what, token, **body):
    """A request of somebody at a table."""
    return server.post(f"/api/games/{game}/{what}", body, token)


def person(server, game, seat):
    """Who sits there, as everybody sees it."""
    return server.look(game)["people"][seat]


@pytest.fixture(scope="module")
def over():
    """The record of a dice game of three that is over."""
    game, chooser = arasta.new("dice", players=3, seed=4), random.Random(4)
    while not game.over:
        game.play(chooser.choice(game.legal))
    return game.record()


def finished(server, record, *kinds, **more):
    """A table at which a game is over; by seat the tokens of the people."""
    seats = [{"kind": "bot", "bot": "random"} if kind == "bot" else {"kind": "person", "name": kind} for kind in kinds]
    made = server.post("/api/records", {"record": record, "seats": seats, "pace": 60, **more}).json()
    return made["game"], {seat["seat"]: seat["token"] for seat in made["seats"]}


# Away


def test_nobody_lets_a_bot_play_for_somebody_who_is_here(server):
    game, tokens = new(server, "Ayşe", "free", patience=0)
    with server.socket(game, tokens[1]):
        answer = ask(server, game, "seats/1/bot", tokens[0])
        assert problem(answer) == (422, "wrong")
        assert "Ben is here" in answer.json()["text"]
    assert person(server, game, 1)["bot"] is None


def test_the_maker_of_a_table_lets_a_bot_play_at_once_for_who_is_away(server):
    game, tokens = gone(server)
    assert ask(server, game, "seats/1/bot", tokens[0], bot="random").status_code == 200
    seen = person(server, game, 1)
    assert (seen["name"], seen["bot"], seen["person"], seen["left"]) == ("Ben", "random", True, True)


def gone(server, patience=120):
    """A table that Ben has joined and gone away from."""
    game, tokens = new(server, "Ayşe", "free", "bot", patience=patience)
    with server.socket(game, tokens[1]):
        pass
    while person(server, game, 1)["here"]:
        pass
    return game, tokens


def test_the_others_wait_as_long_as_the_table_has_agreed(server):
    game, tokens = new(server, "free", "Ayşe", "bot")
    (guest,) = (seat for seat in tokens if seat != 1)
    answer = ask(server, game, "seats/1/bot", tokens[guest])
    assert problem(answer) == (422, "wrong")
    assert "Ayşe has not been away for long" in answer.json()["text"]
    game, tokens = new(server, "free", "Ayşe", "bot", patience=0)
    assert ask(server, game, "seats/1/bot", tokens[0]).status_code == 200
    assert person(server, game, 1)["bot"] == USUAL_LEVEL


def test_a_spectator_lets_no_bot_play_for_anybody(server):
    game, _ = gone(server, patience=0)
    assert problem(ask(server, game, "seats/1/bot", None)) == (401, "token")


def test_the_seat_is_taken_back_at_any_time(server):
    game, tokens = gone(server, patience=0)
    ask(server, game, "seats/1/bot", tokens[0])
    assert ask(server, game, "seat", tokens[1], bot=None).status_code == 200
    seen = person(server, game, 1)
    assert (seen["bot"], seen["left"]) == (None, False)


def test_a_table_tells_how_long_it_waits_for_people(server):
    game, _ = server.new("Ayşe", "bot", pace=60, patience=300)
    assert server.look(game)["table"]["patience"] == 300
    game, _ = server.new("Ayşe", "bot", pace=60)
    assert server.look(game)["table"]["patience"] == 120
    body = {"game": "dice", "seats": [{"kind": "free"}] * 2, "patience": -1}
    assert server.post("/api/games", body).status_code == 400


# Leaving


def test_whoever_leaves_the_waiting_room_frees_the_seat_and_loses_the_token(server):
    game, tokens = server.new("Ayşe", "free", "free", draw=False, game="dice")
    joined = server.post(f"/api/games/{game}/join", {"name": "Ben"}).json()
    with server.socket(game, joined["token"]) as ben:
        assert ask(server, game, "leave", joined["token"]).status_code == 200
        while (last := ben.receive())["t"] != "bye":
            assert last["t"] == "people"  # of whom there were; nothing of a seat that is no longer his
        assert last["why"] == "token"
    seen = person(server, game, joined["seat"])
    assert (seen["free"], seen["name"]) == (True, "")
    assert problem(server.get(f"/api/games/{game}", joined["token"])) == (401, "token")
    assert server.look(game, tokens[0])["table"]["status"] == "open"


def test_a_table_goes_on_when_the_one_it_waits_for_leaves(server):
    game, tokens = new(server, "Ayşe", "free")
    waits = server.look(game)["table"]["waits"]["seat"]
    assert ask(server, game, "leave", tokens[waits], bot="random").status_code == 200
    seen = person(server, game, waits)
    assert (seen["bot"], seen["left"]) == ("random", True)
    assert (
        problem(ask(server, game, "play", tokens[waits], id="a", n=server.look(game)["n"], do=["done"]))[1]
        == "not_yours"
    )


# Stopping


def test_a_game_stops_when_all_who_stay_agree(server):
    game, tokens = new(server, "Ayşe", "free", "bot")
    with server.socket(game) as guest:
        ask(server, game, "stop", tokens[0])
        assert (server.look(game)["table"]["status"], person(server, game, 0)["wants"]) == ("playing", "stop")
        ask(server, game, "stop", tokens[0], agree=False)
        ask(server, game, "stop", tokens[1])
        assert server.look(game)["table"]["status"] == "playing"
        ask(server, game, "stop", tokens[0])
        told = guest.until("entry", kind="stop")
        TO_CLIENT.validate_json(json.dumps(told))
    table = told["table"]
    assert (table["status"], table["stopped"], table["result"], table["waits"]) == ("over", True, None, None)
    assert "agreed" in table["question"]
    assert table["dice"]["key"]
    for what, body in (("play", {"id": "a", "n": told["n"], "do": ["done"]}), ("stop", {})):
        assert problem(ask(server, game, what, tokens[0], **body)) == (409, "over")


def test_a_spectator_stops_nothing(server):
    game, _ = new(server, "Ayşe", "bot")
    assert problem(ask(server, game, "stop", None)) == (401, "token")


def test_who_has_left_is_not_asked_whether_to_stop(server):
    game, tokens = new(server, "Ayşe", "free")
    ask(server, game, "stop", tokens[0])
    ask(server, game, "leave", tokens[1])
    assert server.look(game)["table"]["stopped"] is True


def test_several_at_one_screen_stop_with_one_press(server):
    game, tokens = server.new("Ayşe", "Ben", game="dice")
    assert ask(server, game, "stop", f"{tokens[0]},{tokens[1]}").status_code == 200
    assert server.look(game)["table"]["stopped"] is True


def test_the_record_of_a_game_that_was_stopped_is_complete_and_its_dice_are_checked(server):
    game, tokens = new(server, "Ayşe", "bot")
    ask(server, game, "stop", tokens[0])
    record = server.get(f"/api/games/{game}/record").text
    assert "result:" not in record
    found = arasta.verify(record, server.look(game)["table"]["dice"]["commitment"])
    assert not found.over
    assert server.post("/api/records", {"record": record}).status_code == 201


# Again


def test_a_rematch_begins_when_those_who_stay_have_agreed(server, over):
    game, tokens = finished(server, over, "Ayşe", "Ben", "bot")
    first = ask(server, game, "rematch", tokens[0])
    assert (first.status_code, first.json()["game"], person(server, game, 0)["wants"]) == (202, None, "again")
    assert server.look(game, tokens[0])["table"]["next_table"] is None
    with server.socket(game) as guest:
        last = ask(server, game, "rematch", tokens[1])
        assert guest.until("entry", kind="rematch")["table"]["next_table"] == last.json()["game"]
    assert last.status_code == 201
    people = server.look(last.json()["game"])["people"]
    assert [(one["name"], one["bot"], one["wants"]) for one in people[:2]] == [
        ("Ayşe", None, None),
        ("Ben", None, None),
    ]
    assert people[2]["bot"] == "random"
    assert people[2]["name"] == person(server, game, 2)["name"]
    for seat in (0, 1):
        assert server.look(last.json()["game"], tokens[seat])["seats"][0]["seat"] == seat


def test_agreeing_to_a_rematch_can_be_taken_back(server, over):
    game, tokens = finished(server, over, "Ayşe", "Ben", "bot")
    ask(server, game, "rematch", tokens[0])
    ask(server, game, "rematch", tokens[0], agree=False)
    assert ask(server, game, "rematch", tokens[1]).status_code == 202


def test_three_presses_at_once_make_one_table(server, over):
    game, tokens = finished(server, over, "Ayşe", "Ben", "Cem", public=True)
    before, answers = tables(server), []

    def press(token):
        client = Running(server.port)
        with client.http:
            answers.append(ask(client, game, "rematch", token))

    presses = [threading.Thread(target=press, args=[token]) for token in tokens.values()]
    for each in presses:
        each.start()
    for each in presses:
        each.join()
    made = {answer.json()["game"] for answer in answers} - {None}
    assert made == {server.look(game, tokens[0])["table"]["next_table"]}
    assert tables(server) - before == made
    for token in tokens.values():
        again = ask(server, game, "rematch", token)
        assert (again.status_code, {again.json()["game"]}) == (201, made)


def tables(server):
    """The tables that are listed: those that play."""
    return {game["id"] for game in server.get("/api/games", status="playing").json()["games"]}


def test_a_spectator_begins_no_rematch(server, over):
    game, tokens = finished(server, over, "Ayşe", "bot", "bot")
    assert problem(ask(server, game, "rematch", None)) == (401, "token")
    assert server.look(game, tokens[0])["table"]["next_table"] is None


def test_who_let_a_bot_play_sits_there_again(server, over):
    game, tokens = finished(server, over, "Ayşe", "Ben", "bot")
    ask(server, game, "seat", tokens[1], bot="random")
    ask(server, game, "rematch", tokens[0])
    again = ask(server, game, "rematch", tokens[1]).json()["game"]
    assert person(server, again, 1)["bot"] is None


def test_who_has_left_keeps_nobody_from_playing_again_and_can_still_come(server, over):
    game, tokens = finished(server, over, "Ayşe", "Ben", "bot")
    ask(server, game, "rematch", tokens[0])
    ask(server, game, "leave", tokens[1])
    again = server.look(game, tokens[0])["table"]["next_table"]
    seen = person(server, again, 1)
    assert (seen["bot"], seen["left"], seen["person"]) == (USUAL_LEVEL, True, True)
    assert ask(server, again, "seat", tokens[1], bot=None).status_code == 200
    assert person(server, again, 1)["bot"] is None


def test_a_bot_that_is_asked_without_a_body_agrees_as_before(server, over):
    game, tokens = finished(server, over, "Ayşe", "bot", "bot")
    answer = server.http.post(f"/api/games/{game}/rematch", headers={"Authorization": f"Bearer {tokens[0]}"})
    assert answer.status_code == 201


# A restart


def test_a_restart_forgets_neither_who_left_nor_who_agreed_nor_that_all_stopped(tmp_path):
    with running(tmp_path) as server:
        game, tokens = new(server, "Ayşe", "free", "free")
        stopped, own = new(server, "Ayşe", "bot")
        ask(server, game, "leave", tokens[2], bot="random")
        ask(server, game, "stop", tokens[0])
        ask(server, stopped, "stop", own[0])
        key = server.look(stopped)["table"]["dice"]["key"]
    with running(tmp_path) as server:
        people = server.look(game)["people"]
        assert [(one["left"], one["wants"], one["maker"]) for one in people] == [
            (False, "stop", True),
            (False, None, False),
            (True, None, False),
        ]
        table = server.look(stopped)["table"]
        assert (table["status"], table["stopped"], table["dice"]["key"]) == ("over", True, key)
        assert arasta.verify(server.get(f"/api/games/{stopped}/record").text)
        ask(server, game, "stop", tokens[1])
        assert server.look(game)["table"]["stopped"] is True
