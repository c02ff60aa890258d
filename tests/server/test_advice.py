"""Hints, win chances and games looked back at: who gets them, and what they tell."""

import asyncio
import os
import time
from dataclasses import replace
from functools import partial
from pathlib import Path
from tempfile import TemporaryDirectory

import pytest

from arasta.server.errors import Refused
from arasta.server.settings import Settings
from arasta.server.store.reviews import Reviews
from arasta.server.store.store import Store
from arasta.server.workers.advice import MOST_WAITING, Advisers
from tests.server.jobs import be_killed_once, is_compiled, nice, slow_compiling
from tests.server.running import running
from tests.server.test_secrecy import imagined, tables_of_a_game

RECORD = (Path(__file__).parent.parent / "records/dice/two.txt").read_text("utf-8")
AYSE = {"kind": "person", "name": "Ayşe", "confirm": False}
ALONE = {"seed": 5, "draw": False}
PATIENCE = 120  # seconds


def alone(server, **more):
    """A table of one person against a bot; its token."""
    game, tokens = server.new(AYSE, "bot", **ALONE, **more)
    return game, tokens[0]


def ask(server, game, token, n=None, **more):
    """A hint."""
    n = server.look(game, token)["n"] if n is None else n
    return server.http.post(
        f"/api/games/{game}/hint", json={"n": n}, headers={"Authorization": f"Bearer {token}"}, timeout=PATIENCE, **more
    )


def test_whoever_plays_against_bots_gets_hints_and_others_agree_on_them(server):
    def usual(*seats, **more):
        return server.look(server.new(*seats, **more)[0])["table"]["help"]

    assert usual("Ayşe", "bot") == usual("Ayşe", "bot", "bot") == "hints"
    assert usual("Ayşe", "Ben") == usual("Ayşe", "free") == usual("bot", "bot") == "none"
    assert usual("Ayşe", "Ben", help="hints") == "hints"
    assert usual("Ayşe", "bot", help="none") == "none"


def test_the_schema_tells_what_may_be_agreed(server):
    for word in server.get("/api/schema").json()["help"]:
        assert server.look(alone(server, help=word)[0])["table"]["help"] == word
    assert server.http.post("/api/games", json={"game": "dice", "seats": [AYSE], "help": "all"}).status_code == 400


def test_a_hint_names_open_choices_and_says_why(server):
    game, token = alone(server)
    answer = ask(server, game, token)
    assert answer.status_code == 200, answer.text
    hints, seen = answer.json()["hints"], server.look(game, token)
    assert answer.json()["n"] == seen["n"]
    options = {option["name"]: option["text"] for option in seen["seats"][0]["options"]}
    assert [options[hint["action"]] for hint in hints] == [hint["text"] for hint in hints]
    assert all(hint["why"] in hint["sentence"] for hint in hints)
    assert ask(server, game, token).json() == answer.json()


@pytest.mark.parametrize(
    ("more", "status", "why"), [({"help": "none"}, 422, "wrong"), ({"help": "hints"}, 401, "token")]
)
def test_a_hint_is_for_a_seat_of_a_table_that_has_hints(server, more, status, why):
    game, token = alone(server, **more)
    answer = ask(server, game, token if why == "wrong" else "x" * 43, n=1)
    assert (answer.status_code, answer.json()["why"]) == (status, why)
    assert answer.json()["text"]


def test_a_hint_is_for_the_decision_at_hand_only(server):
    game, tokens = server.new(AYSE, AYSE | {"name": "Ben"}, help="hints", **ALONE)
    assert ask(server, game, tokens[1]).json()["why"] == "not_asked"
    assert ask(server, game, tokens[0], n=99).json()["why"] == "stale"


def test_win_chances_are_told_where_the_table_shows_them(server):
    game, token = alone(server, help="chances")
    for who in (token, None):
        answer = server.get(f"/api/games/{game}/odds", who).json()
        assert answer["n"] == server.look(game)["n"]
        assert sum(answer["odds"]) == pytest.approx(1, abs=1e-3)
    refused = server.get(f"/api/games/{alone(server)[0]}/odds")
    assert (refused.status_code, refused.json()["why"]) == (422, "wrong")


def asked_of_advisers(ask):
    """What advisers say, who are let go afterwards."""

    async def run(folder):
        store = Store(f"sqlite:///{folder}/games.sqlite")
        advisers = Advisers(Settings(), Reviews(store))
        try:
            return await ask(advisers)
        finally:
            await advisers.stop()
            store.close()

    with TemporaryDirectory() as folder:
        return asyncio.run(run(folder))


def named(tables):
    """The same tables under different names, so that no answer is remembered for another."""
    return [replace(table, agreed=replace(table.agreed, id=f"table{i}")) for i, table in enumerate(tables)]


def test_whoever_comes_to_a_table_with_hints_need_not_wait_for_a_process_to_begin(monkeypatch):
    monkeypatch.setattr("arasta.server.workers.advice.UNTIL_READY", 0)
    *_, (table, _, _) = tables_of_a_game({}, 11, 1)

    async def readied(advisers, help):
        advisers.get_ready(replace(table, agreed=replace(table.agreed, help=help)))
        await asyncio.sleep(0.01)
        return [await advisers.answer(question) for question in advisers.asked]

    assert asked_of_advisers(partial(readied, help="none")) == []
    assert asked_of_advisers(partial(readied, help="hints")) == [None]


