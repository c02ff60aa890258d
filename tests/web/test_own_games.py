"""The page of all games of a browser: every table it holds, how each ended, and what they come to."""

import json

import pytest
from playwright.sync_api import expect

from tests.server.finished import finished
from tests.web.test_screens import PHONE, WIDE, found_by_axe

AYSE = {"kind": "person", "name": "Ayşe"}
BEN = {"kind": "person", "name": "Ben"}


def bot(level):
    """A seat of a bot."""
    return {"kind": "bot", "bot": level}


@pytest.fixture(scope="module")
def held(server):
    """What a browser keeps of games against a bot, a friend and around one screen, one that goes on and one that the
    server does not know.
    """
    tables = [finished(server, AYSE, bot("hard")), finished(server, bot("hard"), AYSE)]
    friends, tokens = finished(server, AYSE, BEN)
    tables += [(friends, {0: tokens[0]}), finished(server, AYSE, BEN)]
    tables += [server.new("Ayşe", "free", settings={"expansions": ["mocha"]}), ("gone", {0: "x" * 43})]
    return {game: {"tokens": list(tokens.values()), "made": i} for i, (game, tokens) in enumerate(tables)}


def open_games(open_page, server, held, size, **more):
    """The page in a browser that holds these tables."""
    page = open_page(size, **more)
    page.add_init_script(f"localStorage.setItem('arasta.seats', {json.dumps(json.dumps(held))})")
    page.goto(f"{server.url}/games.html")
    expect(page.locator(".game")).to_have_count(len(held) - 1)
    return page


def test_every_table_is_listed_and_totals_tell_games_and_wins_by_game_and_opponents(open_page, server, held):
    page = open_games(open_page, server, held, WIDE)
    going = page.get_by_role("region", name="Going on").get_by_role("listitem")
    expect(going).to_have_count(1)
    expect(going).to_contain_text("Istanbul · Mocha & Baksheesh")
    expect(page.get_by_text("One table is no longer on this server.")).to_be_visible()
    rows = page.locator(".totals tbody tr")
    expect(rows).to_have_count(3)
    told = [" ".join(row.inner_text().split()) for row in rows.all()]
    assert told == [
        "Istanbul: The Dice Game against hard bot 2 1 50%",
        "Istanbul: The Dice Game against people 1 0 0%",
        "Istanbul: The Dice Game against others at this screen 1 1 100%",
    ]
    expect(page.locator(".sum")).to_contain_text("2 won of 4 games")


@pytest.mark.parametrize("theme", ["light", "dark"])
def test_axe_finds_nothing_serious_among_ones_games(open_page, server, held, theme):
    for size in (WIDE, PHONE):
        page = open_games(open_page, server, held, size, color_scheme=theme)
        assert found_by_axe(page) == []
        assert page.evaluate("document.documentElement.scrollWidth <= innerWidth")


@pytest.mark.parametrize("theme", ["light", "dark"])
def test_axe_finds_nothing_serious_in_the_chat_and_in_the_code_that_moves_a_seat(sit, server, theme):
    game, tokens = server.new("Ayşe", "Ben", draw=False)
    for i, (words, reaction) in enumerate([("Good luck!", None), ("", "wow")]):
        path, body = ("say", {"text": words}) if words else ("react", {"reaction": reaction})
        assert server.post(f"/api/games/{game}/{path}", {"id": f"a{i}", **body}, tokens[1]).status_code == 200
    at = sit(game, [tokens[0]], color_scheme=theme)
    at.page.get_by_role("button", name="Talking: 2 new lines").click()
    expect(at.page.locator(".said li")).to_have_count(2)
    assert found_by_axe(at.page) == []
    at.page.get_by_role("button", name="Close").click()
    at.page.get_by_role("button", name="Menu").click()
    at.page.get_by_role("button", name="Go on on my phone").click()
    expect(at.page.locator(".qr")).to_be_visible()
    assert at.page.locator(".qr").evaluate("image => image.decode().then(() => image.naturalWidth > 0)")
    assert found_by_axe(at.page) == []
