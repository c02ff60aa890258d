"""Somebody before a screen: what they can do is to open an address, to click or tap, to type and to look."""

import re
from contextlib import contextmanager

from playwright.sync_api import expect

from tests.people.form import Form
from tests.web.sitting import Sitting

BY_LINK, HERE, BOT, HARD = "by link", "this screen", "a bot", "hard bot"


@contextmanager
def pointer_on(thing):
    """The pointer rests on a thing, and goes away again."""
    thing.hover()
    yield
    thing.page.mouse.move(0, 0)


@contextmanager
def finger_on(thing):
    """A finger lies on a thing, as the browser feels it."""
    box, screen = thing.bounding_box(), thing.page.context.new_cdp_session(thing.page)
    at = {"x": box["x"] + box["width"] / 2, "y": box["y"] + box["height"] / 2}
    screen.send("Input.dispatchTouchEvent", {"type": "touchStart", "touchPoints": [at]})
    yield
    screen.send("Input.dispatchTouchEvent", {"type": "touchEnd", "touchPoints": []})


class Person(Sitting):
    """A person, and the page that they look at."""

    def __init__(self, page, home, touches=False):
        super().__init__(page)
        self.home, self.touches = home, touches

    def start(self):
        """Open the start page by its address, as one that was kept in the browser."""
        self.follow(self.home)
        expect(self.button("Open the table")).to_be_visible()

    def follow(self, link):
        """Open a link that a friend has sent."""
        self.page.goto(link)

    def reload(self):
        """The browser's own key."""
        self.page.reload()

    def go_back(self):
        """The browser's own key, too."""
        self.page.go_back(wait_until="commit")  # a page that was kept is not loaded anew
        expect(self.button("Open the table")).to_be_visible()

    def lose_network(self, lost=True):
        """Nothing can be reached any more, or again."""
        self.page.context.set_offline(lost)

    def leave(self):
        """Close the page; the next one is opened in the same browser."""
        context = self.page.context
        self.page.close()
        super().__init__(context.new_page())

    def button(self, name):
        """A button, by what it says first."""
        return self.page.get_by_role("button", name=re.compile(rf"^{re.escape(name)}\b"))

    def press(self, name):
        """A button."""
        self.hit(self.button(name))

    def hit(self, thing):
        """Click a thing, or tap it."""
        if self.touches:
            thing.tap()
        else:
            thing.click()

    def tile(self, place):
        """A tile of the bazaar, by the name of its place."""
        return self.page.get_by_role("button", name=re.compile(rf"^\d+ {place}\b"))

    def rest_on(self, thing):
        """Wait with the pointer on a thing, or with a finger, until it is explained; what the explanation says."""
        tip = self.page.locator(".tip")
        with finger_on(thing) if self.touches else pointer_on(thing):
            expect(tip).to_be_visible()
            return tip.inner_text()

    def look_up(self, page, words):
        """Open something to read, on a phone by the menu, and close it again."""
        if not self.button(page).is_visible():
            self.press("Menu")
        self.press(page)
        dialog = self.page.get_by_role("dialog")
        expect(dialog).to_contain_text(words)
        self.hit(dialog.get_by_role("button", name="Close"))
        expect(dialog).to_have_count(0)

    def go_home(self):
        """From the table to the start page: by the name of the game, or on a phone by the menu."""
        home = self.page.get_by_role("link", name="Start page")
        if not home.is_visible():
            self.press("Menu")
        self.hit(home)
        expect(self.button("Open the table")).to_be_visible()

    def go_on(self, label):
        """Open the start page, and from there the first table that it offers with these words."""
        self.start()
        tables = self.page.get_by_role("navigation", name="Your tables")
        self.hit(tables.get_by_role("link", name=label).first)

    def lay_table(self, game, *kinds, name):
        """A new table: who sits in each seat after one's own; a bot is the one that the form puts there."""
        form = Form(self.page)
        form.button("More options").click()
        form.set("Game", game)
        form.seat(1 + len(kinds))
        for i, kind in enumerate(kinds):
            if kind != BOT:
                form.set(f"Seat {i + 2}", kind)
        if {BOT, HARD} & {*kinds}:
            form.set("Bots", "fast")
        form.sign([name])
        form.button("Open the table").click()

    def open_record(self, file):
        """Choose a saved game on the start page."""
        self.page.get_by_label("Open a saved game").set_input_files(file)
        expect(self.question).to_be_visible()

    def invitation(self):
        """The link and the code that the waiting room shows."""
        invite = self.page.locator(".invite")
        return invite.locator("code").inner_text().strip(), invite.locator(".code").inner_text().strip()

    def come_by_link(self, link, name):
        """Join where a link leads to."""
        self.follow(link)
        self.sit_down(name)

    def come_by_code(self, code, name):
        """Join with a code that was told on the telephone."""
        self.start()
        self.page.get_by_label("Table code or link").fill(code.lower())
        self.press("Join")
        self.sit_down(name)

    def sit_down(self, name):
        """Say a name in the waiting room."""
        self.page.get_by_label("Your name").fill(name)
        self.press("Join")

    def sees_game(self, players):
        """The game has begun, and everybody is at the table."""
        expect(self.page.locator(".curtain h1, .ask h1").first).to_be_visible()
        uncover = self.page.locator(".curtain button")
        if uncover.count():
            self.hit(uncover)
        expect(self.page.locator(".mine h2, .other h3")).to_have_count(players)

    def names(self):
        """The names at the table, one's own first."""
        return self.page.locator(".mine h2, .other h3").all_inner_texts()
