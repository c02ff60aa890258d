"""The messages in docs/protocol, made from a real game. `python -m tests.server.protocol_examples` writes them anew."""

import json
import random
from dataclasses import replace
from pathlib import Path

from arasta.core.setting_kinds import FIRST_EDITION
from arasta.play.games import GAMES
from arasta.server.live.payloads import chair_part, seat_part, table_part
from arasta.server.live.presence import HERE, NOBODY, Presence
from arasta.server.protocol.socket_in import PROTOCOL
from arasta.server.tables.seats import Chair
from arasta.server.tables.start import begun_if_full
from arasta.server.tables.table import END, OVER, Agreed, Table

FOLDER = Path(__file__).parents[2] / "docs/protocol"
MADE = 1794785400.0
CHAIRS = (
    Chair(0, "Ayşe", "a hash", word="simit"),
    Chair(1, "Defne", bot="random"),
    Chair(2, "Cem", "a hash", confirm=False),
)


def examples():
    """By name the messages of a game of three with the first expansion."""
    table = new_table()
    yield "welcome_open", welcome(new_table((*CHAIRS[:2], Chair(2))), 0)
    yield "welcome", welcome(table, None)
    before, table = table.step, table.played("move 3", 0)
    yield "entry", entry(table, before, 0, "play", 0)
    before, table = table.step, table.played("decline", 0)
    yield "entry_end_due", entry(table, before, 0, "play", 0)
    undone = table.undone(table.undo_to(0), 0)
    yield "entry_undo", entry(undone, undone.step, 0, "undo", 0)
    table = table.ended()
    yield "entry_spectator", entry(table, table.step, None, "end", 0)
    chooser = random.Random(3)
    while not table.the_game.sets:
        before, table = at_random(table, chooser)
    yield "entry_sets", entry(table, before, table.waits.seat, "play", table.waits.seat)
    while table.status != OVER:
        before, table = at_random(table, chooser)
    yield "entry_over", entry(table, before, 0, "play", 2)
    yield "welcome_by_hand", welcome(new_table(by_hand=True), 0)


def new_table(chairs=CHAIRS, by_hand=False):
    """The table before anything is chosen, or before anything is entered."""
    rules = GAMES["istanbul"]
    agreed = rules.settings(players=3, expansions=["mocha"], edition=FIRST_EDITION)  # no later card changes the pages
    settings = rules.schema.write(agreed)
    agreed = Agreed("kq3xT0m1vB5fWz9a", "QDX7MRA", "istanbul", settings, False, 1.0, None, MADE, "5a" * 32)
    return begun_if_full(Table(replace(agreed, by_hand=True, dice_key="") if by_hand else agreed, chairs))


def at_random(table, chooser):
    """The step before a random choice, and the table after it."""
    if table.waits.what == END:
        table = table.ended()
    return table.step, table.played(chooser.choice(table.the_game.legal).name, table.waits.seat)


def welcome(table, since):
    """A welcome for the first seat."""
    said = {"number": 1, "seat": 0, "name": "Ayşe", "text": "Good luck!", "made": MADE + 31.5, "reaction": None}
    people = [chair_part(chair, Presence(HERE) if chair.is_person else NOBODY) for chair in table.chairs]
    head = {"t": "welcome", "n": table.n, "protocol": PROTOCOL, "people": people, "watching": 1, "said": [said]}
    return head | parts(table, since, 0)


def entry(table, since, seat, kind, by):
    """An entry for a seat."""
    return {"t": "entry", "n": table.n, "kind": kind, "by": by} | parts(table, since, seat)


def parts(table, since, seat):
    """What both have."""
    return {"table": table_part(table, "en", MADE), "seats": [seat_part(table, seat, since, "en")]}


def text_of(message):
    """A message as it stands in its file."""
    return json.dumps(message, ensure_ascii=False, indent=1) + "\n"


if __name__ == "__main__":
    for name, message in examples():
        (FOLDER / f"{name}.json").write_text(text_of(message), encoding="utf-8")
