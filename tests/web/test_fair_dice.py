"""Fair dice in the browser: its word comes after the promise, and the page says what that proves."""

import json

import pytest
from playwright.sync_api import expect

from tests.server.running import play_over_http

PERSON = {"kind": "person", "name": "Ayşe", "confirm": False, "word": None}


def given(at):
    """What this browser has kept of its words."""
    return json.loads(at.page.evaluate("() => localStorage.getItem('arasta.words')") or "{}")


def begun(server, game):
    """The dice of a table once the game has begun."""
    seen = server.look(game)
    while seen["table"]["status"] == "open":
        seen = server.look(game, have=seen["n"], wait=20)
    return seen["table"]["dice"]


@pytest.fixture
def played(sit, server):
    """A dice game that a browser gave its word for, and then a program has played."""
    game, tokens = server.new(PERSON, "bot", game="dice", draw=False)
    promised = server.look(game)["table"]["dice"]
    at = sit(game, tokens.values())
    dice = begun(server, game)
    assert dice["commitment"] == promised["commitment"]
    play_over_http(server, game, tokens)
    return at, game, dice


def test_the_page_gives_a_word_that_nobody_can_guess_when_it_has_seen_the_promise(played):
    at, game, dice = played
    kept = given(at)[game]["0"]
    assert (kept["word"], kept["commitment"]) == (dice["words"][0], dice["commitment"])
    assert len(kept["word"]) == 22
    at.page.get_by_role("button", name="What is proven?").click()
    inside = at.page.locator(".dialog .inside")
    expect(inside).to_contain_text("was not picked by whoever runs this server")
    expect(inside).to_contain_text("whoever runs this server has the key")
    expect(inside).to_contain_text(kept["word"])
    at.page.get_by_role("button", name="Close").click()
    expect(at.page.locator(".ranking")).to_be_visible()


TOLD = {"commitment": "may have been drawn again", "word": "is not in the dice", None: "gave no word"}


def test_a_promise_or_a_word_that_is_not_the_browsers_own_is_told(played):
    """By what is another one in what the browser has kept; or nothing is there at all."""
    at, game, _ = played
    words = given(at)
    for change, said in TOLD.items():
        changed = {game: {"0": words[game]["0"] | {change: "another"}}} if change else {}
        at.page.evaluate("words => localStorage.setItem('arasta.words', JSON.stringify(words))", changed)
        at.page.reload()
        at.page.get_by_role("button", name="Result").click()
        expect(at.page.locator(".sealed .tick")).to_have_count(0 if change else 1)
        at.page.get_by_role("button", name="What is proven?").click()
        expect(at.page.locator(".dialog .inside")).to_contain_text(said)


def test_who_sits_down_gives_a_word_and_a_lost_answer_loses_no_seat(open_page, server):
    game, tokens = server.new("Ayşe", "free", "free", game="dice", draw=False)
    page = open_page(wanted="Failed to load")
    page.goto(f"{server.url}/table.html?table={game}")
    page.route("**/join", lambda route: (route.fetch(), route.abort()), times=1)
    page.get_by_label("Your name").fill("Ben")
    page.get_by_role("button", name="Join").click()
    expect(page.get_by_role("alert")).to_be_visible()
    page.get_by_role("button", name="Join").click()
    expect(page.locator(".chairs li").filter(has_text="Ben")).to_contain_text("you")
    people = server.look(game)["people"]
    assert [person["name"] for person in people if not person["free"]].count("Ben") == 1
    server.post(f"/api/games/{game}/seats/{free(people)}/bot", {"bot": "random"}, tokens[0])
    assert len([word for word in begun(server, game)["words"] if word]) == 1


def free(people):
    """The seat that is free."""
    return next(person["seat"] for person in people if person["free"])


def test_the_waiting_room_says_whose_word_is_missing(sit, server):
    game, tokens = server.new(PERSON, PERSON | {"name": "Ben"}, game="dice", draw=False)
    at = sit(game, [tokens[0]])
    row = at.page.locator(".chairs li").filter(has_text="Ben")
    expect(row).to_contain_text("the word for the dice is still to come")
    expect(at.page.locator(".room")).to_contain_text("browser of Ben")
