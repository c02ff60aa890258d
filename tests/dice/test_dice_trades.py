"""What goods and lira buy: tokens, crystals, brown tokens, tiles and rubies."""

from itertools import combinations_with_replacement

import pytest

from arasta.core.machine import CHANCE
from tests.dice.dice_table import TILE, DiceTable
from tests.dice.payments import Payment, at_hand, offered

WORDS = ["red", "yellow", "green", "blue"]
QUIET_MARKET = ("lira_blue", "crystal_blue", "card_blue", "action_blue", "merchant_blue", "die")


def payments(table, action, p=0):
    """Every payment that the action offers; it must bring neither tokens nor dice."""
    have = at_hand(table.s, p)
    return offered(table.play(action).states.copy(), p, have)


@pytest.mark.parametrize("word", WORDS)
def test_two_goods_of_a_colour_bring_a_token_of_that_colour(word):
    """DACT-5"""
    table = DiceTable().dice(word, word, "coin").play(f"token {word}")
    assert (table.holding(0), table.dice_left()) == ({word: 1, "crystal": 1}, {"coin": 1})
    assert (table.to_act, table.s.actions) == (0, 1)


def test_a_die_and_a_brown_token_pay_for_a_token_of_the_colour_of_the_die():
    """DACT-5, DCASE-1"""
    table = DiceTable().dice("red").own(0, brown=1)
    assert {name for name in table.menu if name.startswith("token")} == {"token red"}
    assert table.play("token red").holding(0) == {"red": 1, "crystal": 1}


@pytest.mark.parametrize("word", WORDS)
def test_for_two_brown_tokens_the_player_names_the_colour(word):
    """DACT-5a, DCASE-1: all four are offered."""
    table = DiceTable().own(0, brown=2)
    assert {name for name in table.menu if name.startswith("token")} == {f"token {colour}" for colour in WORDS}
    assert table.play(f"token {word}").holding(0) == {word: 1, "crystal": 1}


def test_two_different_goods_bring_a_crystal_and_three_a_brown_token():
    """DACT-6, DACT-7"""
    table = DiceTable().dice("red", "blue").play("crystal")
    assert (table.holding(0), table.s.turn_of) == ({"crystal": 2}, 1)
    table = DiceTable().dice("red", "blue").own(0, yellow=1).play("brown")
    assert (table.holding(0), table.s.turn_of) == ({"brown": 1, "crystal": 1}, 1)


def test_different_goods_are_counted_by_colour():
    """DACT-6, DACT-7, DCASE-2: red, red and one brown are two different goods, with two brown they are three."""
    table = DiceTable().dice("red", "red").own(0, brown=1)
    assert table.menu & {"crystal", "brown", "two tokens"} == {"crystal"}
    assert table.own(0, brown=2).menu & {"crystal", "brown", "two tokens"} == {"crystal", "brown"}
    assert table.own(0, brown=3).menu & {"crystal", "brown", "two tokens"} == {"crystal", "brown", "two tokens"}
    table.own(0, brown=2).play("brown")
    assert (table.holding(0), table.dice_left()) == ({"brown": 1, "crystal": 1}, {"red": 1})


def test_four_different_goods_bring_two_coloured_tokens_of_choice():
    """DACT-8, DACT-8a, DCASE-3: ten different gains, of one colour or of two, never brown."""
    pairs = {f"gain {one} {other}" for one, other in combinations_with_replacement(WORDS, 2)}
    for one, other in combinations_with_replacement(WORDS, 2):
        table = DiceTable().dice("red", "yellow", "green").own(0, brown=1).play("two tokens")
        assert (table.to_act, table.legal, len(pairs)) == (0, pairs, 10)
        table.play(f"gain {one} {other}")
        assert table.holding(0) == {"crystal": 1} | {word: [one, other].count(word) for word in (one, other)}


def test_two_tokens_are_named_before_either_is_taken():
    """DACT-8a, DCASE-3: two of a colour are one gain, for which the rival gives one."""
    table = DiceTable().own(1, red=7).dice("red", "yellow", "green").own(0, brown=1).play("two tokens")
    assert table.all_own("red") == [0, 7, 0, 1]
    table.play("gain red red")
    assert table.all_own("red") == [2, 6, 0, 0]


@pytest.mark.parametrize("tile", [tile for tile in TILE if tile != "die"])
def test_a_face_up_tile_costs_three_goods_of_its_colour(tile):
    """DACT-11"""
    word = tile.split("_")[1]
    table = DiceTable().market(tile, "die", "die").dice(word, word)
    assert f"tile {tile}" not in table.menu
    table.own(0, **{word: 1}).play(f"tile {tile}")
    assert (table.tiles_of(0), table.tiles_of(0, fresh=True)) == ([tile], [tile])
    assert (table.holding(0), table.open_tiles()) == ({"crystal": 1}, ["die", "die"])
    assert table.decision == "tile_drawn"


def test_a_die_tile_costs_four_different_goods():
    """DACT-11"""
    table = DiceTable().dice("red", "yellow", "green", "green", "green")
    assert "tile die" not in table.menu
    table.own(0, brown=1).play("tile die")
    assert (table.tiles_of(0), table.dice_left()) == (["die"], {"green": 2})
    assert table.holding(0) == {"crystal": 1}


def test_a_tile_in_the_stack_or_owned_by_somebody_cannot_be_bought():
    """DACT-11"""
    table = DiceTable(market=QUIET_MARKET).own(0, red=8).tiles(1, "lira_red")
    assert not {name for name in table.menu if name.startswith("tile") and name.endswith("red")}


