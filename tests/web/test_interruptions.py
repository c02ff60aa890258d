"""Decisions in somebody else's turn: the kiosk and the auction, answered in another browser."""

from playwright.sync_api import expect

PLACES = [1, 2, 3, 4, 5, 6, 8, 22, 9, 10, 11, 23, 7, 12, 13, 14, 15, 16, 17, 18, 19, 20, 21, 24, 25]  # 22 and 23 by 7
GRAND = {"expansions": ["mocha", "letters"], "layout": PLACES}


def two_browsers(sit, server):
    people = [{"kind": "person", "name": name, "confirm": False} for name in ("Ayşe", "Ben")]
    game, tokens = server.new(*people, seed=5, draw=False, settings=GRAND)
    return sit(game, [tokens[0]]), sit(game, [tokens[1]])


def test_the_kiosk_is_answered_in_another_browser(sit, server):
    ayse, ben = two_browsers(sit, server)
    ayse.choose("move 22")
    tiles = ayse.page.locator(".ktile")
    expect(tiles.first).to_be_visible()
    expect(ben.page.locator(".ktile")).to_have_count(0)
    tiles.first.click()
    ayse.confirm()
    while ben.page.locator(".ktile").count() == 0:  # what the tile offers Ayşe first
        ayse.page.locator(".second:not([aria-disabled]), .key.go:not([aria-disabled])").first.click()
        expect(ayse.page.locator(".key.go.busy")).to_have_count(0)
    expect(ben.page.locator(".stage")).to_contain_text("Ayşe’s turn")
    ben.page.locator(".ktile").first.click()
    ben.confirm()
    expect(ayse.page.locator(".log")).to_contain_text("Ben chooses")


def test_an_auction_is_answered_in_another_browser(sit, server):
    ayse, ben = two_browsers(sit, server)
    ayse.choose("move 23")
    ayse.page.locator(".slot.can").first.click()
    ayse.confirm()
    ayse.choose("bid 1")
    expect(ben.page.locator(".lot")).to_contain_text("Ayşe leads with 1 lira")
    ben.page.locator(".second").click()
    expect(ayse.page.locator(".log")).to_contain_text("Ben passes")