def test_the_advice_of_a_seat_does_not_depend_on_what_it_cannot_know():
    """By the real advisers, for tables that differ only in what others hold."""
    *_, (table, _, seat) = tables_of_a_game({"expansions": ["mocha", "letters"]}, 11, 90)
    deals = [imagined(table, seat, key) for key in range(3)]
    assert len({deal.the_game.state_bytes() for deal in deals}) > 1

    async def told(advisers):
        return [(await advisers.hints(it, seat, "en"), await advisers.chances(it, seat)) for it in named(deals)]

    found = asked_of_advisers(told)
    assert found[0][0]
    assert found == found[:1] * len(found)


def test_too_much_advice_is_refused(tmp_path):
    with running(tmp_path, advice_per_minute=1) as server:
        game, token = alone(server, help="chances")
        answers = [server.get(f"/api/games/{game}/odds", token) for _ in range(2)]
        assert [answer.status_code for answer in answers] == [200, 429]
        assert answers[1].json()["why"] == "too_fast"


def test_an_address_has_so_many_questions_waiting_and_takes_none_from_others():
    """Of hints and of games to look back at, each by itself."""
    answers = []

    async def ask(advisers):
        for i in range(MOST_WAITING):
            advisers.ask(("back", i), advisers.patient, time.sleep, 0.01, address="greedy")
        with pytest.raises(Refused, match="too fast") as refused:
            advisers.ask(("back", "more"), advisers.patient, time.sleep, 0.01, address="greedy")
        assert int(refused.value.headers["Retry-After"]) > 0
        advisers.ask(("hint",), advisers.quick, pow, 2, 3, address="greedy")
        advisers.ask(("back", "other"), advisers.patient, pow, 3, 2, address="honest")
        for question in (("hint",), ("back", "other")):
            answers.append(await advisers.answer(question))
            answers.append(sum(not task.done() for task in advisers.asked.values()) > MOST_WAITING // 2)
        await asyncio.gather(*advisers.asked.values())
        await asyncio.sleep(0)
        assert not advisers.waiting

    asked_of_advisers(ask)
    assert answers == [8, True, 9, True]


def test_who_looks_back_at_games_lets_hints_go_first():
    async def ask(advisers):
        seconds = {"seconds": PATIENCE}
        return await advisers.quick.do(nice, **seconds), await advisers.patient.do(nice, **seconds)

    hints, reviews = asked_of_advisers(ask)
    assert hints < reviews


def test_getting_ready_may_take_longer_than_a_hint_and_hints_wait_for_it(tmp_path, monkeypatch):
    mark = tmp_path / "compiled"
    monkeypatch.setattr("arasta.server.workers.advice.SECONDS", 2.0)
    monkeypatch.setattr("arasta.server.workers.advice.make_ready", partial(slow_compiling, mark))
    monkeypatch.setattr("arasta.server.workers.advice.chances_in", partial(is_compiled, mark))
    _, table, _ = next(tables_of_a_game({}, 3, 1))

    async def ask(advisers):
        return await advisers.chances(table, None)

    assert asked_of_advisers(ask) is True


def test_an_adviser_that_dies_is_replaced():
    _, table, _ = next(tables_of_a_game({}, 3, 1))

    async def ask(advisers):
        advisers.ask(("die",), advisers.quick, os._exit, 1)
        with pytest.raises(Refused, match="Try again"):
            await advisers.answer(("die",))
        return await advisers.chances(table, None)

    assert sum(asked_of_advisers(ask)) == pytest.approx(1, abs=1e-3)


def test_advice_is_given_though_the_process_is_killed_while_it_works_it_out(tmp_path):
    async def ask(advisers):
        advisers.ask(("die once",), advisers.quick, be_killed_once, tmp_path / "mark")
        return await advisers.answer(("die once",))

    assert asked_of_advisers(ask) == "an answer"


def test_a_game_that_is_over_is_looked_back_at_with_progress_and_then_kept(tmp_path):
    with running(tmp_path) as server:
        game = server.post("/api/records", {"record": RECORD}).json()["game"]
        told, seen = {"review": None}, []
        end = time.monotonic() + PATIENCE
        while told["review"] is None:
            assert time.monotonic() < end
            told = server.post(f"/api/games/{game}/review").json()
            seen.append((told["done"], told["of"]))
            time.sleep(0.2)
        assert any(0 < done < of for done, of in seen)
        assert told["review"]["decisions"][0]["choices"][0]["text"]
        assert len(told["review"]["turns"]) == len(server.get(f"/api/games/{game}/tally").json()["turns"])
    with running(tmp_path) as again:
        assert again.post(f"/api/games/{game}/review").json() == told


def test_nothing_is_looked_back_at_before_the_end(server):
    game, token = alone(server)
    for answer in (server.post(f"/api/games/{game}/review", token=token), server.get(f"/api/games/{game}/tally")):
        assert (answer.status_code, answer.json()["why"]) == (409, "not_over")
