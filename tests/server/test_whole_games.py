"""Whole games of every kind, over HTTP and over sockets."""

from pathlib import Path

import pytest

import arasta
from tests.server.running import play_over_http, play_over_socket

RECORDS = Path(__file__).parents[1] / "records/istanbul"


def record_of(server, game):
    return server.get(f"/api/games/{game}/record").text


@pytest.mark.parametrize("name", ["three_short", "mocha_two_coffee", "letters_two_new_cards", "grand_bazaar_three"])
def test_a_board_game_is_played_to_the_end_over_a_socket(server, name):
    """From the middle of a game that was recorded: players who know nothing take very long to begin."""
    record = opening(RECORDS / f"{name}.txt")
    seats = [{"kind": "person", "confirm": i == 0} for i in range(arasta.load(record, seed=1).settings.players)]
    made = server.post("/api/records", {"record": record, "seats": seats}).json()
    tokens = {seat["seat"]: seat["token"] for seat in made["seats"]}
    with server.socket(made["game"], *tokens.values()) as people:
        last, steps = play_over_socket(people)
        assert last["table"]["result"]["winners"]
        taken_back = len(steps) - len({event["step"] for event in steps})
        assert (taken_back, steps[-1]["step"]) == (0, last["table"]["step"] - 1)
    with server.socket(made["game"]) as guest:
        assert guest.welcome["seats"][0]["view"]["over"]
    assert arasta.load(record_of(server, made["game"])).step == last["table"]["step"]


def opening(path, part=0.8):
    """The first turns of a record."""
    header, blank, turns = path.read_text(encoding="utf-8").partition("\n\n")
    lines = turns.splitlines(keepends=True)
    return header + blank + "".join(lines[: int(len(lines) * part)])


def test_a_dice_game_is_played_to_the_end_over_http_and_its_dice_are_verified(server):
    person = {"kind": "person", "name": "Ayşe", "confirm": False, "word": "simit"}
    game, tokens = server.new(person, "Ben", "Cem", game="dice")
    promised = server.look(game)["table"]["dice"]
    assert promised["key"] is None
    seen = play_over_http(server, game, tokens)
    assert seen["table"]["result"]["winners"]
    assert arasta.verify(record_of(server, game), promised["commitment"])
    with pytest.raises(arasta.NotVerified):
        arasta.verify(record_of(server, game), "0" * 64)


@pytest.mark.parametrize("expansions", [[], ["mocha"], ["letters"], ["mocha", "letters"]], ids="+".join)
def test_a_board_game_is_played_from_its_beginning_to_its_end_over_http(server, expansions):
    """A player who knows nothing against two bots who do, so that it does not take long."""
    person, bot = {"kind": "person", "name": "Ayşe", "confirm": False}, {"kind": "bot", "bot": "hard"}
    game, tokens = server.new(person, bot, bot, settings={"expansions": expansions})
    promised = server.look(game)["table"]["dice"]["commitment"]
    assert play_over_http(server, game, tokens)["table"]["result"]["winners"]
    assert arasta.verify(record_of(server, game), promised)


def test_people_and_bots_play_a_dice_game_together(server):
    game, tokens = server.new("Ayşe", "bot", game="dice")
    assert play_over_http(server, game, tokens)["table"]["status"] == "over"
