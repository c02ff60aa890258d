"""Issue 24: a short game in Firefox and in WebKit, where they are installed."""

import time
from contextlib import ExitStack

import pytest

from tests.web.other_browsers import KINDS, lacking
from tests.web.test_by_ear import late

PATIENCE = 300  # seconds for a game: bots need their time on a busy machine
STEP = """(() => {
  const all = (what) => [...document.querySelectorAll(what)].filter((it) => it.getClientRects().length);
  if (all(".endpage .ranking li").length) return "over";
  const [great] = all(".key.go:not([aria-disabled]):not(.busy)");
  const things = all("[data-pick]:not([aria-disabled]):not([data-picked])");
  const press = (it, said) => (it.click(), said);
  if (great && (document.querySelector("[data-picked]") || !things.length)) {
    for (const it of document.querySelectorAll("[data-picked]")) delete it.dataset.picked;
    return press(great, "went");
  }
  if (things.length) {
    const it = things[Math.floor(Math.random() * things.length)];
    it.dataset.picked = "";
    return press(it, "picked");
  }
  for (const it of document.querySelectorAll("[data-picked]")) delete it.dataset.picked;
  const [second] = all(".keys [data-play]:not([aria-disabled])");
  return second ? press(second, "went") : "waits";
})()"""
SHOWS = """(() => {
  const wide = document.documentElement.scrollWidth - innerWidth;
  const tiles = document.querySelectorAll(".tile").length;
  const names = [...document.querySelectorAll(".tile .name")];
  const least = Math.min(...names.map((it) => parseFloat(getComputedStyle(it).fontSize)));
  return { wide, tiles, least };
})()"""
ROUND = 'document.querySelector(".round")?.textContent ?? ""'


@pytest.fixture(params=sorted(KINDS))
def browser(request, tmp_path):
    if reason := lacking(request.param):
        pytest.skip(reason)
    with ExitStack() as stack:
        yield KINDS[request.param](stack, tmp_path)


def test_another_browser_shows_both_games_and_plays_one_to_its_end(browser, server):
    me = {"kind": "person", "name": "Ayşe", "confirm": False}
    game, tokens = server.new(me, "bot", seed=5, draw=False)
    browser.open(f"{server.url}/table.html?table={game}#{tokens[0]}")
    play(browser, lambda said: "2" in browser.run(ROUND))
    shown = browser.run(SHOWS)
    assert (shown["wide"], shown["tiles"]) == (0, 16)
    assert shown["least"] >= 11
    game, token = late(server, "dice/three")
    browser.open(f"{server.url}/table.html?table={game}#{token}")
    play(browser, lambda said: said == "over")


def play(browser, until):
    """Press what can be pressed, until something is seen."""
    end, said = time.monotonic() + PATIENCE, ""
    while time.monotonic() < end:
        said = browser.run(STEP)
        if until(said):
            return
        time.sleep(0.1)
    raise AssertionError(f"the game went on: {said}")
