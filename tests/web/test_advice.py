"""Hints, win chances and looking back, in a real browser."""

import re
from pathlib import Path

import pytest
from playwright.sync_api import expect

from tests.web.test_screens import LOW, PHONE, WIDE, found_by_axe

SLOW = 120_000  # milliseconds: the first advice starts a process, and a whole game is judged
RECORDS = Path(__file__).parents[1] / "records"
RECORD = (RECORDS / "dice/two.txt").read_text("utf-8")


def alone(server, bots=1, **more):
    """A table of one person and bots; its token."""
    game, tokens = server.new({"kind": "person", "name": "Ayşe"}, *["bot"] * bots, seed=5, draw=False, **more)
    return game, tokens[0]


def finished(server):
    """A game that is over, to be looked at."""
    return server.post("/api/records", {"record": RECORD}).json()["game"]


def test_a_hint_lights_the_choices_and_goes_with_the_next_one(sit, server):
    game, token = alone(server)
    at = sit(game, [token])
    expect(at.page.locator("[data-hint]")).to_have_count(0)
    at.page.locator(".hintkey").wait_for()
    at.page.keyboard.press("h")
    best = at.page.locator(".advice .best button")
    expect(best.first).to_be_visible(timeout=SLOW)
    shown = [int(percent.removesuffix("%")) for percent in at.page.locator(".advice .pc").all_inner_texts()]
    assert len(shown) == 3
    assert shown == sorted(shown, reverse=True)
    name = best.first.get_attribute("data-pick")
    tile = at.page.locator(f'.tile[data-pick="{name}"][data-hint="1"]')
    assert tile.evaluate("it => getComputedStyle(it, '::before').content") == '"1"'
    best.first.click()
    expect(at.page.locator(".tile.chosen[data-hint]")).to_be_visible()
    at.confirm()
    expect(at.page.locator(".advice")).to_have_count(0)
    expect(at.page.locator("[data-hint]")).to_have_count(0)


@pytest.mark.parametrize("size", [WIDE, PHONE], ids=["wide", "phone"])
def test_hints_and_win_chances_fit_on_one_screen(sit, server, size):
    game, token = alone(server, 4, help="chances", settings={"expansions": ["mocha", "letters"]})
    at = sit(game, [token], size)
    expect(at.page.locator(".prospect")).to_have_count(5, timeout=SLOW)
    expect(at.page.get_by_role("img", name="Win chance")).to_have_count(5)
    at.page.locator(".hintkey").click()
    expect(at.page.locator(".advice .best li")).to_have_count(3, timeout=SLOW)
    expect(at.go).to_be_in_viewport(ratio=0.99)
    expect(at.page.locator(".advice")).to_be_in_viewport(ratio=0.99)
    expect(at.page.locator(".tile").last).to_be_in_viewport(ratio=0.99)
    assert at.overflow() == [0, 0]
    assert found_by_axe(at.page) == []


def test_win_chances_are_asked_for_anew_when_a_turn_has_ended(sit, server):
    game, token = alone(server, help="chances")
    at = sit(game, [token])
    expect(at.page.locator(".prospect")).to_have_count(2, timeout=SLOW)
    at.choose("move 3")
    expect(at.go).to_contain_text("End turn")
    with at.page.expect_response("**/odds", timeout=SLOW):
        at.go.click()


def test_on_a_phone_the_result_has_room_for_the_dice_and_the_mistakes_of_five(sit, server):
    record = (RECORDS / "istanbul/grand_bazaar_five.txt").read_text("utf-8")
    at = sit(server.post("/api/records", {"record": record}).json()["game"], size=LOW)
    at.page.get_by_role("button", name="Result").click()
    assert at.page.locator(".hist").bounding_box()["height"] > 60
    at.page.get_by_role("button", name="Mistakes").click()
    at.page.get_by_role("button", name="Analyse this game").click(trial=True)


