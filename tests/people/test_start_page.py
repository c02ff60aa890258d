"""The start page: what goes wrong is said where one looks, what was typed is kept, and whoever was here finds back."""

import pytest
from playwright.sync_api import expect

from tests.people.form import Form
from tests.people.person import BOT, BY_LINK, HERE
from tests.people.test_newcomer import SCREENS

NO_NETWORK, NOT_FOUND = "ERR_INTERNET_DISCONNECTED", "404"
DICE = "Istanbul: The Dice Game"
NEAR = 160  # pixels


def tables(person):
    """The tables that the start page offers."""
    return person.page.get_by_role("navigation", name="Your tables").get_by_role("link")


@pytest.mark.parametrize("screen", SCREENS)
def test_what_goes_wrong_is_said_beside_what_was_pressed(come, screen):
    """Also where two tables are listed, and the form reaches down to the end of the screen."""
    person = come(**SCREENS[screen], wanted=NO_NETWORK)
    for _ in range(2):
        person.press("Play now")
        person.sees_game(3)
        person.start()
    expect(tables(person)).to_have_count(2)
    for table in tables(person).all():
        expect(table).to_be_in_viewport(ratio=0.99)
    alert = person.page.get_by_role("alert")
    for pressed in ("Open the table", "Join", "Learn the game", "Play now"):
        person.lose_network(False)
        person.start()
        person.press("More options")
        person.page.get_by_label("Table code or link").fill("ABCDEFG")
        person.lose_network()
        person.press(pressed)
        expect(alert).to_have_text("The server does not answer. See whether you are connected, and try again.")
        expect(alert).to_be_in_viewport(ratio=0.99)
        above, below = person.button(pressed).bounding_box(), alert.bounding_box()
        assert 0 <= below["y"] - above["y"] < NEAR
    person.lose_network(False)
    person.press("Open the table")
    person.sees_game(3)


def test_a_code_that_no_table_has_is_named_beside_its_field(come):
    person = come(wanted=NOT_FOUND)
    person.page.get_by_label("Table code or link").fill("nope12")
    person.press("Join")
    expect(person.page.get_by_role("alert")).to_have_text("There is no table with the code “NOPE12”.")
    person.page.get_by_label("Table code or link").fill(f"{person.home}/table.html?table=nowhere")
    person.press("Join")
    expect(person.page.get_by_role("alert")).to_contain_text("There is no such table.")
    person.go_home()


def test_a_name_is_typed_once(come):
    """It is kept where a second person sits at the same screen, in the next form, and where a friend's link leads."""
    leyla, marco = come(), come()
    form = Form(leyla.page)
    form.sign(["Leyla"])
    form.set("Seat 2", HERE)
    expect(leyla.page.get_by_label("Name in seat 1")).to_have_value("Leyla")
    leyla.page.get_by_label("Name in seat 2").fill("Oksana")
    leyla.press("Open the table")
    leyla.sees_game(3)
    assert {"Leyla", "Oksana"} < set(leyla.names())
    leyla.start()
    expect(leyla.page.get_by_label("Name", exact=True)).to_have_value("Leyla")
    marco.lay_table(DICE, BY_LINK, name="Marco")
    leyla.follow(marco.invitation()[0])
    expect(leyla.page.get_by_label("Your name")).to_have_value("Leyla")
    leyla.press("Join")
    marco.sees_game(2)
    assert marco.names() == ["Marco", "Leyla"]


def test_the_form_is_as_it_was_before_real_dice_were_thought_of(come):
    """And whoever plays at once plays against two bots, whatever stands in the form."""
    person = come()
    form = Form(person.page)
    person.press("More options")
    form.set("Seat 2", BY_LINK)
    seats = form.seats()
    form.set("Dice", "real, entered here")
    assert form.seats() == [HERE] * 3
    form.set("Dice", "fair, by the server")
    assert form.seats() == seats
    form.set("Dice", "real, entered here")
    person.press("Play now")
    person.sees_game(3)


def test_the_browsers_way_back_leads_to_a_form_that_works(come):
    person = come()
    person.press("Open the table")
    person.sees_game(3)
    person.go_back()
    expect(tables(person)).to_have_count(1)
    person.press("Open the table")
    person.sees_game(3)


def test_every_table_at_which_the_game_goes_on_is_offered(come):
    person = come()
    for kind in (BY_LINK, BOT, HERE):
        person.lay_table(DICE, kind, name="Leyla")
        expect(person.page.locator(".room, .ask, .curtain").first).to_be_visible()
        person.start()
    expect(tables(person)).to_have_count(3)
