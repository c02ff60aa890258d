"""Talking at a table: words and reactions, how much of it, and who reads it."""

import pytest

from arasta.play.text.language import has_text, say
from arasta.server.protocol.socket_in import Reaction
from tests.server.finished import finished
from tests.server.running import running
from tests.server.test_games import problem

REACTIONS = Reaction.__args__


def test_there_are_six_reactions_and_each_has_a_name_for_who_cannot_see_it(server):
    assert len(REACTIONS) == 6
    assert server.get("/api/schema").json()["reactions"] == list(REACTIONS)
    assert all(has_text(f"web-reaction-{reaction}", "en") for reaction in REACTIONS)


def test_a_reaction_is_a_line_of_chat_without_words_that_spectators_read_too(server):
    game, tokens = server.new("Ayşe", "Ben", draw=False)
    with server.socket(game, tokens[0]) as ayse, server.socket(game) as guest:
        assert ayse.request("a", t="react", seat=0, reaction="bravo")["t"] == "done"
        assert ayse.request("a", t="react", seat=0, reaction="bravo")["t"] == "done"
        said = guest.until("said")["said"]
        assert (said["number"], said["seat"], said["name"], said["text"], said["reaction"]) == (
            1,
            0,
            "Ayşe",
            "",
            "bravo",
        )
        assert guest.request("b", t="react", seat=0, reaction="wow")["why"] == "not_yours"
    assert server.post(f"/api/games/{game}/react", {"id": "c", "reaction": "tea"}, tokens[1]).status_code == 200
    lines = server.look(game)["said"]
    assert [(line["seat"], line["reaction"]) for line in lines] == [(0, "bravo"), (1, "tea")]


def test_a_reaction_that_there_is_not_is_refused(server):
    game, tokens = server.new("Ayşe", "Ben", draw=False)
    answer = server.post(f"/api/games/{game}/react", {"id": "a", "reaction": "boo"}, tokens[0])
    assert problem(answer) == (400, "malformed")
    with server.socket(game, tokens[0]) as ayse:
        assert ayse.request("b", t="react", seat=0, reaction="boo")["why"] == "malformed"
    assert server.look(game)["said"] == []


def test_what_was_said_survives_a_restart(tmp_path):
    with running(tmp_path) as server:
        game, tokens = server.new("Ayşe", "Ben", draw=False)
        server.post(f"/api/games/{game}/say", {"id": "a", "text": "Kolay gelsin!"}, tokens[0])
        server.post(f"/api/games/{game}/react", {"id": "b", "reaction": "thanks"}, tokens[1])
    with running(tmp_path) as server:
        told = server.look(game, tokens[0])["said"]
    assert [(line["text"], line["reaction"]) for line in told] == [("Kolay gelsin!", None), ("", "thanks")]


@pytest.fixture(scope="module")
def quiet(tmp_path_factory):
    """A server on which a seat may say three things a minute."""
    with running(tmp_path_factory.mktemp("quiet"), lines_per_minute=3) as made:
        yield made


def test_a_seat_that_talks_too_much_is_refused_and_the_others_are_not(quiet):
    game, tokens = quiet.new("Ayşe", "Ben", draw=False)
    path = f"/api/games/{game}"
    for i in range(2):
        assert quiet.post(f"{path}/say", {"id": f"a{i}", "text": "Come on!"}, tokens[0]).status_code == 200
    assert quiet.post(f"{path}/react", {"id": "a2", "reaction": "laugh"}, tokens[0]).status_code == 200
    refused = quiet.post(f"{path}/react", {"id": "a3", "reaction": "laugh"}, tokens[0])
    assert problem(refused) == (429, "too_fast")
    assert refused.json()["text"] == say("refused-too-fast")
    assert 1 <= int(refused.headers["Retry-After"]) <= 20
    with quiet.socket(game, *tokens.values()) as both:
        assert both.request("b", t="say", seat=0, text="Hm")["why"] == "too_fast"
        assert both.request("c", t="say", seat=1, text="At last")["t"] == "done"
    assert len(quiet.look(game)["said"]) == 4


def test_a_stranger_who_comes_when_the_game_is_over_learns_neither_what_was_said_nor_where_people_went_on(server):
    """The address of a finished game is for everybody; what people said at the table, and their next one, is not."""
    game, tokens = finished(server)
    assert server.post(f"/api/games/{game}/say", {"id": "a", "text": "Again?"}, tokens[0]).status_code == 200
    again = server.post(f"/api/games/{game}/rematch", {}, ",".join(tokens.values())).json()["game"]
    stranger = server.look(game)
    assert (stranger["said"], stranger["table"]["next_table"]) == ([], None)
    with server.socket(game) as guest:
        assert again not in str(guest.welcome)
        assert "Again?" not in str(guest.welcome)
    own = server.look(game, tokens[1])
    assert (own["said"][0]["text"], own["table"]["next_table"]) == ("Again?", again)
