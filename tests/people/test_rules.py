"""Somebody who wonders finds the answer in the book of rules within two presses: on its page, and at the table."""

import pytest
from playwright.sync_api import expect

from tests.people.person import pointer_on
from tests.people.test_newcomer import SCREENS

QUESTIONS = {  # what somebody types who wonders, and what they read then
    "palace again": "carry out the action of the Sultan’s Palace once more",
    "equal": "Where these are equal, lira decide",
    "red mosque roll both": "turn a die to 4, or roll both again",
    "one or two places": "along rows and columns",
}


@pytest.mark.parametrize("screen", SCREENS)
def test_the_rules_are_a_page_with_every_answer(come, screen):
    person = come(**SCREENS[screen])
    person.page.get_by_role("link", name="The rules").click()
    expect(person.page.get_by_role("heading", name="The rules")).to_be_visible()
    expect(person.page.get_by_text("your merchant goes one or two places further")).to_be_visible()
    for typed, answer in list(QUESTIONS.items())[:2]:
        person.page.get_by_role("searchbox").fill(typed)
        expect(person.page.get_by_text(answer)).to_be_visible()
    person.press("Istanbul: The Dice Game")
    expect(person.page.get_by_text("First your tiles bring their income.")).to_be_visible()


def test_at_the_table_what_is_explained_is_a_key_away(come):
    person = come()
    person.press("Play now")
    person.sees_game(3)
    fountain = person.page.locator(".tile", has_text="Fountain").first
    with pointer_on(fountain):
        expect(person.page.get_by_role("tooltip")).to_contain_text("Call back any of your assistants")
        person.page.keyboard.press("b")
        book = person.page.get_by_role("dialog", name="The rules")
        expect(book.locator(".at")).to_contain_text("Fountain")
        expect(book.locator(".at")).to_be_in_viewport()
    book.get_by_role("searchbox").fill("guild cards")
    expect(book.get_by_text("not in this game").first).to_be_visible()
