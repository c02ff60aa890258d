"""The table of the board game as text."""

import random
import re

import pytest

import arasta
from arasta.istanbul.tables import CARD_TABLE
from arasta.play.istanbul.board import draw
from arasta.play.istanbul.mocha.reference import TILES
from arasta.play.text.language import languages, say


def played(decisions, **settings):
    """A game after some random decisions."""
    game = arasta.new(seed=7, **settings)
    choices = random.Random(1)
    while decisions and not game.over:
        game.play(choices.choice(game.legal))
        decisions -= 1
    return game


def box(text, place):
    """The three lines of a place, by its name."""
    lines = [line[1:] for line in text.splitlines()]
    i, cell = next((i, j) for i, line in enumerate(lines) for j, part in enumerate(line.split("│")) if place in part)
    return [lines[i + k].split("│")[cell].strip() for k in range(3)]


@pytest.mark.parametrize(
    "settings",
    [
        {"players": 2, "layout": "random", "variants": ("neutral_assistants", "caravan_leader")},
        {"players": 3, "layout": "order"},
        {"players": 4},
        {"players": 5, "layout": "long"},
        {"players": 5, "expansions": ("mocha",), "variants": ("caravan_leader",)},
        {"players": 2, "expansions": ("letters",), "variants": ("neutral_assistants", "caravan_leader")},
        {"players": 5, "expansions": ("mocha", "letters"), "variants": ("caravan_leader",)},
    ],
)
def test_it_fits_into_100_columns_for_every_seat_at_any_time(settings):
    for decisions in (0, 150, 600):
        game = played(decisions, **settings)
        for seat in (None, *range(settings["players"])):
            assert max(map(len, draw(game.view(seat)).splitlines())) <= 100


@pytest.mark.parametrize("expansions", [(), ("mocha",), ("letters",), ("mocha", "letters")])
def test_nothing_on_the_board_is_cut_off(expansions):
    for decisions in (0, 300, 900):
        assert "…" not in draw(played(decisions, players=5, expansions=expansions).view(0))


def test_a_crowd_takes_as_many_lines_as_it_needs():
    """At worst all pieces and tokens are on one place."""
    view = arasta.new(players=5, seed=5, expansions=("mocha", "letters")).view(0)
    (police,) = [place for place in view["places"] if place["number"] == 12]
    seats = [0, 1, 2, 3, 4]
    police |= {"merchants": seats, "families": seats, "companions": seats, "assistants": seats}
    police["tokens"] = list(view["tokens"])
    text = draw(view)
    assert "…" not in text
    assert max(map(len, text.splitlines())) <= 100
    for piece in ("ABCDE", "(ABCDE)", "[ABCDE]", "abcde", "Gov. Smu. Cof.", "Cou."):
        assert text.count(piece) >= 1


def test_names_are_shortened_where_boxes_are_narrow():
    text = draw(arasta.new(players=4, seed=5, expansions=("mocha",)).view(0))
    assert box(text, "Palace")[:2] == ["13 Palace      ◆7", "asks BRGY"]
    assert box(text, "2 Fabric")[1] == "fills your fabric"
    assert "Roasting Plant" in text
    assert "Sultan" not in text


def test_expansions_show_what_lies_on_their_places():
    text = draw(arasta.new(players=4, seed=5, expansions=("mocha", "letters")).view(0))
    tiles = "".join(f"{say(f'board-tile-{word}')}1" for word in TILES)
    assert box(text, "Tavern")[1].replace(" ", "") == f"{tiles}┃2◆4+YYY"
    assert box(text, "Coffee H.")[1] == "asks 6 coffee"
    assert box(text, "Secret Society")[1] == "6 seals +3 lira"
    assert text.count("no letters, no companion") == 4
    assert "guild deck 20 · letters left 36" in text


@pytest.mark.parametrize("lang", languages())
def test_the_legend_tells_the_sign_of_each_tavern_tile(lang):
    """A new one needs a sign and a word there."""
    signs = [part.split()[0] for part in say("board-legend-tavern", lang).split("  ")]
    assert signs[: len(TILES)] == [say(f"board-tile-{word}", lang) for word in TILES]


