"""What the bot answers is legal, and what it means to do."""

import pytest
from my_bot import Hasty

import arasta
from arasta.bots.checked_bot import CheckedBot
from arasta.bots.position import Position


@pytest.mark.parametrize("game", arasta.GAMES)
def test_it_is_found_by_its_name_and_plays_both_games(game):
    """It answers with what is legal, or `CheckedBot` says what was."""
    played, bot = arasta.new(game, players=2, seed=1), CheckedBot("hasty", game, seed=1)
    assert isinstance(bot.bot, Hasty)
    for step in range(15):
        played.play(bot.choose(Position.of(played, step)))


def test_it_takes_what_is_worth_most():
    """Where choices differ in worth."""
    game, bot = arasta.new("dice", players=2, seed=3), Hasty("dice", seed=1)
    for step in range(40):
        here = Position.of(game, step)
        worth = {name: bot.worth(here, name) for name in here.legal}
        assert worth[bot.choose(here)] == max(worth.values())
        if len(set(worth.values())) > 1:
            return
        game.play(here.legal[0])
    pytest.fail("No choice made a difference to its rubies.")
