"""Paying with goods: what pays a price, and that every payment can be made."""

from random import Random

import pytest

from arasta.core.options import NO_CHOICE
from arasta.dice.engine import run
from arasta.dice.paying import begin_payment
from arasta.dice.prices import can_afford
from arasta.dice.words import Price, Resource
from tests.dice.dice_table import DiceTable
from tests.dice.payments import COLOURS, at_hand, by_definition, offered

WORDS = ["red", "yellow", "green", "blue"]
PRICES = [
    *((Price.SAME, k, c) for c in COLOURS for k in range(2, 8)),
    *((Price.DIFFERENT, k, 0) for k in range(2, 5)),
    *((Price.CARPET, k, 0) for k in range(5)),
]  # every price of an action: tokens and tiles 2 and 3, rubies 4 to 7; the left carpet 0 to 4


def position(dice, tokens, brown, p=0):
    """A table where a seat has so many dice and tokens of each colour, and so many brown tokens."""
    table = DiceTable(seat=p).dice(*(word for word, n in zip(WORDS, dice, strict=True) for _ in range(n)))
    return table.own(p, brown=brown, **dict(zip(WORDS, tokens, strict=True)))


def begin(table, price, p=0):
    """Nothing but the payment of a price lies on the agenda."""
    table.s.agenda_height = 0
    begin_payment(table.s, p, *price)
    run(table.s, NO_CHOICE)
    return table


def assert_exactly_the_legal_payments(dice, tokens, brown, prices=PRICES, p=0):
    """DPAY-7, by brute force: what can be afforded, and what is offered."""
    for price in prices:
        table = position(dice, tokens, brown, p)
        have = at_hand(table.s, p)
        legal = set(by_definition(have, *price))
        assert can_afford(table.s, p, *price) == bool(legal), (have, price)
        if legal:
            assert offered(begin(table, price, p).states.copy(), p, have) == legal, (have, price)


def some(random, most, of=4):
    """Numbers for colours, often small or none."""
    return [random.choice([0, 0, 1, 1, 2, most]) for _ in range(of)]


@pytest.mark.parametrize("seed", range(20))
def test_exactly_the_legal_payments_can_be_made(seed):
    """DPAY-7, DPAY-6: random positions, every price, in any order; `pay` takes dice first, then tokens, then brown."""
    random = Random(seed)
    for _ in range(3):
        dice, tokens = some(random, 2), some(random, 2)
        assert_exactly_the_legal_payments(dice, tokens, random.choice([0, 0, 1, 1, 2, 3, 4]), p=random.randrange(3))


@pytest.mark.parametrize(
    ("dice", "tokens", "brown", "prices"),
    [
        ([9, 0, 0, 0], [8, 0, 0, 0], 10, [price for price in PRICES if price[0] == Price.SAME and price[2] == 0]),
        ([0, 0, 0, 5], [0, 0, 0, 8], 10, [price for price in PRICES if price[0] == Price.SAME]),
        ([0, 0, 0, 0], [0, 0, 0, 0], 10, PRICES),
        ([0, 0, 0, 0], [0, 0, 0, 0], 7, PRICES),
        ([2, 1, 1, 1], [1, 1, 1, 1], 4, [(Price.DIFFERENT, 4, 0)]),
        ([1, 1, 1, 1], [8, 8, 8, 8], 10, [(Price.DIFFERENT, k, 0) for k in range(2, 5)]),
        ([9, 0, 0, 0], [0, 0, 0, 0], 3, [(Price.CARPET, k, 0) for k in range(5)]),
        ([0, 0, 4, 5], [0, 0, 8, 8], 2, [(Price.CARPET, k, 0) for k in range(5)]),
        ([2, 3, 4, 0], [0, 0, 0, 3], 4, [(Price.CARPET, k, 0) for k in range(5)]),
        ([5, 0, 0, 0], [0, 5, 0, 0], 10, [(Price.CARPET, k, 0) for k in range(5)]),
    ],
)
def test_positions_with_very_many_goods_are_paid_exactly(dice, tokens, brown, prices):
    """DPAY-7, DPAY-6, DPAY-3: up to nine dice of a colour, all tokens, all brown ones; nothing is overpaid."""
    assert_exactly_the_legal_payments(dice, tokens, brown, prices)


def test_dice_and_tokens_pay_and_may_be_mixed():
    """DPAY-1: a die is spent, a token goes to the supply."""
    for dice, tokens in [(2, 0), (1, 1), (0, 2)]:
        table = position([dice, 0, 0, 0], [tokens, 0, 0, 0], 0)
        table.dice(*["red"] * dice, "coin", "card").play("token red")
        assert table.dice_left() == {"coin": 1, "card": 1}
        assert table.all_own("red") == [1, 0, 0, 7]


def test_a_good_of_another_colour_does_not_pay():
    """DPAY-1: neither as a die nor as a token, and nobody else's tokens do."""
    table = position([1, 0, 2, 0], [0, 3, 0, 0], 0).own(1, red=5)
    assert "token red" not in table.menu
    assert {"token yellow", "token green"} <= table.menu


def test_a_die_is_used_once_in_a_turn():
    """DPAY-2: what the first action spent is not there for the second."""
    table = DiceTable().dice("red", "red", "yellow", "coin").play("token red")
    assert (table.dice_left(), table.holding(0)["red"]) == ({"yellow": 1, "coin": 1}, 1)
    assert "token red" not in table.legal
    table.play("crystal")  # the yellow die and the red token just gained
    assert table.holding(0) == {"crystal": 2}


def test_coin_and_card_dice_are_used_once_in_a_turn():
    """DPAY-2"""
    table = DiceTable().dice("coin", "card", "card").play("lira")
    assert "lira" not in table.legal
    table = DiceTable().dice("coin", "card", "card").play("cards 1", "reveal b2a")
    assert {"cards 1", "lira"} <= table.legal
    assert "cards 2" not in table.legal


