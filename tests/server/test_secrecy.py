"""Secrecy end to end: the bytes that a seat is sent are the same for any two deals that it cannot tell apart."""

import asyncio
import itertools
import random
import time
from dataclasses import replace
from types import SimpleNamespace

import pytest

from arasta.core.machine import CHANCE
from arasta.play.game.history import Step, pack
from arasta.play.games import GAMES
from arasta.server.live.broadcast import Payloads, Rooms
from arasta.server.live.connection import Connection
from arasta.server.tables.seats import Chair
from arasta.server.tables.start import begun_if_full
from arasta.server.tables.table import CHOICE, END, Agreed, Entry, Table

MIXES = [{}, {"expansions": ["mocha", "letters"]}]
SEATS = (0, 1, 2, None)


def tables_of_a_game(settings, seed, choices):
    """A random game, table by table: before and after each entry."""
    rules = GAMES["istanbul"]
    written = rules.schema.write(rules.settings(players=3, **settings))
    chairs = tuple(Chair(seat, name, "hash", confirm=seat == 0) for seat, name in enumerate(("Ayşe", "Ben", "Cem")))
    table = begun_if_full(Table(Agreed("table", "CODE", "istanbul", written, False, 0.0, seed, 0.0), chairs))
    chooser = random.Random(seed)
    for _ in range(choices):
        if table.waits is None:
            return
        seat = table.waits.seat
        if table.waits.what == END:
            new = table.ended()
        else:
            new = table.played(chooser.choice(table.the_game.legal).name, seat)
        yield table, new, seat
        table = new


def imagined(table, seat, key):
    """The same table, dealt anew in what the seat cannot know."""
    game = table.the_game
    states = game.states_at(game.step)
    looks = -1 if seat is None else seat
    game.rules.imagine(game.rules.open(states), looks, key)
    return replace(table, game=game.standing_at(game.history, states))


def sent(table, seat):
    """What a seat is sent of a table."""
    return Payloads(table, table.step).message("entry", (seat,), "en", {"kind": "play", "by": 0}).encode()


@pytest.mark.parametrize("settings", MIXES, ids=str)
def test_the_bytes_for_a_seat_do_not_depend_on_what_it_cannot_know(settings):
    differs = 0
    for i, (_, table, _) in enumerate(tables_of_a_game(settings, 5, 160)):
        if i % 8:
            continue
        for seat in SEATS:
            if table.waits is not None and table.waits.what == CHOICE and table.waits.seat == seat and i % 16:
                continue
            other = imagined(table, seat, 1000 + i)
            assert sent(other, seat) == sent(table, seat)
            differs += other.the_game.state_bytes() != table.the_game.state_bytes()
    assert differs > 30


def test_an_entry_tells_a_seat_the_same_whatever_others_draw():
    """Every card that a seat could have drawn: the others are sent the same bytes, the seat itself others."""
    compared = 0
    for table, new, seat in tables_of_a_game({}, 8, 400):
        made = new.the_game.history[table.step :]
        drawn = [i for i, step in enumerate(made) if step.actor == CHANCE and is_hidden(new, table.step + i)]
        if len(drawn) != 1 or drawn[0] != len(made) - 1:
            continue
        messages = [sent_of(each, table.step) for each in other_outcomes(new, new.step - 1)]
        for looks in SEATS:
            bytes_sent = {by_seat[looks] for by_seat in messages}
            assert len(bytes_sent) == (len(messages) if looks == seat else 1)
        compared += len(messages) > 1
        if compared == 3:
            return
    raise AssertionError("hidden cards were drawn too seldom")


def is_hidden(table, step):
    """Whether a step looks different to somebody."""
    game = table.the_game
    s = game.rules.open(game.states_at(step))
    action = game.history[step].action
    return game.rules.seen(s, action, None) != game.rules.actions[action]


def other_outcomes(table, step):
    """The table with each outcome that the last step could have had."""
    game = table.the_game
    before = game.states_at(step)
    for action in game.rules.legal(game.rules.open(before)):
        states = before.copy()
        game.rules.step(game.rules.open(states), action)
        history = [*game.history[:step], Step(action, CHANCE, pack(before))]
        if game.rules.to_act(game.rules.open(states)) >= 0:
            yield replace(table, game=game.standing_at(history, states))


def sent_of(table, since):
    """By seat what is sent."""
    payloads = Payloads(table, since)
    return {seat: payloads.message("entry", (seat,), "en", {"kind": "play", "by": 0}) for seat in SEATS}


def test_a_connection_is_sent_its_own_seats_and_no_others():
    """By the rooms themselves, for all ways of holding seats."""

    async def run():
        rooms = Rooms(SimpleNamespace(listeners=[], now=time.time))
        holdings = [seats for n in range(4) for seats in itertools.combinations(range(3), n)]
        before, table, seat = next(tables_of_a_game({}, 3, 1))
        connections = [Connection(before.agreed.id, [before.chairs[i] for i in seats], "en") for seats in holdings]
        for connection in connections:
            rooms.enter(before, None, [], {}, connection)
        for connection in connections:
            while not connection.outbox.empty():
                connection.outbox.get_nowait()
        rooms.entered(table, Entry(table.n, seat, "play", {}, table.step, table.final), 0)
        for connection, seats in zip(connections, holdings, strict=True):
            payloads = Payloads(table, 0)
            expected = payloads.message("entry", seats or (None,), "en", {"kind": "play", "by": seat})
            assert connection.outbox.get_nowait() == expected

    asyncio.run(run())
