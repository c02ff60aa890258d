"""The cross tables as far as they concern Mocha & Baksheesh."""

import pytest

from tests.istanbul.mocha.mocha_table import BOTH, COFFEE_TRADER, TAVERN_TILES, MochaTable

FREE = {"card two_coffee", "card coffee_for_guild", "card coffee_for_8", "card swap_3", "card dice_mocha"}
CARDS = ("two_coffee", "coffee_for_guild", "coffee_for_8", "swap_3", "dice_mocha",
         "die_to_6", "corner", "wainwright_again", "coffee_house_again")  # fmt: skip

# A turn on place 2 with another merchant, an action and the Coffee Trader: choices that lead to each window.
TURN = ("move 2", "leave", "pay", "act", "done", "meet coffee_trader", "pay", "roll 1 2")
WINDOWS = {
    "move": TURN[:0],
    "assistant": TURN[:1],
    "pay_merchants": TURN[:2],
    "action": TURN[:3],
    "after_action": TURN[:4],
    "encounters": TURN[:5],
    "end_turn": TURN,
}


def equipped(*cards, guild=(17, 18)):
    """The first player stands on 8 with coffee, lira and cards; another merchant and the Coffee Trader on 2."""
    table = MochaTable().deal_guild(0, *guild).pour(0, 9).purse(0, 20).at(8).at(2, p=1)
    table.s.token[COFFEE_TRADER] = 2
    return table.give(0, *cards)


@pytest.mark.parametrize("window", WINDOWS)
def test_aids_by_moment(window):
    """TABLE-4, WIN-2, WIN-3, WIN-4, WIN-5: free cards in every window, a guild card and a corner at the start only."""
    table = equipped(*CARDS).play(*WINDOWS[window])
    assert table.decision == window
    assert table.aids() == (FREE | {"card corner", "guild card"} if window == "move" else FREE)


@pytest.mark.parametrize(
    ("place", "repeat"), [(1, "card wainwright_again"), (20, "card coffee_house_again"), (2, None)]
)
def test_repeat_cards_after_the_action_of_their_place_only(place, repeat):
    """TABLE-4, WIN-5"""
    table = equipped("wainwright_again", "coffee_house_again").pour(0, 20).at(7, p=1).go(place).play("act")
    assert table.aids() == ({repeat} if repeat else set())


def test_die_to_6_after_a_gain_roll_only():
    """TABLE-4, ROLL-2"""
    table = equipped("die_to_6").go(9).play("act")
    assert table.legal == {f"call {n}" for n in range(3, 13)}
    assert table.play("call 5", "roll 2 2").legal == {"keep", "six 2"}


def test_nothing_is_played_inside_an_action_of_the_expansion():
    """WIN-1, TABLE-4"""
    table = equipped(*CARDS).go(17).play("act")
    assert {name.split()[0] for name in table.legal} == {"pay", "discard"}
    table = equipped(*CARDS).go(19).play("act")
    assert table.legal == {*TAVERN_TILES, "set barrier"}
    table.play("set barrier")
    assert {name.split()[0] for name in table.legal} == {"barrier"}
    assert table.play("barrier a2 a3").legal == {"skip", "use 2", "use 8"}


def test_aids_of_a_guild_turn():
    """TABLE-1, GTURN-3: free cards only; BONUS-16 is tested with its rolls."""
    table = equipped(*CARDS, guild=(12, 17)).own_tavern(0, "movement", "encounter").guild(12, "use 20")
    assert table.s.rubies[0] == 1
    assert table.pour(0, 9).legal == FREE | {"done"}


def test_aids_of_a_companion_turn():
    """TABLE-1, COMP-8: no corner and no movement tile; free cards, BONUS-16 and repeat cards."""
    table = MochaTable(expansions=BOTH).give(0, *CARDS).pour(0, 9).purse(0, 20).own_tavern(0, "movement")
    table.s.companion[0] = 2
    table.ready().play("companion", "step 1")
    assert table.aids() == FREE
    table.play("act")
    assert table.aids() == FREE | {"card wainwright_again"}


