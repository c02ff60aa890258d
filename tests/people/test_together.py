"""People who come and go: who is here, whose connection is lost, who leaves; ending and playing again by agreement."""

import re

from playwright.sync_api import expect

from tests.people.person import BY_LINK
from tests.people.playing import is_up, play_until
from tests.web.conftest import WIDE

DICE = "Istanbul: The Dice Game"
PHONE = {"width": 390, "height": 844}


def presence(person, name):
    """What the table of somebody says of another one."""
    return person.page.get_by_role("region", name=name, exact=True).locator(".presence")


def lost(person):
    """What a page says that has no connection."""
    return person.page.get_by_role("alert").filter(has_text="No connection")


def seated(come, *sizes):
    """Friends at one table of the dice game, each before a screen of their own; Ayşe has made it."""
    names = ["Ayşe", "Ben", "Cem"][: len(sizes)]
    people = [come(size, wanted="ERR_INTERNET_DISCONNECTED") for size in sizes]
    people[0].lay_table(DICE, *[BY_LINK] * (len(sizes) - 1), name=names[0])
    link, _ = people[0].invitation()
    for person, name in zip(people[1:], names[1:], strict=True):
        person.come_by_link(link, name)
    for person in people:
        person.sees_game(len(sizes))
    return people


def open_people(person):
    """The list of people, on a phone by the menu."""
    if not person.button("People").is_visible():
        person.press("Menu")
    person.press("People")


def end_game(*people):
    """The first one asks, the others agree."""
    open_people(people[0])
    people[0].press("End the game")
    expect(people[0].page.get_by_role("status").filter(has_text="You want to end the game.")).to_be_visible()
    for person in people[1:]:
        expect(person.page.get_by_text("It ends when all agree.")).to_be_visible()
        person.press("End it")
    for person in people:
        expect(person.page.get_by_role("heading", name="The game was ended")).to_be_visible()


def test_the_waiting_room_says_what_is_played_and_who_is_missing_and_shows_a_code_for_the_camera(come):
    ayse, ben = come(), come(PHONE)
    ayse.lay_table("Istanbul", BY_LINK, BY_LINK, name="Ayşe")
    room = ayse.page.locator(".room")
    expect(room.locator(".agreed")).to_contain_text("Short paths")
    expect(room.locator(".agreed")).to_contain_text("no clock")
    expect(room.get_by_text("2 seats are free")).to_be_visible()
    expect(room.get_by_role("img", name=re.compile("camera"))).to_be_visible()
    ben.come_by_link(ayse.invitation()[0], "Ben")
    expect(room.get_by_role("listitem").filter(has_text="Ben")).to_contain_text("here")
    ben.press("Give my seat up")
    expect(ben.button("Open the table")).to_be_visible()
    expect(room.get_by_role("listitem").filter(has_text="Ben")).to_have_count(0)
    ben.follow(ayse.invitation()[0])
    expect(ben.page.get_by_label("Your name")).to_have_value("Ben")  # typed once
    ayse.hit(room.get_by_role("link", name="Start page"))
    expect(ayse.button("Open the table")).to_be_visible()


def test_a_lost_connection_is_told_here_and_there_and_nothing_can_be_pressed_until_it_is_back(come):
    ayse, ben = seated(come, WIDE, PHONE)
    expect(presence(ayse, "Ben")).to_have_text("here")
    ben.lose_network()
    expect(lost(ben)).to_be_visible()
    expect(ben.page.locator("main")).to_have_attribute("inert", "")
    expect(presence(ayse, "Ben")).to_contain_text("coming back")
    ben.lose_network(False)
    expect(lost(ben)).to_be_hidden()
    expect(presence(ayse, "Ben")).to_have_text("here")
    play_until(lambda: is_up(ben), ayse, ben)
    play_until(lambda: is_up(ayse), ayse, ben)


def test_a_bot_plays_for_who_is_away_or_has_left_until_they_take_the_seat_back_with_one_press(come):
    ayse, ben = seated(come, WIDE, PHONE)
    play_until(lambda: is_up(ben), ayse, ben)
    ben.follow(ben.home)
    ayse.press("Let a bot play for Ben")
    expect(ayse.page.get_by_role("region", name="Ben", exact=True).locator(".level")).to_be_visible()
    ben.page.go_back(wait_until="commit")
    ben.press("Take my seat back")
    expect(ayse.page.get_by_role("region", name="Ben", exact=True).locator(".level")).to_have_count(0)
    open_people(ben)
    ben.press("Leave the table")
    expect(ben.button("Open the table")).to_be_visible()
    expect(ayse.page.get_by_role("region", name="Ben", exact=True).locator(".level")).to_be_visible()
    play_until(lambda: is_up(ayse), ayse)
    ben.page.go_back(wait_until="commit")
    ben.press("Take my seat back")
    play_until(lambda: is_up(ben), ayse, ben)


def test_three_end_the_game_together_and_three_presses_make_one_table_with_the_same_seats(come):
    people = seated(come, WIDE, PHONE, WIDE)
    names = [person.names() for person in people]
    end_game(*people)
    before = people[0].page.url
    people[0].press("Play again")
    expect(people[1].button("Play again")).to_contain_text("Ayşe wants to")
    expect(people[0].button("Waiting")).to_contain_text("have not answered yet")
    people[1].press("Play again")
    people[2].press("Play again")
    for person in people:
        expect(person.page).not_to_have_url(before)
        person.sees_game(3)
    assert len({person.page.url for person in people}) == 1
    assert [person.names() for person in people] == names


def test_who_plays_with_bots_alone_is_asked_once_more_before_the_game_ends(come):
    """One press too many would end it for good."""
    ayse = come()
    ayse.press("Play now")
    ayse.sees_game(3)
    open_people(ayse)
    ayse.press("End the game")
    ayse.press("Play on")
    expect(ayse.question).to_be_visible()
    open_people(ayse)
    ayse.press("End the game")
    ayse.press("End it")
    expect(ayse.page.get_by_role("heading", name="The game was ended")).to_be_visible()
