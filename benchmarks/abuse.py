"""How much one address can slow another: `python benchmarks/abuse.py [--json]`. Linux only: it asks from 127.0.0.2 too.

An honest person plays against a bot and asks for hints, first alone, then while somebody at another address does each
of the things below. All limits are the usual ones. benchmarks/README.md says what the figures mean; `--turns 3` is a
quick try.
"""

import argparse
import json
import os
import re
import socket
import subprocess
import sys
import tempfile
import threading
import time
from collections.abc import Callable, Iterator
from contextlib import ExitStack, contextmanager
from statistics import median
from typing import Any

import httpx
from server import finished

ABUSER = "127.0.0.2"
PATIENCE = 120.0
REVIEWS, TABLES, HALF, DEAF = 32, 21, 1200, 200
HALF_A_REQUEST = b"GET / HTTP/1.1\r\nHost: localhost\r\nX-Slow: "
EXPERTS = [{"kind": "bot", "bot": "expert"}] * 5
HONEST = [{"kind": "person", "name": "Honest", "confirm": False}, {"kind": "bot", "bot": "champion"}]
UPGRADE = (
    "GET /api/games/{game}/socket HTTP/1.1\r\nHost: localhost\r\nConnection: Upgrade\r\nUpgrade: websocket\r\n"
    "Sec-WebSocket-Version: 13\r\nSec-WebSocket-Key: AAAAAAAAAAAAAAAAAAAAAA==\r\n\r\n"
)
HELLO = json.dumps({"t": "hello", "protocol": 1, "seats": [], "have": None, "lang": "en"}).encode()


class Client:
    """Somebody at an address."""

    def __init__(self, port: int, address: str) -> None:
        self.port, self.address = port, address
        transport = httpx.HTTPTransport(local_address=address)
        self.http = httpx.Client(base_url=f"http://127.0.0.1:{port}", transport=transport, timeout=PATIENCE)

    def connected(self) -> socket.socket:
        """A bare connection."""
        return socket.create_connection(("127.0.0.1", self.port), PATIENCE, (self.address, 0))


class Honest(Client):
    """Plays against a bot, and asks for hints."""

    def sit_down(self, game: str) -> None:
        """At a new table."""
        wanted = {"game": game, "seats": HONEST, "pace": 0, "draw": False}
        made = self.http.post("/api/games", json=wanted).raise_for_status().json()
        self.game, token = made["game"], made["seats"][0]["token"]
        self.http.headers["Authorization"] = f"Bearer {token}"
        self.look()

    def look(self, **asked: Any) -> None:
        """At the table, when there is something new."""
        self.seen = self.http.get(f"/api/games/{self.game}", params=asked).raise_for_status().json()

    @property
    def is_asked(self) -> bool:
        """Whether the table waits for this person."""
        return self.seen["table"]["waits"]["seat"] == 0

    def hint(self) -> float:
        """Seconds until a hint is there."""
        begun = time.perf_counter()
        self.http.post(f"/api/games/{self.game}/hint", json={"n": self.seen["n"]}).raise_for_status()
        return time.perf_counter() - begun

    def turn(self) -> float:
        """Choose the first thing until the turn is over; seconds until the bot has had its own."""
        while self.is_asked:
            body = {
                "id": f"r{self.seen['n']}",
                "n": self.seen["n"],
                "do": [self.seen["seats"][0]["options"][0]["name"]],
            }
            self.http.post(f"/api/games/{self.game}/play", json=body).raise_for_status()
            self.look()
        begun = time.perf_counter()
        while not self.is_asked:
            self.look(have=self.seen["n"], wait=20)
        return time.perf_counter() - begun


def figures(port: int, turns: int, game: str) -> dict[str, float]:
    """The median seconds of a hint and of a bot's turn."""
    honest = Honest(port, "127.0.0.1")
    with honest.http:
        honest.sit_down(game)
        hints, bots = [], []
        for _ in range(turns):
            hints.append(honest.hint())
            bots.append(honest.turn())
    return {"hint_s": median(hints), "bot_turn_s": median(bots)}


def reviews(abuser: Client, stop: threading.Event) -> None:
    """Games to look back at, as many as are taken."""
    record = finished(1)
    games = []
    for _ in range(REVIEWS):
        answer = abuser.http.post("/api/records", json={"record": record})
        if answer.status_code == 201:
            games.append(answer.json()["game"])
    while not stop.wait(0.5):
        for game in games:
            abuser.http.post(f"/api/games/{game}/review")