def test_aids_of_a_family_step_turn():
    """TABLE-1, BONUS-25: no corner and no movement tile; free cards, BONUS-16 and repeat cards."""
    table = MochaTable(expansions=BOTH).give(0, *CARDS, "family_step").pour(0, 9).purse(0, 20)
    table.s.family[0] = 2
    table.ready().play("card family_step", "step 1")
    assert table.aids() == FREE
    table.play("act")
    assert table.aids() == FREE | {"card wainwright_again"}


# TABLE-2: who carries out the action of a place. Each way begins the action with 9 coffee and 9 lira.


def by_merchant(place):
    return MochaTable().pour(0, 9).purse(0, 9).go(place).play("act")


def by_family_member(place):
    return MochaTable().pour(0, 9).purse(0, 9).go(12).play("act", f"send {place}", "act")


def by_barrier(place):
    street = {17: "c2 d2", 18: "b1 c1", 19: "b3 b4", 20: "a3 a4"}[place]
    table = MochaTable().pour(0, 11).purse(0, 9).go(19)
    return table.play("act", "set barrier", f"barrier {street}", f"use {place}")


def by_guild_12(place):
    return MochaTable().pour(0, 9).purse(0, 9).deal_guild(0, 12).guild(12, f"use {place}")


every_agent = pytest.mark.parametrize("agent", [by_merchant, by_family_member, by_barrier, by_guild_12])


@every_agent
def test_the_roasting_plant_is_the_same_for_every_agent(agent):
    """TABLE-2, ACT-4, P17-1"""
    table = agent(17)
    assert (table.s.lira[0], table.s.coffee[0]) == (7, 11)


@every_agent
def test_the_guild_hall_is_the_same_for_every_agent(agent):
    """TABLE-2, ACT-4, P18-1"""
    table = agent(18).play("draw guild 3", "draw guild 4", "discard guild 4")
    assert (table.s.coffee[0], table.guild_hand(0)) == (10, [3])


@every_agent
def test_the_tavern_is_the_same_for_every_agent(agent):
    """TABLE-2, ACT-4, P19-5: through the barrier at full price again."""
    table = agent(19)
    assert table.legal == {*TAVERN_TILES, "set barrier"}
    table.play("set barrier", "barrier d3 e3")
    assert (table.s.coffee[0], list(table.s.barrier), table.s.barrier_keeper) == (7, [12, 9], 0)


@every_agent
def test_the_coffee_house_is_the_same_for_every_agent(agent):
    """TABLE-2, ACT-4, P20-1"""
    table = agent(20)
    assert (table.s.coffee[0], table.s.rubies[0]) == (3, 1)


def test_the_caravansary_through_the_barrier_follows_the_rules_of_the_leader():
    """TABLE-2, VAR-CL-2, VAR-CL-3, VAR-CL-4"""
    table = MochaTable(variants=["caravan_leader"]).pour(0, 2).go(19)
    table.play("act", "set barrier", "barrier c3 c4", "use 6", "draw stay", "draw corner", "discard stay", "done")
    assert (table.s.caravan_leader, table.s.coffee[0]) == (0, 1)
    table = MochaTable(variants=["caravan_leader"]).pour(0, 2)
    table.s.caravan_leader = 0
    table.go(19).play("act", "set barrier", "barrier c3 c4", "use 6", "draw stay", "draw corner")
    assert table.hand(0) == ["stay", "corner"]


def test_the_fountain_through_the_barrier_returns_assistants_to_the_stack():
    """TABLE-2, P07-4"""
    table = MochaTable().pour(0, 2).send_out(0, 9).go(19).play("act", "set barrier", "barrier c2 d2", "use 7")
    table.play("return 9", "return 19")
    assert (table.s.stack[0], table.s.merchant[0], table.assistants(0)) == (4, 19, set())


def test_what_runs_out():
    """TABLE-3: with no guild card left 18 gives coffee, and neither BONUS-12 nor GUILD-18 can be played."""
    table = MochaTable().give(0, "coffee_for_guild").deal_guild(0, 18).pour(0, 9)
    assert {"card coffee_for_guild", "guild card"} <= table.legal
    table.keep_in_guild_deck()
    assert not {"card coffee_for_guild", "guild card"} & table.legal
    assert table.go(18).play("act").s.coffee[0] == 10