def test_what_a_table_allows_is_chosen_when_it_is_made(open_page, server):
    page = open_page()
    page.goto(server.url)
    page.get_by_role("button", name="More options").click()
    advice = page.get_by_role("group", name="Advice")
    expect(advice.get_by_role("button", name="hints", exact=True)).to_have_attribute("aria-pressed", "true")
    advice.get_by_role("button", name="hints and win chances").click()
    page.get_by_role("button", name="Open the table").click()
    expect(page.locator(".prospect")).to_have_count(3, timeout=SLOW)


def test_a_game_is_looked_back_at_and_a_mistake_shows_the_table_as_it_was(sit, server):
    at = sit(finished(server))
    page = at.page
    page.get_by_role("button", name="Result").click()
    expect(page.locator(".hist > i")).to_have_count(6)
    for figure in ("rubies", "wealth"):
        page.locator(".graph").get_by_role("button", name=figure).click()
        expect(page.locator(".chart .run")).to_have_count(2)
    page.get_by_role("button", name="Win chance").click()
    page.get_by_role("button", name="Analyse this game").click()
    expect(page.locator("progress")).to_be_visible()
    expect(page.locator(".chart .area")).to_have_count(2, timeout=SLOW)
    page.get_by_role("button", name="Mistakes").click()
    assert found_by_axe(page) == []
    page.locator(".mistakes button").first.click()
    expect(page.locator(".review .best .played")).to_be_visible()
    assert found_by_axe(page) == []
    for size in (PHONE, WIDE):
        page.set_viewport_size(size)
        expect(page.locator(".transport")).to_be_in_viewport(ratio=0.99)
        expect(page.locator(".review")).to_be_in_viewport(ratio=0.99)
        assert at.overflow() == [0, 0]
    page.get_by_role("button", name="Leave").click()
    expect(page.locator(".endpage")).to_be_visible()


def looking_back(at):
    """The page of a game that is over and looked back at from its beginning, and the slider of its steps."""
    slider = at.page.get_by_role("slider")
    at.page.get_by_role("button", name="Result").click()
    at.page.get_by_role("button", name="Look back").click()
    expect(slider).to_have_value("0")
    return at.page, slider


def test_a_game_plays_itself_again_and_the_keys_lead_through_it(sit, server):
    page, slider = looking_back(sit(finished(server)))
    page.get_by_role("button", name="4×").click()
    page.get_by_role("button", name="Play", exact=True).click()
    expect(slider).to_have_value(re.compile("^[1-9]"))
    page.get_by_role("button", name="Pause").click()
    for key, value in (("Home", "0"), ("ArrowRight", "1"), ("End", "300"), ("ArrowLeft", "299")):
        page.keyboard.press(key)
        expect(slider).to_have_value(value)
    page.locator("main").click(position={"x": 5, "y": 5})
    page.keyboard.press("Space")
    expect(slider).to_have_value("300")
    expect(page.get_by_role("button", name="Play", exact=True)).to_be_visible()


def test_the_keys_explain_themselves(sit, server):
    game, token = alone(server)
    at = sit(game, [token])
    expect(at.go).to_be_visible()
    at.page.keyboard.press("?")
    expect(at.page.get_by_role("dialog", name="Keys")).to_contain_text("a hint")
    assert found_by_axe(at.page) == []


def test_who_steps_on_faster_than_the_server_answers_comes_where_they_wanted(sit, server):
    """Whatever is answered last."""
    page, slider = looking_back(sit(finished(server)))
    held = []
    page.route("**/views/*", lambda route: held.append(route))
    for _ in range(3):
        page.get_by_role("button", name="One step on").click()
    while len(held) < 3:
        page.wait_for_timeout(50)
    for route in reversed(held):
        with page.expect_response("**/views/*"):
            route.continue_()
    expect(slider).to_have_value("3")
    expect(page.get_by_role("region", name="Look back")).to_contain_text("Step 3 of")
