"""Whole games in the browser, by clicks alone and by keys alone; of the long one the second half."""

import pytest
from playwright.sync_api import expect

from tests.web.hands import by_keyboard, by_mouse
from tests.web.playing import play_on
from tests.web.positions import late

RIVAL = "hard"  # who ends a game soon, and thinks for an instant
HALF = 170  # steps of a recorded game


@pytest.mark.parametrize(("bots", "press"), [(2, by_mouse), (1, by_keyboard)])
def test_a_whole_game_against_bots_is_played_by_clicks_or_keys_and_ends_with_its_ranking(sit, server, bots, press):
    me, rivals = {"kind": "person", "name": "Ayşe", "confirm": False}, [{"kind": "bot", "bot": RIVAL}] * bots
    game, tokens = server.new(me, *rivals, game="dice", seed=4, draw=False)
    plays_to_the_end(sit, server, game, tokens[0], press)


def test_a_long_game_is_played_by_clicks_from_its_middle_and_ends_with_its_ranking(sit, server):
    """Its first turns are played by those who learn it (test_newcomer.py) and by ear (test_by_ear.py)."""
    game, token = late(server, "istanbul/four_short", HALF)
    plays_to_the_end(sit, server, game, token, by_mouse)


def plays_to_the_end(sit, server, game, token, press):
    """Somebody plays until the result opens by itself; it ranks everybody, and draws how they came there."""
    at = sit(game, [token])
    seen = play_on(at, server, game, token, press=press)
    expect(at.page.get_by_role("dialog", name="Result")).to_be_visible()
    people = {person["seat"]: person["name"] for person in seen["people"]}
    ranked = [people[standing["seat"]] for standing in seen["table"]["result"]["standings"]]
    expect(at.page.locator(".ranking li h3")).to_contain_text(ranked)  # a bot's name has its level beside it
    expect(at.page.locator(".chart .run")).to_have_count(len(people))
    expect(at.page.locator(".say h1")).to_contain_text(ranked[0])
