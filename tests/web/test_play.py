"""Playing in a real browser, by clicks, keys and typed words."""

import json
import re

import pytest
from playwright.sync_api import expect

from tests.web.hands import by_keyboard
from tests.web.positions import offers, table_where
from tests.web.sitting import Sitting

ALONE = {"seed": 5, "draw": False}
STEP_BY_STEP = """localStorage.setItem("arasta.settings", '{"path": false}')"""


def two(server, **more):
    """A table of one person and one bot, the same in every run."""
    game, tokens = server.new({"kind": "person", "name": "Ayşe"}, "bot", **ALONE, **more)
    return game, tokens[0]


def test_two_clicks_on_the_start_page_lead_into_a_game_against_bots(open_page, server):
    page = open_page()
    page.goto(server.url)
    page.locator(".play").click()
    expect(page.locator(".ask h1")).to_be_visible()
    expect(page.locator(".tile")).to_have_count(16)
    expect(page.locator(".other")).to_have_count(2)


def test_a_table_with_both_expansions_has_twenty_five_places(open_page, server):
    page = open_page()
    page.goto(server.url)
    page.locator(".sheet").get_by_role("button", name="Mocha & Baksheesh").click()
    page.locator(".sheet").get_by_role("button", name="Letters & Seals").click()
    page.get_by_role("button", name="Open the table").click()
    expect(page.locator(".tile")).to_have_count(25)


def test_a_click_shows_what_a_move_brings_and_the_second_makes_it(sit, server):
    game, token = two(server)
    at = sit(game, [token])
    at.open("move 3").click()
    expect(at.page.locator(".ledger .gain")).to_contain_text("+2")
    expect(at.page.locator(".slot.come")).to_have_count(2)
    at.open("move 3").click()
    expect(at.page.locator(".slot.full")).to_have_count(2)
    expect(at.page.locator(".log")).to_contain_text("goes to the Spice Warehouse")


def test_a_choice_is_taken_back_step_by_step_until_nothing_is_left(sit, server):
    game, token = two(server)
    at = sit(game, [token])
    at.choose("move 3")
    expect(at.page.locator(".slot.full")).to_have_count(2)
    for _ in range(3):
        at.page.locator('[data-do="undo"]:not([aria-disabled])').click()
        expect(at.page.locator(".key.go.busy")).to_have_count(0)
    expect(at.page.locator(".slot.full")).to_have_count(0)
    expect(at.page.locator('[data-do="undo"]')).to_have_attribute("aria-disabled", "true")
    expect(at.open("move 3")).to_be_visible()


def test_a_roll_cannot_be_taken_back(sit, server):
    game, token = two(server)
    at = sit(game, [token])
    at.choose("move 9")
    at.choose("call 7")
    expect(at.page.locator(".log")).to_contain_text("rolls")
    expect(at.page.locator('[data-do="undo"]')).to_have_attribute("aria-disabled", "true")


def test_what_is_out_of_reach_says_why(sit, server):
    game, token = two(server)
    at = sit(game, [token])
    at.page.locator(".tile[data-why]").first.click(force=True)
    expect(at.page.locator(".sorry")).to_contain_text(re.compile("reach|already"))


CUT = """(words) => {
  const range = document.createRange();
  range.selectNodeContents(words);
  const [said, room] = [range, words.parentElement].map((it) => it.getBoundingClientRect());
  return said.right > room.right + 1 || said.bottom > room.bottom + 4;
}"""


@pytest.mark.parametrize("size", [(1366, 768), (1024, 768), (844, 390), (667, 375), (390, 844), (360, 640)])
def test_why_something_is_out_of_reach_is_read_whole(sit, server, size):
    """The sentence ran beyond its box and was cut off."""
    game, token = two(server)
    at = sit(game, [token], size=dict(zip(("width", "height"), size, strict=True)))
    at.page.locator(".tile[data-why]").first.click(force=True)
    expect(at.page.locator(".ask .sorry")).to_contain_text(re.compile("reach|already"))
    assert not at.page.locator(".ask .sorry").evaluate(CUT)


def test_the_log_does_not_scroll_sideways(sit, server):
    game, token = two(server)
    at = sit(game, [token])
    at.choose("move 3")
    expect(at.page.locator(".log .latest")).to_be_visible()
    assert at.page.locator(".log .lines").evaluate("it => it.scrollWidth - it.clientWidth") == 0


def test_moves_can_be_typed(sit, server):
    game, token = two(server)
    at = sit(game, [token])
    expect(at.open("move 3")).to_be_visible()
    at.page.keyboard.press("/")
    at.page.keyboard.type("move 3")
    at.page.keyboard.press("Enter")
    expect(at.page.locator(".log")).to_contain_text("goes to the Spice Warehouse")


def test_what_is_typed_wrong_is_explained(sit, server):
    game, token = two(server)
    at = sit(game, [token])
    at.page.locator(".type input").fill("move 99")
    at.page.locator(".type input").press("Enter")
    expect(at.page.locator(".sorry")).to_contain_text("There is no action")


