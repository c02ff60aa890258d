"""The roll, and rolling again for crystals."""

import pytest

from arasta.core.machine import CHANCE
from arasta.dice.words import FACES
from tests.dice.dice_table import DiceTable
from tests.every_set import every_set, parts

FACE_WORDS = ["red", "yellow", "green", "blue", "coin", "card"]


def after_roll(*faces, crystals=1, p=0):
    """A table where a seat has rolled and may roll again."""
    return DiceTable(at="reroll", seat=p).own(p, crystal=crystals).dice(*faces)


@pytest.mark.parametrize("tiles", range(5))
def test_five_dice_are_rolled_and_one_more_for_each_working_die_tile(tiles):
    """DTURN-5: all at once, nobody is asked in between."""
    table = DiceTable(at="roll").market().tiles(0, *["die"] * tiles)
    for _ in range(5 + tiles):
        assert (table.to_act, table.decision) == (CHANCE, "die_rolled")
        table.roll("green")
    assert (table.to_act, table.decision, table.dice_left()) == (0, "reroll", {"green": 5 + tiles})


def test_fresh_die_tiles_and_those_of_other_seats_are_not_rolled():
    """DTURN-5"""
    table = DiceTable(at="roll").tiles(0, "die", fresh=True).tiles(1, "die", "die").roll(*["red"] * 5)
    assert (table.to_act, table.dice_left()) == (0, {"red": 5})


def test_a_crystal_rolls_chosen_dice_again_and_the_new_faces_stand():
    """DTURN-6: it goes to the supply; dice that are not chosen keep their faces."""
    table = after_roll("red", "red", "green", "coin", "card").play("reroll")
    assert table.all_own("crystal") == [0, 1, 1, 10]
    table.play("again card", "again red", "again green", "throw")
    assert (table.to_act, table.dice_left()) == (CHANCE, {"red": 1, "coin": 1})
    table.roll("blue", "red", "card")
    assert table.dice_left() == {"red": 2, "blue": 1, "coin": 1, "card": 1}
    assert (table.to_act, table.decision) == (0, "action")  # no crystal is left


def test_a_die_rolled_again_may_show_the_same_face():
    """DTURN-6"""
    table = after_roll(*["red"] * 5).play("reroll", *["again red"] * 4).roll(*["red"] * 5)
    assert table.dice_left() == {"red": 5}


@pytest.mark.parametrize("p", range(3))
def test_rolling_again_may_be_repeated_as_long_as_crystals_last(p):
    """DTURN-6, DCASE-13: three dice, then one of them again; the supply has two crystals more."""
    table = after_roll("red", "red", "coin", "coin", "coin", crystals=2, p=p)
    supply = table.all_own("crystal")[-1]
    table.play("reroll")
    assert (table.to_act, table.legal) == (p, {"again red", "again coin"})
    assert table.play("again coin").legal == {"again red", "again coin", "throw"}
    table.play("again coin", "again coin")
    assert table.legal == {"again red", "throw"}
    table.play("throw").roll("blue", "yellow", "green")
    assert (table.to_act, table.decision, table.legal) == (p, "reroll", {"keep", "reroll"})
    table.play("reroll", "again blue", "throw").roll("card")
    assert table.dice_left() == {"red": 2, "yellow": 1, "green": 1, "card": 1}
    assert table.all_own("crystal") == [0 if q == p else 1 for q in range(3)] + [supply + 2]
    assert (table.to_act, table.decision) == (p, "action")


def test_without_a_crystal_rolling_again_is_not_offered():
    """DTURN-6: neither brown tokens nor lira pay for it."""
    table = DiceTable(at="roll").own(0, crystal=0, brown=10, lira=50).roll("red", "red", "red", "coin", "card")
    assert (table.to_act, table.decision) == (0, "action")


def test_the_player_may_keep_the_dice_and_the_crystals():
    """DTURN-6"""
    table = after_roll("red", "red", "coin", crystals=3).play("keep")
    assert (table.decision, table.dice_left()) == ("action", {"red": 2, "coin": 1})
    assert table.holding(0)["crystal"] == 3


@pytest.mark.parametrize(
    "faces",
    [
        ["red"] * 5,
        ["card"] * 9,
        ["red", "yellow", "green", "blue", "card"],
        ["red", "yellow", "green", "blue", "coin", "card", "coin"],
        ["yellow", "yellow", "coin", "coin", "coin"],
        ["green", "blue", "blue", "blue", "blue", "card", "card"],
    ],
)
def test_any_number_of_dice_but_at_least_one_may_be_rolled_again(faces):
    """DTURN-6: every choice of dice can be made, and no other."""
    table = after_roll(*faces).play("reroll")
    shown = [faces.count(face) for face in FACE_WORDS]
    kept = every_set(table, "dice_again", lambda table: tuple(table.s.dice))
    assert kept == set(parts(shown)) - {tuple(shown)}


def test_as_many_dice_roll_again_as_were_chosen():
    """DTURN-6: nobody is asked before the last of them has been rolled."""
    for n in range(1, 6):
        table = after_roll(*["card"] * 5).play("reroll", *["again card"] * (n - 1))
        table.play(*["throw"] * (table.decision == "dice_again"))  # the first is not asked for, nor is it with all
        for _ in range(n):
            assert table.decision == "die_rolled"
            table.roll("coin")
        assert table.decision == "action"
        assert sum(table.s.dice) == 5
        assert list(table.s.again) == [0] * FACES


def test_no_die_is_rolled_again_before_the_roll():
    """DTURN-7: an income card comes first, and then the roll."""
    table = DiceTable(at="income").own(0, crystal=5).tiles(0, "card_blue")
    assert table.decision == "card_drawn"
    assert table.play("reveal a2_red").decision == "die_rolled"


def test_after_the_first_action_no_die_is_rolled_again():
    """DTURN-7, DCASE-13: even if that action brought a crystal."""
    table = after_roll("red", "green", "coin", "coin", "card", crystals=2).play("keep", "crystal")
    assert (table.to_act, table.decision, table.holding(0)) == (0, "action", {"crystal": 3})
    assert "reroll" not in table.legal
    table.play("lira")
    assert (table.s.turn_of, table.decision) == (1, "die_rolled")


def test_a_crystal_of_the_income_phase_may_be_used_in_the_same_turn():
    """DTURN-7"""
    table = DiceTable(at="income").own(0, crystal=0).tiles(0, "crystal_blue").roll("red", "red", "coin", "coin", "card")
    assert (table.decision, table.legal) == ("reroll", {"keep", "reroll"})


def test_a_crystal_gained_by_an_action_may_be_used_in_the_next_turn():
    """DTURN-7"""
    table = after_roll("red", "green", "coin", crystals=0).play("crystal", "stop")
    table.idle(2).roll("red", "red", "coin", "coin", "card")
    assert (table.to_act, table.legal) == (0, {"keep", "reroll"})
