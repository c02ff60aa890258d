"""The snapshot: a whole game in few bytes, opened at once.

It is for whoever runs the game: the seed or the key of its dice is in it, and what is hidden from seats.

It holds the settings, all actions, and the state; of the states before, those to which the game can still go back. The
others are worked out by replaying the game if anybody asks. The state is trusted only if the rules are those that made
it: a snapshot of other rules is replayed from its actions.
"""

import json
import zlib
from dataclasses import asdict
from functools import cache
from typing import TYPE_CHECKING, Any

import numpy as np

from arasta.core.refusal import Refusal
from arasta.play.errors import SnapshotError
from arasta.play.game.history import Step, pack
from arasta.play.games import GAMES
from arasta.play.records.fair_dice import FairDice
from arasta.play.text.names import ByColour

if TYPE_CHECKING:
    from arasta.play.game.game import Game

MARK = b"arasta snapshot 1\n"
MOST_BYTES = 16_000_000  # of a snapshot unpacked: far more than any game has


@cache
def fingerprint(name: str) -> str:
    """Of all that a state depends on: its fields and the actions."""
    rules = GAMES[name]
    return f"{zlib.crc32(repr((rules.dtype.descr, rules.actions)).encode()):08x}"


def write(game: "Game") -> bytes:
    """The snapshot of a game."""
    first = game.earliest_undo
    header = {
        "game": game.rules.name,
        "rules": fingerprint(game.rules.name),
        "settings": game.rules.schema.write(game.settings),
        "names": game.names,
        "by_colour": isinstance(game.names, ByColour),
        "seed": game.seed,
        "chance": game.chance,
        "dice": None if game.dice is None else asdict(game.dice),
        "ask_forced": game.ask_forced,
        "unseen": sorted(game.unseen),
        "actions": [made.action for made in game.history],
        "actors": [made.actor for made in game.history],
        "states": [game.states_at(step).tobytes().hex() for step in range(first, game.step + 1)],
    }
    body = zlib.compress(json.dumps(header, separators=(",", ":")).encode(), 6)
    return MARK + zlib.crc32(body).to_bytes(4, "big") + body


def read(data: bytes) -> "Game":
    """The game of a snapshot; a damaged one raises SnapshotError."""
    try:
        return opened(unpacked(data))
    except (KeyError, TypeError, ValueError, zlib.error) as error:
        if isinstance(error, SnapshotError):
            raise
        reason = error.text() if isinstance(error, Refusal) else str(error)
        raise SnapshotError("snapshot-damaged", reason=reason) from None


def unpacked(data: bytes) -> dict[str, Any]:
    """What stands in a snapshot."""
    if not isinstance(data, bytes | bytearray) or not data.startswith(MARK):
        raise SnapshotError("snapshot-no-mark")
    rest = bytes(data[len(MARK) :])
    if zlib.crc32(rest[4:]) != int.from_bytes(rest[:4], "big"):
        raise SnapshotError("snapshot-checksum")
    found: dict[str, Any] = json.loads(zlib.decompressobj().decompress(rest[4:], MOST_BYTES))
    return found


def opened(header: dict[str, Any]) -> "Game":
    """The game, from what stands in a snapshot."""
    from arasta.play.game.game import Game

    rules = GAMES[header["game"]]
    settings = rules.schema.kept(header["settings"])
    begun = Game(rules, settings, header["seed"], "manual", header["names"], header["ask_forced"])
    if header.get("by_colour"):
        begun.names = ByColour(begun.names)
    begun.chance, begun.unseen = header["chance"], set(header["unseen"])
    begun.dice = kept_dice(header.get("dice"))
    if header["rules"] != fingerprint(rules.name):
        return replayed(begun, header["actions"])
    states = [np.frombuffer(bytes.fromhex(state), rules.dtype) for state in header["states"]]
    first = len(header["actions"]) - len(states) + 1
    made = zip(header["actions"], header["actors"], strict=True)
    history = [Step(action, actor, None) for action, actor in made]
    for i, state in enumerate(states[:-1]):
        history[first + i] = history[first + i]._replace(before=pack(state))
    return begun.standing_at(history, states[-1])


def kept_dice(kept: dict[str, Any] | None) -> FairDice | None:
    """The fair dice of a snapshot; those from before there were any have none."""
    return None if kept is None else FairDice(**kept | {"words": tuple(kept["words"])})


def replayed(game: "Game", actions: list[int]) -> "Game":
    """Under other rules than those of the snapshot: every action is checked."""
    chance, game.chance = game.chance, "manual"
    for action in actions:
        game.play(action)
    game.chance = chance
    return game
