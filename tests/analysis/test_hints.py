import os
import subprocess
import sys

import pytest

import arasta
from arasta.analysis.findings import ValuedChoice
from arasta.analysis.hints import best_choices, best_first
from arasta.analysis.sentences import percent
from arasta.bots.position import Position
from arasta.core.compiling import MODE
from tests.analysis.stand_in import CountingNet, rich_table
from tests.play.games import at_random


def test_the_best_choice_says_what_it_brings():
    best, *_ = best_choices(Position.of(rich_table(), 1), net=CountingNet())
    assert best.action == "move 16"
    assert best.changes["rubies"] == 1
    assert best.sentence == f"{best.text}: 50% ({best.why})"
    assert "+1 ruby" in best.why
    assert "lira" in best.why


def test_hints_are_ranked_by_the_chance_that_people_are_shown():
    """In whole per cent, a half rounded up; of equal ones the one that the net would rather make is first."""
    options = [
        ValuedChoice("a", 0.3453, 0.1),
        ValuedChoice("b", 0.345, 0.3),
        ValuedChoice("c", 0.3449, 0.2),
        ValuedChoice("d", 0.3374, 0.9),
    ]
    assert [option.action for option in best_first(options)] == ["b", "a", "d", "c"]
    assert [percent(option.value) for option in best_first(options)] == ["35%", "35%", "34%", "34%"]


def test_as_many_are_told_as_are_asked_for():
    position = Position.of(rich_table(), 1)
    assert [len(best_choices(position, most, net=CountingNet())) for most in (1, 4)] == [1, 4]


def test_how_the_hidden_things_are_dealt_changes_nothing():
    game = at_random(90, seed=5, players=4, expansions=("mocha", "letters"))
    one, other = Position.of(game, 1), Position.of(game, 2)
    assert one.states.tobytes() != other.states.tobytes()
    assert best_choices(one, net=CountingNet()) == best_choices(other, net=CountingNet())


def test_the_champion_gives_hints_to_the_seat_that_is_to_act():
    for name in arasta.GAMES:
        game = at_random(25, game=name, players=3)
        found = arasta.hint(game, game.to_act)
        assert found[0] == arasta.hint(game)[0]
        assert {hint.action for hint in found} <= {choice.name for choice in game.legal}


def test_nobody_else_is_given_a_hint():
    game = at_random(25, players=3)
    with pytest.raises(arasta.IllegalAction, match="is to decide now"):
        arasta.hint(game, (game.to_act + 1) % 3)
    with pytest.raises(arasta.IllegalAction, match="dice or cards come first"):
        arasta.hint(arasta.new(players=2, chance="manual"))


BEFORE_ANYTHING_IS_COMPILED = """
import os, sys
import arasta
from arasta.core.compiling import ENTRIES

for name in arasta.GAMES:
    game = arasta.new(name, players=2, seed=2)
    while len(game.legal) < 3:
        game.play(game.legal[0])
    hints = arasta.hint(game)
    assert {hint.action for hint in hints} <= set(game.legal)
    assert len(hints) == 3
assert not any(entry.signatures for entry in ENTRIES.values())
print("answered")
sys.stdout.flush()
os._exit(0)
"""


@pytest.mark.skipif(MODE == "plain", reason="nothing is compiled")
def test_nobody_waits_for_a_hint_until_the_rules_are_compiled(tmp_path):
    """On a new machine the rules run plain at first."""
    command = [sys.executable, "-c", BEFORE_ANYTHING_IS_COMPILED]
    done = subprocess.run(command, env=os.environ | {"ARASTA_CACHE": str(tmp_path)}, capture_output=True, text=True)
    assert done.stdout == "answered\n", done.stderr
