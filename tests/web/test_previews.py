"""What a choice costs and brings, as it is shown before it is made, and in the log after it."""

import pytest
from playwright.sync_api import expect

from tests.web.positions import offers, table_where
from tests.web.test_screens import PHONE, WIDE

CONTRAST = """(it) => {
  const light = (colour) => {
    const parts = colour.match(/[0-9.]+/g).slice(0, 3).map((part) => part / 255);
    const [red, green, blue] = parts.map((part) => (part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4));
    return 0.2126 * red + 0.7152 * green + 0.0722 * blue + 0.05;
  };
  const { color, backgroundColor } = getComputedStyle(it);
  const [one, other] = [light(color), light(backgroundColor)];
  return Math.max(one, other) / Math.min(one, other);
}"""
BOTH = pytest.mark.parametrize("size", [WIDE, PHONE], ids=["wide", "phone"])


@BOTH
def test_what_a_rival_is_paid_is_not_set_off_against_what_is_gained(sit, server, size):
    """PAY-1: 2 lira go to the merchant at the Post Office, which brings 3."""
    brings = offers("move 5", lambda option: option["paid"] and option["gain"].get("lira", 0) > option["cost"]["lira"])
    game, token = table_where(server, "istanbul/five_in_order", brings)
    at = sit(game, [token], size)
    at.open("move 5").click()
    paid = at.page.locator(".ledger .cost[data-to]")
    expect(paid).to_contain_text("−2")
    expect(paid).to_have_attribute("title", "to P0")
    expect(paid.locator(".mark")).to_be_in_viewport(ratio=0.99)
    expect(at.page.locator('.ledger .gain[data-word="lira"]')).to_contain_text("+3")
    expect(at.page.locator(".purse .then.up").first).to_have_text("4")


def test_the_red_mosque_tile_is_shown_as_the_red_one_before_and_after(sit, server):
    brings = offers("move 14", lambda option: "mosque_tiles.red" in option["gain"])
    game, token = table_where(server, "istanbul/five_long_leader", brings)
    at = sit(game, [token])
    at.open("move 14").click()
    expect(at.page.locator(".ledger .gain use")).to_have_attribute("href", "art/sprite.svg#mosque-red")
    at.confirm()
    expect(at.page.locator(".log .new .gain use")).to_have_attribute("href", "art/sprite.svg#mosque-red")
    expect(at.page.locator(".mine .tiles use")).to_have_attribute("href", "art/sprite.svg#mosque-red")


@BOTH
@pytest.mark.parametrize("theme", ["light", "dark"])
def test_the_chosen_number_can_be_read(sit, server, size, theme):
    game, tokens = server.new({"kind": "person", "name": "Ayşe"}, "bot", seed=5, draw=False)
    at = sit(game, [tokens[0]], size, color_scheme=theme)
    at.choose("move 9")
    at.open("call 8").click()
    chosen = at.page.locator(".number.chosen")
    expect(chosen.locator("b")).to_have_text("8")
    assert chosen.evaluate(CONTRAST) > 3  # WCAG 1.4.3, for large letters


@BOTH
def test_guild_cards_that_may_be_chosen_are_lit_and_the_chosen_one_is_marked(sit, server, size):
    game, token = table_where(server, "istanbul/grand_bazaar_five", lambda game: game.decision == "discard_guild_card")
    at = sit(game, [token], size)
    card = at.page.locator(".card.guild.lit").first
    assert is_seen(card, "lit")
    card.click()
    expect(card).to_have_class("card guild lit chosen")
    assert is_seen(card, "chosen")


def is_seen(thing, look):
    """Whether it would look otherwise without the class of this name."""
    return thing.evaluate(
        """(it, look) => {
          const seen = getComputedStyle(it).boxShadow;
          it.classList.remove(look);
          const without = getComputedStyle(it).boxShadow;
          it.classList.add(look);
          return seen !== without;
        }""",
        look,
    )
