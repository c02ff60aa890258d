"""A bot that plays at an Arasta server with nothing but HTTP, and needs nothing but Python.

    arasta serve                                             # in one terminal
    python examples/http_bot.py http://127.0.0.1:8017        # in another: a dice game against a bot of the server
    python examples/http_bot.py http://127.0.0.1:8017 QDX7MRA   # sit down at the table with this code

It prefers whatever brings most. `choose` is the place for better ideas; docs/protocol.md says what there is to know.
"""

import json
import random
import sys
import time
import uuid
from typing import Any
from urllib.error import HTTPError
from urllib.request import Request, urlopen

NAME = "HTTP bot"
WAIT = 20  # seconds that the server may keep us waiting for news
STALE, TOO_FAST = 409, 429


def call(url: str, body: dict[str, Any] | None = None, token: str = "") -> Any:
    """Ask the server; a body makes it a POST. If we are too fast it says how long to wait, and then we ask again; what
    else it refuses is raised.
    """
    headers = {"Content-Type": "application/json"}
    if token:
        headers["Authorization"] = f"Bearer {token}"
    data = None if body is None else json.dumps(body).encode()
    while True:
        try:
            with urlopen(Request(url, data, headers), timeout=WAIT + 10) as answer:
                return json.load(answer)
        except HTTPError as refused:
            if refused.code != TOO_FAST:
                raise
            time.sleep(float(refused.headers["Retry-After"]))


def sit_down(server: str, code: str | None) -> tuple[str, str]:
    """The table and the token of our seat: at the table with a code, or at a new one against a bot of the server."""
    if code is not None:
        game = call(f"{server}/api/codes/{code}")["game"]
        return game, call(f"{server}/api/games/{game}/join", {"name": NAME, "confirm": False})["token"]
    me = {"kind": "person", "name": NAME, "confirm": False}  # what we choose is final at once
    wanted = {"game": "dice", "seats": [me, {"kind": "bot", "bot": "random"}], "pace": 0}
    made = call(f"{server}/api/games", wanted)
    return made["game"], made["seats"][0]["token"]


def choose(options: list[dict[str, Any]]) -> str:
    """The option that brings most for its price; rubies win the game."""

    def worth(option: dict[str, Any]) -> float:
        gain, cost = option["gain"], option["cost"]
        return 20 * gain.get("rubies", 0) + sum(gain.values()) - sum(cost.values()) + 4 * random.random()

    return str(max(options, key=worth)["name"])


def play(server: str, game: str, token: str) -> dict[str, Any]:
    """Play until the game is over; what the table says then."""
    table, have = f"{server}/api/games/{game}", -1
    while True:
        news = f"?have={have}&wait={WAIT}" if have >= 0 else ""
        seen = call(f"{table}{news}", token=token)
        have, mine = seen["n"], seen["seats"][0]
        if seen["table"]["status"] == "over":
            return dict(seen["table"])
        if not mine["options"]:
            continue
        # The id makes the request safe to repeat; n makes sure that we have seen what we decide about.
        request = {"id": uuid.uuid4().hex, "n": have, "do": [choose(mine["options"])]}
        try:
            call(f"{table}/play", request, token)
        except HTTPError as refused:
            if refused.code != STALE:  # something has happened meanwhile: look again
                raise


def main() -> None:
    """Sit down, play, and say how it ended."""
    server, code = sys.argv[1].rstrip("/"), sys.argv[2] if len(sys.argv) > 2 else None
    game, token = sit_down(server, code)
    print(f"Playing at table {game}.", flush=True)
    print(play(server, game, token)["result"]["text"])


if __name__ == "__main__":
    main()
