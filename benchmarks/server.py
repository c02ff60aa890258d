"""How much a server takes: `python benchmarks/server.py [--json]`. It runs in one process, the load in this one.

For a quick try: `--tables 50 --seconds 5`. benchmarks/README.md says what the figures mean.
"""

import argparse
import asyncio
import gc
import json
import os
import random
import re
import subprocess
import sys
import tempfile
import time
import uuid
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

import httpx
from server_load import Load, Table, opened_sockets, p95

sys.path.insert(0, str(Path(__file__).parent.parent))  # the tests know how to start a PostgreSQL

import arasta
from tests.server.postgresql import new_database, started

LIMITS = {"REQUESTS_PER_MINUTE": 10**8, "TABLES_PER_MINUTE": 10**8, "MESSAGES_PER_SECOND": 10**6, "WARM_UP": "no"}
SEATS = [{"kind": "person", "confirm": False}] * 4
EVERY = 5.0  # seconds between two choices at a table
BUSY_TABLES = 64  # that choose without a pause
OPENINGS = 40
FINISHED = 4  # games that are opened in turn, by a server that keeps none of them in memory
KIB = 1024


class Running:
    """A server in a process of its own."""

    def __init__(self, process: "subprocess.Popen[str]", port: int) -> None:
        self.process = process
        self.port = port
        self.http = httpx.Client(base_url=f"http://127.0.0.1:{port}", timeout=60)

    def new_table(self) -> Table:
        """A table of four people in the board game."""
        answer = self.http.post("/api/games", json={"game": "istanbul", "seats": SEATS}).raise_for_status().json()
        return Table(answer["game"], [seat["token"] for seat in sorted(answer["seats"], key=lambda seat: seat["seat"])])

    def kilobytes(self) -> float:
        """Its memory."""
        status = Path(f"/proc/{self.process.pid}/status").read_text(encoding="utf-8")
        return float(re.search(r"VmRSS:\s+(\d+) kB", status)[1])

    def cpu_seconds(self) -> float:
        """The time that it has worked, in all its threads: what others do on the machine matters little for that."""
        stat = Path(f"/proc/{self.process.pid}/stat").read_text(encoding="utf-8")
        user, system = stat.rpartition(")")[2].split()[11:13]  # fields 14 and 15 of proc(5)
        return (int(user) + int(system)) / os.sysconf("SC_CLK_TCK")


@contextmanager
def server(database: str, live_games: int) -> Iterator[Running]:
    """A server on a free port."""
    limits = LIMITS | {"SOCKETS_PER_ADDRESS": 10**6, "CONNECTIONS_PER_ADDRESS": 0, "LIVE_GAMES": live_games}
    environment = os.environ | {f"ARASTA_{word}": str(value) for word, value in limits.items()}
    command = [sys.executable, "-m", "arasta", "serve", "--port", "0", "--database", database, "--log-level", "error"]
    process = subprocess.Popen(command, stdout=subprocess.PIPE, text=True, env=environment)
    try:
        running = Running(process, int(re.search(r":(\d+)/", process.stdout.readline())[1]))
        with running.http:
            yield running
    finally:
        process.terminate()
        process.wait()
        process.stdout.close()


def measure(database: str, tables: int, seconds: float) -> dict[str, Any]:
    """All figures of one database."""
    with server(database, 2 * tables) as running:
        tell(f"{tables} tables of four, a choice every {EVERY:g} s each")
        live = [running.new_table() for _ in range(tables)]
        paced = asyncio.run(load(running, live, EVERY, seconds))
    with server(database, 2 * BUSY_TABLES) as running:
        tell("as many choices as it takes")
        busy = [running.new_table() for _ in range(min(BUSY_TABLES, tables))]
        most = asyncio.run(load(running, busy, 0.0, seconds))
    return {
        "p95_ms": round(p95(paced.delays) * 1000, 1),
        "paced_actions_per_s": round(paced.actions / paced.seconds, 1),
        "late_share": round(paced.late / max(paced.actions, 1), 3),
        "actions_per_s": round(most.actions / most.seconds, 1),
        "cpu_ms_per_action": round(most.cpu_seconds / most.actions * 1000, 2),
        "open_ms": round(open_ms(database), 1),
        **memory(database, tables),
    }


