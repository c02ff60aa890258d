"""How fast the table in the browser is, on a local server: `python benchmarks/web.py [--json]`.

interactive_ms: from navigation until a place can be clicked, median of several tables, the browser being warm but
having nothing of ours. transferred_kb: all that the page loads then. click_ms: from a click to the entry being drawn,
median. fps: frames a second while a piece walks, median.
"""

import json
import statistics
import sys
import tempfile
import threading
import time
from pathlib import Path

import httpx
from playwright.sync_api import Browser, Page, sync_playwright

from arasta.server.run import serving
from arasta.server.settings import Settings

sys.path.insert(0, str(Path(__file__).parent.parent))
from tests.web.chromium import executable

WIDE = {"width": 1366, "height": 768}
CLICKS = 15
OPENINGS = 5
FRAMES = """() => new Promise(done => { let n = 0; const start = performance.now();
  const frame = now => { n += 1; now - start < 600 ? requestAnimationFrame(frame) : done(n / (now - start) * 1000) };
  requestAnimationFrame(frame) })"""
CLICK = """name => new Promise(done => { const main = document.getElementById('table'), start = performance.now();
  new MutationObserver((_, it) => { it.disconnect(); requestAnimationFrame(() => done(performance.now() - start)) })
    .observe(main, {attributes: true, attributeFilter: ['data-n']});
  document.querySelector(`[data-pick="${name}"]`).click(); document.querySelector('.key.go').click() })"""


def measured(browser: Browser, url: str) -> dict[str, float]:
    """All figures."""
    opened = [open_table(browser, url) for _ in range(1 + OPENINGS)][1:]  # the first one finds a browser that is cold
    clicks, frames = walks(opened[-1][0])
    return {
        "interactive_ms": round(statistics.median(interactive for _, interactive, _ in opened) * 1000),
        "transferred_kb": round(opened[-1][2] / 1000),
        "click_ms": round(statistics.median(clicks)),
        "fps": round(statistics.median(frames)),
    }


def open_table(browser: Browser, url: str) -> tuple[Page, float, int]:
    """A page at a new table in a browser that has nothing of ours; seconds until a place can be clicked, and bytes."""
    address = new_table(url)
    for other in browser.contexts:
        other.close()
    page = browser.new_context(viewport=WIDE).new_page()
    bytes_of: list[int] = []
    devtools = page.context.new_cdp_session(page)
    devtools.send("Network.enable")
    devtools.on("Network.loadingFinished", lambda event: bytes_of.append(event["encodedDataLength"]))
    begun = time.perf_counter()
    page.goto(address, wait_until="commit")
    page.locator("[data-pick]").first.wait_for()
    interactive = time.perf_counter() - begun
    page.wait_for_load_state("networkidle")
    return page, interactive, sum(bytes_of)


def walks(page: Page) -> tuple[list[float], list[float]]:
    """Somebody goes to a place and takes it back, again and again."""
    clicks, frames = [], []
    for _ in range(CLICKS):
        name = page.locator(".tile[data-pick]").first.get_attribute("data-pick")
        clicks.append(page.evaluate(CLICK, name))
        frames.append(page.evaluate(FRAMES))
        page.keyboard.press("r")
        page.locator(f'[data-pick="{name}"]').wait_for()
    return clicks, frames


def new_table(url: str) -> str:
    """A game of two people, the first to move."""
    seats = [{"kind": "person", "name": name} for name in ("Ayşe", "Ben")]
    made = httpx.post(f"{url}/api/games", json={"game": "istanbul", "seats": seats, "seed": 5, "draw": False}).json()
    return f"{url}/table.html?table={made['game']}#{made['seats'][0]['token']}"


def main() -> None:
    """Measure and print."""
    with tempfile.TemporaryDirectory() as folder, sync_playwright() as playwright:
        made = serving(Settings(data=folder), "127.0.0.1", 0)
        thread = threading.Thread(target=made.run)
        thread.start()
        while not made.started:
            time.sleep(0.01)
        url = f"http://127.0.0.1:{made.servers[0].sockets[0].getsockname()[1]}"
        path = executable(playwright.chromium.executable_path)
        browser = playwright.chromium.launch(executable_path=path, args=["--no-sandbox"])
        figures = measured(browser, url)
        browser.close()
        made.should_exit = True
        thread.join()
    print(json.dumps(figures) if "--json" in sys.argv else "\n".join(f"{k}: {v}" for k, v in figures.items()))


if __name__ == "__main__":
    main()
