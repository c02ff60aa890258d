"""The last round, and who wins."""

import pytest

from arasta.core.machine import NOBODY
from arasta.dice.game import DiceGame
from arasta.dice.rubies import is_last_round
from tests.dice.dice_table import DiceTable

GOAL = {2: 6, 3: 6, 4: 5}


def one_below_the_goal(players, seat):
    """A seat lacks one ruby for the goal, and can buy one of the right carpet."""
    missing = {6: [3, 2], 5: [3, 1]}[GOAL[players]]
    table = DiceTable(players, seat=seat).rubies(seat, red=missing[0], blue=missing[1])
    return table.own(seat, lira=30)


def turns_to_the_end(table):
    """Whose turns follow until the game is over, each without any effect."""
    seats = []
    while table.to_act != NOBODY:
        if not seats or seats[-1] != table.s.turn_of:
            seats.append(table.s.turn_of)
        assert len(seats) < 12, "the game goes on"
        table.play("roll coin" if "roll coin" in table.legal else "keep" if "keep" in table.legal else "stop")
    return seats


def ending(*players):
    """A game that is over after the last seat's turn; each seat has so many rubies and these resources."""
    table = DiceTable(len(players), seat=len(players) - 1)
    table.s.rubies[0] = GOAL[len(players)]
    assert table.to_act == NOBODY
    for p, (rubies, owned) in enumerate(players):
        table.own(p, **{"crystal": 0, "lira": 0} | owned)
        table.s.rubies[p] = rubies
    return table


@pytest.mark.parametrize("players", [2, 3, 4])
def test_the_goal_makes_the_running_round_the_last(players):
    """DEND-1: six rubies, or five with four players."""
    table = one_below_the_goal(players, 0)
    assert (table.s.rubies[0], is_last_round(table.s)) == (GOAL[players] - 1, False)
    table.play("ruby lira")
    assert (table.s.rubies[0], is_last_round(table.s)) == (GOAL[players], True)


def test_the_goal_reached_by_a_card_or_by_the_mosque_counts_too():
    """DEND-1"""
    table = one_below_the_goal(3, 0).deck("b1c").dice("card", "coin")
    assert is_last_round(table.play("cards 1", "reveal b1c", "benefit", "ruby lira").s)
    table = one_below_the_goal(3, 0).dice("red", "red", "red").tiles(0, "card_blue", "lira_blue", "die", "die")
    assert is_last_round(table.play("tile lira_red").s)


def test_the_turn_goes_on_and_may_bring_more_rubies_than_the_goal():
    """DEND-1"""
    table = one_below_the_goal(3, 0).play("ruby lira")
    assert table.to_act == 0
    table.play("ruby lira")
    assert table.s.rubies[0] == 7
    assert turns_to_the_end(table) == [1, 2]


def test_another_seat_may_go_beyond_the_goal_in_the_last_round():
    """DEND-1, DEND-3"""
    table = one_below_the_goal(2, 0).rubies(1, yellow=3, green=2).own(1, lira=50).play("ruby lira", "stop")
    table.roll(*["coin"] * 5).play("keep", "ruby lira", "ruby lira")
    assert table.to_act == NOBODY
    assert (list(table.s.rubies)[:2], table.ranks) == ([6, 7], [2, 1])


@pytest.mark.parametrize(("players", "seat"), [(n, seat) for n in (2, 3, 4) for seat in range(n)])
def test_the_last_round_ends_with_the_last_seat(players, seat):
    """DEND-2, DCASE-16, DINV-6: so all have had equally many turns."""
    table = one_below_the_goal(players, seat).play("ruby lira", "stop")
    assert turns_to_the_end(table) == list(range(seat + 1, players))
    assert (table.s.turns, table.s.round, table.legal) == (players, 1, set())


@pytest.mark.parametrize("players", [2, 3, 4])
def test_below_the_goal_the_game_goes_on(players):
    """DEND-1"""
    table = DiceTable(players, seat=players - 1).own(players - 1, lira=30)
    table.rubies(players - 1, red=3, blue=GOAL[players] - 5).play("ruby lira", "stop")
    assert (table.s.rubies[players - 1], is_last_round(table.s)) == (GOAL[players] - 1, False)
    assert (table.s.turn_of, table.s.round) == (0, 2)


def test_most_rubies_win():
    """DEND-3: whatever anybody is worth."""
    table = ending((5, {"lira": 60}), (7, {}), (6, {"brown": 3}))
    assert table.ranks == [3, 1, 2]


@pytest.mark.parametrize("token", ["red", "yellow", "green", "blue", "brown"])
def test_a_token_counts_three_lira_among_tied_players(token):
    """DEND-4: the brown one too."""
    assert ending((6, {token: 2}), (6, {"lira": 5})).ranks == [1, 2]
    assert ending((6, {token: 2}), (6, {"lira": 6})).ranks == [1, 1]
    assert ending((6, {token: 2}), (6, {"lira": 7})).ranks == [2, 1]


def test_a_crystal_counts_two_lira_among_tied_players():
    """DEND-4"""
    assert ending((6, {"crystal": 2}), (6, {"lira": 3})).ranks == [1, 2]
    assert ending((6, {"crystal": 2}), (6, {"lira": 4})).ranks == [1, 1]
    assert ending((6, {"crystal": 2}), (6, {"lira": 5})).ranks == [2, 1]


def test_tiles_dice_and_actions_count_nothing():
    """DEND-4"""
    table = ending((6, {"lira": 4}), (6, {"lira": 5})).tiles(0, "die", "die", "action_blue", "lira_blue")
    table.s.dice[0] = 5
    assert table.ranks == [2, 1]


def test_the_sale_of_the_tie_break_meets_no_shortage():
    """DEND-4: all lira are in hand, and nothing is moved."""
    table = ending((6, {"red": 8, "lira": 43}), (6, {"lira": 44}))
    before = table.states.tobytes()
    assert DiceGame().score(table.s) == [(1, 6, 67), (2, 6, 44)]
    assert table.states.tobytes() == before


def test_equal_rubies_and_equal_wealth_share_the_victory():
    """DEND-5, DEND-6, DEND-4, DCASE-17"""
    one = {"lira": 5, "red": 1, "brown": 1, "crystal": 1}
    table = ending((6, one), (6, {"lira": 13}), (5, {"lira": 40}))
    assert table.ranks == [1, 1, 3]
    assert DiceGame().score(table.s) == [(1, 6, 13), (1, 6, 13), (3, 5, 40)]


@pytest.mark.parametrize(
    ("players", "ranks"),
    [
        ([(3, 9), (5, 0), (3, 9), (4, 1)], [3, 1, 3, 2]),
        ([(2, 1), (5, 0), (2, 2), (2, 1)], [3, 1, 2, 3]),
        ([(5, 2), (5, 2), (5, 2), (5, 2)], [1, 1, 1, 1]),
        ([(5, 1), (5, 2), (5, 3), (5, 4)], [4, 3, 2, 1]),
        ([(0, 20), (5, 2), (5, 2), (0, 20)], [3, 1, 1, 3]),
    ],
)
def test_everybody_is_ranked_by_rubies_and_then_by_wealth(players, ranks):
    """DEND-6: equal players share the better rank."""
    assert ending(*((rubies, {"lira": lira}) for rubies, lira in players)).ranks == ranks


def test_there_is_no_turn_limit():
    """DEND-7: without rubies the game goes on."""
    table = DiceTable(4, at="income").idle(400)
    assert (table.s.turns, table.s.round, table.decision) == (401, 101, "die_rolled")
    assert not is_last_round(table.s)
