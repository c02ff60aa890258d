"""Whole games in the browser, by clicks alone and by keys alone."""

import pytest
from playwright.sync_api import expect

from tests.web.hands import by_keyboard, by_mouse
from tests.web.playing import play_on

RIVAL = "hard"  # who ends a game soon, and thinks for an instant


@pytest.mark.parametrize(
    ("kind", "bots", "press"), [("istanbul", 3, by_mouse), ("dice", 2, by_mouse), ("dice", 1, by_keyboard)]
)
def test_a_whole_game_against_bots_is_played_by_clicks_or_keys_and_ends_with_its_ranking(
    sit, server, kind, bots, press
):
    me, rivals = {"kind": "person", "name": "Ayşe", "confirm": False}, [{"kind": "bot", "bot": RIVAL}] * bots
    game, tokens = server.new(me, *rivals, game=kind, seed=4, draw=False)
    at = sit(game, [tokens[0]])
    seen = play_on(at, server, game, tokens[0], press=press)
    expect(at.page.get_by_role("dialog", name="Result")).to_be_visible()
    people = {person["seat"]: person["name"] for person in seen["people"]}
    ranked = [people[standing["seat"]] for standing in seen["table"]["result"]["standings"]]
    expect(at.page.locator(".ranking li h3")).to_contain_text(ranked)  # a bot's name has its level beside it
    expect(at.page.locator(".chart .run")).to_have_count(bots + 1)
    expect(at.page.locator(".say h1")).to_contain_text(ranked[0])