async def load(running: Running, tables: list[Table], every: float, seconds: float) -> Load:
    """Sit at all tables and play for so long."""
    async with opened_sockets(running.port, tables):
        found = Load()
        begun, worked = time.perf_counter(), running.cpu_seconds()
        await asyncio.gather(*(table.play(found, every, begun + seconds) for table in tables))
        found.seconds = time.perf_counter() - begun
        found.cpu_seconds = running.cpu_seconds() - worked
    return found


def open_ms(database: str) -> float:
    """The median time to look at a finished game that is not in memory."""
    tell("opening finished games")
    with server(database, 1) as running:
        games = []
        for seed in range(FINISHED):
            body = {"record": finished(seed)}
            games.append(running.http.post("/api/records", json=body).raise_for_status().json()["game"])
        times = []
        for i in range(OPENINGS):
            begun = time.perf_counter()
            running.http.get(f"/api/games/{games[i % FINISHED]}").raise_for_status()
            times.append(time.perf_counter() - begun)
    return sorted(times)[len(times) // 2] * 1000


def finished(seed: int) -> str:
    """The record of a whole random game of four."""
    game, chooser = arasta.new("istanbul", players=4, seed=seed), random.Random(seed)
    while not game.over:
        game.play(chooser.choice(game.legal).name)
    return game.record()


def memory(database: str, tables: int) -> dict[str, float]:
    """What tables that nobody looks at take, and what sockets take, with the settings that are usual."""
    tell("memory")
    with server(database, arasta_usual_live()) as running:
        known = [running.new_table() for _ in range(20)]
        before = running.kilobytes()
        for _ in range(tables):
            running.new_table()
        idle = running.kilobytes()
        sockets = asyncio.run(sitting(running, known[:10], max(tables // 10, 1)))
    return {"kb_per_table": round((idle - before) / tables, 1), "kb_per_socket": round(sockets, 1)}


def arasta_usual_live() -> int:
    """How many games a server keeps open if nobody says otherwise."""
    from arasta.server.settings import Settings

    return Settings().live_games


async def sitting(running: Running, tables: list[Table], each: int) -> float:
    """Kilobytes a socket, when so many sit at each seat of the tables."""
    async with opened_sockets(running.port, tables):
        before = running.kilobytes()
        async with opened_sockets(
            running.port, [Table(table.game, table.tokens) for table in tables for _ in range(each)]
        ):
            await asyncio.sleep(1)
            return (running.kilobytes() - before) / (len(tables) * each * len(SEATS))


def tell(what: str) -> None:
    """What is being measured, for who waits."""
    print(f"Measuring: {what} …", file=sys.stderr, flush=True)


def main() -> None:
    """Measure both databases, or one."""
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("--json", action="store_true", help="print JSON")
    parser.add_argument("--tables", type=int, default=1000, help="live tables (1000)")
    parser.add_argument("--seconds", type=float, default=60.0, help="of each load (60)")
    parser.add_argument("--only", choices=("sqlite", "postgresql"), help="one database")
    given = parser.parse_args()
    gc.disable()  # or what this process looks through, up to half a second at a time, would count as the server's delay
    found: dict[str, Any] = {}
    if given.only != "postgresql":
        with tempfile.TemporaryDirectory(prefix="arasta-bench-") as folder:
            found["sqlite"] = measure(f"sqlite:///{folder}/games.sqlite", given.tables, given.seconds)
    if given.only != "sqlite":
        with started() as cluster:
            found["postgresql"] = measure(new_database(cluster, uuid.uuid4().hex), given.tables, given.seconds)
    if given.json:
        print(json.dumps(found, indent=2))
        return
    for database, figures in found.items():
        print(database, *(f"  {name:<22}{value:>10,}" for name, value in figures.items()), sep="\n")


if __name__ == "__main__":
    main()
