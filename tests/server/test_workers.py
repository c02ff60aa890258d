"""Processes that die, freeze or cannot begin while people play: on a real server, whose processes get real signals."""

import asyncio
import os
import signal
import subprocess
import sys
import time
from collections import Counter
from functools import partial
from pathlib import Path

import pytest

from arasta.play.text.language import say
from arasta.server.workers import pool
from arasta.server.workers.pool import Failed, Lost, Pool, TooSlow
from tests.server.jobs import fail_unless, linger
from tests.server.running import PATIENCE, running
from tests.server.striking import no_new_processes, processes_of, strike
from tests.server.test_operating import until

AYSE = {"kind": "person", "name": "Ayşe", "confirm": False}
CHAMPION = {"kind": "bot", "bot": "champion"}


@pytest.fixture(scope="module")
def server(tmp_path_factory):
    """A server that finds out quickly."""
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(pool, "TAKE_SECONDS", 2.0)
        patch.setattr(pool, "FIRST_WAIT", 0.1)
        patch.setattr(pool, "LONGEST_WAIT", 0.1)
        with running(tmp_path_factory.mktemp("workers")) as made:
            yield made


def answers_of(server, bot):
    """How often a bot has answered by itself."""
    word = f'arasta_bot_seconds_count{{bot="{bot}"}} '
    return sum(float(line.removeprefix(word)) for line in metrics(server) if line.startswith(word))


def metrics(server):
    """The numbers for Prometheus, line by line."""
    return server.get("/metrics").text.splitlines()


def hand_over(server, game, token):
    """A person chooses until the table no longer waits for them."""
    seen = server.look(game, token)
    while seen["table"]["waits"]["seat"] == 0:
        body = {"id": f"r{seen['n']}", "n": seen["n"], "do": [seen["seats"][0]["options"][0]["name"]]}
        assert server.post(f"/api/games/{game}/play", body, token).status_code == 200
        seen = server.look(game, token)


def bot_plays(server, game, token):
    """A turn of the person, and then one of the bot."""
    hand_over(server, game, token)
    assert until(lambda: server.look(game)["table"]["waits"]["seat"] == 0)


def substituted(server, game):
    """The sentences in the log of a table that say that another bot has chosen."""
    names = [person["name"] for person in server.look(game)["people"]]
    sentences = [say("server-substitute", player=name, bot="random") for name in names]
    log = server.get(f"/api/games/{game}/log").json()["log"]
    return [line for step in log for line in step["lines"] if line in sentences]


@pytest.mark.parametrize("how", [signal.SIGKILL, signal.SIGSTOP], ids=["killed", "frozen"])
def test_a_bot_whose_process_is_lost_while_it_is_idle_plays_on_by_itself(server, how):
    game, tokens = server.new(AYSE, CHAMPION, game="dice", draw=False)
    bot_plays(server, game, tokens[0])
    assert strike("bots", how)
    before = answers_of(server, "champion")
    bot_plays(server, game, tokens[0])
    assert substituted(server, game) == []
    assert answers_of(server, "champion") > before
    assert server.get("/healthz").status_code == 200


def test_bots_whose_process_is_killed_again_and_again_while_they_play_go_on_by_themselves(server):
    game, _ = server.new(CHAMPION, CHAMPION, game="dice", draw=False)
    for _ in range(3):
        n = server.look(game)["n"]
        assert until(lambda n=n: server.look(game)["n"] > n + 3)
        assert until(lambda: strike("bots", signal.SIGKILL))
    n = server.look(game)["n"]
    assert until(lambda: server.look(game)["n"] > n)
    assert substituted(server, game) == []
    assert until(lambda: server.get("/healthz").status_code == 200)


@pytest.mark.parametrize("how", [signal.SIGKILL, signal.SIGSTOP], ids=["killed", "frozen"])
def test_advice_is_given_though_the_process_of_the_adviser_was_lost_while_it_was_idle(server, how):
    game, tokens = server.new(AYSE, AYSE | {"name": "Ben"}, game="dice", draw=False, help="chances")
    assert server.get(f"/api/games/{game}/odds", tokens[0]).status_code == 200
    assert strike("hints", how)
    hint = server.post(f"/api/games/{game}/hint", {"n": server.look(game)["n"]}, tokens[0])
    assert (hint.status_code, bool(hint.json().get("hints"))) == (200, True)
    assert strike("hints", how)
    assert sum(server.get(f"/api/games/{game}/odds").json()["odds"]) == pytest.approx(1, abs=1e-3)


def test_while_no_process_begins_the_table_waits_and_is_told_and_health_tells_the_truth(server, caplog):
    game, tokens = server.new(AYSE, CHAMPION, game="dice", draw=False)
    bot_plays(server, game, tokens[0])
    with server.socket(game, tokens[0]) as ayse:
        with no_new_processes():
            servers = len(processes_of("bots"))  # each has one; another one may still run beside this
            assert strike("bots", signal.SIGKILL)
            hand_over(server, game, tokens[0])
            while not (people := ayse.until("people"))["people"][1]["stuck"]:
                pass
            waiting, unwell = server.look(game), server.get("/healthz")
            for told in (people, waiting):
                assert [person["stuck"] for person in told["people"]] == [False, True]
            assert (unwell.status_code, unwell.json()["why"]) == (503, "busy")
            assert unwell.json()["text"].startswith("No bot can think")
            assert "arasta_pools_unwell 1.0" in metrics(server)
        while ayse.until("people")["people"][1]["stuck"]:
            pass
    bot_plays(server, game, tokens[0])
    assert substituted(server, game) == []
    assert server.get("/healthz").status_code == 200
    told = [record for record in caplog.records if getattr(record, "pool", "") == "bots"]
    lines = Counter(record.message for record in told)
    assert lines.keys() == {"workers_unwell", "workers_well_again"}
    assert max(lines.values()) <= servers  # each says it once


