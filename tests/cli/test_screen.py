"""The table on a terminal of 80 columns and 24 lines, as most are when they open."""

import random

import pytest

import arasta as library
from tests.cli.terminal import Terminal

COLUMNS, LINES = 80, 24
MODES = {
    "base": ("istanbul", {"players": 5}),
    "variants": ("istanbul", {"players": 4, "variants": ("neutral_assistants", "caravan_leader")}),
    "mocha": ("istanbul", {"players": 5, "expansions": ("mocha",)}),
    "letters": ("istanbul", {"players": 5, "expansions": ("letters",)}),
    "grand bazaar": ("istanbul", {"players": 5, "expansions": ("mocha", "letters")}),
    "dice": ("dice", {"players": 4}),
}
NAMES = ["Ayşe", "Çağla Yıldız-Hohenstein von und zu Berg", "李小龍李小龍李小龍"]


def fits(screen, columns=COLUMNS, lines=LINES):
    """Whether nothing on it wraps or scrolls away."""
    shown = screen.split("\n")
    wide = [line for line in shown if len(line) + sum("\u4e00" <= sign <= "\u9fff" for sign in line) > columns]
    return not wide and len(shown) <= lines


def half_played(mode, seed, steps=400):
    """A game by hand after so many random steps."""
    game, settings = MODES[mode]
    played = library.new(game, chance="manual", ask_forced=True, names=NAMES[: settings["players"]], **settings)
    choices = random.Random(seed)
    while steps and not played.over:
        played.play(choices.choice(played.legal))
        steps -= 1
    return library.load(played.record()) if not played.over else half_played(mode, seed + 1, 200)


@pytest.mark.parametrize("mode", MODES)
def test_no_screen_is_wider_or_longer_than_the_terminal_at_any_decision(mode, tmp_path):
    game = half_played(mode, seed=3)
    path = tmp_path / "game.txt"
    path.write_text(game.record(), "utf-8")
    choices = random.Random(5)
    with Terminal("play", "--terminal", "--load", path) as terminal:
        screen = terminal.screen()
        for _ in range(40):
            assert fits(screen), screen
            assert game.question().split()[0] in screen
            choice = choices.choice(game.legal)
            game.play(choice)
            if game.over:
                break
            screen = terminal.type(choice.name)


@pytest.mark.parametrize("mode", ["grand bazaar", "dice"])
def test_whatever_is_asked_beside_is_shown_page_by_page(mode, tmp_path):
    path = tmp_path / "game.txt"
    path.write_text(half_played(mode, seed=3).record(), "utf-8")
    with Terminal("play", "--terminal", "--load", path) as terminal:
        terminal.screen()
        for typed in ("b", "?", "l 40", "r cards", "r tiles", "? 9", "fly", "x" * 300, "s"):
            screen = terminal.type(typed)
            while "goes on" in screen.split("\n")[-1]:
                assert fits(screen), screen
                screen = terminal.type("")
            assert fits(screen), screen


def test_a_small_window_shows_a_row_of_places_in_two_lines_or_one():
    with Terminal("play", "--terminal", "--seed", 5) as terminal:
        screen = terminal.screen()
        assert "▸ 9 Tea House" in screen
        assert "┌" not in screen
        assert "▸A Seat 1 (you)" in screen


def test_a_large_window_shows_the_whole_board_with_every_question():
    with Terminal("play", "--terminal", "--seed", 5, columns=120, lines=60) as terminal:
        assert "┌──" in terminal.screen()
        assert "┌──" in terminal.type("move 5")


def test_b_shows_the_whole_board_in_80_columns():
    with Terminal("play", "--terminal", "--seed", 5, "--expansions", "mocha,letters") as terminal:
        terminal.screen()
        screen = terminal.type("b")
        assert "┌──" in screen
        assert "asks 12 lira" in screen + terminal.type("")


def test_the_answer_to_what_was_typed_stands_above_the_question():
    with Terminal("play", "--terminal", "--seed", 5) as terminal:
        terminal.screen()
        screen = terminal.type("move 16")
        assert screen.index("3 steps away") < screen.index("Where will your merchant go")


def test_more_choices_than_fit_are_paged_with_enter(tmp_path):
    game = library.new(chance="manual", expansions=("mocha", "letters"))
    while game.decision != "card_drawn":
        game.play(game.legal[0])
    path = tmp_path / "game.txt"
    path.write_text(game.record(), "utf-8")
    with Terminal("play", "--terminal", "--load", path, lines=8) as terminal:
        assert f"{len(game.legal)} possibilities" in terminal.screen()
        pages = [terminal.type("") for _ in range(4)]
        assert all(fits(page, lines=8) for page in pages)
        assert [page.split("\n")[-2] for page in pages] == ["1/3", "2/3", "3/3", "1/3"]
        shown = [[choice.target in page.split() for page in pages[:3]].count(True) for choice in game.legal]
        assert shown == [1] * len(game.legal)


def test_a_card_without_a_name_is_told_by_what_it_does_however_small_the_window(tmp_path):
    """DCARD-1: `use a1a` alone says nothing."""
    game = library.new("dice", players=4, chance="manual")
    for name in ("lira_red", "crystal_red", "card_red", "action_red", "merchant_red", "die"):
        game.play(f"lay out {name}")
    for choice in [*["roll card"] * 5, "keep", "cards 5"]:
        game.play(choice)
    while game.to_act == library.CHANCE:
        game.play(game.legal[-1])
    path = tmp_path / "game.txt"
    path.write_text(game.record(), "utf-8")
    with Terminal("play", "--terminal", "--load", path) as terminal:
        screen = terminal.screen()
        assert fits(screen), screen
        for choice in game.legal:
            assert choice.text()[:40] in screen, screen
