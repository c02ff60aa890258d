"""The bot in examples/my_bot, as a stranger would write one."""

import tomllib
from importlib.metadata import EntryPoint
from pathlib import Path

import pytest

import arasta
from arasta.bots.position import Position
from arasta.bots.registry import GROUP

FOLDER = Path(__file__).parents[2] / "examples/my_bot"


@pytest.fixture
def hasty(monkeypatch):
    """What its package offers under the name `hasty`."""
    monkeypatch.syspath_prepend(FOLDER)
    offered = tomllib.loads((FOLDER / "pyproject.toml").read_text("utf-8"))["project"]["entry-points"]
    return EntryPoint("hasty", offered[GROUP]["hasty"], GROUP).load()


@pytest.mark.parametrize("game", arasta.GAMES)
def test_it_plays_both_games(game, hasty):
    played, bot = arasta.new(game, players=2, seed=1), hasty(game, 1)
    for step in range(15):
        played.play(bot.choose(Position.of(played, step)))


def test_it_takes_what_is_worth_most(hasty):
    game, bot = arasta.new("dice", players=2, seed=3), hasty("dice", 1)
    for step in range(40):
        here = Position.of(game, step)
        worth = {name: bot.worth(here, name) for name in here.legal}
        assert worth[bot.choose(here)] == max(worth.values())
        if len(set(worth.values())) > 1:
            return
        game.play(here.legal[0])
    pytest.fail("No choice made a difference to its rubies.")
