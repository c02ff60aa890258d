"""Why a die or a token cannot be chosen now."""

import pytest

from arasta.core.agenda import top_argument, top_effect, top_player
from arasta.dice.actions import ACTIONS
from arasta.dice.reasons import reason
from tests.dice.dice_table import DiceTable


def why(table, name):
    """The word of the reason why an action is not legal now, and the values it names."""
    assert name not in table.legal
    action = ACTIONS.actions[ACTIONS.ids[name]]
    return reason(table.s, top_player(table.s), top_effect(table.s), top_argument(table.s), action)


@pytest.mark.parametrize(
    ("name", "expected"),
    [
        ("die blue", ("no-die-of-face", {"face": "blue"})),
        ("give green", ("no-such-token", {"good": "green"})),
        ("die yellow", ("cannot-pay-so", {})),
        ("give yellow", ("cannot-pay-so", {})),
        ("die red", ("no-die-of-face", {"face": "red"})),
    ],
)
def test_a_good_pays_if_it_is_there_and_the_price_has_a_space_for_it(name, expected):
    """DPAY-6, DPAY-7: two red goods are due, the only red die is laid out."""
    table = DiceTable().dice("red", "yellow", "yellow").own(0, red=2, yellow=1, brown=1).play("token red", "die red")
    assert why(table, name) == expected


def test_a_die_is_rolled_again_once_and_none_is_not_enough():
    """DTURN-6"""
    table = DiceTable(at="reroll").own(0, crystal=1).dice("red", "coin", "coin").play("reroll")
    assert why(table, "throw") == ("no-die-chosen", {})
    assert why(table, "again blue") == ("no-die-of-face", {"face": "blue"})
    assert why(table.play("again red"), "again red") == ("no-die-of-face", {"face": "red"})
