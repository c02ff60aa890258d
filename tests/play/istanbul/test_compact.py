"""The board game in few lines."""

import pytest

import arasta
from arasta.play.terminal.canvas import Sheet
from arasta.play.terminal.styled_text import paint, width
from tests.play.games import at_random

EVERYTHING = {"players": 5, "expansions": ("mocha", "letters")}


def small(game, seat=0, tight=False, columns=80):
    """The lines for a seat."""
    lines = game.presentation.small(game.view(seat), Sheet(names=game.names, columns=columns), tight)
    assert max(map(width, lines)) <= columns
    return [paint(line, colour=False) for line in lines]


@pytest.mark.parametrize("settings", [{"players": 5}, {"players": 5, "expansions": ("mocha",)}, EVERYTHING])
def test_a_row_of_places_takes_two_lines_or_one(settings):
    game = arasta.new(seed=5, **settings)
    rows, players = game.view()["rows"], settings["players"]
    around = 1 + 1 + players + 1  # where the game stands, the head and the players, what lies beside
    assert len(small(game)) == around + 2 * rows
    assert len(small(game, tight=True)) == around + rows


@pytest.mark.parametrize("settings", [{"players": 5}, {"players": 5, "expansions": ("mocha",)}, EVERYTHING])
def test_every_place_has_its_number_and_enough_of_its_name(settings):
    game = arasta.new(seed=5, **settings)
    text = "\n".join(small(game))
    assert "…" not in text
    for place in game.view()["places"]:
        assert f" {place['number']} " in text.replace("▸", " ")


@pytest.mark.parametrize("tight", [False, True])
def test_it_fits_for_every_seat_at_any_time(tight):
    for steps in (0, 150, 600):
        game = at_random(steps, seed=7, **EVERYTHING)
        for seat in (None, 0, 4):
            small(game, seat, tight)


def test_a_place_shows_who_is_there_and_what_it_asks():
    game = arasta.new(players=3, seed=3)
    text = "\n".join(small(game))
    assert "(ABC)" in text
    assert "ABC" in text.replace("(ABC)", "")
    assert "BRGY*" in text
    assert "GY+2" in text
    assert "◆10" in text


def test_a_player_shows_what_is_held_by_name():
    game = arasta.new(players=3, seed=3, names=["Ayşe"])
    (line,) = [line for line in small(game) if "Ayşe" in line]
    assert line.split() == ["▸A", "Ayşe", "(you)", "·····", "2", "0", "0", "0", "0", "2", "aaaa", "1", "–"]


def test_only_the_own_hand_is_shown():
    game = arasta.new(players=3, seed=3)
    assert "Your hand: One good" in small(game, 0)[-1]
    assert "Your hand" not in "\n".join(small(game, None))


def test_long_and_wide_names_keep_the_columns():
    game = arasta.new(players=3, seed=3, names=["Ayşe", "李小龍李小龍李小龍", "Constantinopolitan"])
    lines = game.presentation.small(game.view(0), Sheet(names=game.names, columns=80), False)
    assert len({width(line) for line in lines[-4:-1]}) == 1


def test_while_a_street_is_chosen_cells_have_their_names():
    game = arasta.new(players=2, seed=3, expansions=("mocha",))
    view = game.view(0)
    assert not [line for line in game.presentation.small(view, Sheet(), False) if "a" in paint(line, False).split()]
    view["legal"] = ["barrier a1 a2"]
    first = paint(game.presentation.small(view, Sheet(), False)[1], colour=False)
    assert first.split() == ["a", "b", "c", "d", "e"]


def test_the_whole_board_fits_into_80_columns_too():
    for steps in (0, 300):
        game = at_random(steps, seed=7, **EVERYTHING)
        assert max(map(len, game.draw(0, columns=80).splitlines())) <= 80
        assert "…" not in game.draw(0, columns=80)
