"""Remakes the screenshots: every page and kind of decision of recorded games, wide and on a phone, light and dark.

`make shots` writes them to `shots/`. With words, only those whose names have one of them; with `--docs`, those that the
documents show are also made for `docs/pictures`.
"""

import shutil
import sys
import tempfile
import threading
import time
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from functools import partial
from pathlib import Path
from typing import Any, Literal, Protocol

import httpx
from playwright.sync_api import Page, ViewportSize, sync_playwright

import arasta
from arasta.server.run import serving
from arasta.server.settings import Settings

ROOT = Path(__file__).parent.parent
RECORDS = ("istanbul/four_short", "istanbul/grand_bazaar_three", "istanbul/grand_bazaar_five", "dice/three")
SIZES: dict[str, ViewportSize] = {"wide": {"width": 1366, "height": 768}, "phone": {"width": 390, "height": 844}}
THEMES: tuple[Literal["light", "dark"], ...] = ("light", "dark")
NAMES = ["Leyla", "Marco", "Oksana", "Tomek", "Ilse"]
FROM_ROUND = 4  # by then something lies on the table
QUALITY = 70  # of the pictures in documents, which everybody has to load
LOADED, DRAWN = 800, 250  # milliseconds until everything is there, and until it is drawn anew
DOCS = (
    "walk-wide-light",
    "start-wide-light",
    "lesson-wide-light",
    "istanbul-grand_bazaar_five-choose_kiosk_tile-wide-dark",
    "dice-three-action-wide-light",
)


class Bring(Protocol):
    """Brings a page of a server into a state."""

    def __call__(self, page: Page, url: str) -> None:
        """The state is there, or loading."""


def is_wanted(name: str) -> bool:
    """Whether the command asks for it; without words, for all."""
    words = [word for word in sys.argv[1:] if not word.startswith("-")]
    return not words or any(word in name for word in words)


@contextmanager
def served() -> Iterator[str]:
    """A server with an empty store."""
    with tempfile.TemporaryDirectory() as folder:
        made = serving(Settings(data=folder, requests_per_minute=10**6, tables_per_minute=10**6), "127.0.0.1", 0)
        thread = threading.Thread(target=made.run)
        thread.start()
        while not made.started:
            time.sleep(0.01)
        try:
            yield f"http://127.0.0.1:{made.servers[0].sockets[0].getsockname()[1]}"
        finally:
            made.should_exit = True
            thread.join()


def positions(path: Path) -> Iterator[tuple[str, str]]:
    """The first position of each kind of decision that has a choice, as a record that ends there; and the end."""
    whole = arasta.load(path.read_text("utf-8"))
    people = NAMES[: whole.settings.players]
    game: Any = arasta.Game(whole.rules, whole.settings, chance="manual", names=people)
    seen: set[str] = set()
    for made in whole.history:
        kind = game.decision
        early = game.view()["round"] < FROM_ROUND and kind == "move"
        if kind not in seen and not early and game.to_act is not None and game.to_act >= 0 and len(game.legal) > 1:
            seen.add(kind)
            yield kind, game.record()
        game.play(made.action)
    yield "end", game.record()


