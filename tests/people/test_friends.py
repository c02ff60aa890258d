"""Friends who play together, each before a screen of their own: they come by link or by code, and play to the end."""

from playwright.sync_api import expect

from tests.people.person import BY_LINK, HARD
from tests.people.playing import is_up, play_to_the_end, play_until, result

DICE = "Istanbul: The Dice Game"  # the shorter one


def ranking(person):
    """Who is placed how."""
    return result(person).locator(".ranking li h3").all_inner_texts()


def test_two_friends_and_bots_play_the_dice_game_to_its_end_by_link_and_once_more(come):
    """Bots that win soon: people who choose anything take long."""
    ayse, ben = come(), come()
    ayse.lay_table(DICE, BY_LINK, HARD, HARD, name="Ayşe")
    link, _ = ayse.invitation()
    ben.come_by_link(link, "Ben")
    ben.sees_game(4)
    play_to_the_end(ayse, ben)
    assert {"Ayşe", "Ben"} < set(ranking(ayse))
    assert len(ranking(ayse)) == 4
    assert ranking(ayse) == ranking(ben)
    befores = [person.page.url for person in (ayse, ben)]
    for person in (ayse, ben):
        person.press("Play again")
    for person, before in zip((ayse, ben), befores, strict=True):
        expect(person.page).not_to_have_url(before)  # the page of the next table
        person.sees_game(4)
    assert (ayse.names()[0], ben.names()[0]) == ("Ayşe", "Ben")
    assert sorted(ayse.names()) == sorted(ben.names())
    play_until(lambda: is_up(ben), ayse, ben)
    play_until(lambda: is_up(ayse), ayse, ben)


def test_two_friends_play_by_code(come):
    ayse, ben = come(), come()
    ayse.lay_table(DICE, BY_LINK, name="Ayşe")
    _, code = ayse.invitation()
    ben.come_by_code(code, "Ben")
    ben.sees_game(2)
    assert (ayse.names(), ben.names()) == (["Ayşe", "Ben"], ["Ben", "Ayşe"])
    for up in (ayse, ben, ayse, ben):
        play_until(lambda up=up: is_up(up), ayse, ben)


def test_who_leaves_comes_back_to_the_same_seat(come):
    """Ayşe leaves while she waits for Ben; Ben in his turn and in hers. The start page and the link lead back."""
    ayse, ben = come(), come()
    ayse.lay_table(DICE, BY_LINK, name="Ayşe")
    link, code = ayse.invitation()
    ayse.leave()
    ayse.go_on("Go on")
    assert ayse.invitation() == (link, code)
    ben.come_by_link(link, "Ben")
    for person in (ayse, ben):
        person.sees_game(2)
    play_until(lambda: is_up(ben), ayse, ben)
    question = ben.question.inner_text()
    ben.leave()
    ben.go_on("Your move")
    expect(ben.question).to_have_text(question)
    assert ben.names() == ["Ben", "Ayşe"]
    play_until(lambda: is_up(ayse), ayse, ben)
    ben.leave()
    play_until(lambda: not is_up(ayse), ayse)
    expect(ayse.question).to_contain_text("Ben decides")
    ben.follow(link)
    ben.sees_game(2)
    assert is_up(ben)
    play_until(lambda: is_up(ayse), ayse, ben)
