"""A table survives a lost connection, a new server, and bots that cannot think for a while."""

import signal

from playwright.sync_api import expect

from arasta.play.text.language import say
from tests.server.running import running
from tests.server.striking import no_new_processes, strike
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
    expect(page.locator(".lost")).to_be_visible()
    with running(tmp_path, at=port) as second:
        expect(page.locator(".lost")).to_be_hidden()
        expect(page.locator(".slot.full")).to_have_count(2)
        page.locator('[data-do="undo"]:not([aria-disabled])').click()
        second.http.close()
        page.close()


def test_a_table_that_waits_for_a_bot_that_cannot_think_says_so_until_it_can(sit, server, monkeypatch):
    """Its process has died, and no new one begins; then one does."""
    monkeypatch.setattr("arasta.server.workers.pool.LONGEST_WAIT", 1.0)
    strike("bots", signal.SIGKILL)
    with no_new_processes():
        game, tokens = server.new({"kind": "bot", "bot": "champion"}, "Ayşe", draw=False)
        sentence = say("web-bot-stuck", player=server.look(game)["people"][0]["name"])
        at = sit(game, [tokens[1]])
        expect(at.page.locator(".ask h1")).to_have_text(sentence)
    expect(at.page.locator(".ask .stage.up")).to_be_visible()
    expect(at.page.get_by_text(sentence)).to_have_count(0)
