"""Rubies of the six trading areas and of the mosque."""

import pytest

from arasta.dice.actions import ACTIONS
from tests.dice.dice_table import AREA, DiceTable

COLOURS = ["red", "yellow", "green", "blue"]
PLENTY = {"red": 8, "yellow": 8, "green": 8, "blue": 8, "brown": 10, "lira": 60}
THRESHOLD = {2: 5, 3: 5, 4: 4}
SOME_TILES = ["card_blue", "lira_blue", "crystal_blue", "merchant_blue", "die", "die"]

PRICES = {  # by players: a colour area, the goods of any colour that the left carpet asks for, the right carpet
    2: ([4, 5, 6], [1, 2, 3, 4], [12, 14, 16, 18, 20]),
    3: ([4, 5, 6], [0, 1, 2, 3, 4], [10, 12, 14, 16, 18, 20]),
    4: ([4, 5, 6, 7], [0, 1, 2, 3, 4], [10, 12, 14, 16, 18, 20]),
}
ROWS = [(n, area, PRICES[n][0]) for n in PRICES for area in COLOURS]
ROWS += [(n, area, PRICES[n][i]) for n in PRICES for i, area in ((1, "carpet"), (2, "lira"))]


def rich(players=3):
    """The first player can afford everything."""
    return DiceTable(players).own(0, **PLENTY)


def near_the_mosque(players, missing=1):
    """The first player lacks so many tiles for the ruby of the mosque, and has three red dice and two to spare."""
    tiles = SOME_TILES[: THRESHOLD[players] - missing]
    return DiceTable(players).tiles(0, *tiles).dice("red", "red", "red", "card", "coin")


def test_there_are_six_trading_areas_and_the_mosque_is_not_for_sale():
    """DRUBY-1"""
    rubies = {action.name for action in ACTIONS.actions if action.verb == "ruby"}
    assert rubies == {"ruby red", "ruby yellow", "ruby green", "ruby blue", "ruby carpet", "ruby lira"}
    assert rubies < rich().menu


@pytest.mark.parametrize("area", COLOURS)
def test_a_colour_area_belongs_to_one_colour(area):
    """DRUBY-1, DRUBY-3"""
    others = [colour for colour in COLOURS if colour != area]
    table = DiceTable(3).dice(*others, *others, *others)
    assert not {name for name in table.menu if name == f"ruby {area}"}
    assert "ruby " + area in DiceTable(3).dice(*[area] * 4).menu


@pytest.mark.parametrize(("players", "area", "prices"), ROWS)
def test_the_next_ruby_is_the_cheapest_and_taking_it_uncovers_the_next_price(players, area, prices):
    """DRUBY-2, DACT-12a, DCASE-15"""
    found = []
    table = rich(players)
    while (price := table.price(area)) is not None:
        found.append(price)
        assert f"ruby {area}" in table.menu
        table.rubies(1, **{area: 1})
    assert found == prices
    assert f"ruby {area}" not in table.menu


@pytest.mark.parametrize(("gone", "price"), [(0, 4), (1, 5), (2, 6), (3, 7)])
@pytest.mark.parametrize("colour", COLOURS)
def test_a_colour_area_is_paid_with_so_many_goods_of_its_colour(colour, gone, price):
    """DRUBY-3, DACT-12"""
    other = COLOURS[COLOURS.index(colour) - 1]
    table = DiceTable(4).rubies(1, **{colour: gone}).dice(*[colour] * (price - 2), other, other)
    table.own(0, **{other: 4, colour: 1})
    assert f"ruby {colour}" not in table.menu
    table.own(0, **{colour: 2}).play(f"ruby {colour}")
    assert (table.s.rubies[0], table.dice_left()) == (1, {other: 2})
    assert table.holding(0) == {other: 4, "crystal": 1}


@pytest.mark.parametrize(("players", "first"), [(2, 1), (3, 0), (4, 0)])
def test_the_left_carpet_asks_for_one_more_good_for_each_empty_spot(players, first):
    """DRUBY-4, DACT-13, DCASE-15: taken, or left empty at set-up."""
    for gone in range(5 - first):
        goods = 4 + first + gone
        table = DiceTable(players).rubies(1, carpet=gone).own(0, red=goods - 4, yellow=1, green=1, blue=1)
        assert "ruby carpet" not in table.menu
        assert "ruby carpet" not in table.own(0, red=8, yellow=8, green=8, blue=0).menu, "each colour is needed"
        table.own(0, red=goods - 3, yellow=1, green=1, blue=1).play("ruby carpet")
        assert (table.s.rubies[0], table.holding(0)) == (1, {"crystal": 1})


@pytest.mark.parametrize(("players", "prices"), [(n, PRICES[n][2]) for n in PRICES])
def test_the_right_carpet_is_paid_in_lira(players, prices):
    """DRUBY-5, DACT-14, DCASE-15"""
    for gone, price in enumerate(prices):
        table = DiceTable(players).rubies(1, lira=gone).own(0, lira=price - 1).dice("coin", "coin")
        assert "ruby lira" not in table.menu
        table.own(0, lira=price + 1).play("ruby lira")
        assert (table.s.rubies[0], table.holding(0)) == (1, {"crystal": 1, "lira": 1})


def test_two_rubies_are_two_actions_the_second_at_the_new_price():
    """DACT-12a, DRUBY-2"""
    table = DiceTable(3).own(0, red=8, brown=1).play("ruby red", "pay")
    assert table.price("red") == 5
    table.play("ruby red")
    assert (table.s.rubies[0], table.holding(0), table.s.turn_of) == (2, {"crystal": 1}, 1)