def test_a_turn_is_played_with_the_keyboard_alone(sit, server):
    game, token = two(server)
    at = sit(game, [token])
    expect(at.open("move 3")).to_be_visible()
    at.page.keyboard.press("ArrowRight")
    at.page.keyboard.press("Enter")
    expect(at.page.locator(".chosen")).to_be_visible()
    at.page.keyboard.press("Enter")
    expect(at.page.locator(".log")).to_contain_text("Ayşe goes to")


def by_two_clicks(thing):
    thing.click()
    thing.click()


def by_arrows(thing):
    by_keyboard(thing)
    by_keyboard(thing)


@pytest.mark.parametrize("walk", [by_two_clicks, by_arrows])
def test_enter_is_the_red_key_after_a_walk(sit, server, walk):
    game, token = two(server)
    at = sit(game, [token])
    walk(at.open("move 3"))
    expect(at.go).to_contain_text("End turn")
    at.page.keyboard.press("Enter")
    expect(at.page.locator(".log .then-line")).to_have_text("since your last turn")


def test_e_ends_the_turn_where_nothing_is_left_to_do(sit, server):
    game, token = two(server)
    at = sit(game, [token])
    at.choose("move 3")
    expect(at.question).to_have_text("Nothing is left to do but to end your turn.")
    at.page.keyboard.press("e")
    expect(at.page.locator(".log .then-line")).to_have_text("since your last turn")


def test_e_ends_the_turn_where_more_could_be_done(sit, server):
    """A card could be played after the action."""
    game, token = table_where(server, "istanbul/four_short", offers("done", lambda option: option["ends"]))
    at = sit(game, [token])
    expect(at.question).to_contain_text("Anything more")
    at.page.keyboard.press("e")
    expect(at.question).to_contain_text("decides where the merchant goes")
    expect(at.page.locator(".sorry")).to_have_count(0)


def test_whoever_is_hasty_sends_a_request_once(open_page, server):
    """A double click, and Enter after it, before the server has answered."""
    game, token = two(server)
    page, sent, held = open_page(), [], []

    def between(client):
        there = client.connect_to_server()

        def tell(message):
            sent.append(json.loads(message)["t"])
            there.send(message)

        def answer(message):
            is_late = "play" in sent and json.loads(message)["t"] != "beat"  # without beats the connection is lost
            held.append((client, message)) if is_late else client.send(message)

        client.on_message(tell)
        there.on_message(answer)

    page.route_web_socket("**/socket", between)
    page.goto(f"{server.url}/table.html?table={game}#{token}")
    at = Sitting(page)
    at.open("move 3").click()
    at.go.dblclick()
    page.keyboard.press("Enter")
    at.open("move 3").click()
    expect(at.page.locator(".key.go.busy")).to_be_visible()
    assert [kind for kind in sent if kind not in ("hello", "ping", "beat")] == ["play"]
    for client, message in held:
        client.send(message)
    expect(at.go).to_contain_text("End turn")


def test_a_turn_ends_only_when_its_player_says_so(sit, server):
    game, token = two(server)
    at = sit(game, [token])
    at.choose("move 3")
    expect(at.go).to_contain_text("End turn")
    bot = server.look(game)["people"][1]["name"]
    expect(at.page.locator(".log")).not_to_contain_text(f"{bot} goes to")
    at.go.click()
    expect(at.page.locator(".log")).to_contain_text(f"{bot} goes to")


def test_whoever_gives_an_action_away_is_asked_before_the_turn_ends(sit, server):
    game, token = two(server)
    at = sit(game, [token], script=STEP_BY_STEP)
    at.choose("move 3")
    at.page.locator('[data-play="decline"]').click()
    expect(at.question).to_have_text("End your turn, or take back what you chose.")
    at.page.locator('[data-do="undo"]').click()
    expect(at.page.locator('[data-play="decline"]')).to_be_visible()


def test_the_game_goes_on_after_a_reload_in_the_middle_of_a_turn(sit, server):
    game, token = two(server)
    at = sit(game, [token])
    at.choose("move 3")
    expect(at.page.locator(".slot.full")).to_have_count(2)
    at.page.reload()
    expect(at.page.locator(".slot.full")).to_have_count(2)
    expect(at.page.locator(".log")).to_contain_text("Ayşe goes to the Spice Warehouse")
    at.page.locator('[data-do="undo"]:not([aria-disabled])').click()


def test_what_has_no_name_is_explained_without_its_word_in_the_code(sit, server):
    game, tokens = server.new({"kind": "person", "name": "Ayşe"}, "bot", game="dice", **ALONE)
    at = sit(game, [tokens[0]])
    at.page.locator('[data-tip^="mosque-tile"]').first.hover()
    expect(at.page.locator(".tip")).to_contain_text("It costs")
    expect(at.page.locator(".tip h3")).to_have_count(0)


def test_a_line_of_the_log_shows_the_table_as_it_was(sit, server):
    game, token = two(server)
    at = sit(game, [token])
    at.choose("move 3")
    expect(at.page.locator(".slot.full")).to_have_count(2)
    at.page.locator(".log summary").filter(has_text="goes to the Spice").click()
    at.page.locator(".log [data-look]").filter(has_text="goes to the Spice").click()
    expect(at.page.locator(".transport")).to_be_visible()
    expect(at.page.locator(".slot.full")).to_have_count(0)
    at.page.locator('[data-do="now"]').click()
    expect(at.page.locator(".slot.full")).to_have_count(2)
