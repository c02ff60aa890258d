"""A first game that explains itself."""

import json
import re
from pathlib import Path

import pytest
from playwright.sync_api import expect

import arasta
from arasta.play.text.language import languages, say
from tests.web.conftest import PATIENCE
from tests.web.sitting import Sitting
from tests.web.test_screens import found_by_axe

RECORDS = Path(__file__).parent.parent / "records/istanbul"
SLOW = 6 * PATIENCE  # the first advice starts a process
PHONE = {"width": 390, "height": 844}


@pytest.fixture
def learn(open_page, server):
    """Begins the lesson from the start page."""

    def begun(**more):
        page = open_page(**more)
        page.goto(server.url)
        page.get_by_role("button", name="Learn the game").click()
        expect(page.locator(".bubble h2")).to_have_text("Welcome to the bazaar")
        return page

    return begun


def test_what_comes_first_is_explained_when_it_comes(learn):
    page = learn()
    page.get_by_role("button", name="I see").click()
    expect(page.locator(".bubble h2")).to_have_text("Walk to a place")
    page.locator('[data-pick="move 3"]').click()
    page.locator(".key.go").click()
    expect(page.locator(".bubble h2")).to_have_text("Leave an assistant")
    page.locator('[data-pick="leave"], .key.go').first.click()
    expect(page.locator(".bubble h2")).to_have_text("Act")


def test_the_lesson_goes_on_after_a_reload_and_tells_nothing_twice(learn):
    page = learn()
    page.get_by_role("button", name="I see").click()
    expect(page.locator(".bubble small")).to_have_text(re.compile(r"Lesson · 2 of \d\d"))
    page.reload()
    expect(page.locator(".bubble h2")).to_have_text("Walk to a place")


def test_the_lesson_can_be_left_and_the_game_goes_on(learn):
    page = learn()
    page.get_by_role("button", name="Leave the lesson").click()
    expect(page.locator(".bubble")).to_have_count(0)
    page.locator('[data-pick="move 3"]').click()
    page.locator(".key.go").click()
    expect(page.locator(".log")).to_contain_text(re.compile("goes to"))
    page.reload()
    expect(page.locator(".tile").first).to_be_visible()
    expect(page.locator(".bubble")).to_have_count(0)


@pytest.mark.parametrize("theme", ["light", "dark"])
def test_axe_finds_nothing_serious_in_the_lesson(learn, theme):
    assert found_by_axe(learn(color_scheme=theme)) == []


def test_on_a_phone_the_bubble_hides_no_key(learn):
    page = learn(size=PHONE)
    expect(page.locator(".key.go")).to_be_in_viewport(ratio=0.99)
    page.get_by_role("button", name="I see").click()
    bubble, keys = (page.locator(it).bounding_box() for it in (".bubble", ".keys"))
    assert bubble["y"] + bubble["height"] < keys["y"]


def test_on_a_phone_the_bubble_does_not_hide_what_it_speaks_of(learn):
    """The learner goes to the first row, which lies under the bubble at the top."""
    page = learn(size=PHONE)
    expect(page.locator(".plan-of")).to_be_visible(timeout=SLOW)  # else the guide's plan could come in between
    for _ in range(3):
        page.get_by_role("button", name="I see").click()
    page.locator('[data-pick="move 5"]').click()
    for _ in range(2):
        Sitting(page).confirm()
    expect(page.locator(".bubble h2")).to_have_text("Act")
    bubble, tile, keys = (page.locator(it).bounding_box() for it in (".bubble", ".tile.here", ".keys"))
    assert tile["y"] + tile["height"] < bubble["y"]
    assert bubble["y"] + bubble["height"] < keys["y"]


def last_round():
    """A recorded game as it stands when the last round has begun, as a record."""
    whole = arasta.load((RECORDS / "three_short.txt").read_text("utf-8"))
    game = arasta.Game(whole.rules, whole.settings, chance="manual")
    for made in whole.history:
        if game.view()["last_round"]:
            return game.record()
        game.play(made.action)
    raise AssertionError("the record has no last round")


def test_the_lesson_ends_with_the_result_and_its_last_words(sit, server):
    """A bot ends the day for the learner."""
    bot = {"kind": "bot", "bot": "random"}
    body = {"record": last_round(), "seats": [{"kind": "person", "name": "Ayşe"}, bot, bot], "pace": 0.5}
    made = server.post("/api/records", body).json()
    game, token = made["game"], made["seats"][0]["token"]
    kept = json.dumps({"game": game, "id": "first", "seen": ["end"]})
    at = sit(game, [token], script=f"localStorage.setItem('arasta.lesson', {json.dumps(kept)})")
    expect(at.page.locator(".bubble h2")).to_have_text("The last round")
    server.post(f"/api/games/{game}/seat", {"bot": "random"}, token).raise_for_status()
    result = at.page.get_by_role("dialog", name="Result")
    expect(result).to_contain_text("That was your first day", timeout=3 * PATIENCE)
    expect(at.page.locator(".bubble")).to_have_count(0)


