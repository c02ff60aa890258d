"""Issue 24: the page can be installed and is kept; and what it does where nothing is encrypted."""

import json
import struct
from pathlib import Path

import pytest
from playwright.sync_api import expect

from tests.server.running import running
from tests.web.chromium import OPTIONS, executable

STATIC = Path(__file__).parents[2] / "src/arasta/web/static"
HOME = "arasta.test"  # a name in a home network, as no browser trusts it
MOMENT = 200  # milliseconds
KEPT = """async () => {
  const names = (await (await caches.open("arasta")).keys()).map(({ url }) => new URL(url).pathname);
  const wanted = ["/table.html", "/art/sprite.svg", "/texts/en/web.ftl", "/api/things/istanbul"];
  return wanted.every((it) => names.includes(it));
}"""


def test_the_manifest_names_icons_that_are_there_in_their_sizes(server):
    answer = server.get("/manifest.webmanifest")
    assert answer.headers["content-type"] == "application/manifest+json"
    for icon in answer.json()["icons"]:
        picture = server.get(f"/{icon['src']}")
        assert (picture.status_code, picture.headers["content-type"]) == (200, icon["type"])
        if icon["type"] == "image/png":
            width, height = struct.unpack(">II", picture.content[16:24])
            assert icon["sizes"] == f"{width}x{height}"
    for page in ("index.html", "table.html", "games.html"):
        assert 'rel="manifest" href="manifest.webmanifest"' in (STATIC / page).read_text("utf-8")
    assert json.loads((STATIC / "manifest.webmanifest").read_text("utf-8"))["start_url"] == "./"


def test_the_second_start_needs_no_server_for_the_page_and_says_that_it_is_lost(chromium, tmp_path):
    page = chromium.new_page(reduced_motion="reduce", locale="en")
    with running(tmp_path) as server:
        game, tokens = server.new({"kind": "person", "name": "Ayşe"}, "bot", seed=5, draw=False)
        page.goto(f"{server.url}/table.html?table={game}#{tokens[0]}")
        expect(page.locator(".tile").first).to_be_visible()
        while not page.evaluate(KEPT):
            page.wait_for_timeout(MOMENT)
        page.goto(server.url)
        expect(page.locator(".make")).to_be_visible()
        page.goto(f"{server.url}/table.html?table={game}")
        expect(page.locator(".tile").first).to_be_visible()
        server.http.close()
    page.reload()
    expect(page.get_by_text("No connection")).to_be_visible()
    page.goto(server.url)
    expect(page.get_by_role("heading", name="Arasta")).to_be_visible()
    expect(page.get_by_text("The server does not answer")).to_be_visible()
    page.context.close()


def test_a_connection_that_is_lost_before_the_texts_are_there_is_told_with_them_and_without(chromium, server):
    page = chromium.new_page(reduced_motion="reduce", locale="en", service_workers="block")
    game, tokens = server.new({"kind": "person", "name": "Ayşe"}, "bot", seed=5, draw=False)
    held = []
    page.route("**/texts/en/web.ftl", lambda request: held.append(request))
    page.route_web_socket("**/socket", lambda socket: socket.close())
    page.goto(f"{server.url}/table.html?table={game}#{tokens[0]}")
    expect(page.get_by_role("alert")).to_contain_text("No connection")
    for request in held:
        request.continue_()
    expect(page.get_by_text("one moment")).to_be_visible()  # the texts are there
    expect(page.get_by_role("alert")).to_contain_text("No connection")
    page.context.close()


@pytest.mark.parametrize("away", ["**/texts/en/web.ftl", "**/api/things/**"])
@pytest.mark.parametrize("answer", [{}, {"status": 503, "body": "Service Unavailable"}], ids=["nobody", "a proxy"])
def test_a_table_opens_as_soon_as_the_server_is_back_whatever_did_not_come_before(chromium, server, away, answer):
    """What a page needs to begin is asked for until it comes, also where a proxy answers for the server meanwhile."""
    page = chromium.new_page(reduced_motion="reduce", locale="en", service_workers="block")
    game, tokens = server.new({"kind": "person", "name": "Ayşe"}, "bot", seed=5, draw=False)
    page.route(away, lambda route: route.fulfill(**answer) if answer else route.abort(), times=2)
    page.goto(f"{server.url}/table.html?table={game}#{tokens[0]}")
    expect(page.locator(".tile").first).to_be_visible()
    page.context.close()


def test_in_a_home_network_without_encryption_links_are_copied_and_notices_say_what_they_need(chromium, server):
    path = executable(chromium.browser_type.executable_path)
    names = f"--host-resolver-rules=MAP {HOME} 127.0.0.1"
    browser = chromium.browser_type.launch(executable_path=path, args=[*OPTIONS, names])
    page = browser.new_page(reduced_motion="reduce", locale="en")
    game, tokens = server.new({"kind": "person", "name": "Ayşe"}, "free", seed=5, draw=False)
    page.goto(f"http://{HOME}:{server.port}/table.html?table={game}#{tokens[0]}")
    assert page.evaluate("() => [isSecureContext, crypto.subtle === undefined]") == [False, True]
    page.get_by_role("button", name="Copy").first.click()
    expect(page.get_by_role("button", name="Copied").first).to_be_visible()
    page.get_by_role("button", name="Let a bot play").click()
    page.get_by_role("button", name="Menu", exact=True).click()
    expect(page.get_by_text("only where the address begins with https")).to_be_visible()
    browser.close()
