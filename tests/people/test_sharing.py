"""A finished game is shown to anybody by its address; a seat goes on on the phone by a code that works once."""

import re
from pathlib import Path

import pytest
from playwright.sync_api import expect

from tests.people.test_newcomer import SCREENS

RECORD = Path(__file__).parents[1] / "records/dice/two.txt"


@pytest.mark.parametrize("screen", SCREENS)
def test_the_address_of_a_moment_opens_it_for_everybody(come, screen):
    person = come(**SCREENS[screen])
    person.open_record(RECORD)
    person.press("Result")
    person.press("Look back")
    replay = person.page.get_by_role("region", name="Look back")
    expect(replay).to_contain_text("Step 0 of")
    for _ in range(3):
        person.press("One step on")
    expect(replay).to_contain_text("Step 3 of")
    expect(person.page).to_have_url(re.compile(r"[?&]step=3$"))
    stranger = come(**SCREENS[screen])
    stranger.follow(person.page.url)
    replay = stranger.page.get_by_role("region", name="Look back")
    expect(replay).to_contain_text("Step 3 of")
    expect(stranger.button("Share this moment")).to_be_visible()
    stranger.press("Leave")
    expect(replay).to_have_count(0)
    expect(stranger.page).to_have_url(re.compile(r"table=[\w-]+$"))


def test_a_seat_goes_on_on_the_phone_and_its_code_works_once(come):
    """The phone reads the link from the code on the screen; who comes second with it is told so."""
    desk = come()
    desk.press("Play now")
    desk.sees_game(3)
    desk.press("Menu")
    desk.press("Go on on my phone")
    expect(desk.page.get_by_role("img", name="The code that moves your seat")).to_be_visible()
    link = desk.page.get_by_role("dialog").locator("code").inner_text()
    phone = come(**SCREENS["phone"])
    phone.follow(link)
    phone.sees_game(3)
    expect(phone.page).to_have_url(re.compile(r"table=[\w-]+$"))
    phone.press("Menu")
    expect(phone.button("Go on on my phone")).to_be_visible()
    expect(desk.page.get_by_role("dialog", name="You went on elsewhere")).to_be_visible()
    desk.press("Watch here")
    expect(desk.page.get_by_text("You are watching.")).to_be_visible()
    second = come(wanted="422")
    second.follow(link)
    expect(second.page.get_by_role("alert")).to_contain_text("This code was used already, or it has expired.")
