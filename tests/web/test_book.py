"""25: what people want to know of the rules is found within two presses."""

import pytest
from playwright.sync_api import expect

from arasta.play.text.descriptions import describe
from tests.web.positions import game_where, table_of

RECORD = "istanbul/grand_bazaar_three"


@pytest.fixture(scope="module")
def game():
    """Somebody with bonus cards is to move, and somebody else has a mosque tile."""

    def wanted(game):
        if game.to_act is None or game.to_act < 0 or game.decision != "move":
            return False
        view = game.view(game.to_act)
        others = [player for player in view["players"] if player["seat"] != game.to_act]
        return view["hand"] and any(player["mosque_tiles"] for player in others)

    return game_where(RECORD, wanted)


def card_of(game):
    """The first bonus card of whoever is to move."""
    return game.view(game.to_act)["hand"][0]


@pytest.fixture
def at(sit, server, game):
    table, token = table_of(server, game)
    return sit(table, [token])


def told(at, thing):
    """The explanation of a thing on which the pointer rests."""
    at.page.mouse.move(0, 0)
    at.page.locator(thing).first.hover()
    expect(at.page.locator(".tip")).to_be_visible()
    return at.page.locator(".tip")


def test_a_card_says_what_it_does_and_when_it_may_be_played(at, game):
    """No press at all. The moment stands in brackets behind what it does."""
    card = card_of(game)
    text = describe("istanbul", "card", card, expansions=("mocha", "letters"))
    assert text.endswith(")")
    expect(told(at, f'.hand [data-tip="card {card}"]')).to_contain_text(text)


def test_the_tile_of_another_player_says_what_it_does(at, game):
    players = game.view(game.to_act)["players"]
    (colour, *_) = next(it["mosque_tiles"] for it in players if it["seat"] != game.to_act and it["mosque_tiles"])
    text = describe("istanbul", "mosque-tile", colour)
    expect(told(at, f'.other [data-tip="mosque-tile {colour}"]')).to_contain_text(text)


def test_a_place_that_cannot_be_reached_says_why(at, game):
    place = next(it for it in game.refused(game.to_act) if it["kind"] == "place" and "steps" in it["why"])
    expect(told(at, f'[data-tip="place {place["target"]}"]')).to_contain_text(place["why"])


def test_how_a_tie_is_broken_is_two_presses_away(at):
    at.page.locator('.menu [data-do="rules"]').first.click()
    at.page.get_by_role("dialog").get_by_text("How the day ends").click()
    expect(at.page.get_by_text("Where these are equal, lira decide")).to_be_in_viewport()


def test_the_book_opens_at_what_is_explained(at, game):
    """From an explanation one press leads to the thing in the book, where all others of its kind are."""
    card = card_of(game)
    told(at, f'.hand [data-tip="card {card}"]').locator(".lookup").click()
    thing = at.page.locator(".book .at")
    expect(thing).to_be_in_viewport()
    expect(thing).to_contain_text(describe("istanbul", "card", card, expansions=("mocha", "letters")))


def test_what_is_no_thing_of_the_book_leads_to_the_chapter_about_it(at):
    told(at, '.mine [data-tip="assistants"]').locator(".lookup").click()
    chapter = at.page.locator("details.at")
    expect(chapter).to_have_attribute("open", "")
    expect(chapter.locator("summary")).to_have_text("How a turn runs")
