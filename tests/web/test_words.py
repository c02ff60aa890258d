"""What the page calls things: nobody hears a key instead of a word, and a thing has one name."""

import re
from pathlib import Path

from playwright.sync_api import expect

import arasta
from arasta.play.game.choice import Choice

RECORDS = Path(__file__).parents[1] / "records"


def dice_table(server, is_wanted):
    """A table that goes on from a recorded dice game at the first decision that is wanted, and who is asked."""
    whole = arasta.load((RECORDS / "dice" / "three.txt").read_text("utf-8"))
    game = arasta.Game(whole.rules, whole.settings, chance="manual")
    for made in whole.history:
        if game.to_act != arasta.CHANCE and is_wanted(game):
            break
        game.play(made.action)
    seats = [{"kind": "person", "name": f"P{n}"} for n in range(3)]
    table = server.post("/api/records", {"record": game.record(), "seats": seats}).json()
    return table["game"], {seat["seat"]: seat["token"] for seat in table["seats"]}[game.to_act], game


def test_a_screen_reader_hears_words_for_dice_and_tokens(sit, server):
    """The preview of a trade names what it costs and brings, for those who do not see its pictures."""
    game, token, position = dice_table(server, lambda game: any(c.verb == "token" for c in game.legal))
    option = next(found for found in position.options() if found["verb"] == "token")
    colour = option["target"]
    at = sit(game, [token])
    at.open(option["name"]).click()
    expect(at.page.locator(f'.ledger [data-word="dice.{colour}"] .unseen')).to_have_text(
        re.compile(f"^{colour} (die|dice)$")
    )
    expect(at.page.locator(f'.ledger [data-word="tokens.{colour}"] .unseen')).to_have_text(f"{colour} token")


def test_a_carpet_has_one_name_on_the_board_and_in_sentences(sit, server):
    game, token, position = dice_table(server, lambda game: game.decision == "action")
    at = sit(game, [token])
    things = server.get("/api/things/dice").json()["names"]["area"]
    for word in ("carpet", "lira"):
        action = position.rules.actions[position.rules.ids[f"ruby {word}"]]
        assert things[word] in Choice(0, action, "dice", "action", position.presentation.names).text()
        expect(at.page.locator(".carpets")).to_contain_text(things[word])


def test_a_bot_has_a_name_of_its_own_and_a_badge_with_its_level(sit, server):
    bots = [{"kind": "bot", "bot": "random"}, {"kind": "bot", "bot": "greedy"}]
    game, tokens = server.new({"kind": "person", "name": "Ayşe"}, *bots, seed=5, draw=False)
    at = sit(game, [tokens[0]])
    names = [person["name"] for person in server.look(game)["people"]][1:]
    expect(at.page.locator(".other h3")).to_have_text(names)
    expect(at.page.locator(".other .level")).to_have_text(["random", "greedy"])


def test_while_the_table_is_being_laid_bots_have_their_badges_too(sit, server):
    game, tokens = server.new("Ayşe", "free", "free")
    at = sit(game, tokens.values())
    at.page.get_by_role("button", name="Let a bot play").first.click()
    expect(at.page.locator(".chairs .level")).to_have_text(["normal"])


def test_on_the_start_page_the_level_stands_in_words(sit, server):
    game, tokens = server.new("Ayşe", {"kind": "bot", "bot": "greedy"}, "free", draw=False)
    at = sit(game, [tokens[0]])
    expect(at.page.locator(".chairs .level")).to_have_text(["greedy"])
    at.page.goto(server.url)
    bot = server.look(game)["people"][1]["name"]
    expect(at.page.get_by_text(f"{bot} (greedy), a free seat")).to_be_visible()


def test_whoever_plays_at_once_without_a_name_is_called_by_the_colour_of_the_seat(open_page, server):
    page = open_page()
    page.goto(server.url)
    page.locator('[data-do="play"]').click()
    expect(page.locator(".mine h2")).to_have_text(re.compile("^(Saffron|Plum|Teal)$"))