@pytest.mark.parametrize("word", WORDS)
def test_a_ruby_of_a_colour_costs_goods_of_that_colour_and_each_costs_more(word):
    """DACT-12, DACT-12a: two rubies are two actions, the second at the new price."""
    table = DiceTable().dice(*[word] * 4).own(0, **{word: 5}).play(f"ruby {word}", "pay")
    assert (table.s.rubies[0], table.s.actions, table.price(word)) == (1, 1, 5)
    assert (table.holding(0), table.dice_left()) == ({word: 5, "crystal": 1}, {})
    table.play(f"ruby {word}")
    assert (table.s.rubies[0], table.price(word), table.s.turn_of) == (2, 6, 1)
    assert table.holding(0) == {"crystal": 1}


def test_one_good_less_does_not_buy_a_second_ruby():
    """DACT-12, DACT-12a: four goods are not enough for the new price of five."""
    table = DiceTable().dice(*["blue"] * 8, "coin").play("ruby blue")
    assert table.dice_left() == {"blue": 4, "coin": 1}
    assert "ruby blue" not in table.legal
    assert "ruby blue" in table.own(0, brown=1).legal


def test_an_area_without_rubies_cannot_be_chosen():
    """DACT-4, DACT-12, DACT-13, DACT-14: whatever the player could pay."""
    table = DiceTable().own(0, **dict.fromkeys(WORDS, 8), brown=10, lira=80)
    assert {name for name in table.menu if name.startswith("ruby")} == {
        f"ruby {area}" for area in (*WORDS, "carpet", "lira")
    }
    table.rubies(1, green=3, carpet=5).rubies(2, lira=6)
    assert {name for name in table.menu if name.startswith("ruby")} == {f"ruby {w}" for w in WORDS if w != "green"}


def test_the_green_ruby_for_five():
    """DEX-1, DACT-12"""
    table = DiceTable().rubies(1, green=1).dice("green", "green", "red", "coin", "card").own(0, green=2)
    assert "ruby green" not in table.menu
    table.own(0, brown=1)
    assert payments(table, "ruby green") == {Payment((0, 0, 2, 0), (0, 0, 2, 0), 1)}
    assert (table.s.rubies[0], table.price("green")) == (1, 6)
    assert (table.all_own("green"), table.all_own("brown")) == ([0, 0, 0, 8], [0, 0, 0, 10])
    assert table.dice_left() == {"red": 1, "coin": 1, "card": 1}


def test_the_left_carpet_for_one_of_each_and_two_of_any():
    """DEX-2, DACT-13: five payments, blue is always a brown."""

    def left_carpet():
        table = DiceTable().rubies(1, carpet=2).dice("red", "red", "yellow", "green", "coin")
        return table.own(0, green=1, brown=2)

    table = left_carpet()
    assert table.price("carpet") == 2
    assert sorted(payments(table, "ruby carpet")) == sorted(
        [
            Payment((2, 1, 1, 0), (0, 0, 1, 0), 1),
            Payment((1, 1, 1, 0), (0, 0, 1, 0), 2),
            Payment((2, 0, 1, 0), (0, 0, 1, 0), 2),
            Payment((2, 1, 0, 0), (0, 0, 1, 0), 2),
            Payment((2, 1, 1, 0), (0, 0, 0, 0), 2),
        ]
    )
    table = left_carpet().play("ruby carpet", "pay")
    assert (table.s.rubies[0], table.price("carpet")) == (1, 3)
    assert (table.holding(0), table.dice_left()) == ({"brown": 1, "crystal": 1}, {"coin": 1})
    assert "ruby carpet" not in left_carpet().own(0, brown=0).menu


@pytest.mark.parametrize("empty", range(5))
def test_the_left_carpet_asks_one_good_more_for_each_empty_spot(empty):
    """DACT-13"""
    goods = [*WORDS, "red", "yellow", "yellow", "blue"][: 4 + empty]
    table = DiceTable().rubies(1, carpet=empty).dice(*goods[:-1])
    assert "ruby carpet" not in table.menu
    table.dice(*goods, "coin").play("ruby carpet")
    assert (table.s.rubies[0], table.dice_left()) == (1, {"coin": 1})


def test_the_right_carpet_for_fourteen_lira():
    """DEX-3, DACT-14: the next ruby costs 16."""
    table = DiceTable().rubies(1, lira=2).own(0, lira=14).dice("coin").play("ruby lira")
    assert (table.s.rubies[0], table.price("lira"), table.holding(0)) == (1, 16, {"crystal": 1})
    assert table.legal == {"stop", "lira"}
    table = DiceTable().rubies(1, lira=2).own(0, lira=13).dice("coin", "coin")
    assert table.legal == {"stop", "lira"}
    assert table.play("lira", "ruby lira").holding(0)["lira"] == 3
    assert table.to_act == CHANCE


@pytest.mark.parametrize(("empty", "lira"), list(enumerate([10, 12, 14, 16, 18, 20])))
def test_the_right_carpet_asks_the_lira_shown(empty, lira):
    """DACT-14: goods, brown tokens and crystals do not help."""
    table = DiceTable().rubies(1, lira=empty).own(0, lira=lira - 1, crystal=5, brown=3, red=2)
    assert "ruby lira" not in table.menu
    table.own(0, lira=lira).play("ruby lira")
    assert table.holding(0) == {"red": 2, "brown": 3, "crystal": 5}
    assert (table.s.rubies[0], table.s.supply[6]) == (1, 87 - 1 - 2)
