"""The games of somebody: all their tables, running and over, with how they ended."""

import pytest
from sqlalchemy import update

from arasta.server.protocol.requests import MOST_OWN
from arasta.server.protocol.responses import OwnGamesAnswer
from arasta.server.store.schema import GAME
from arasta.server.store.store import Store
from tests.server.finished import finished
from tests.server.running import running


def listed(server, tokens=(), games=()):
    """The tables of these tokens and ids."""
    answer = server.post("/api/mine", {"tokens": list(tokens), "games": list(games)})
    assert answer.status_code == 200, answer.text
    return OwnGamesAnswer.model_validate(answer.json()).games


def test_a_token_finds_its_table_with_players_and_seats(server):
    game, tokens = server.new("Ayşe", "bot", "free", draw=False, pace=60, settings={"expansions": ["mocha"]})
    server.new("Ben", "Cem")
    (mine,) = listed(server, tokens.values())
    assert (mine.id, mine.game, mine.status, mine.mine) == (game, "istanbul", "open", [0])
    assert mine.settings["expansions"] == ["mocha"]
    assert [(player.name, player.bot, player.free) for player in mine.people][::2] == [
        ("Ayşe", None, False),
        ("", None, True),
    ]
    assert mine.people[1].bot == "random"
    assert mine.standings is None


def test_the_newest_table_is_first_and_a_table_is_listed_once(server):
    first, tokens = server.new("Ayşe", "Ben", draw=False)
    second, others = server.new("Ayşe", "Ben", draw=False)
    both = [*tokens.values(), *others.values()]
    assert [it.id for it in listed(server, both, [first])] == [second, first]
    assert server.post(f"/api/games/{first}/play", {"id": "a", "n": 1, "do": ["move 3"]}, tokens[0]).status_code == 200
    found = listed(server, both)
    assert [(it.id, it.mine) for it in found] == [(first, [0, 1]), (second, [0, 1])]
    assert found[0].waits == 0


def test_a_game_that_is_over_tells_how_it_ended(server):
    game, tokens = finished(server)
    (mine,) = listed(server, [tokens[0]])
    result = server.look(game)["table"]["result"]
    kept = [standing.model_dump() for standing in mine.standings]
    assert kept == [{word: it[word] for word in ("seat", "rank", "scores")} for it in result["standings"]]
    assert mine.status == "over"


def test_a_rematch_is_found_by_the_token_of_the_game_before_though_nobody_opened_it(server):
    game, tokens = finished(server)
    again = server.post(f"/api/games/{game}/rematch", {}, ",".join(tokens.values()))
    assert again.status_code == 201
    assert {it.id for it in listed(server, [tokens[0]])} == {game, again.json()["game"]}


def test_a_table_that_is_named_is_listed_without_a_seat_and_an_unknown_one_is_not(server):
    game, _ = server.new("Ayşe", "Ben")
    (seen,) = listed(server, games=[game, "nothing-here"])
    assert (seen.id, seen.mine) == (game, [])
    assert listed(server, ["x" * 43]) == []


def test_nobody_is_told_the_tokens_or_what_is_hidden(server):
    game, tokens = server.new("Ayşe", "Ben", draw=False)
    told = server.post("/api/mine", {"games": [game]}).text
    assert not any(secret in told for secret in ("token", "dice_key", "word", "hash", *tokens.values()))


def test_who_left_the_seat_to_a_bot_is_still_a_person_there(server):
    game, tokens = server.new("Ayşe", "Ben", draw=False, pace=60)
    assert server.post(f"/api/games/{game}/seat", {"bot": "random"}, tokens[0]).status_code == 200
    (mine,) = listed(server, [tokens[1]])
    assert (mine.people[0].bot, mine.waits) == (None, None)


@pytest.mark.parametrize("body", [{"tokens": ["short"]}, {"games": ["a b"]}, {"tokens": ["x" * 43] * (MOST_OWN + 1)}])
def test_what_is_no_list_of_own_games_is_refused(server, body):
    answer = server.post("/api/mine", body)
    assert (answer.status_code, answer.json()["why"]) == (400, "malformed")


def test_games_of_before_standings_were_kept_get_them_when_they_are_listed(tmp_path):
    with running(tmp_path) as server:
        game, tokens = finished(server)
        store = Store(f"sqlite:///{tmp_path / 'games.sqlite'}")
        try:
            with store.engine.begin() as connection:
                connection.execute(update(GAME).values(standings=None))
            (mine,) = listed(server, tokens.values())
            with store.engine.connect() as connection:
                (kept,) = connection.execute(GAME.select()).mappings()
        finally:
            store.close()
    assert [standing.model_dump() for standing in mine.standings] == kept["standings"]
    assert kept["id"] == game
    assert mine.standings[0].rank == 1
