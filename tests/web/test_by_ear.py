"""Whoever hears the table instead of seeing it: a player who knows nothing but roles and names plays both games."""

import random
import re
from pathlib import Path

import pytest
from playwright.sync_api import expect

import arasta

RECORDS = Path(__file__).parents[1] / "records"
TO_THE_END = 40  # steps before the end of a recorded game at which it is taken up
ROUNDS = 3  # that are played from the beginning of a game
MOST = 400  # presses
ANSWER = 80  # milliseconds until the table has changed
BUTTON = re.compile(r'^\s*- \'?button "((?:[^"\\]|\\.)*)"((?: \[[^\]]+\])*)')
REGION = re.compile(r'^  - \'?(?:region|navigation|dialog) "([^"]+)"')
NO_MOVES = {"Undo", "Hint", "To my turn", "slow", "quick", "at once"}  # keys of the question that decide nothing
ELSEWHERE = {"Menu", "The day so far"}


class Listener:
    """Somebody who asks what there is, by regions, and presses what has a name."""

    def __init__(self, page, seed):
        self.page = page
        self.chooser = random.Random(seed)
        self.tried = set()

    def hears(self):
        """The names of what can be pressed, by region, and the whole."""
        heard = self.page.get_by_role("main").aria_snapshot()
        region, buttons = None, {}
        for line in heard.splitlines():
            if found := REGION.match(line):
                region = found[1]
            elif (found := BUTTON.match(line)) and "[disabled]" not in found[2] and region:
                buttons.setdefault(region, []).append(found[1].replace('\\"', '"').replace("''", "'"))
        return buttons, heard

    def press(self, region, name):
        """As a screen reader does: focus, then Enter."""
        within = self.page.get_by_role("region", name=region, exact=True)
        within.get_by_role("button", name=name, exact=True, disabled=False).first.press("Enter")

    def moves(self, buttons):
        """Presses one thing that can be chosen, or then the key that says what it does; whether there was any."""
        things = [(at, it) for at, names in buttons.items() if at not in ELSEWHERE | {"The question"} for it in names]
        new = [it for it in things if it not in self.tried]
        keys = [it for it in buttons.get("The question", []) if it not in NO_MOVES]
        if keys and (self.tried or not new or self.chooser.random() < 0.3):
            self.tried.clear()
            self.press("The question", keys[-1])
            return True
        if not new:
            self.tried.clear()
            return False
        ruby = [it for it in new if "ruby" in it[1]]
        wanted = self.chooser.choice(ruby or new)
        self.tried.add(wanted)
        self.press(*wanted)
        return True


def plays(page, until, seed=3):
    """Until something is heard; then all that was heard."""
    listener, presses, heard = Listener(page, seed), 0, ""
    while presses < MOST:
        buttons, heard = listener.hears()
        if until(heard):
            return heard
        presses += listener.moves(buttons)
        page.wait_for_timeout(ANSWER)
    raise AssertionError(f"the game went on:\n{heard}")


def late(server, record):
    """A recorded game near its end, with me in the seat to act and bots in all others; my token."""
    whole = arasta.load((RECORDS / f"{record}.txt").read_text("utf-8"))
    game = arasta.Game(whole.rules, whole.settings, chance="manual")
    for made in whole.history[:-TO_THE_END]:
        game.play(made.action)
    while game.to_act == arasta.CHANCE:
        game.play(game.legal[0])
    seats = [{"kind": "bot", "bot": "hard"} for _ in range(game.settings.players)]
    seats[game.to_act] = {"kind": "person", "name": "Ayşe", "confirm": False}
    made = server.post("/api/records", {"record": game.record(), "seats": seats, "pace": 0}).json()
    return made["game"], made["seats"][0]["token"]


@pytest.mark.parametrize("record", ["istanbul/four_short", "dice/three"])
def test_a_game_is_finished_by_roles_and_names_alone(sit, server, record):
    """Issue 24: from near its end, until the ranking is read out."""
    game, token = late(server, record)
    at = sit(game, [token])
    heard = plays(at.page, lambda heard: 'dialog "Result"' in heard)
    assert 'heading "Ranking"' in heard
    assert "rubies" in heard


