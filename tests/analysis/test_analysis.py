"""A game looked back at."""

import json
from pathlib import Path

import pytest

import arasta
from arasta.analysis.analysis import analyse
from arasta.analysis.choices import Thoroughness
from arasta.core.machine import CHANCE
from tests.analysis.stand_in import CountingNet, lira_net, rich_table, share
from tests.play.games import at_random, play

QUICK = Thoroughness(worlds=1, tries=2)
RECORDS = Path(__file__).parent.parent / "records"


@pytest.fixture(scope="module")
def whole_game():
    """A whole game that was recorded, and what is found in it."""
    game = arasta.load((RECORDS / "dice/two.txt").read_text("utf-8"))
    return game, analyse(game, net=CountingNet("dice"), care=QUICK)


def test_there_is_every_turn_with_the_chances_after_it(whole_game):
    game, found = whole_game
    labels = list(dict.fromkeys(event["turn"]["label"] for event in game.events()))
    assert [turn.label for turn in found.turns] == labels
    assert found.turns[0].seat is None
    assert [turn.first for turn in found.turns[1:]] == [turn.end for turn in found.turns[:-1]]
    for turn in found.turns:
        assert sum(turn.chances) == pytest.approx(1, abs=1e-3)


def test_after_the_last_turn_the_winner_has_won(whole_game):
    game, found = whole_game
    assert found.over
    assert found.turns[-1].end == game.step
    assert [seat for seat, chance in enumerate(found.turns[-1].chances) if chance == 1] == game.result.winners


def test_there_is_every_decision_that_was_one(whole_game):
    game, found = whole_game
    decided = [step for step, made in enumerate(game.history) if made.actor != CHANCE]
    assert [decision.step for decision in found.decisions] == [
        step for step in decided if len(game.rules.legal(game.rules.open(game.states_at(step)))) > 1
    ]
    for decision in found.decisions:
        assert decision.seat == game.history[decision.step].actor
        assert game.rules.ids[decision.chosen] == game.history[decision.step].action
        assert decision.loss >= 0


def test_mistakes_are_the_choices_that_cost_most(whole_game):
    _, found = whole_game
    losses = [mistake.loss for mistake in found.mistakes]
    assert losses == sorted(losses, reverse=True)
    assert losses[0] == max(decision.loss for decision in found.decisions)
    assert sum(found.lost) == pytest.approx(sum(losses), abs=1e-3)


def test_every_fall_of_chance_is_somebodys_luck(whole_game):
    game, found = whole_game
    fallen = [event["step"] for event in game.events() if event["actor"] == "chance" and event["turn"]["number"]]
    assert sum(len(fall.outcomes) for fall in found.falls) == len(fallen)
    assert {fall.step for fall in found.falls} <= set(fallen)


def test_it_is_ready_for_json(whole_game):
    _, found = whole_game
    told = json.loads(json.dumps(found.to_json()))
    assert told["mistakes"] == [mistake.step for mistake in found.mistakes]
    assert told["luck"] == found.luck
    assert told["decisions"][0]["options"][0].keys() == {"action", "value", "policy"}
    assert len(told["turns"]) == len(found.turns)


def test_luck_is_what_came_less_what_was_to_be_expected():
    """P09-2: 21 of 36 rolls bring the 7 lira that were named, the others 2."""
    game = play(rich_table(lira=30), "move 9", "leave", "act", "call 7", "roll 3 4")
    others = game._state.lira[1], game._state.lira[2]
    (fall,) = analyse(game, net=lira_net(), care=QUICK).falls
    assert (fall.seat, fall.outcomes) == (0, ("roll 3 4",))
    assert fall.luck == pytest.approx(15 / 36 * (share(37, others) - share(32, others)), abs=1e-4)


def test_a_mistake_is_told_with_what_would_have_been_better():
    game = play(rich_table(), "move 2", "leave", "act", "done")
    mistake = analyse(game, net=CountingNet(), care=QUICK).mistakes[0]
    assert (mistake.chosen, mistake.best.action) == ("move 2", "move 16")
    assert mistake.loss == pytest.approx(1 / 2 - 1 / 3, abs=1e-4)


def test_a_card_that_nobody_has_seen_is_nobodys_luck():
    game = play(rich_table(), "move 6", "leave", "act", "draw ?", "draw ?")
    found = analyse(game, net=lira_net(), care=QUICK)
    assert found.unseen == 2
    assert found.falls == ()


def test_a_game_that_has_not_begun_can_be_looked_at():
    found = analyse(arasta.new(players=2, chance="manual"), net=CountingNet(), care=QUICK)
    assert (found.turns, found.decisions, found.falls, found.luck) == ((), (), (), [0, 0])


def test_an_unfinished_game_with_forced_answers_can_be_looked_at():
    game = at_random(60, seed=2, players=4, expansions=("mocha", "letters"), ask_forced=True)
    found = analyse(game, net=CountingNet(), care=QUICK)
    assert not found.over
    assert all(len(decision.options) > 1 for decision in found.decisions)
    assert found.turns[-1].end == game.step


def test_progress_is_told_up_to_the_end():
    told = []
    analyse(at_random(20, players=2), net=CountingNet(), care=QUICK, progress=lambda done, of: told.append((done, of)))
    assert [done for done, _ in told] == sorted(done for done, _ in told)
    assert told[-1][0] == told[-1][1]


def test_the_champion_judges_the_same_game_in_the_same_way():
    game = at_random(12, players=3)
    assert arasta.analyse(game) == arasta.analyse(game)