def test_hints_are_refused_while_no_process_begins_and_health_tells_so_until_one_does(server):
    game, tokens = server.new(AYSE, AYSE | {"name": "Ben"}, game="dice", draw=False, help="chances")
    strike("hints", signal.SIGKILL)
    with no_new_processes():
        refused = server.get(f"/api/games/{game}/odds", tokens[0])
        assert (refused.status_code, refused.json()["text"]) == (503, say("advice-failed"))
        assert server.get("/healthz").json()["text"].startswith("No hints or win chances")
    assert until(lambda: server.get("/healthz").status_code == 200)  # though nobody asks again
    assert server.get(f"/api/games/{game}/odds", tokens[0]).status_code == 200


def in_a_pool(work):
    """What comes of some work with a pool of one process."""

    async def run():
        pool = Pool("tried", 1, os.getpid)
        try:
            return await work(pool)
        finally:
            await pool.stop()

    return asyncio.run(run())


def test_a_job_whose_process_is_killed_or_too_slow_is_lost_and_the_next_is_answered(tmp_path):
    async def work(pool):
        first = await pool.do(os.getpid, seconds=PATIENCE)
        busy = asyncio.create_task(pool.do(linger, tmp_path / "begun", seconds=PATIENCE))
        assert await asyncio.to_thread(until, (tmp_path / "begun").exists)
        os.kill(first, signal.SIGKILL)
        with pytest.raises(Lost):
            await busy
        assert pool.problem
        with pytest.raises(TooSlow):
            await pool.do(time.sleep, PATIENCE, seconds=0.2)
        assert await pool.do(os.getpid, seconds=PATIENCE) != first
        assert not pool.problem

    in_a_pool(work)


def test_a_job_of_many_bytes_for_a_frozen_process_is_done_by_a_new_one(monkeypatch):
    """They do not fit into the pipe, so that whoever sends them waits as well."""
    monkeypatch.setattr(pool, "TAKE_SECONDS", 1.0)

    async def work(pool):
        os.kill(await pool.do(os.getpid, seconds=PATIENCE), signal.SIGSTOP)
        return await pool.do(len, bytes(10_000_000), seconds=PATIENCE)

    assert in_a_pool(work) == 10_000_000


def test_what_a_job_raises_is_told_and_the_process_stays():
    async def work(pool):
        first = await pool.do(os.getpid, seconds=PATIENCE)
        with pytest.raises(Failed, match="ZeroDivisionError"):
            await pool.do(divmod, 1, 0, seconds=PATIENCE)
        assert await pool.do(os.getpid, seconds=PATIENCE) == first

    in_a_pool(work)


def test_when_a_pool_stops_its_processes_end_whatever_they_are_at():
    async def work(pool):
        frozen = await pool.do(os.getpid, seconds=PATIENCE)
        os.kill(frozen, signal.SIGSTOP)

    in_a_pool(work)
    assert processes_of("tried") == []


def test_a_pool_in_which_every_job_fails_is_unwell_though_its_process_lives(tmp_path, monkeypatch):
    """As when the files of a net are damaged: other jobs may still be answered."""
    monkeypatch.setattr(pool, "FIRST_WAIT", 0.01)
    monkeypatch.setattr(pool, "LONGEST_WAIT", 0.01)

    async def run():
        tried = Pool("tried", 1, partial(fail_unless, tmp_path / "mark"))
        try:
            with pytest.raises(Failed):
                await tried.do(divmod, 1, 0, seconds=PATIENCE)
            assert await asyncio.to_thread(until, lambda: tried.problem)
            assert "no weights" in tried.problem
            await tried.do(os.getpid, seconds=PATIENCE)
            assert tried.problem
            (tmp_path / "mark").touch()
            assert await asyncio.to_thread(until, lambda: not tried.problem)
        finally:
            await tried.stop()

    asyncio.run(run())


def test_a_pool_that_nobody_has_asked_for_a_while_is_tried_when_somebody_asks_after_it(tmp_path, monkeypatch):
    monkeypatch.setattr(pool, "FIRST_WAIT", 0.01)
    monkeypatch.setattr(pool, "TRIED_SECONDS", 0.0)

    async def run():
        tried = Pool("tried", 1, partial(fail_unless, tmp_path / "mark"))
        try:
            await tried.do(os.getpid, seconds=PATIENCE)
            tried.look_after(PATIENCE)
            assert await asyncio.to_thread(until, lambda: tried.problem)
        finally:
            await tried.stop()

    asyncio.run(run())


SERVER = """
import asyncio, sys, time
from arasta.server.workers.pool import Pool
from tests.server.jobs import pid_and_linger
from pathlib import Path
if __name__ == "__main__":
    asyncio.run(Pool("tried", 1, time.time).do(pid_and_linger, Path(sys.argv[1]), seconds=600))
"""


def test_when_the_server_is_killed_its_processes_end_whatever_they_are_at(tmp_path):
    script, begun = tmp_path / "serving.py", tmp_path / "begun"
    script.write_text(SERVER)
    environment = os.environ | {"PYTHONPATH": os.pathsep.join(sys.path)}
    with subprocess.Popen([sys.executable, script, begun], env=environment) as killed:
        assert until(begun.exists)
        killed.kill()
    process = int(begun.read_text())
    assert until(lambda: not is_running(process))


def is_running(process):
    """Whether a process is more than a name that nobody has asked after."""
    try:
        return Path(f"/proc/{process}/stat").read_text().rpartition(")")[2].split()[0] != "Z"
    except OSError:
        return False
