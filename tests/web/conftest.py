"""A server, a browser and pages that fail a test if anything is wrong in them."""

from urllib.parse import urlsplit

import pytest
from playwright.sync_api import expect, sync_playwright

from tests.server.running import running
from tests.web.chromium import OPTIONS, executable
from tests.web.sitting import Sitting

WIDE = {"width": 1366, "height": 768}
KEPT = ["--disable-back-forward-cache"]  # Playwright would switch off what people's browsers have
PATIENCE = 60_000  # milliseconds: a busy machine is no failure

expect.set_options(timeout=PATIENCE)


@pytest.fixture(scope="session")
def server(tmp_path_factory):
    with running(tmp_path_factory.mktemp("games")) as found:
        yield found
        found.http.close()


@pytest.fixture(scope="package")
def chromium():
    """One for each folder of tests: while it is open, Playwright runs a loop in which no other test could run its own,
    and none of these does.
    """
    with sync_playwright() as playwright:
        path = executable(playwright.chromium.executable_path)
        found = playwright.chromium.launch(executable_path=path, args=OPTIONS, ignore_default_args=KEPT)
        yield found
        found.close()


@pytest.fixture
def open_page(chromium, server):
    """Opens pages, each in a browser of its own; in the end nothing in it may have had an error, or asked another host.

    `wanted` is a part of those errors that a test brings about.
    """
    contexts, wrong = [], []

    def opened(size=WIDE, wanted=None, **more):
        settings = {"reduced_motion": "reduce", "service_workers": "block", **more}
        context = chromium.new_context(viewport=size, **settings)
        contexts.append(context)
        context.set_default_timeout(PATIENCE)
        context.on("console", lambda message: wrong.append(message.text) if is_error(message, wanted) else None)
        context.on("weberror", lambda error: wrong.append(str(error.error)))
        context.on("request", lambda request: wrong.append(request.url) if is_foreign(server, request.url) else None)
        return context.new_page()

    yield opened
    for context in contexts:
        context.close()
    assert wrong == []


@pytest.fixture
def sit(open_page, server):
    """Sits down at a table with some tokens; a script runs before those of the page."""

    def sat(game, tokens=(), size=WIDE, script="", **more):
        page = open_page(size, **more)
        page.add_init_script(script)
        page.goto(f"{server.url}/table.html?table={game}#{','.join(tokens)}")
        return Sitting(page)

    return sat


def is_error(message, wanted):
    """Whether a message of the console is an error that a test did not bring about."""
    return message.type == "error" and (wanted is None or wanted not in message.text)


def is_foreign(server, url):
    parts = urlsplit(url)
    return parts.scheme in ("http", "https", "ws", "wss") and parts.netloc != urlsplit(server.url).netloc
