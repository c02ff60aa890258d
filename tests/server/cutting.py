"""A wire that is cut after so many bytes, and a client that connects again until all is said."""

import random
import socket
import threading
from contextlib import contextmanager, suppress

from websockets.exceptions import WebSocketException

from tests.server.running import Client, chosen

MOST = {"up": 1_000, "down": 60_000}  # bytes until a cut: a few requests, a few entries
CUT = (WebSocketException, EOFError, OSError)


@contextmanager
def cut_wire(port, seed):
    """The port of a wire to a server. Each connection is cut after a number of bytes that is drawn, one way or the
    other: within a message, between two, or while the connection is made.
    """
    chooser = random.Random(seed)
    with socket.create_server(("127.0.0.1", 0)) as listener:
        threading.Thread(target=wire, args=(listener, port, chooser), daemon=True).start()
        yield listener.getsockname()[1]
        listener.shutdown(socket.SHUT_RDWR)


def wire(listener, port, chooser):
    """Every connection to the listener goes on to the server, as far as it gets."""
    with suppress(OSError):  # the listener is closed in the end
        while True:
            here, _ = listener.accept()
            there = socket.create_connection(("127.0.0.1", port))
            side = chooser.choice(("up", "down"))
            limit = chooser.randrange(1, MOST[side])
            for way, ends in (("up", (here, there)), ("down", (there, here))):
                threading.Thread(target=pump, args=(*ends, limit if way == side else None), daemon=True).start()


def pump(source, sink, limit):
    """Bytes from one end to the other, so many at most; then both ends are closed."""
    with suppress(OSError):
        while limit is None or limit > 0:
            data = source.recv(2**16)[:limit]
            if not data:
                break
            sink.sendall(data)
            limit = None if limit is None else limit - len(data)
    for end in (source, sink):
        with suppress(OSError):
            end.shutdown(socket.SHUT_RDWR)
        end.close()


class Stubborn:
    """Plays all seats of a table over a wire that is cut again and again. It remembers what it was told, and resends
    what was not answered.
    """

    def __init__(self, port, game, tokens, welcome, seed):
        self.port, self.game, self.tokens = port, game, tokens
        self.n, self.first = welcome["n"], welcome["table"]["step"]
        self.steps = []  # what happened since then, as the first seat was told
        self.chooser = random.Random(seed)
        self.asked = None  # the request that was not answered yet
        self.answers = []
        self.cuts = 0

    def play(self, requests):
        """Until so many requests are answered, and their entries have come."""
        while len(self.answers) < requests or self.n < self.answers[-1]:
            try:
                with Client(self.port, self.game, self.tokens, self.n) as client:
                    self.talk(client, requests)
            except CUT:
                self.cuts += 1

    def talk(self, client, requests):
        """As long as the wire holds."""
        message = client.welcome
        assert message["n"] >= self.n
        self.hear(message)
        if self.asked:
            client.send(**self.asked)
        while len(self.answers) < requests or self.n < self.answers[-1]:
            if not self.asked and len(self.answers) < requests and self.n == message["n"]:
                self.ask(client, message)
            heard = client.receive()
            if heard["t"] == "entry":
                assert heard["n"] == self.n + 1, "an entry is missing, or came twice"
                self.hear(heard)
                message = heard
            elif heard["t"] == "done" and self.asked and heard["id"] == self.asked["id"]:
                self.answers.append(heard["n"])
                self.asked = None
            assert heard["t"] not in ("refused", "bye"), heard

    def ask(self, client, message):
        """A request of whoever is to act."""
        seat = message["table"]["waits"]["seat"]
        do = [chosen(self.chooser, message["seats"][seat]["options"])]
        self.asked = {"t": "play", "id": f"r{self.n}", "seat": seat, "n": self.n, "do": do}
        client.send(**self.asked)

    def hear(self, message):
        """What happened since is added to the story; nothing may be missing."""
        part = message["seats"][0]
        del self.steps[part["since"] - self.first :]
        self.steps += [(event["step"], event["action"]) for event in part["events"]]
        assert [step for step, _ in self.steps] == list(range(self.first, self.first + len(self.steps)))
        self.n = message["n"]