def real_tables() -> Iterator[tuple[str, str]]:
    """What chance asks first, of each kind, where people roll real dice and draw real cards; as records."""
    people = NAMES[:3]
    board: Any = arasta.new(players=3, chance="manual", names=people, expansions=("mocha", "letters"))
    dice: Any = arasta.new("dice", players=3, chance="manual", names=people)
    for game in (board, dice):
        seen: set[str] = set()
        while game.view()["round"] < 2:
            if game.to_act == arasta.CHANCE and game.decision not in seen and len(game.legal) > 1:
                seen.add(game.decision)
                yield f"real-{game.rules.name}-{game.decision}", game.record()
            game.play(game.legal[len(game.legal) // 2])


def table(url: str, record: str, by_hand: bool = False) -> str:
    """The address of a table that goes on from a record, with all its seats."""
    players = len(arasta.load(record).names)
    seats = [{"kind": "person", "name": name} for name in NAMES[:players]]
    body = {"record": record, "seats": seats, "by_hand": by_hand}
    made = httpx.post(f"{url}/api/records", json=body).raise_for_status().json()
    tokens = {seat["seat"]: seat["token"] for seat in made["seats"]}
    told = httpx.get(f"{url}/api/games/{made['game']}").json()["table"]
    seat = told["waits"]["seat"] if told["waits"] else 0
    return f"{url}/table.html?table={made['game']}#{tokens[seat]}"


def new_table(url: str, *seats: dict[str, str]) -> str:
    """The address of a new table, with the seats of all who sit here."""
    body = {"game": "istanbul", "seats": seats, "seed": 5, "draw": False}
    made = httpx.post(f"{url}/api/games", json=body).raise_for_status().json()
    return f"{url}/table.html?table={made['game']}#{','.join(seat['token'] for seat in made['seats'])}"


def open_table(page: Page, address: str) -> None:
    """A table; at the end, its result."""
    page.goto(address)
    page.locator(".loading").wait_for(state="detached")
    page.locator("#lost").wait_for(state="hidden")
    page.wait_for_timeout(LOADED)
    if (result := page.get_by_role("button", name="Result")).count():
        result.click()


def open_start(page: Page, url: str) -> None:
    """The start page."""
    page.goto(url)
    page.get_by_role("button", name="Play now").wait_for()


def open_two(page: Page, url: str) -> None:
    """Two people at one screen: the curtain."""
    open_table(page, new_table(url, *({"kind": "person", "name": name} for name in NAMES[:2])))


def open_room(page: Page, url: str) -> None:
    """A table at which a seat is free."""
    open_table(page, new_table(url, {"kind": "person", "name": NAMES[0]}, {"kind": "free"}))


def open_lesson(page: Page, url: str) -> None:
    """The lesson's second moment."""
    page.goto(url)
    page.get_by_role("button", name="Learn the game").click()
    page.get_by_role("button", name="I see").click()


def open_window(word: str) -> Bring:
    """What a key of the menu opens."""

    def bring(page: Page, url: str) -> None:
        open_table(page, new_table(url, {"kind": "person", "name": NAMES[0]}, {"kind": "bot", "bot": "easy"}))
        page.locator(f'.menu [data-do="{word}"]').click()

    return bring


def open_walk(page: Page, url: str) -> None:
    """A merchant who thinks of going somewhere: what it would cost and bring."""
    kinds = dict(positions(ROOT / "tests/records/istanbul/four_short.txt"))
    open_table(page, table(url, kinds["move"]))
    page.locator('[data-pick="move 13"]').click()
    page.mouse.move(0, 0)  # so that no explanation opens


def open_replay(page: Page, url: str) -> None:
    """A moment of a game that is over."""
    *_, (_, record) = positions(ROOT / "tests/records/istanbul/four_short.txt")
    open_table(page, table(url, record))
    page.get_by_role("button", name="Look back").click()
    page.get_by_role("slider").fill("120")
    page.mouse.move(0, 0)


PAGES: dict[str, Bring] = {
    "start": open_start,
    "lesson": open_lesson,
    "walk": open_walk,
    "room": open_room,
    "curtain": open_two,
    "settings": open_window("menu"),
    "rules": open_window("rules"),
    "recap": open_window("recap"),
    "replay": open_replay,
}


def shoot(page: Page, folder: Path, name: str, bring: Callable[[Page], object]) -> None:
    """One page in both sizes and themes."""
    page.goto("about:blank")
    page.set_viewport_size(SIZES["wide"])
    bring(page)
    page.wait_for_timeout(LOADED)
    for size, viewport in SIZES.items():
        page.set_viewport_size(viewport)
        for theme in THEMES:
            page.emulate_media(color_scheme=theme)
            page.wait_for_timeout(DRAWN)
            shot = f"{name}-{size}-{theme}"
            page.screenshot(path=folder / f"{shot}.png")
            if "--docs" in sys.argv and shot in DOCS:
                page.screenshot(path=ROOT / f"docs/pictures/{shot}.jpg", type="jpeg", quality=QUALITY)
    print(name, flush=True)


def main() -> None:
    """All pictures."""
    folder = ROOT / "shots"
    folder.mkdir(exist_ok=True)
    with served() as url, sync_playwright() as playwright:
        path = shutil.which("chromium") or playwright.chromium.executable_path
        browser = playwright.chromium.launch(executable_path=path, args=["--no-sandbox"])
        page = browser.new_page(reduced_motion="reduce")  # so that every run draws the same
        for name, bring in PAGES.items():
            if is_wanted(name):
                shoot(page, folder, name, partial(bring, url=url))
        for name, text in real_tables():
            if is_wanted(name):
                shoot(page, folder, name, partial(open_table, address=table(url, text, by_hand=True)))
        for record in RECORDS:
            for kind, text in positions(ROOT / "tests/records" / f"{record}.txt"):
                name = f"{record.replace('/', '-')}-{kind}"
                if is_wanted(name):
                    shoot(page, folder, name, partial(open_table, address=table(url, text)))
        browser.close()


if __name__ == "__main__":
    main()
