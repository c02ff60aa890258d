"""Clocks at the table: each seat's time, the one that runs, and what happens when it is up."""

from playwright.sync_api import expect

SEATS = [{"kind": "person", "name": name, "confirm": False} for name in ("Ayşe", "Ben")]
SHORTEST = 5  # seconds that the server takes for a clock


def test_every_seat_has_a_clock_and_one_runs(sit, server):
    game, tokens = server.new(*SEATS, seed=5, draw=False, clock={"per": "game", "seconds": 600, "bot": None})
    at = sit(game, [tokens[0]])
    mine, other = at.page.locator(".brand .clock"), at.page.locator(".other .clock")
    expect(mine).to_have_class("clock runs")
    expect(mine).to_contain_text("9:5")
    expect(other).to_have_text("10:00")
    assert "the table goes on waiting" in mine.get_attribute("title")


def test_a_clock_that_runs_low_says_so(sit, server):
    game, tokens = server.new(*SEATS, seed=5, draw=False, clock={"per": "turn", "seconds": 60, "bot": "random"})
    at = sit(game, [tokens[0]], script="window.later = 0; const now = performance.now.bind(performance);"
             "performance.now = () => now() + window.later;")  # fmt: skip
    mine = at.page.locator(".brand .clock")
    expect(mine).to_have_class("clock runs")
    at.page.evaluate("window.later = 50000")
    expect(mine).to_have_class("clock runs low")
    assert "a bot plays this turn" in mine.get_attribute("title")


def test_when_time_is_up_a_bot_plays_and_the_seat_is_taken_back_after_the_turn(sit, server):
    clock = {"per": "turn", "seconds": SHORTEST, "bot": "random"}
    game, tokens = server.new(*SEATS, seed=5, draw=False, clock=clock)
    at = sit(game, [tokens[0]])
    back = at.page.get_by_role("button", name="Take my seat back")
    expect(back).to_be_visible()
    expect(at.page.locator(".ask")).to_contain_text("a bot plays for you")
    expect(at.page.locator(".ask h1")).to_contain_text("Ben decides")
    back.click()
    expect(back).to_have_count(0)
    assert server.look(game)["people"][0]["bot"] is None


def test_the_form_offers_a_clock_and_says_what_happens_then(open_page, server):
    page = open_page()
    page.goto(server.url)
    page.get_by_role("button", name="More options").click()
    page.get_by_role("button", name="for each turn").click()
    page.locator("#seconds").select_option("300")
    page.get_by_role("button", name="the table waits").click()
    page.get_by_role("button", name="Open the table").click()
    expect(page.locator(".brand .clock")).to_be_visible()
    game = page.url.partition("table=")[2]
    clock = server.look(game)["table"]["clock"]
    assert (clock["per"], clock["seconds"], clock["bot"]) == ("turn", 300, None)
