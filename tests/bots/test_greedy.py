"""The bot that plans its turn: what it finds, what it may know, and that it plays every game to its end."""

import numpy as np
import pytest

import arasta
from arasta.bots.greedy import GreedyBot
from arasta.bots.planning import Limits
from arasta.bots.position import Position
from arasta.bots.random_bot import RandomBot
from arasta.play.games import GAMES, part_of
from tests.table import Table

GRAND_BAZAAR = {"players": 4, "expansions": ("mocha", "letters")}
EVERY_MIX = [
    {"players": players, "expansions": expansions, "layout": "random"}
    for players in (2, 3, 4, 5)
    for expansions in ((), ("mocha",), ("letters",), ("mocha", "letters"))
]
VARIANTS = [{"players": 3, "variants": ("neutral_assistants", "caravan_leader")}]


class QuickBot(GreedyBot):
    """With narrow plans, for whole games."""

    limits = Limits(40)


def play_turn(table):
    """The bot plays the turn at hand of a table."""
    seat, turns, bot = table.to_act, table.s.turns, GreedyBot("istanbul", 1)
    played = []
    while table.to_act == seat and table.s.turns == turns:
        played.append(bot.choose(Position(GAMES["istanbul"], table.states, seat)))
        table.play(played[-1])
    return played


def test_it_finds_the_turn_that_wins():
    """END-1: the fifth ruby, at the Dealer, with money that a card must bring first."""
    table = Table()
    table.s.rubies[0], table.s.lira[0], table.s.merchant[0] = 4, 7, 1
    table.give(0, "five_lira")
    played = play_turn(table)
    assert table.s.rubies[0] == 5
    assert {"card five_lira", "move 16", "act"} <= set(played)


def test_it_does_not_pay_for_what_it_cannot_use():
    table = Table()
    table.s.lira[0], table.s.merchant[0], table.s.extensions[0] = 30, 16, 2
    played = play_turn(table)
    assert played[0] == "move 1"  # the third extension and its ruby
    assert table.s.rubies[0] == 1


@pytest.mark.parametrize(("game", "settings"), [("istanbul", GRAND_BAZAAR), ("istanbul", {"players": 3}), ("dice", {})])
def test_it_chooses_alike_in_deals_that_its_seat_cannot_tell_apart(game, settings):
    played = arasta.new(game, seed=5, **settings)
    for step in range(120):
        if step % 12 == 0:
            here, there = Position.of(played, 1), Position.of(played, 2)
            assert GreedyBot(game, 3).choose(here) == GreedyBot(game, 3).choose(there)
        played.play(played.legal[step * 7 % len(played.legal)])


def test_all_that_its_seat_cannot_see_is_forgotten():
    batch = arasta.batch(n=20, seed=1, **GRAND_BAZAAR)
    for step in range(200):
        batch.step(batch.random_actions(step))
    seats = batch.to_act.copy()
    deals = [batch.imagine(None, seats, key).states for key in (1, 2)]
    assert (deals[0]["hand"] != deals[1]["hand"]).any()
    assert (deals[0]["guild_hand"] != deals[1]["guild_hand"]).any()
    for states in deals:
        part_of("istanbul", "bots", "evaluation").forget(states, seats)
    assert all(np.array_equal(deals[0][field], deals[1][field]) for field in deals[0].dtype.names)


def play_to_the_end(game, mix, seed):
    """Games of one bot against random ones, each by one of the settings; the seat of the bot, and the ranks."""
    batch = arasta.batch(game, len(mix), mix=mix, seed=seed, auto_reset=False, threads=1)
    seats = np.arange(len(mix)) % batch.states["players"]
    greedy, others, ranks = QuickBot(game, seed), RandomBot(game, seed), np.zeros((len(mix), batch.rules.seats), int)
    while (batch.to_act >= 0).any():
        chosen = np.array(others.choose_many(batch))
        own = np.flatnonzero(batch.to_act == seats)
        if len(own):
            chosen[own] = greedy.choose_many(batch.imagine(own, seats[own], seed))
        batch.step(chosen)
        ranks = np.where(batch.ranks > 0, batch.ranks, ranks)
    return ranks[np.arange(len(mix)), seats]


@pytest.mark.parametrize(
    ("game", "mix"),
    [("istanbul", EVERY_MIX + VARIANTS), ("dice", [{"players": players} for players in (2, 3, 4)])],
)
def test_it_plays_every_mix_to_the_end_and_wins(game, mix):
    assert play_to_the_end(game, mix, 1).tolist() == [1] * len(mix)


class Nothing:
    """An evaluation to which all is the same."""

    def judge(self, states, which, seats):
        """Nothing."""
        return np.zeros(len(which))

    def is_sensible(self, states, choices):
        """Everything."""
        return np.ones(len(choices.state), bool)

    def is_as_good_as_over(self, states):
        """Never."""
        return np.zeros(len(states), bool)

    def is_idle(self, states):
        """All chance."""
        return np.ones(len(states), bool)

    def forget(self, states, seats):
        """Nothing is looked at."""


def test_the_seed_decides_between_choices_that_are_worth_the_same():
    here = Position.of(arasta.new(players=2, seed=1), 1)
    found = []
    for seed in (*range(20), 0):
        bot = GreedyBot("istanbul", seed)
        bot.evaluation = Nothing()
        found.append(bot.choose(here))
    assert len(set(found)) > 3
    assert found[0] == found[-1]