@pytest.mark.parametrize("players", [2, 3, 4])
def test_gaining_the_tile_that_makes_the_number_brings_a_ruby_of_the_mosque(players):
    """DRUBY-6, DCASE-7"""
    table = near_the_mosque(players, missing=2).play("tile lira_red", "lay out die")
    assert (table.s.rubies[0], table.s.mosque_rubies, table.s.mosque_ruby[0]) == (0, players, 0)
    table = near_the_mosque(players).play("tile lira_red")
    assert (table.s.rubies[0], table.s.mosque_rubies, table.s.mosque_ruby[0]) == (1, players - 1, 1)
    assert [table.s.rubies[p] for p in range(1, players)] == [0] * (players - 1)


@pytest.mark.parametrize("players", [2, 3, 4])
def test_a_tile_gained_by_a_card_brings_the_ruby_of_the_mosque_too(players):
    """DRUBY-6"""
    table = near_the_mosque(players).own(0, lira=6).deck("b4c")
    table.play("cards 1", "reveal b4c", "benefit", "take tile die")
    assert (table.s.rubies[0], table.s.mosque_rubies) == (1, players - 1)


def test_a_tile_exchanged_for_another_at_the_number_brings_the_ruby_of_the_mosque():
    """DRUBY-6: five tiles once more owned after a gain, and the ruby has not been taken before."""
    table = DiceTable(3).tiles(0, *SOME_TILES[:5]).deck("b4b").dice("card")
    table.play("cards 1", "reveal b4b", "benefit", "give up die")
    assert table.s.rubies[0] == 0
    assert table.play("take tile lira_red").s.rubies[0] == 1


@pytest.mark.parametrize("players", [2, 3, 4])
def test_the_ruby_of_the_mosque_is_taken_once_in_the_game(players):
    """DRUBY-6, DRUBY-7, DCASE-7: fallen below the number and back again brings none, nor do more tiles."""
    table = near_the_mosque(players).deck("b4b").play("tile lira_red", "lay out lira_green")
    table.play("cards 1", "reveal b4b", "benefit", "give up lira_red", "take tile lira_green")
    assert len(table.tiles_of(0)) == THRESHOLD[players]
    assert (table.s.rubies[0], table.s.mosque_rubies) == (1, players - 1)
    table = near_the_mosque(players).own(0, red=3).play("tile lira_red", "pay", "lay out die", "tile card_red")
    assert len(table.tiles_of(0)) == THRESHOLD[players] + 1
    assert (table.s.rubies[0], table.s.mosque_rubies) == (1, players - 1)


@pytest.mark.parametrize("players", [2, 3, 4])
def test_a_tile_beyond_the_number_brings_no_ruby(players):
    """DRUBY-6: exactly so many; the position is set by hand, for no game leads there."""
    table = near_the_mosque(players, missing=0).play("tile lira_red")
    assert (table.s.rubies[0], table.s.mosque_rubies) == (0, players)


@pytest.mark.parametrize("players", [3, 4])
def test_giving_up_a_tile_earns_no_ruby(players):
    """DRUBY-7: even if the number is reached by it."""
    table = near_the_mosque(players, missing=-1).deck("b4a").play("cards 1", "reveal b4a", "benefit")
    table.play("give up lira_blue")
    assert len(table.tiles_of(0)) == THRESHOLD[players]
    assert (table.s.rubies[0], table.s.mosque_ruby[0], table.s.mosque_rubies) == (0, 0, players)


@pytest.mark.parametrize("players", [2, 3, 4])
def test_the_mosque_has_a_ruby_for_every_player(players):
    """DRUBY-8"""
    for p in range(players):
        table = DiceTable(players, seat=p).dice("red", "red", "red", "card", "coin")
        table.tiles(p, *SOME_TILES[: THRESHOLD[players] - 1])
        for q in range(players):
            if q != p:
                table.s.mosque_ruby[q] = table.s.rubies[q] = 1
                table.s.mosque_rubies -= 1
        assert table.s.mosque_rubies == 1
        table.play("tile lira_red")
        assert (table.s.mosque_rubies, table.s.rubies[p]) == (0, 1)


@pytest.mark.parametrize("area", [*COLOURS, "carpet", "lira"])
def test_an_empty_area_can_no_longer_be_chosen(area):
    """DRUBY-9"""
    left = {"carpet": 5, "lira": 6}.get(area, 3)
    table = rich().rubies(1, **{area: left - 1})
    assert f"ruby {area}" in table.menu
    table.rubies(2, **{area: 1})
    assert {name for name in table.menu if name.startswith("ruby")} == {
        f"ruby {other}" for other in [*COLOURS, "carpet", "lira"] if other != area
    }


@pytest.mark.parametrize(("players", "goal", "rubies"), [(2, 6, 23), (3, 6, 26), (4, 5, 31)])
def test_the_rubies_cannot_run_out_before_the_goal_is_reached(players, goal, rubies):
    """DRUBY-10: one less than the goal for each player leaves some."""
    table = DiceTable(players)
    on_board = table.s.mosque_rubies
    for area in AREA:
        while table.price(area) is not None:
            table.rubies(0, **{area: 1})
            on_board += 1
    assert on_board == rubies
    assert players * (goal - 1) < rubies - table.s.mosque_rubies
