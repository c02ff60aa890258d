"""Whoever was here finds all their games again: the newest on the start page, all on a page of their own."""

import re
from pathlib import Path

import pytest
from playwright.sync_api import expect

from tests.people.test_newcomer import SCREENS
from tests.people.test_start_page import tables


def game_rows(person, label):
    """The rows of a list on the page of all games."""
    return person.page.get_by_role("region", name=label).get_by_role("listitem")


@pytest.mark.parametrize("screen", SCREENS)
def test_the_start_page_shows_the_newest_three_tables_and_a_page_shows_all(come, screen):
    person = come(**SCREENS[screen])
    for _ in range(4):
        person.press("Play now")
        person.sees_game(3)
        person.start()
    expect(tables(person)).to_have_count(3)
    for table in tables(person).all():
        expect(table).to_contain_text(re.compile("Your move|Go on"))
    person.hit(person.page.get_by_role("link", name="All your 4 games"))
    expect(person.page.get_by_role("heading", name="Your games")).to_be_visible()
    expect(game_rows(person, "Going on")).to_have_count(4)
    expect(game_rows(person, "Going on").first).to_contain_text("Istanbul · base game")
    person.hit(game_rows(person, "Going on").last.get_by_role("link").first)
    person.sees_game(3)


def test_a_saved_game_that_is_over_is_kept_among_ones_games_and_looked_back_at(come):
    """The page says who won; “look back” opens the replay at its beginning."""
    person = come()
    person.open_record(Path(__file__).parents[1] / "records/dice/two.txt")
    person.start()
    person.hit(person.page.get_by_role("link", name="Your game and its result"))
    row = game_rows(person, "Finished").first
    expect(row).to_contain_text(re.compile(r"Seat \d won"))
    expect(row).to_contain_text("Istanbul: The Dice Game")
    person.hit(row.get_by_role("link", name="Look back"))
    expect(person.page.get_by_role("region", name="Look back")).to_contain_text("Step 0 of")
