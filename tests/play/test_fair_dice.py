"""Fair dice: every outcome follows from key, words and its number, and all are as likely as they should be."""

from itertools import pairwise

import numpy as np
import pytest

import arasta
from arasta.core.agenda import FIRST_CHANCE
from arasta.play.records.fair_dice import named_by
from arasta.play.records.verify import outcome_names
from tests.play.fair_games import KEY, fair
from tests.play.games import play


def test_the_commitment_is_known():
    dice = arasta.FairDice("kx7p", KEY)
    assert dice.commitment == "9536a0d55b39768fe5a955b2361265a1557e4f25e1009fc1da87957829ff780a"
    assert arasta.FairDice("kx7q", KEY).commitment != dice.commitment


@pytest.mark.parametrize(
    ("total", "k", "number"),
    [(5, 0, 4), (5, 1, 3), (36, 2, 2), (36, 3, 27), (26, 4, 10), (1, 8, 0), (36, 9, 17), (1_000_000, 10, 964_518)],
)
def test_the_numbers_are_known(total, k, number):
    """Worked out apart from the code, by the text of docs/fair-dice.md. Of these 0, 2, 3 and 4 are drawn twice."""
    dice = arasta.FairDice("kx7p", KEY).with_words(["sesame", "", "open"], 3)
    assert dice.below(total, k) == number


def test_a_known_game_begins_in_the_known_way():
    assert fair().record().splitlines()[-1] == (
        "setup: demand L5; demand S4; roll 1 3; roll 5 4; draw move_3_4; draw family_home; draw one_good"
    )


@pytest.mark.parametrize(("number", "name"), [(0, "draw a"), (1, "draw b"), (3, "draw b"), (4, "draw c")])
def test_outcomes_stand_in_the_order_of_their_names_each_as_wide_as_its_weight(number, name):
    assert named_by({"draw c": 1, "draw b": 3, "draw a": 1}, number) == name


def test_a_number_beyond_all_weights_is_an_error():
    with pytest.raises(ValueError, match="not below"):
        named_by({"draw a": 1}, 1)


@pytest.mark.parametrize("total", [2, 3, 5, 6, 26, 33, 36])
def test_all_numbers_are_equally_likely(total):
    """Chi-square over 20,000 outcomes: beyond 5 standard deviations of it something would be wrong."""
    dice, n = arasta.FairDice("uniform", KEY), 20_000
    counts = np.bincount([dice.below(total, k) for k in range(n)], minlength=total)
    assert len(counts) == total
    square = float(((counts - n / total) ** 2 / (n / total)).sum())
    free = total - 1
    assert square < free + 5 * (2 * free) ** 0.5


def test_cards_are_drawn_as_often_as_there_are_of_them():
    game = arasta.new(players=2, chance="manual")
    play(game, "demand L1", "demand S1", "roll 1 1", "roll 1 1")
    rules, s, n = game.rules, game._state, 4_000
    dice = arasta.FairDice("cards", KEY)
    weights = {action: rules.weight(s, action) for action in rules.legal(s)}
    fallen = [dice.outcome(rules, s, k) for k in range(n)]
    expected = {action: n * weight / sum(weights.values()) for action, weight in weights.items()}
    square = sum((fallen.count(action) - due) ** 2 / due for action, due in expected.items())
    assert len(set(weights.values())) > 1
    assert square < (len(weights) - 1) + 5 * (2 * (len(weights) - 1)) ** 0.5


def test_neighbouring_outcomes_have_nothing_to_do_with_each_other():
    dice, n = arasta.FairDice("pairs", KEY), 20_000
    fallen = [dice.below(6, k) for k in range(n)]
    pairs = np.bincount([6 * a + b for a, b in pairwise(fallen)], minlength=36)
    square = float(((pairs - n / 36) ** 2 / (n / 36)).sum())
    assert square < 35 + 5 * 70**0.5


@pytest.mark.parametrize("changed", [{"key": KEY[::-1]}, {"words": ("sesame", "x", "open")}, {"words": ("", "", "")}])
def test_key_and_words_matter(changed):
    assert fair(**changed).record().splitlines()[-1] != fair().record().splitlines()[-1]


def test_the_id_and_the_seat_of_a_word_matter():
    def numbers(dice):
        return [dice.below(36, k) for k in range(20)]

    dice = arasta.FairDice("kx7p", KEY, ("a", ""))
    assert len({tuple(numbers(d)) for d in (dice, dice.with_words(["", "a"], 2), arasta.FairDice("x", KEY))}) == 3


def test_no_choice_of_a_player_is_called_as_an_outcome_of_chance():
    """So whoever has only a record can tell them apart, by the first word."""
    for rules in arasta.GAMES.values():
        fallen = outcome_names(rules)
        chosen = {
            act.name for effect, names in rules.effects.names.items() if effect < FIRST_CHANCE for act in names.values()
        }
        assert {name.split()[0] for name in fallen} <= {"demand", "draw", "lay", "reveal", "roll"}
        assert not {name.split()[0] for name in fallen} & {name.split()[0] for name in chosen}