@pytest.mark.parametrize("kind", ["istanbul", "dice"])
def test_turns_are_played_by_roles_and_names_alone(sit, server, kind):
    """Issue 24: from the beginning, by somebody who hears what each choice is."""
    settings = {"expansions": ["mocha", "letters"]} if kind == "istanbul" else {}
    me = {"kind": "person", "name": "Ayşe", "confirm": False}
    game, tokens = server.new(me, "bot", game=kind, seed=5, draw=False, settings=settings)
    at = sit(game, [tokens[0]])
    expect(at.question).to_be_visible()
    plays(at.page, lambda heard: f"round {ROUNDS + 1}" in heard)


def test_what_a_choice_costs_and_brings_is_read_out(sit, server):
    """Issue 24: once it is thought of, before anything is decided."""
    game, tokens = server.new({"kind": "person", "name": "Ayşe"}, "bot", seed=5, draw=False)
    at = sit(game, [tokens[0]])
    option = next(it for it in server.look(game, tokens[0])["seats"][0]["options"] if it["gain"].get("goods.red"))
    at.open(option["name"]).focus()
    at.page.keyboard.press("Enter")
    expect(at.page.get_by_role("status")).to_contain_text("fabric")
    expect(at.page.get_by_role("status")).to_contain_text("+")


@pytest.mark.parametrize("kind", ["istanbul", "dice"])
def test_holdings_are_read_as_words(sit, server, kind):
    """Issue 24: no number without what it counts."""
    game, tokens = server.new({"kind": "person", "name": "Ayşe"}, "bot", game=kind, seed=5, draw=False)
    at = sit(game, [tokens[0]])
    own = at.page.get_by_role("region", name="Your wheelbarrow" if kind == "istanbul" else "Your things")
    rival = at.page.get_by_role("region", name=server.look(game)["people"][1]["name"], exact=True)
    things = {
        "istanbul": ["2 lira", "0 rubies", "4 assistants", "0 fabric"],
        "dice": ["0 lira", "0 rubies", "0 red tokens", "1 crystal"],
    }
    for words in things[kind]:
        expect(own).to_contain_text(re.compile(r"\s*".join(words.split(" "))))
    for words in ("0 rubies", "lira"):
        expect(rival).to_contain_text(re.compile(r"\s*".join(words.split(" "))))


def test_the_focus_goes_into_a_dialog_and_back_and_never_gets_lost(sit, server):
    """Issue 24: behind a dialog nothing can be reached; where the thing with the focus is gone, the question has it."""
    game, tokens = server.new({"kind": "person", "name": "Ayşe"}, "bot", seed=5, draw=False)
    at = sit(game, [tokens[0]])
    key = at.page.get_by_role("button", name="The rules")
    key.focus()
    at.page.keyboard.press("Enter")
    expect(at.page.get_by_role("button", name="Close")).to_be_focused()
    for _ in range(12):
        at.page.keyboard.press("Tab")
        assert at.page.evaluate("() => !document.activeElement.closest('.left, .middle, .right')")
    at.page.keyboard.press("Escape")
    expect(key).to_be_focused()
    at.page.evaluate("() => document.activeElement.remove()")
    at.page.keyboard.press("l")
    at.page.keyboard.press("Escape")
    expect(at.question).to_be_focused()


def test_forced_colours_keep_goods_and_borders(sit, server):
    """Issue 24: what was a shadow is a border, and the goods of others keep their colours."""
    game, tokens = server.new({"kind": "person", "name": "Ayşe"}, "bot", seed=5, draw=False)
    at = sit(game, [tokens[0]], forced_colors="active")
    lit, dark = at.page.locator(".tile.legal").first, at.page.locator(".tile:not(.legal)").first
    outline = "it => { const { outlineStyle, borderStyle } = getComputedStyle(it); return [outlineStyle, borderStyle] }"
    assert lit.evaluate(outline) == ["dashed", "solid"]
    assert dark.evaluate(outline)[1] == "solid"
    assert lit.evaluate(outline) != dark.evaluate(outline)
    bar = at.page.locator(".bar i").first
    assert bar.evaluate("it => getComputedStyle(it).forcedColorAdjust") == "none"
