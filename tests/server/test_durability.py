"""What was acknowledged is there after kill -9, on both databases; and two processes share one PostgreSQL."""

import os
import re
import signal
import sqlite3
import subprocess
import sys
import threading
import uuid
from contextlib import closing, contextmanager

import pytest

from tests.server.cutting import Stubborn
from tests.server.postgresql import new_database
from tests.server.running import Running

BURST = 40
RACES = 4


@contextmanager
def process(database, **more):
    """A server in a process of its own, with more in its environment."""
    command = [sys.executable, "-m", "arasta", "serve", "--port", "0", "--database", database, "--log-level", "error"]
    limits = {"ARASTA_REQUESTS_PER_MINUTE": "10000000", "ARASTA_MESSAGES_PER_SECOND": "1000000"}
    limits |= {"ARASTA_WARM_UP": "no"} | more
    running = subprocess.Popen(command, stdout=subprocess.PIPE, text=True, env=os.environ | limits)
    try:
        port = int(re.search(r":(\d+)/", running.stdout.readline())[1])
        client = Running(port)
        with client.http:
            yield client, running
    finally:
        running.kill()
        running.wait()
        running.stdout.close()


def test_kill_9_in_a_burst_of_moves_loses_nothing_acknowledged(database):
    """All that was acknowledged or told is there afterwards, step by step and by name; the choice that was under way
    when the server died is there as a whole or not at all.
    """
    with process(database) as (server, running):
        game, tokens = server.new("Ayşe", "Ben", game="dice", draw=False)
        with server.socket(game, *tokens.values()) as client:
            first = client.welcome["n"]
            player = Stubborn(server.port, game, list(tokens.values()), client.welcome, seed=1)
            player.play(BURST)
        with server.socket(game, *tokens.values()) as client:
            player.ask(client, client.welcome)
            running.send_signal(signal.SIGKILL)
            running.wait()
    assert (player.answers, player.cuts) == (list(range(first + 1, first + BURST + 1)), 0)
    with process(database) as (server, running):
        seen = server.look(game, tokens[0])
        kept = [step_of(server, game, tokens[0], step) for step in range(player.first, seen["table"]["step"])]
        assert kept[: len(player.steps)] == player.steps
        assert [name for _, name in kept[len(player.steps) :]][:1] in ([], player.asked["do"])
        assert seen["n"] == first + BURST + (len(kept) > len(player.steps))


def step_of(server, game, token, step):
    """What happened at a step, as a seat may know it."""
    moment = server.get(f"/api/games/{game}/views/{step}", token).json()
    return step, moment["events"][0]["action"]


@pytest.fixture
def shared(postgresql):
    """Two processes on one database; one of them keeps no table in memory."""
    database = new_database(postgresql, uuid.uuid4().hex)
    with process(database) as (here, _), process(database, ARASTA_LIVE_GAMES="0") as (there, _):
        yield here, there


def test_two_processes_on_one_database(shared):
    """They see each other's moves and words live, and of two who race for a step one wins."""
    here, there = shared
    game, tokens = here.new({"kind": "person", "name": "Ayşe"}, "Ben", draw=False)
    with here.socket(game, tokens[0]) as ayse, there.socket(game, tokens[1]) as ben:
        n, step = ayse.welcome["n"], ayse.welcome["table"]["step"]
        assert ayse.request("a", t="play", seat=0, n=n, do=["move 3"])["t"] == "done"
        assert ben.until("entry", n=n + 1)["seats"][0]["events"][0]["action"] == "move 3"
        assert ben.request("b", t="say", seat=1, text="Hi")["t"] == "done"
        assert ayse.until("said")["said"]["text"] == "Hi"
        for i in range(RACES):
            race((here, there), game, tokens[0], n + 1 + 2 * i, f"race{i}")
            back = {"id": f"back{i}", "n": n + 2 + 2 * i, "to": step + 1}
            assert (here, there)[i % 2].post(f"/api/games/{game}/undo", back, tokens[0]).status_code == 200
        for client in (ayse, ben):
            assert client.until("entry", n=n + 1 + 2 * RACES)["table"]["step"] == step + 1
    with there.socket(game, tokens[0], have=n) as again:
        assert [event["action"] for event in again.welcome["seats"][0]["events"]] == ["move 3"]


def test_a_server_that_stops_says_goodbye_and_what_it_had_is_there(tmp_path):
    database = f"sqlite:///{tmp_path / 'games.sqlite'}"
    with process(database) as (server, running):
        game, tokens = server.new("Ayşe", "Ben", game="dice", draw=False)
        with server.socket(game, tokens[0]) as ayse:
            name = ayse.welcome["seats"][0]["options"][0]["name"]
            n = ayse.request("a", t="play", seat=0, n=ayse.welcome["n"], do=[name])["n"]
            running.send_signal(signal.SIGTERM)
            while (message := ayse.receive())["t"] != "bye":
                pass
            assert message["why"] == "restart"
        running.wait()

    with closing(sqlite3.connect(tmp_path / "games.sqlite")) as kept:
        assert kept.execute("SELECT head, status FROM game").fetchall() == [(n, "playing")]


def race(servers, game, token, n, word):
    """Two different requests for the same step, at the same time and by two processes: one is done, the other stale."""
    answers = {}

    def ask(server, do):
        answers[do] = server.post(f"/api/games/{game}/play", {"id": f"{word}-{do}", "n": n, "do": [do]}, token)

    threads = [threading.Thread(target=ask, args=pair) for pair in zip(servers, ("leave", "decline"), strict=True)]
    for thread in threads:
        thread.start()
    for thread in threads:
        thread.join()
    assert sorted(answer.status_code for answer in answers.values()) == [200, 409]
    assert [answer.json()["why"] for answer in answers.values() if answer.status_code == 409] == ["stale"]
