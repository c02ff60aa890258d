"""Somebody at a table in a browser, who sees and clicks."""

from playwright.sync_api import expect


class Sitting:
    """A page at a table."""

    def __init__(self, page):
        self.page = page
        self.keys = page.locator(".keys")
        self.go = page.locator(".key.go")
        self.question = page.locator(".ask h1")

    def open(self, name):
        """What chooses an action, by the action's name."""
        return self.page.locator(f'[data-pick="{name}"]').first

    def choose(self, name):
        """Click a choice and confirm it."""
        self.open(name).click()
        self.confirm()

    def confirm(self):
        """The great key, and wait until the server has answered."""
        self.go.click()
        expect(self.page.locator(".key.go.busy")).to_have_count(0)

    def overflow(self):
        """By how much the page is larger than the window."""
        return self.page.evaluate(
            "() => { const d = document.documentElement;"
            " return [d.scrollWidth - innerWidth, d.scrollHeight - innerHeight] }"
        )
