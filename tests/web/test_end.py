"""A game that is over: what decided it, and its dice, which the browser checks by itself."""

import json

import pytest
from playwright.sync_api import expect

import arasta
from tests.web.positions import RECORDS
from tests.web.test_screens import PHONE, WIDE


@pytest.fixture(scope="module")
def finished(server):
    """A dice game that two bots have played with fair dice."""
    game, _ = server.new("bot", "bot", game="dice")
    seen = server.look(game)
    while seen["table"]["status"] != "over":
        seen = server.look(game, have=seen["n"], wait=20)
    return game


@pytest.mark.parametrize("size", [WIDE, PHONE], ids=["wide", "phone"])
def test_what_broke_a_tie_is_framed_and_said(sit, server, size):
    """END-7: of two with 4 rubies the one with more lira is before, of those with as many the one with more goods."""
    record = (RECORDS / "istanbul/four_long_leader.txt").read_text("utf-8")
    at = sit(server.post("/api/records", {"record": record}).json()["game"], size=size)
    at.page.get_by_role("button", name="Result").click()
    rows = at.page.locator(".ranking li")
    expect(rows.locator(".broke b")).to_have_text(["9", "8"])
    expect(rows.nth(1)).to_contain_text(
        "Seat 2 comes before Seat 4: both have 4 rubies; the tie is broken by 9 lira against 5 lira."
    )
    expect(rows.nth(2)).to_contain_text("both have 4 rubies, 5 lira; the tie is broken by 8 goods against 6 goods.")
    expect(rows.locator(".tie")).to_have_count(2)
    panel = at.page.locator(".ranking").bounding_box()
    for row in rows.all():
        box = row.bounding_box()
        assert panel["y"] < box["y"]
        assert box["y"] + box["height"] < panel["y"] + panel["height"]


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


@pytest.mark.parametrize("record", ["istanbul/two_short.txt", "dice/three.txt"], ids=["five rubies", "six"])
def test_the_winners_rubies_stand_in_an_arch(sit, server, record):
    """24: as many as there are, the outer ones lower, alike on both sides."""
    record = (RECORDS / record).read_text("utf-8")
    at = sit(server.post("/api/records", {"record": record}).json()["game"])
    at.page.get_by_role("button", name="Result").click()
    rubies = [ruby.bounding_box()["y"] for ruby in at.page.locator(".crown .i").all()]
    assert len(rubies) == arasta.load(record).result.standings[0].scores["rubies"]
    assert rubies == pytest.approx(rubies[::-1])
    half = rubies[: (len(rubies) + 1) // 2]
    assert half == sorted(half, reverse=True)
    assert half[0] > half[-1]


def test_what_counts_in_the_dice_game_where_rubies_are_equal_is_explained(sit, server):
    """DEND-4: lira, three for a goods token, two for a crystal."""
    at = sit(server.post("/api/records", {"record": (RECORDS / "dice/three.txt").read_text("utf-8")}).json()["game"])
    at.page.get_by_role("button", name="Result").click()
    expect(at.page.locator(".ranking .about")).to_contain_text("lira, 3 for each goods token and 2 for each crystal")
