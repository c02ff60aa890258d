"""Playing on by clicks or keys alone: what to choose comes from the options, how to choose it from the page."""

import random

from playwright.sync_api import expect

from tests.web.brain import best
from tests.web.hands import by_mouse

MOST = 4000  # moves: a game that is longer does not end


def play_on(at, server, game, token, seed=1, until=lambda seen: seen["table"]["status"] == "over", press=by_mouse):
    """Presses what it chooses whenever the table waits for this seat, until the game is over or something is seen."""
    chooser, have = random.Random(seed), None
    for _ in range(MOST):
        seen = server.look(game, token, **({} if have is None else {"have": have, "wait": 20}))
        have, part, waits = seen["n"], seen["seats"][0], seen["table"]["waits"]
        if until(seen):
            return seen
        if waits and waits["seat"] == part["seat"]:
            expect(at.page.locator(f'main[data-n="{have}"]')).to_have_count(1)
            choose(at, part, waits, chooser, press)
    raise AssertionError("the game did not end")


def choose(at, part, waits, chooser, press):
    """One decision."""
    if waits["for"] == "end":
        press(at.go)
    elif part["sets"]:
        choose_several(at, part, chooser, press)
    else:
        choose_one(at, best(part["options"], chooser)["name"], press)


def choose_several(at, part, chooser, press):
    """Things of a set, one of each; or whatever ends it, if that brings more."""
    things = {thing["action"] for thing in part["sets"]["things"]}
    name = best(part["options"], chooser)["name"]
    if name in things:
        press(at.open(name))
        press(at.go)
    else:
        choose_one(at, name, press)


def choose_one(at, name, press):
    """A choice where it is shown: on the board or a card, as the second key, or as the great one."""
    shown, second = at.page.locator(f'[data-pick="{name}"]'), at.page.locator(f'[data-play="{name}"]')
    if shown.count():
        press(shown.first)
        press(at.go)
    elif second.count():
        press(second)
    else:
        press(at.go)
