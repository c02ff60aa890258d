"""Rounds and turns: income, actions, handing over. The roll is in test_dice_rolls."""

import pytest

from arasta.core.machine import CHANCE, NOBODY
from tests.dice.dice_table import MARKET, TILE, DiceTable

COLOURS = ["red", "yellow", "green", "blue"]
QUIET_MARKET = ("lira_blue", "crystal_blue", "card_blue", "action_blue", "merchant_blue", "die")


def income(*tiles, market=QUIET_MARKET, **owned):
    """A table where seat 0, with these working tiles and nothing but what it owns, is about to begin its turn."""
    return DiceTable(at="income", market=market).own(0, **{"crystal": 0, "lira": 0} | owned).tiles(0, *tiles)


def use_one_card(table):
    """The action `cards 1` with a card that brings one lira and asks nobody anything."""
    return table.deck("b2a").play("cards 1", "reveal b2a")


@pytest.mark.parametrize("players", [2, 3, 4])
def test_a_round_is_one_turn_of_every_seat_in_order(players):
    """DTURN-1: and rounds follow each other."""
    table = DiceTable(players, at="setup").play(*(f"lay out {tile}" for tile in MARKET))
    seen = []
    for _ in range(3 * players):
        seen.append((table.s.round, table.s.turn_of, table.s.turns))
        table.idle()
    assert seen == [(turn // players + 1, turn % players, turn + 1) for turn in range(3 * players)]


def test_a_turn_is_income_then_roll_then_actions_then_hand_over():
    """DTURN-2"""
    table = income("lira_red", "crystal_red", "card_red")
    assert (table.decision, table.s.actions, table.dice_left()) == ("card_drawn", 0, {})
    assert table.holding(0) == {"crystal": 1, "lira": 3}
    table.play("reveal a1a", "decline", "decline")  # seats 1 and 2 keep their crystals
    assert (table.to_act, table.decision) == (CHANCE, "die_rolled")
    assert table.holding(0) == {"crystal": 1, "lira": 7}
    table.roll("coin", "coin", "coin", "card", "card")
    assert (table.to_act, table.decision) == (0, "reroll")
    table.play("keep")
    assert (table.to_act, table.legal) == (0, {"stop", "lira", "cards 1", "cards 2"})
    table.play("stop")
    assert (table.s.turn_of, table.decision, table.dice_left()) == (1, "die_rolled", {})


def test_every_working_lira_crystal_and_card_tile_brings_income():
    """DTURN-3: three lira, a crystal or a card each."""
    table = income("lira_red", "lira_green", "crystal_red", "crystal_yellow", "crystal_green")
    assert (table.decision, table.holding(0)) == ("die_rolled", {"crystal": 3, "lira": 6})
    table = income("card_red", "card_green").play("reveal a2_red")
    assert (table.decision, table.holding(0), table.holding(2)["red"]) == ("card_drawn", {"brown": 1}, 1)
    table.play("reveal a2_red" if "reveal a2_red" in table.legal else "reveal a2_blue")
    assert (table.decision, table.holding(0)) == ("die_rolled", {"brown": 2})


def test_no_other_tile_brings_income():
    """DTURN-3: ACTION, MERCHANT and DIE tiles do not, fresh ones do not, and those of other seats do not."""
    table = income("action_red", "merchant_red", "die")
    table.tiles(0, "lira_red", "crystal_red", "card_red", fresh=True).tiles(1, "lira_green", "crystal_green")
    assert (table.decision, table.holding(0)) == ("die_rolled", {})
    assert table.holding(1) == {"crystal": 1, "lira": 1}


def test_the_lira_of_income_are_there_when_the_card_is_resolved():
    """DTURN-4: first all LIRA tiles."""
    table = income("card_red", "lira_green").play("reveal b4e")
    assert (table.to_act, table.legal) == (0, {"benefit", "one lira"})
    table.play("benefit")
    assert table.holding(0) == {"crystal": 2, "lira": 1}


def test_the_crystal_of_income_can_pay_the_exchange_of_the_card():
    """DTURN-4, DCASE-12"""
    table = income("card_red", "crystal_green").play("reveal b4f", "benefit", "gain red blue")
    assert table.holding(0) == {"red": 1, "blue": 1}


def test_each_card_tile_resolves_its_card_before_the_next_one_reveals():
    """DTURN-4: what the first card brings pays what the second one asks; the first card is in the discard pile."""
    table = income("card_red", "card_green").play("reveal b4f")
    assert (table.decision, table.discarded(), table.holding(0)) == ("card_drawn", ["b4f"], {"lira": 1})
    table.play("reveal a4")
    assert (table.to_act, table.holding(0)) == (1, {"crystal": 1, "lira": 4})
    table = income("card_red", "card_green", crystal=1).play("reveal b4f", "benefit", "gain red red", "reveal b4g")
    assert table.play("benefit").holding(0) == {"red": 1, "brown": 1, "lira": 3}


@pytest.mark.parametrize(
    ("given_up", "cards_to_come"), [("card_red", 2), ("card_yellow", 1), ("card_green", 1), ("lira_red", 2)]
)
def test_card_tiles_come_in_the_order_of_colours_and_one_given_up_before_its_turn_reveals_nothing(
    given_up, cards_to_come
):
    """DTURN-4: the red one has had its turn when its card asks for a tile; its loss takes nothing away."""
    table = income("card_green", "card_yellow", "card_red", "lira_red").play("reveal b4a", "benefit")
    table.play(f"give up {given_up}")
    for _ in range(cards_to_come):
        assert table.decision == "card_drawn"
        table.play("reveal b2a")  # one lira
        table.deck(*table.deck_left(), "b2a")
    assert table.decision == "die_rolled"
    assert table.holding(0) == {"brown": 2, "lira": 3 + 4 + cards_to_come}


def test_a_tile_gained_by_an_income_card_brings_no_income_in_this_turn():
    """DTURN-3, DTURN-4: it is fresh; in the next turn it works."""
    table = income("card_red", lira=6, market=("lira_red", "crystal_red", "lira_green", "die", "die", "die"))
    table.play("reveal b4c", "benefit", "take tile lira_red", "lay out card_green")
    assert (table.decision, table.holding(0)) == ("die_rolled", {})
    table.idle(3)
    assert (table.s.turn_of, table.holding(0)) == (0, {"lira": 3})


@pytest.mark.parametrize("tiles", range(5))
def test_there_are_two_actions_and_one_more_for_each_working_action_tile(tiles):
    """DTURN-8: at most six."""
    table = DiceTable(market=["die"] * 4 + ["lira_red", "card_red"])
    table.tiles(0, *(f"action_{colour}" for colour in COLOURS[:tiles])).dice(*["card"] * 9)
    for _ in range(2 + tiles):
        assert table.decision == "action"
        use_one_card(table)
    assert table.decision == "die_rolled"
    assert (table.s.turn_of, table.holding(0)["lira"]) == (1, 2 + tiles)
    table.roll(*["card"] * 5).play("keep")  # what seat 0 took leaves seat 1 its own two
    for _ in range(2):
        assert table.to_act == 1
        use_one_card(table)
    assert table.s.turn_of == 2


def test_fresh_action_tiles_and_those_of_other_seats_bring_no_action():
    """DTURN-8"""
    table = DiceTable(market=QUIET_MARKET).tiles(0, "action_red", fresh=True).tiles(1, "action_green")
    table.dice("coin", "card", "card").play("lira")
    use_one_card(table)
    assert table.s.turn_of == 1


def test_the_player_may_stop_after_any_number_of_actions():
    """DTURN-9: even none; the actions left lapse and do not come back in a later turn."""
    for taken in range(3):
        table = DiceTable(market=QUIET_MARKET).tiles(0, "action_red").dice(*["card"] * 5)
        for _ in range(taken):
            use_one_card(table)
        assert "stop" in table.legal
        table.play("stop")
        assert (table.s.turn_of, table.decision) == (1, "die_rolled")
        table.idle(2).roll(*["card"] * 5).play("keep")
        for _ in range(3):
            assert table.to_act == 0
            use_one_card(table)
        assert table.s.turn_of == 1


def test_a_menu_without_any_action_ends_the_turn_by_itself():
    """DTURN-9: stopping is all that is left."""
    table = DiceTable().own(0, crystal=0).dice("red", "coin").play("lira")
    assert (table.s.turn_of, table.decision) == (1, "die_rolled")


def test_the_five_common_dice_go_on_and_dice_of_tiles_stay_with_their_owner():
    """DTURN-10: whoever has DIE tiles rolls them again in every turn, the others roll five."""
    table = DiceTable(players=2, at="roll").tiles(0, "die", "die")
    for _ in range(2):
        table.roll(*["coin"] * 7)
        assert (table.decision, table.dice_left()) == ("reroll", {"coin": 7})
        table.play("keep", "stop").roll(*["coin"] * 5)
        assert (table.to_act, table.decision, table.dice_left()) == (1, "reroll", {"coin": 5})
        table.play("keep", "stop")


def test_faces_that_were_not_used_lapse():
    """DTURN-10"""
    table = DiceTable().dice("red", "red", "coin", "card", "card").play("token red", "stop")
    assert table.dice_left() == {}
    table.roll(*["card"] * 5)
    assert (table.to_act, table.dice_left()) == (1, {"card": 5})


@pytest.mark.parametrize("p", range(3))
def test_tiles_gained_in_a_turn_begin_to_work_when_it_is_over(p):
    """DTURN-10, DTURN-3: for every seat, and the income is its own."""
    table = DiceTable(seat=p).dice("red", "red", "red", "coin").play("tile lira_red", "lay out lira_blue")
    assert table.tiles_of(p, fresh=True) == ["lira_red"]
    table.play("stop")
    assert (table.tiles_of(p), table.tiles_of(p, fresh=True)) == (["lira_red"], [])
    table.idle(2)
    assert (table.s.turn_of, table.decision) == (p, "die_rolled")
    assert table.all_own("lira")[:3] == [q + 3 if q == p else q for q in range(3)]  # to what it started with


def test_an_action_tile_works_from_the_next_turn_on():
    """DCASE-6, DTURN-8: bought as first action it leaves one action now and gives three later."""
    table = DiceTable().dice(*["red"] * 3, "coin", "card").play("tile action_red", "lay out lira_blue", "lira")
    assert table.s.turn_of == 1
    table.idle(2).roll("card", "card", "card", "card", "coin").play("keep")
    for _ in range(3):
        assert table.to_act == 0
        use_one_card(table)
    assert table.s.turn_of == 1


def test_a_die_tile_rolls_from_the_next_turn_on():
    """DCASE-6, DTURN-5: five dice now, six in the next turn."""
    table = DiceTable().dice(*COLOURS, "coin").play("tile die", "lay out die")
    assert table.dice_left() == {"coin": 1}
    table.play("lira").idle(2)
    assert table.roll(*["coin"] * 6).dice_left() == {"coin": 6}
    assert table.s.stack[TILE["die"]] == 2


def test_the_turn_goes_on_after_the_last_seat_with_the_first():
    """DTURN-1: the round is counted up with seat 0 alone."""
    table = DiceTable(4, at="roll", seat=3).idle()
    assert (table.s.turn_of, table.s.round, table.to_act) == (0, 2, CHANCE)
    assert table.rubies(0, red=4, blue=1).idle(4).to_act == NOBODY
