"""How much one address can slow another: `python benchmarks/abuse.py [--json]`. Linux only: it asks from 127.0.0.2 too.

An honest person plays against a bot and asks for hints, alone and then while somebody at another address does one of
the things below; for each of them on a new server, right before it and in the midst of it, for a machine that others
use too has fast minutes and slow ones. All limits are the usual ones. benchmarks/README.md says what the figures mean;
`--turns 3` is a quick try.
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
from functools import partial
from statistics import median
from typing import Any

import httpx
from server import finished

ABUSER = "127.0.0.2"
PATIENCE = 120.0
REVIEWS, TABLES, HALF, DEAF, READERS = 32, 21, 1200, 200, 16
ANOTHER_TABLE = 3.0  # seconds
SWING = 10.0  # until abuse is in full swing
HALF_A_REQUEST = b"GET / HTTP/1.1\r\nHost: localhost\r\nX-Slow: "
PERSON = {"kind": "person", "name": "Honest", "confirm": False}
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

    def sit_down(self, game: str, bot: str) -> None:
        """At a new table, with a bot."""
        wanted = {"game": game, "seats": [PERSON, {"kind": "bot", "bot": bot}], "pace": 0, "draw": False}
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


def figures(port: int, turns: int, game: str, bot: str) -> dict[str, float]:
    """The median seconds of a hint and of a bot's turn."""
    honest = Honest(port, "127.0.0.1")
    with honest.http:
        honest.sit_down(game, bot)
        hints, turned = [], []
        for _ in range(turns):
            hints.append(honest.hint())
            turned.append(honest.turn())
    return {"hint": median(hints), "bot_turn": median(turned)}


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


def readers(abuser: Client, stop: threading.Event) -> None:
    """The whole log of a game that is over, again and again, several at a time."""
    game = abuser.http.post("/api/records", json={"record": finished(1)}).raise_for_status().json()["game"]

    def read() -> None:
        while not stop.is_set():
            if abuser.http.get(f"/api/games/{game}/log").status_code != 200:
                stop.wait(0.1)  # so often is asked that some are refused

    reading = [threading.Thread(target=read, daemon=True) for _ in range(READERS)]
    for one in reading:
        one.start()
    for one in reading:
        one.join()


def bots(name: str, abuser: Client, stop: threading.Event) -> None:
    """Tables of five such bots each, without a pause, and another one as soon as it may be made."""
    wanted = {"game": "istanbul", "seats": [{"kind": "bot", "bot": name}] * 5, "pace": 0}
    for _ in range(TABLES):
        abuser.http.post("/api/games", json=wanted)
    while not stop.wait(ANOTHER_TABLE):
        abuser.http.post("/api/games", json=wanted)


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


Abuse = Callable[[Client, threading.Event], None]
ABUSES: dict[str, Abuse] = {
    "reviews": reviews,
    "readers": readers,
    "experts": partial(bots, "expert"),
    "champions": partial(bots, "champion"),
    "half_requests": half_requests,
    "deaf_sockets": deaf_sockets,
}


@contextmanager
def abused(abuse: Abuse, port: int) -> Iterator[None]:
    """While somebody elsewhere is at it."""
    abuser, stop = Client(port, ABUSER), threading.Event()
    working = threading.Thread(target=abuse, args=(abuser, stop), daemon=True)
    working.start()
    time.sleep(SWING)
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


def measure(abuses: list[str], turns: int, game: str, bot: str) -> dict[str, dict[str, float]]:
    """Under each kind of abuse, and right before it on the same server; by figure the ratio of the two."""
    found = {}
    for name in abuses:
        print(f"Measuring: {name} …", file=sys.stderr, flush=True)
        with tempfile.TemporaryDirectory(prefix="arasta-abuse-") as folder, server(f"sqlite:///{folder}/games") as port:
            figures(port, 1, game, bot)  # bots and advisers begin
            alone = figures(port, turns, game, bot)
            with abused(ABUSES[name], port):
                beside = figures(port, turns, game, bot)
        found[name] = compared(alone, beside)
    return found


def compared(alone: dict[str, float], beside: dict[str, float]) -> dict[str, float]:
    """Each figure beside the abuse, alone, and how many times as long it is."""
    found = {}
    for word, seconds in alone.items():
        found |= {f"{word}_s": beside[word], f"{word}_alone_s": seconds, f"{word}_ratio": beside[word] / seconds}
    return {word: round(value, 3) for word, value in found.items()}


def main() -> None:
    """Measure and tell."""
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("--json", action="store_true", help="print JSON")
    parser.add_argument("--turns", type=int, default=15, help="of the honest table under each abuse (15)")
    parser.add_argument(
        "--game", choices=("istanbul", "dice"), default="istanbul", help="of the honest table (istanbul)"
    )
    parser.add_argument("--only", choices=ABUSES, help="one kind of abuse (all)")
    parser.add_argument("--bot", default="champion", help="of the honest table (champion)")
    given = parser.parse_args()
    found = measure([given.only] if given.only else list(ABUSES), given.turns, given.game, given.bot)
    if given.json:
        print(json.dumps(found, indent=2))
        return
    for name, each in found.items():
        print(name, *(f"  {word:<20}{value:>10,}" for word, value in each.items()), sep="\n")


if __name__ == "__main__":
    main()