@pytest.mark.parametrize(("barrier", "sign"), [((8, 1), "┃"), ((8, 2), "━")])
def test_the_barrier_is_drawn_between_its_places(barrier, sign):
    """BARRIER-1: the printed layout has 8 and 1 side by side, and 2 below 8."""
    view = arasta.new(players=4, seed=5, expansions=("mocha",)).view(0)
    before = draw(view)
    view["barrier"], view["barrier_keeper"] = list(barrier), 1
    text = draw(view)
    assert sign in text.partition("M movement")[0].replace("┃2 ", "")
    assert "the barrier is Seat 2’s" in text
    assert before.count("│") + before.count("┃") == text.count("│") + text.count("┃")
    assert "aba" not in text
    assert text.splitlines()[1].replace("─", "").strip("┌┐") == "a┬b┬c┬d┬e"


def test_open_tiles_bids_letters_and_guild_cards_are_shown():
    view = arasta.new(players=2, seed=5, expansions=("mocha", "letters")).view(0)
    view |= {"kiosk": [15, 20], "bid": 4, "bidder": 1, "guild_hand": [7, 17]}
    view["players"][1] |= {"letters": [3, 21], "delivered": [9], "companion": 7}
    text = draw(view)
    assert "open at the Kiosk: Companion, Letter for a good" in re.sub(r"\s+", " ", text)
    assert "Seat 2 bids 4" in text
    assert "Your guild cards: Gathering, Five coffee" in text
    assert "letters for 3 21, 1 delivered, companion out" in text


def test_a_place_shows_its_number_name_rubies_and_who_is_there():
    text = draw(arasta.new(players=4, seed=5).view(0))
    assert box(text, "Fountain") == ["7 Fountain", "assistants come back", "ABCD"]
    assert box(text, "Police Station")[2] == "(ABCD)"
    assert box(text, "Gemstone Dealer")[:2] == ["16 Gemstone Dealer ◆12", "asks 12 lira"]
    assert box(text, "Sultan’s Palace")[:2] == ["13 Sultan’s Palace  ◆7", "asks BRGY"]
    assert box(text, "Small Mosque")[1] == "RR×4  GG×4"
    assert box(text, "Post Office")[1] == "pays GY and 2 lira"
    assert box(text, "Wainwright")[1] == "extension for 7 lira"
    assert text.count("Governor") == text.count("Smuggler") == 1


def test_merchants_family_members_and_assistants_are_told_apart():
    game = arasta.new(players=3, seed=5)
    game.play("move 12")
    game.play("leave")
    game.play("act")
    game.play("send 2")
    text = draw(game.view(0))
    assert box(text, "Police Station")[2] == "A (BC) a"
    assert box(text, "Fabric Warehouse")[2] == "(A)"


def test_places_open_to_the_player_are_marked_for_that_player_only():
    game = arasta.new(players=4, seed=5)
    marked = [line.count("▸") for line in draw(game.view(0)).splitlines()]
    moves = sum(choice.verb == "move" for choice in game.legal)
    assert sum(marked) == moves + 2  # and the one to act, and the legend
    assert draw(game.view(1)).count("▸") == 1


def test_the_hand_is_shown_to_its_owner_alone():
    game = arasta.new(players=2, seed=5)
    view = game.view(0)
    assert "Your hand: " in draw(view)
    assert "Your hand" not in draw(game.view(None))
    view["hand"] = ["five_lira", "five_lira", "stay"]
    assert "Your hand: Five lira ×2, Stay" in draw(view)


def test_a_large_hand_takes_several_lines():
    view = arasta.new(players=2, seed=5).view(0)
    view["hand"] = [row.slug for row in CARD_TABLE for _ in range(row.copies)]
    text = draw(view)
    assert max(map(len, text.splitlines())) <= 100
    assert "Call an assistant ×2" in text


def test_a_board_that_is_still_being_laid_has_empty_boxes():
    text = draw(arasta.new(players=4, layout="random", chance="manual").view())
    assert text.startswith("Set-up")
    assert "Fountain" not in text


def test_goods_laid_out_for_sale_are_shown():
    view = arasta.new(players=2, seed=5).view(0)
    view["sold"] = {"red": 2, "green": 0, "yellow": 0, "blue": 1}
    assert "Laid out for sale: R2 B1" in draw(view)


def test_colour_changes_nothing_but_the_colour():
    view = played(300, players=5).view(0)
    assert re.sub(r"\x1b\[[\d;]*m", "", draw(view, colour=True)) == draw(view)
    assert "\x1b" in draw(view, colour=True)