def experts(abuser: Client, stop: threading.Event) -> None:
    """Tables of five experts each, without a pause."""
    for _ in range(TABLES):
        abuser.http.post("/api/games", json={"game": "istanbul", "seats": EXPERTS, "pace": 0})
    stop.wait()


def half_requests(abuser: Client, stop: threading.Event) -> None:
    """Connections that send half a request, again and again."""
    while not stop.is_set():
        with ExitStack() as sockets:
            for _ in range(HALF):
                made = sockets.enter_context(abuser.connected())
                try:
                    made.sendall(HALF_A_REQUEST)
                except OSError:  # it was cut already
                    continue
            stop.wait(5)


def deaf_sockets(abuser: Client, stop: threading.Event) -> None:
    """Sockets at a table of fast bots, which read nothing."""
    seats = [{"kind": "bot", "bot": "random"}] * 5
    game = abuser.http.post("/api/games", json={"game": "istanbul", "seats": seats, "pace": 0}).json()["game"]
    frame = (
        bytes([0x81, 0x80 | len(HELLO)]) if len(HELLO) < 126 else bytes([0x81, 0xFE, *len(HELLO).to_bytes(2, "big")])
    )
    with ExitStack() as sockets:
        for _ in range(DEAF):
            made = sockets.enter_context(abuser.connected())
            made.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, 4096)
            try:
                made.sendall(UPGRADE.format(game=game).encode())
                made.recv(100)
                made.sendall(frame + bytes(4) + HELLO)
            except OSError:
                continue
        stop.wait()


@contextmanager
def abused(abuse: Callable[[Client, threading.Event], None], port: int) -> Iterator[None]:
    """While somebody elsewhere is at it."""
    abuser, stop = Client(port, ABUSER), threading.Event()
    working = threading.Thread(target=abuse, args=(abuser, stop), daemon=True)
    working.start()
    time.sleep(3)  # until it is in full swing
    try:
        yield
    finally:
        stop.set()
        working.join(PATIENCE)
        abuser.http.close()


@contextmanager
def server(database: str) -> Iterator[int]:
    """The port of a server with the usual limits, when it is ready."""
    command = [sys.executable, "-m", "arasta", "serve", "--port", "0", "--database", database, "--log-level", "error"]
    process = subprocess.Popen(command, stdout=subprocess.PIPE, text=True, env=os.environ | {"ARASTA_WARM_UP": "no"})
    try:
        port = int(re.search(r":(\d+)/", process.stdout.readline())[1])
        while httpx.get(f"http://127.0.0.1:{port}/readyz", timeout=PATIENCE).status_code != 200:
            time.sleep(0.5)
        yield port
    finally:
        process.terminate()
        process.wait()
        process.stdout.close()


def measure(turns: int, game: str) -> dict[str, Any]:
    """Alone, and under each kind of abuse with a new server."""
    found: dict[str, Any] = {}
    for abuse in (None, reviews, experts, half_requests, deaf_sockets):
        name = "alone" if abuse is None else abuse.__name__
        print(f"Measuring: {name} …", file=sys.stderr, flush=True)
        with tempfile.TemporaryDirectory(prefix="arasta-abuse-") as folder, server(f"sqlite:///{folder}/games") as port:
            figures(port, 1, game)  # bots and advisers begin
            with ExitStack() as at_work:
                if abuse is not None:
                    at_work.enter_context(abused(abuse, port))
                found[name] = figures(port, turns, game)
    for name, each in found.items():
        each |= {f"{word}_ratio": round(each[word] / found["alone"][word], 2) for word in list(each)}
        found[name] = {word: round(value, 3) for word, value in each.items()}
    return found


def main() -> None:
    """Measure and tell."""
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("--json", action="store_true", help="print JSON")
    parser.add_argument("--turns", type=int, default=15, help="of the honest table under each abuse (15)")
    parser.add_argument(
        "--game", choices=("istanbul", "dice"), default="istanbul", help="of the honest table (istanbul)"
    )
    given = parser.parse_args()
    found = measure(given.turns, given.game)
    if given.json:
        print(json.dumps(found, indent=2))
        return
    for name, each in found.items():
        print(name, *(f"  {word:<18}{value:>10,}" for word, value in each.items()), sep="\n")


if __name__ == "__main__":
    main()
