"""The dice of a game that is over, which the browser checks by itself."""

import json

import pytest
from playwright.sync_api import expect


@pytest.fixture(scope="module")
def finished(server):
    """A dice game that two bots have played with fair dice."""
    game, _ = server.new("bot", "bot", game="dice")
    seen = server.look(game)
    while seen["table"]["status"] != "over":
        seen = server.look(game, have=seen["n"], wait=20)
    return game


def test_the_browser_checks_every_roll_and_draw(sit, finished, server):
    outcomes = server.get(f"/api/games/{finished}/outcomes").json()["outcomes"]
    at = sit(finished)
    at.page.get_by_role("button", name="Result").click()
    expect(at.page.locator(".sealed")).to_contain_text(f"checked all {len(outcomes)} rolls and draws")
    expect(at.page.locator(".sealed .tick")).to_be_visible()
    panel, words = (at.page.locator(it).bounding_box() for it in (".sealed", ".sealed div"))
    assert panel["y"] < words["y"]
    assert words["y"] + words["height"] < panel["y"] + panel["height"]


def test_an_outcome_that_does_not_follow_from_the_key_is_named(sit, finished, server):
    def other(route):
        told = route.fetch().json()
        sixth = told["outcomes"][5]
        sixth["name"] = next(name for name in told["weights"][sixth["of"]] if name != sixth["name"])
        route.fulfill(body=json.dumps(told), content_type="application/json")

    at = sit(finished)
    at.page.route("**/outcomes", other)
    at.page.get_by_role("button", name="Result").click()
    expect(at.page.locator(".sealed")).to_contain_text("number 6 does not follow")
    expect(at.page.locator(".sealed .tick")).to_have_count(0)
