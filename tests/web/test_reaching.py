"""Being told that it is my turn where I am not looking: a notice of the browser, the tab, and mail."""

import sqlite3
from contextlib import closing

from playwright.sync_api import expect

from tests.server.running import running
from tests.server.test_mail import mail_server
from tests.web.sitting import Sitting

AYSE, BEN = ({"kind": "person", "name": name, "confirm": False} for name in ("Ayşe", "Ben"))
# Keeps what the browser's own notifications show. Whether a page is seen cannot be changed from outside, so it is said.
WATCHED = """
  window.shown = [];
  const Own = Notification;
  window.Notification = class extends Own {
    constructor(title, options) {
      super(title, options);
      this.addEventListener("show", () => shown.push([title, options.body]));
    }
  };
  let hidden = false;
  Object.defineProperty(document, "hidden", { get: () => hidden });
  window.look = (away) => { hidden = away; document.dispatchEvent(new Event("visibilitychange")); };
"""

LEAST_KEY = 44  # pixels, for a finger


def sat_with_notices(sit, server):
    """Ben at a table at which Ayşe is to move, told by the browser."""
    game, tokens = server.new(AYSE, BEN, seed=5, draw=False)
    at = sit(game, [tokens[1]], permissions=["notifications"], script=WATCHED)
    at.page.get_by_role("button", name="Menu").click()
    at.page.get_by_label("Tell me when it is my turn").check()
    expect(at.page.get_by_label("Tell me when it is my turn")).to_be_checked()
    at.page.keyboard.press("Escape")
    return at, game, tokens


def ayse_moves(server, game, tokens):
    """Ayşe's whole turn, elsewhere."""
    for name in ("move 3", "decline"):
        body = {"id": name.replace(" ", "-"), "n": server.look(game)["n"], "do": [name]}
        assert server.post(f"/api/games/{game}/play", body, tokens[0]).status_code == 200


def icon(at):
    return at.page.locator('link[rel="icon"]').get_attribute("href")


def test_who_looks_elsewhere_gets_a_notice_of_the_turn(sit, server):
    at, game, tokens = sat_with_notices(sit, server)
    assert (at.page.title(), icon(at)) == ("Ayşe is to move · Arasta", "art/icon.svg")
    at.page.evaluate("look(true)")
    ayse_moves(server, game, tokens)
    expect(at.page).to_have_title("Your move · Arasta")
    assert icon(at) == "art/icon-turn.svg"
    at.page.locator("main").evaluate("async () => { while (!shown.length) await new Promise(requestAnimationFrame); }")
    assert at.page.evaluate("shown") == [
        ["Your move · Arasta", "Ben: Where will your merchant go from the Fountain?"]
    ]  # fmt: skip


def test_who_looks_at_the_table_gets_none(sit, server):
    at, game, tokens = sat_with_notices(sit, server)
    ayse_moves(server, game, tokens)
    expect(at.page).to_have_title("Your move · Arasta")
    assert at.page.evaluate("shown") == []


def test_where_notices_are_forbidden_the_switch_says_so(sit, server):
    game, tokens = server.new(AYSE, BEN, seed=5, draw=False)
    forbidden = 'Object.defineProperty(Notification, "permission", { get: () => "denied" })'
    at = sit(game, [tokens[0]], script=forbidden)
    at.page.get_by_role("button", name="Menu").click()
    expect(at.page.get_by_label("Tell me when it is my turn")).to_be_disabled()
    expect(at.page.locator(".dialog")).to_contain_text("Notices are forbidden")


def test_an_address_is_left_for_mail_and_taken_away_again(chromium, tmp_path):
    with (
        mail_server() as (_, url),
        running(tmp_path, smtp=url, mail_from="a@example.org", site="https://a.example") as it,
    ):
        game, tokens = it.new(AYSE, BEN, seed=5, draw=False)
        page = chromium.new_page(reduced_motion="reduce")
        page.goto(f"{it.url}/table.html?table={game}#{tokens[0]}")
        at = Sitting(page)
        page.get_by_role("button", name="Menu").click()
        page.get_by_label("Your mail address").fill("ayse@example.org")
        page.get_by_role("button", name="Tell me there").click()
        expect(page.locator(".mail code")).to_have_text("ayse@example.org")
        assert it.get(f"/api/games/{game}/mail", tokens[0]).json()["address"] == "ayse@example.org"
        page.get_by_role("button", name="No more mail").click()
        expect(page.get_by_label("Your mail address")).to_be_visible()
        assert it.get(f"/api/games/{game}/mail", tokens[0]).json()["address"] is None
        assert at.overflow() == [0, 0]
        page.close()


def test_a_server_without_mail_asks_for_no_address(sit, server):
    game, tokens = server.new(AYSE, BEN, seed=5, draw=False)
    at = sit(game, [tokens[0]])
    with at.page.expect_response(lambda answer: answer.url.endswith("/mail")):
        at.page.get_by_role("button", name="Menu").click()
    expect(at.page.locator(".dialog .links")).to_be_visible()
    expect(at.page.locator(".mail")).to_have_count(0)


def test_whoever_gets_a_mail_says_yes_or_no_on_the_page_that_it_leads_to(chromium, tmp_path):
    """Without a login; to open the page changes nothing."""
    more = {"mail_from": "a@example.org", "site": "https://istanbul.example"}
    with mail_server() as (_, smtp), running(tmp_path, smtp=smtp, **more) as server:
        game, tokens = server.new(AYSE, BEN, draw=False)
        server.post(f"/api/games/{game}/mail", {"address": "ayse@example.org"}, tokens[0])
        with closing(sqlite3.connect(tmp_path / "games.sqlite")) as database:
            (key,) = database.execute("SELECT key FROM recipient").fetchone()
        page = chromium.new_page()
        page.goto(f"{server.url}/mail.html#{key}")
        expect(page.get_by_role("status")).to_contain_text("Is that you?")
        assert server.get(f"/api/mail/{key}").json() == {"state": "asked"}
        assert all(key.bounding_box()["height"] >= LEAST_KEY for key in page.get_by_role("button").all())
        page.get_by_role("button", name="Yes, tell me my turns").click()
        expect(page.get_by_role("status")).to_contain_text("Your turns are told")
        assert server.get(f"/api/games/{game}/mail", tokens[0]).json()["confirmed"]
        page.get_by_role("button", name="No mail from here").click()
        expect(page.get_by_role("status")).to_contain_text("gets no mail")
        assert server.get(f"/api/games/{game}/mail", tokens[0]).json()["address"] is None
        page.close()
