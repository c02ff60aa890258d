"""A table that its maker lists is found by strangers on the start page; others are not."""

import pytest
from playwright.sync_api import expect

from tests.people.form import Form
from tests.people.person import BY_LINK
from tests.people.test_newcomer import SCREENS

DICE = "Istanbul: The Dice Game"


@pytest.mark.parametrize("screen", SCREENS)
def test_a_stranger_joins_a_table_that_is_listed(come, screen):
    maker, stranger = come(), come(**SCREENS[screen])
    name = f"Ayşe {screen}"
    form = Form(maker.page)
    form.button("More options").click()
    form.set("Game", DICE)
    form.seat(2)
    form.set("Seat 2", BY_LINK)
    form.set("Guests", "anybody, listed")
    form.sign([name])
    form.button("Open the table").click()
    maker.invitation()
    stranger.start()
    listed = stranger.page.get_by_role("region", name="Open to all").get_by_role("link", name=name)
    expect(listed).to_contain_text("one seat free")
    stranger.hit(listed)
    stranger.page.get_by_label("Your name").fill("Ben")
    stranger.press("Join")
    for person in (maker, stranger):
        person.sees_game(2)


def test_a_table_is_not_listed_unless_its_maker_says_so(come):
    maker, stranger = come(), come()
    maker.lay_table(DICE, BY_LINK, name="Gizem")
    maker.invitation()
    stranger.start()
    expect(stranger.page.get_by_role("link", name="Gizem")).to_have_count(0)
