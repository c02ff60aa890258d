"""24: a bad link says what it is, and has a way home."""

import pytest
from playwright.sync_api import expect

from tests.web.test_screens import found_by_axe

NOTHING_THERE = "Failed to load resource"


@pytest.mark.parametrize(
    ("address", "why"),
    [
        ("table.html", "It does not say which table is meant"),
        ("table.html?table=nowhere", "There is no such table."),
        ("table.html?table=nowhere#token", "it is not complete or was changed"),
    ],
)
def test_a_link_to_no_table_says_so_and_leads_home(open_page, server, address, why):
    page = open_page(wanted=NOTHING_THERE)
    page.goto(f"{server.url}/{address}")
    expect(page.get_by_role("heading", name="This link leads to no table")).to_be_visible()
    expect(page.get_by_role("alert")).to_contain_text(why)
    expect(page.locator(".lost")).to_be_hidden()
    assert found_by_axe(page) == []
    page.get_by_role("link", name="Start page").click()
    expect(page.get_by_role("button", name="Play now")).to_be_visible()


def test_who_has_a_link_with_a_seat_that_is_none_may_watch(open_page, server):
    game, tokens = server.new("Ayşe", "bot", pace=60)
    page = open_page()
    (token,) = tokens.values()
    page.goto(f"{server.url}/table.html?table={game}#{token[::-1]}")
    expect(page.get_by_role("alert")).to_contain_text("One of the tokens opens no seat")
    page.get_by_role("button", name="Watch without a seat").click()
    expect(page.locator(".watching")).to_be_visible()


@pytest.mark.parametrize("address", ["nonsense.html", "deep/down/nonsense"])
def test_an_address_that_is_not_there_is_a_page_with_a_way_home(open_page, server, address):
    page = open_page(wanted=NOTHING_THERE)
    page.goto(f"{server.url}/{address}")
    expect(page.locator(".astray")).to_contain_text(f"There is nothing at “/{address}”.")
    assert page.locator(".astray").evaluate("it => getComputedStyle(it).textAlign") == "center"  # its sheets are there
    page.get_by_role("link", name="To the start page").click()
    expect(page.get_by_role("button", name="Play now")).to_be_visible()


def test_a_file_that_is_no_saved_game_is_told_beside_its_field(open_page, server):
    page = open_page(wanted="422")
    page.goto(server.url)
    field = page.get_by_label("Open a saved game")
    field.set_input_files({"name": "letter.txt", "mimeType": "text/plain", "buffer": b"Dear Leyla"})
    alert = page.get_by_role("alert")
    expect(alert).to_contain_text("This is no saved game, or the file was changed: line 1")
    expect(alert).to_be_in_viewport(ratio=0.99)


def test_a_layout_that_does_not_go_with_the_rest_says_why(open_page, server):
    page = open_page()
    page.goto(server.url)
    layout = page.get_by_role("group", name="Layout")
    first = layout.get_by_role("button", name="For a first game")
    expect(first).to_have_attribute(
        "title", "“For a first game” goes only with Expansions: Mocha & Baksheesh or Letters & Seals."
    )
    first.click(force=True)
    expect(page.locator(".whynot")).to_have_text(first.get_attribute("title"))
    page.locator(".sheet").get_by_role("button", name="Mocha & Baksheesh").click()
    expect(page.locator(".whynot")).to_have_count(0)
    layout.get_by_role("button", name="Short paths").click(force=True)
    expect(page.locator(".whynot")).to_have_text("“Short paths” goes only with Expansions: none.")
