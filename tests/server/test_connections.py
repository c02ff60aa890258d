"""Connections that send half a request, none, or do not read: they are cut, and everybody else is answered."""

import json
import socket
from contextlib import ExitStack

import pytest

from arasta.server.protocol.socket_in import PROTOCOL
from tests.server.running import PATIENCE, running
from tests.server.test_operating import until

FEW = 8
HALF = b"GET /api/languages HTTP/1.1\r\nHost: localhost\r\nX-Slow: "
WHOLE = b"GET /api/languages HTTP/1.1\r\nHost: localhost\r\n\r\n"
HALF_BODY = b"POST /api/games HTTP/1.1\r\nHost: localhost\r\nContent-Length: 100\r\n\r\n{"
UPGRADE = (
    "GET /api/games/{game}/socket HTTP/1.1\r\nHost: localhost\r\nConnection: Upgrade\r\nUpgrade: websocket\r\n"
    "Sec-WebSocket-Version: 13\r\nSec-WebSocket-Key: AAAAAAAAAAAAAAAAAAAAAA==\r\n\r\n"
)


@pytest.fixture(scope="module")
def server(tmp_path_factory):
    """One that waits for nobody."""
    times = {"headers_seconds": 0.3, "body_seconds": 0.3, "reading_seconds": 0.3, "lines_per_minute": 10**7}
    with running(tmp_path_factory.mktemp("connections"), connections_per_address=FEW, **times) as made:
        yield made


def connected(server, address="127.0.0.1", **options):
    """A connection from an address of this machine."""
    made = socket.socket()
    made.settimeout(PATIENCE)
    made.bind((address, 0))
    if "buffer" in options:
        made.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, options["buffer"])
    made.connect(("127.0.0.1", server.port))
    return made


def is_cut(made):
    """Whether the server ends a connection, after whatever it still says."""
    try:
        while made.recv(65536):
            pass
    except ConnectionError:
        pass
    return True


def open_connections(server):
    """As the server counts them."""
    return float(next(line for line in metrics(server) if line.startswith("arasta_connections ")).split()[1])


def metrics(server):
    """The numbers for Prometheus, line by line."""
    return server.get("/metrics").text.splitlines()


@pytest.mark.parametrize("sent", [b"", HALF, HALF_BODY], ids=["nothing", "half the headers", "half the body"])
def test_a_request_that_does_not_come_is_not_waited_for(server, sent):
    with connected(server) as made:
        made.sendall(sent)
        assert is_cut(made)


@pytest.mark.parametrize("sent", [b"\r\n", HALF], ids=["a line feed", "half the headers"])
def test_a_second_request_that_does_not_come_is_not_waited_for_either(server, sent):
    with connected(server) as made:
        made.sendall(WHOLE)
        assert b"200 OK" in made.recv(65536)
        made.sendall(sent)
        assert is_cut(made)


def test_however_many_half_requests_an_address_sends_all_are_answered(tmp_path):
    """They would be waited for longer than anybody here waits."""
    with (
        running(tmp_path, connections_per_address=FEW, headers_seconds=10 * PATIENCE) as server,
        ExitStack() as sockets,
    ):
        half = [sockets.enter_context(connected(server, "127.0.0.2")) for _ in range(5 * FEW)]
        for made in half[:FEW]:
            made.sendall(HALF)
        assert all(is_cut(made) for made in half[: 4 * FEW])
        for address in ("127.0.0.2", "127.0.0.3"):
            with connected(server, address) as honest:
                honest.sendall(WHOLE)
                assert b"200 OK" in honest.recv(65536)


def test_an_address_has_so_many_sockets_and_no_more(tmp_path):
    with running(tmp_path, connections_per_address=FEW) as server, ExitStack() as sockets:
        game, _ = server.new("free", "free")
        for _ in range(FEW - 1):  # one is that of the client
            sockets.enter_context(server.socket(game))
        server.get("/api/languages")
        with connected(server, "127.0.0.2") as other:
            other.sendall(WHOLE)
            assert b"200 OK" in other.recv(65536)
        assert open_connections(server) <= FEW + 1


def test_a_socket_that_does_not_read_is_cut(server):
    game, tokens = server.new("Ayşe", "Ben", draw=False)
    with connected(server, "127.0.0.4", buffer=4096) as deaf:
        deaf.sendall(UPGRADE.format(game=game).encode())
        assert b"101" in deaf.recv(300)
        hello = {"t": "hello", "protocol": PROTOCOL, "seats": [], "have": None, "lang": "en"}
        deaf.sendall(masked(json.dumps(hello).encode()))
        assert until(lambda: server.look(game)["watching"] == 1)
        before = open_connections(server)
        with server.socket(game, tokens[0]) as ayse:
            n, step = ayse.welcome["n"], ayse.welcome["table"]["step"]
            for i in range(n, n + 800, 2):  # each choice is told with all that can be seen
                if open_connections(server) <= before:
                    break
                assert ayse.request(f"do{i}", t="play", seat=0, n=i, do=["move 3"])["t"] == "done"
                assert ayse.request(f"back{i}", t="undo", seat=0, n=i + 1, to=step)["t"] == "done"
        assert until(lambda: open_connections(server) < before)


def masked(text):
    """A frame of a client: its mask is nothing."""
    return bytes([0x81, 0x80 | 126, *len(text).to_bytes(2, "big"), 0, 0, 0, 0]) + text
