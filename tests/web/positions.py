"""Tables that go on from a recorded game where something was asked."""

from pathlib import Path

import arasta

RECORDS = Path(__file__).parents[1] / "records"


def game_where(record, wanted):
    """A recorded game up to the first moment that is wanted."""
    whole = arasta.load((RECORDS / f"{record}.txt").read_text("utf-8"))
    game = arasta.Game(whole.rules, whole.settings, chance="manual")
    for made in whole.history:
        if wanted(game):
            return game
        game.play(made.action)
    raise AssertionError(f"this never happens in {record}")


def first_of_each_kind(record):
    """By kind of decision with a choice the first table of a recorded game at which it is asked."""
    whole = arasta.load((RECORDS / f"{record}.txt").read_text("utf-8"))
    game = arasta.Game(whole.rules, whole.settings, chance="manual")
    found = {}
    for made in whole.history:
        if game.to_act is not None and game.to_act >= 0 and len(game.legal) > 1 and game.decision not in found:
            found[game.decision] = game.copy()
        game.play(made.action)
    return found


def table_where(server, record, wanted):
    """A table that goes on from there, with a person in every seat; its id, and the token of whoever is asked."""
    return table_of(server, game_where(record, wanted))


def table_of(server, game):
    """A table that goes on with a game, with a person in every seat; its id, and the token of whoever is asked."""
    seats = [{"kind": "person", "name": f"P{n}"} for n in range(game.settings.players)]
    table = server.post("/api/records", {"record": game.record(), "seats": seats}).json()
    return table["game"], {seat["seat"]: seat["token"] for seat in table["seats"]}[game.to_act]


def offers(name, wanted):
    """At a decision with an option of this name that is as wanted."""
    return lambda game: any(
        choice.name == name and wanted(next(it for it in game.options() if it["name"] == name)) for choice in game.legal
    )