@pytest.mark.parametrize("brown", range(6))
def test_any_number_of_the_goods_may_be_brown(brown):
    """DPAY-3: even all of them."""
    table = position([0, 0, 0, 0], [0, 0, 0, 0], brown)
    trades = {"crystal": 2, "brown": 3, "two tokens": 4, "tile lira_red": 3, "tile die": 4} | {
        f"{name} {word}": goods for name, goods in (("token", 2), ("ruby", 4)) for word in (*WORDS, "carpet")
    }
    trades.pop("token carpet")
    assert table.menu - {"stop"} >= {name for name, goods in trades.items() if goods <= brown}
    assert not table.menu & {name for name, goods in trades.items() if goods > brown}


def test_brown_replaces_colours_only():
    """DPAY-4: no coin face, no card face, no crystal, no lira."""
    table = position([0, 0, 0, 0], [0, 0, 0, 0], 10).own(0, crystal=0, lira=0)
    assert not {name for name in table.menu if name.startswith(("lira", "cards", "ruby lira"))}
    table = DiceTable(at="reroll").own(0, crystal=0, brown=10).dice("red", "coin")
    assert table.decision == "action"  # nothing pays for rolling again


def test_lira_and_crystals_never_replace_goods():
    """DPAY-4: and neither do coin or card faces."""
    table = DiceTable(2).own(1, crystal=0).own(0, crystal=12, lira=86).dice(*["coin"] * 2, *["card"] * 3)
    assert table.menu == {"stop", "lira", "cards 1", "cards 2", "cards 3", "ruby lira"}
    table.own(0, red=1)
    assert not {"token red", "crystal"} & table.menu


def test_coin_faces_are_not_money():
    """DPAY-5, DEX-3: they are lira only after the action that makes them so."""
    table = DiceTable().rubies(1, lira=2).own(0, lira=13).dice("coin", "coin")
    assert table.legal == {"stop", "lira"}
    table.play("lira")
    assert "ruby lira" in table.legal
    assert table.holding(0)["lira"] == 17
    table.play("ruby lira")
    assert table.holding(0) == {"crystal": 1, "lira": 3}


def test_brown_may_be_spent_while_coloured_goods_are_kept():
    """DPAY-6: the player freely chooses which dice and tokens pay."""
    table = position([2, 0, 0, 0], [2, 0, 0, 0], 2).play("token red")
    assert table.legal == {"pay", "die red", "give red", "give brown"}
    table.play("give brown")
    assert table.legal == {"pay", "die red", "give red", "give brown"}
    table.play("give brown")
    assert (table.dice_left(), table.holding(0)) == ({"red": 2}, {"red": 3, "crystal": 1})


def test_pay_takes_dice_then_tokens_then_brown():
    """DPAY-6: of what is still due, at any time."""
    table = position([2, 0, 0, 0], [2, 0, 0, 0], 2).rubies(1, red=1).play("ruby red", "pay")
    assert (table.dice_left(), table.holding(0)) == ({}, {"brown": 1, "crystal": 1})
    table = position([2, 0, 0, 0], [2, 0, 0, 0], 2).play("tile lira_red", "give red", "pay")
    assert (table.dice_left(), table.holding(0)) == ({}, {"red": 1, "brown": 2, "crystal": 1})


def test_a_good_is_offered_as_long_as_the_price_has_a_space_for_it():
    """DPAY-6, DPAY-7: one of each colour and one of any; a second red lies on the space for any, so no second blue."""
    table = position([2, 1, 1, 1], [1, 0, 0, 1], 1).rubies(1, carpet=1).play("ruby carpet", "die red", "give red")
    assert table.legal == {"pay", "die yellow", "die green", "die blue", "give blue", "give brown"}
    table.play("give blue")
    assert table.legal == {"pay", "die yellow", "die green", "give brown"}
    table.play("give brown", "die green")
    assert (table.dice_left(), table.holding(0)) == ({"red": 1, "yellow": 1, "blue": 1}, {"crystal": 1})


def test_the_price_is_paid_before_anything_is_gained():
    """DPAY-8: tokens just paid are in the supply, so nobody has to give one back."""
    table = DiceTable().own(0, red=2).own(1, red=6).dice("coin").play("token red")
    assert table.all_own("red") == [1, 6, 0, 1]
    table = DiceTable().own(0, brown=3).own(1, brown=7).play("brown")
    assert table.all_own("brown") == [1, 7, 0, 2]
    table = DiceTable().own(0, red=1).own(1, red=7).dice("yellow", "green", "blue").play("two tokens", "gain red red")
    assert table.all_own("red") == [2, 6, 0, 0]  # the one just paid, and one from the only holder


def test_without_tokens_in_the_price_the_shortage_stands():
    """DPAY-8: dice bring nothing to the supply."""
    table = DiceTable().own(0, red=2).own(1, red=6).dice("red", "red").play("token red", "pay")
    assert table.all_own("red") == [2, 5, 0, 1]


def test_a_payment_leaves_everything_else_alone():
    """DPAY-6: only what was chosen goes."""
    table = position([2, 1, 1, 0], [1, 0, 1, 1], 2).own(1, red=2, brown=1)
    table.dice("red", "red", "yellow", "green", "coin", "card")
    table.play("brown", "give blue", "give green", "die red")
    assert table.dice_left() == {"red": 1, "yellow": 1, "green": 1, "coin": 1, "card": 1}
    assert table.holding(0) == {"red": 1, "brown": 3, "crystal": 1}
    assert table.holding(1) == {"red": 2, "brown": 1, "crystal": 1, "lira": 1}
    assert table.s.supply[Resource.BROWN] == 6
