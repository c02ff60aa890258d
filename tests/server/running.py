"""A real server in a thread, and clients that play on it."""

import json
import random
import threading
import time
from contextlib import ExitStack, contextmanager

import httpx
from websockets.sync.client import connect

from arasta.server.protocol.socket_in import PROTOCOL
from arasta.server.run import serving
from arasta.server.settings import Settings

PATIENCE = 120  # seconds until a client gives up: a busy machine is no failure


class Running:
    """A server that runs, and a client of it."""

    def __init__(self, port):
        self.port = port
        self.url = f"http://127.0.0.1:{port}"
        self.http = httpx.Client(base_url=self.url, timeout=PATIENCE)

    def get(self, path, token=None, **params):
        """A GET, with the token of a seat."""
        return self.http.get(path, params=params, headers=bearer(token))

    def post(self, path, body=None, token=None):
        """A POST, with the token of a seat."""
        return self.http.post(path, json={} if body is None else body, headers=bearer(token))

    def new(self, *seats, game="istanbul", pace=0, **more):
        """A table; by seat the tokens of the people."""
        body = {"game": game, "seats": [seat_wanted(seat) for seat in seats], "pace": pace, **more}
        answer = self.post("/api/games", body)
        assert answer.status_code == 201, answer.text
        made = answer.json()
        return made["game"], {seat["seat"]: seat["token"] for seat in made["seats"]}

    def look(self, game, token=None, **params):
        """What a seat sees of a table."""
        answer = self.get(f"/api/games/{game}", token, **params)
        assert answer.status_code == 200, answer.text
        return answer.json()

    def socket(self, game, *tokens, have=None, **more):
        """A socket after its welcome."""
        return Client(self.port, game, tokens, have, **more)


class Client:
    """A socket with a memory of what it was told."""

    def __init__(self, port, game, tokens=(), have=None, lang="en", protocol=PROTOCOL, **more):
        self.open = ExitStack()
        address = f"ws://127.0.0.1:{port}/api/games/{game}/socket"
        self.socket = self.open.enter_context(connect(address, max_size=None, ping_interval=None))
        self.told = []
        self.send(t="hello", protocol=protocol, seats=list(tokens), have=have, lang=lang, **more)
        self.welcome = self.receive()

    def send(self, **message):
        """Send a message."""
        self.socket.send(json.dumps(message))

    def receive(self):
        """The next message."""
        message = json.loads(self.socket.recv(PATIENCE))
        self.told.append(message)
        return message

    def until(self, t, /, **wanted):
        """The next message of a kind with these values."""
        while True:
            message = self.receive()
            if message["t"] == t and wanted.items() <= message.items():
                return message
            assert message["t"] != "bye", message

    def request(self, request, **message):
        """A request, and its answer."""
        self.send(id=request, **message)
        while True:
            answer = self.receive()
            if answer["t"] in ("done", "refused") and answer["id"] == request:
                return answer

    def close(self):
        """Go."""
        self.open.close()

    def __enter__(self):
        return self

    def __exit__(self, *error):
        self.close()


def bearer(token):
    """The header of a token."""
    return {} if token is None else {"Authorization": f"Bearer {token}"}


def seat_wanted(seat):
    """`free`, `bot`, or the name of a person, who ends turns without a word; in full as it is given."""
    if isinstance(seat, dict):
        return seat
    if seat == "free":
        return {"kind": "free"}
    if seat == "bot":
        return {"kind": "bot", "bot": "random"}
    return {"kind": "person", "name": seat, "confirm": False}


class Prefixed:
    """What a reverse proxy does that serves an application under a path of its site: the path before it falls away."""

    def __init__(self, app, prefix):
        self.app, self.prefix = app, prefix

    async def __call__(self, scope, receive, send):  # noqa: D102
        if scope["type"] != "lifespan":
            assert scope["path"].startswith(f"{self.prefix}/"), scope["path"]
            scope = {**scope, "path": scope["path"].removeprefix(self.prefix)}
        await self.app(scope, receive, send)


@contextmanager
def running(folder=None, at=0, prefix="", **settings):
    """A server with these settings, on a free port or `at` one, as if behind a proxy that puts it under `prefix`; it is
    stopped in the end.
    """
    given = {
        "requests_per_minute": 10**7,
        "tables_per_minute": 10**7,
        "messages_per_second": 10**6,
        "workers": 1,
        "warm_up": False,
    }
    if folder is not None:
        given["database"] = f"sqlite:///{folder / 'games.sqlite'}"
    made = serving(Settings(**(given | settings)), "127.0.0.1", at)
    if prefix:
        made.config.app = Prefixed(made.config.app, prefix)
    thread = threading.Thread(target=made.run)
    thread.start()
    try:
        while not made.started:
            assert thread.is_alive(), "the server did not start"
            time.sleep(0.01)
        port = made.servers[0].sockets[0].getsockname()[1]
        client = Running(port)
        with client.http:
            yield client
    finally:
        made.should_exit = True
        thread.join(PATIENCE)
        assert not thread.is_alive()


def worth(option):
    """A rough guess, so that games end soon: rubies first, then whatever is gained."""
    gained = 50 * option["gain"].get("rubies", 0) + sum(option["gain"].values()) - sum(option["cost"].values())
    return gained - 3 * (option["name"] in ("decline", "done", "skip"))


def chosen(chooser, options, at_random=0.3):
    """Mostly the best, now and then any."""
    if chooser.random() < at_random:
        return chooser.choice(options)["name"]
    return max(options, key=lambda option: (worth(option), chooser.random()))["name"]


def play_over_http(server, game, tokens, seed=1):
    """Play all seats over HTTP until the game is over; what is seen then."""
    chooser, all_tokens = random.Random(seed), ",".join(tokens.values())
    seen = server.look(game, all_tokens)
    while seen["table"]["status"] != "over":
        waits = seen["table"]["waits"]
        if waits["seat"] in tokens:
            part = next(part for part in seen["seats"] if part["seat"] == waits["seat"])
            body = {"id": f"r{seen['n']}", "n": seen["n"], "do": [chosen(chooser, part["options"])]}
            answer = server.post(f"/api/games/{game}/play", body, tokens[waits["seat"]])
            assert answer.status_code == 200, answer.text
        seen = server.look(game, all_tokens, have=seen["n"], wait=20)
    return seen


def play_over_socket(client, seed=1):
    """Play all seats of a socket until the game is over; the last message, and all steps as the first seat was told."""
    chooser, message, steps = random.Random(seed), client.welcome, []
    while message["table"]["status"] != "over":
        waits = message["table"]["waits"]
        for part in message["seats"]:
            if part["seat"] == waits["seat"] and waits["for"] != "end":
                do = [chosen(chooser, part["options"])]
                client.send(t="play", id=f"r{message['n']}", seat=waits["seat"], n=message["n"], do=do)
            elif part["seat"] == waits["seat"]:
                client.send(t="end", id=f"r{message['n']}", seat=waits["seat"], n=message["n"])
        message = client.until("entry")
        steps += message["seats"][0]["events"]
    return message, steps
