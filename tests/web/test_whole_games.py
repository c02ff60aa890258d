"""Whole games in the browser, by clicks alone."""

import pytest
from playwright.sync_api import expect

from arasta.bots.registry import names
from tests.web.playing import play_on

RIVAL = next(bot for bot in ("greedy", "random") if bot in names())  # one who ends a game soon, if there is


@pytest.mark.parametrize(("kind", "bots"), [("istanbul", 3), ("dice", 2)])
def test_a_whole_game_against_bots_is_played_by_clicks_and_ends_with_its_ranking(sit, server, kind, bots):
    me, rivals = {"kind": "person", "name": "Ayşe", "confirm": False}, [{"kind": "bot", "bot": RIVAL}] * bots
    game, tokens = server.new(me, *rivals, game=kind, seed=4, draw=False)
    at = sit(game, [tokens[0]])
    seen = play_on(at, server, game, tokens[0])
    expect(at.page.get_by_role("dialog", name="Result")).to_be_visible()
    ranked = at.page.locator(".ranking li h3").all_text_contents()
    people = {person["seat"]: person["name"] for person in seen["people"]}
    assert ranked == [people[standing["seat"]] for standing in seen["table"]["result"]["standings"]]
    expect(at.page.locator(".chart .run")).to_have_count(bots + 1)
    expect(at.page.locator(".say h1")).to_contain_text(ranked[0])
