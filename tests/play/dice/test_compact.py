"""The dice game in few lines."""

import pytest

import arasta
from arasta.play.terminal.canvas import Sheet
from arasta.play.terminal.styled_text import paint, width
from tests.play.games import at_random


def small(game, seat=0, tight=False):
    """The lines for a seat."""
    lines = game.presentation.small(game.view(seat), Sheet(names=game.names, columns=80), tight)
    assert max(map(width, lines)) <= 80
    return [paint(line, colour=False) for line in lines]


@pytest.mark.parametrize("tight", [False, True])
def test_it_fits_at_any_time(tight):
    for steps in (0, 100, 200):
        assert len(small(at_random(steps, seed=7, game="dice", players=4), 0, tight)) <= 18


def test_areas_show_the_next_price_and_the_rubies_left():
    text = " ".join(" ".join(small(arasta.new("dice", players=3, seed=3))).split())
    assert "Red 4 ◆3" in text
    assert "Goods Carpet RYGB+0 ◆5" in text
    assert "Coin Carpet 10 ◆6" in text


def test_tiles_show_what_they_cost_and_do_or_tight_only_what_they_cost():
    game = arasta.new("dice", players=4, seed=3)
    assert "Lira GGG 3 lira a turn" in "\n".join(small(game))
    assert "Lira GGG" in "\n".join(small(game, tight=True))
    assert "a turn" not in "\n".join(small(game, tight=True))


def test_the_whole_table_fits_into_80_columns_too():
    for steps in (0, 150):
        game = at_random(steps, seed=7, game="dice", players=4)
        assert max(map(len, game.draw(0, columns=80).splitlines())) <= 80