FURTHER = {
    "Mocha & Baksheesh": "There is coffee",
    "Letters & Seals": "There is mail",
    "The dice game": "Your first roll",
}


def test_each_further_lesson_begins_from_the_start_page(open_page, server):
    """25: lessons for the two modules and the dice game, as the first."""
    page = open_page()
    for lesson, first in FURTHER.items():
        page.goto(server.url)
        page.get_by_role("navigation", name="More lessons").get_by_role("button", name=lesson).click()
        expect(page.locator(".bubble h2")).to_have_text(first)
        expect(page.locator(".bubble small")).to_have_text("Lesson · 1 of 10")
        expect(page.locator(page.locator(".bubble").get_attribute("data-at")).first).to_be_visible()


def test_where_the_whole_bazaar_is_open_the_guide_says_what_it_would_do(learn):
    """24: it proposes a plan. The ring lies around the place, and its move is one click away."""
    page = learn()
    page.get_by_role("button", name="I see").click()
    expect(page.locator(".plan-of")).to_contain_text("I would choose: Go to the", timeout=SLOW)
    page.get_by_role("button", name="I see").click()
    expect(page.locator(".bubble h2")).to_have_text("My plan")
    proposed = page.locator(page.locator(".bubble").get_attribute("data-at"))
    ring, tile = (it.bounding_box() for it in (page.locator(".ring"), proposed))
    assert ring["x"] < tile["x"] < tile["x"] + tile["width"] < ring["x"] + ring["width"]
    page.get_by_role("button", name="I see").click()
    expect(page.locator(".bubble")).to_have_count(0)
    proposed.click()
    page.locator(".key.go").click()
    expect(page.locator(".bubble h2")).not_to_have_text("My plan")


def test_who_clicks_elsewhere_is_brought_back_kindly(learn):
    """25: what cannot be chosen now says so, and the guide says once more what can."""
    page = learn()
    page.get_by_role("button", name="I see").click()
    expect(page.locator(".plan-of")).to_be_visible(timeout=SLOW)
    for _ in range(2):
        page.get_by_role("button", name="I see").click()
    expect(page.locator(".bubble")).to_have_count(0)
    page.locator(".tile[data-why]").first.click(force=True)  # it is told to be disabled, but people click
    expect(page.locator(".bubble .back")).to_have_text(say("web-lesson-back"))
    expect(page.locator(".bubble .plan-of")).to_be_visible()
    page.get_by_role("button", name="I see").click()
    expect(page.locator(".bubble")).to_have_count(0)


def test_every_place_of_the_lesson_has_a_reason_to_go_there(server):
    written = server.get("/texts/en/web.ftl").text
    places = {place["number"] for place in arasta.new(players=3).view()["places"]}
    assert places == {int(number) for number in re.findall(r"web-lesson-plan-(\d+) =", written)}


# By lesson its first moment, what it ends with, and a game of its kind.
LESSONS = {
    "first": ("welcome", "over", "istanbul/three_short"),
    "mocha": ("coffee", "through", "istanbul/mocha_three"),
    "letters": ("letters", "through", "istanbul/letters_four"),
    "dice": ("roll", "through", "dice/three"),
}


@pytest.mark.parametrize("lang", languages())
def test_each_lesson_begins_and_ends_in_every_language(open_page, server, lang):
    """25: from the start page to the last words, which stand beside the result of the game."""
    page = open_page()
    page.context.add_cookies([{"name": "lang", "value": lang, "url": server.url}])
    for lesson, (first, last, record) in LESSONS.items():
        page.goto(server.url)
        which = ":not([data-value])" if lesson == "first" else f'[data-value="{lesson}"]'
        page.locator(f'[data-do="learn"]{which}').click()
        expect(page.locator(".bubble h2")).to_have_text(say(f"web-lesson-{first}", lang))
        expect(page.locator(".bubble .key")).to_have_text(say("web-lesson-on", lang))
        expect(page.locator(".bubble")).to_be_in_viewport(ratio=0.99)
        text = (RECORDS.parent / f"{record}.txt").read_text("utf-8")
        game = server.post("/api/records", {"record": text}).json()["game"]
        kept = json.dumps({"game": game, "id": lesson, "seen": []})
        page.evaluate("kept => localStorage.setItem('arasta.lesson', kept)", kept)
        page.goto(f"{server.url}/table.html?table={game}")
        page.locator('[data-do="result"]').click()
        expect(page.get_by_role("dialog")).to_contain_text(say(f"web-lesson-{last}", lang))
        expect(page.get_by_role("dialog")).to_contain_text(say("web-lesson-over-about", lang))
        expect(page.locator(".bubble")).to_have_count(0)
