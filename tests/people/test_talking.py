"""Talking at a table, on a desk and on a phone: words, reactions, what is new, and whom one does not want to hear."""

import pytest
from playwright.sync_api import expect

from tests.people.person import BY_LINK
from tests.people.test_newcomer import SCREENS

DICE = "Istanbul: The Dice Game"


@pytest.fixture
def friends(come):
    """Ayşe before a wide screen and Ben with a phone, at one table."""
    wide, phone = (SCREENS[screen] for screen in ("desktop", "phone"))
    ayse, ben = come(**wide), come(**phone)
    ayse.lay_table(DICE, BY_LINK, name="Ayşe")
    link, _ = ayse.invitation()
    ben.come_by_link(link, "Ben")
    for person in (ayse, ben):
        person.sees_game(2)
    return ayse, ben, link


def lines(person):
    """What is read in the open chat."""
    return person.page.get_by_role("dialog", name="Talking").get_by_role("listitem")


def test_people_talk_and_react_and_see_what_is_new(friends, come):
    ayse, ben, link = friends
    ayse.press("Talking")
    ayse.page.get_by_label("Say something").fill("Merhaba!")
    ayse.press("Send")
    expect(lines(ayse)).to_have_count(1)
    expect(ben.page.get_by_role("status").filter(has_text="Merhaba!")).to_be_visible()
    expect(ben.button("Talking: one new line")).to_be_visible()
    ben.press("Talking: one new line")
    expect(lines(ben).first).to_contain_text("Merhaba!")
    ben.press("Bravo")
    expect(lines(ayse).last.get_by_role("img", name="Bravo")).to_be_visible()
    ben.press("Close")
    expect(ben.button("Talking")).to_have_accessible_name("Talking")
    ben.reload()
    ben.sees_game(2)
    expect(ben.button("Talking")).to_have_accessible_name("Talking")
    guest = come()
    guest.follow(link)
    guest.sees_game(2)
    guest.press("Talking")
    expect(lines(guest)).to_have_count(2)
    expect(guest.page.get_by_label("Say something")).to_have_count(0)


def test_whoever_is_muted_is_not_heard_until_they_are_heard_again(friends):
    ayse, ben, _ = friends
    ayse.press("Talking")
    ayse.press("Mute Ben")
    ayse.press("Close")
    ben.press("Talking")
    ben.page.get_by_label("Say something").fill("Hurry up!")
    ben.press("Send")
    expect(lines(ben)).to_have_count(1)
    ayse.reload()
    ayse.sees_game(2)
    expect(ayse.button("Talking")).to_have_accessible_name("Talking")
    ayse.press("Talking")
    expect(ayse.page.get_by_text("Hurry up!")).to_have_count(0)
    ayse.press("Hear Ben again")
    expect(lines(ayse)).to_contain_text(["Hurry up!"])
