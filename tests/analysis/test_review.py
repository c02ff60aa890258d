"""An analysis as a client is told it."""

import json
from pathlib import Path

import pytest

import arasta
from arasta.analysis.analysis import analyse
from arasta.analysis.choices import Thoroughness
from arasta.analysis.findings import MOST_MISTAKES
from arasta.analysis.review import MOST_CHOICES, review
from tests.analysis.stand_in import CountingNet

RECORD = Path(__file__).parent.parent / "records/dice/two.txt"


@pytest.fixture(scope="module")
def reviewed():
    game = arasta.load(RECORD.read_text("utf-8"))
    found = analyse(game, net=CountingNet("dice"), care=Thoroughness(worlds=1, tries=2))
    return found, json.loads(json.dumps(review(found, game)))


def test_each_decision_is_told_with_its_best_choices_and_the_one_that_was_made(reviewed):
    found, told = reviewed
    assert [decision["step"] for decision in told["decisions"]] == [decision.step for decision in found.decisions]
    for decision, whole in zip(told["decisions"], found.decisions, strict=True):
        names = [choice["action"] for choice in decision["choices"]]
        assert names[0] == whole.best.action
        assert decision["chosen"] in names
        assert len(names) <= MOST_CHOICES + 1
        assert all(choice["text"] for choice in decision["choices"])


def test_the_largest_mistakes_are_told_by_their_steps(reviewed):
    found, told = reviewed
    assert told["mistakes"] == [mistake.step for mistake in found.mistakes][:MOST_MISTAKES]
    losses = {decision["step"]: decision["loss"] for decision in told["decisions"]}
    assert [losses[step] for step in told["mistakes"]] == sorted((losses[s] for s in told["mistakes"]), reverse=True)


def test_the_turns_have_the_chances_of_all_seats(reviewed):
    found, told = reviewed
    assert [turn["chances"] for turn in told["turns"]] == [list(turn.chances) for turn in found.turns]


def test_what_would_have_been_better_than_a_mistake_says_why(reviewed):
    """24: the mistakes' sentences name what would have been better and why."""
    _, told = reviewed
    decisions = {decision["step"]: decision for decision in told["decisions"]}
    reasons = [decisions[step]["choices"][0]["why"] for step in told["mistakes"]]
    assert reasons
    assert all(reasons)
    assert any(change in why for why in reasons for change in ("+1", "+2", "+3"))
