"""A table survives a lost connection and a new server."""

from playwright.sync_api import expect

from tests.server.running import running
from tests.web.sitting import Sitting


def test_a_turn_goes_on_when_the_server_was_started_anew(chromium, tmp_path):
    """The page says that it has no connection, tries again by itself and shows the same turn."""
    me = {"kind": "person", "name": "Ayşe"}
    with running(tmp_path) as first:
        game, tokens = first.new(me, "bot", seed=5, draw=False)
        port = first.port
        page = chromium.new_page(viewport={"width": 1366, "height": 768}, reduced_motion="reduce")
        page.goto(f"{first.url}/table.html?table={game}#{tokens[0]}")
        at = Sitting(page)
        at.choose("move 3")
        expect(page.locator(".slot.full")).to_have_count(2)
        first.http.close()
    expect(page.locator(".offline")).to_be_visible()
    with running(tmp_path, at=port) as second:
        expect(page.locator(".offline")).to_have_count(0)
        expect(page.locator(".slot.full")).to_have_count(2)
        page.locator('[data-do="undo"]:not([aria-disabled])').click()
        second.http.close()
        page.close()
