"""Events: what happened as data, for each seat what it may know; the log is told from them."""

import json
import random

import pytest

from tests.play.games import MIX_NAMES, MIXES, at_random, by_hand, play

MIX = pytest.mark.parametrize("mix", MIXES, ids=MIX_NAMES)


def test_an_event_says_who_did_what_and_what_it_changed():
    game = play(by_hand(), "move 9", "leave", "act", "call 8", "roll 3 5")
    *_, called, rolled = game.events()
    assert (called["step"], called["turn"]) == (game.step - 2, {"number": 1, "label": "1.1"})
    assert (called["actor"], called["subject"], called["action"]) == (0, 0, "call 8")
    assert (called["decision"]["kind"], called["changes"]) == ("call_number", [])
    assert (rolled["actor"], rolled["subject"], rolled["action"]) == ("chance", 0, "roll 3 5")
    assert rolled["changes"] == [{"seat": 0, "changes": {"lira": 8}}]


def test_a_draw_is_hidden_from_others():
    """INFO-2"""
    game = play(by_hand(), "move 6", "leave", "act", "draw stay")
    own, others, spectator = (game.events(game.step - 1, seat)[0] for seat in (0, 1, None))
    assert (own["action"], own["target"], own["hidden"]) == ("draw stay", "stay", False)
    assert others == spectator
    assert (others["action"], others["target"], others["hidden"]) == ("draw", "", True)


def test_events_are_given_since_a_step():
    game = at_random(40, seed=2)
    every = game.events(0, 1)
    assert [event["step"] for event in every] == list(range(game.step))
    assert game.events(30, 1) == every[30:]
    assert game.events(-5, 1) == every
    assert game.events(game.step, 1) == []


@MIX
def test_events_are_json_and_tell_the_log(mix):
    game = at_random(150, seed=7, **mix)
    for seat in (None, 0, 1):
        events, later = game.events(0, seat), game.log(seat, since=60)
        assert json.loads(json.dumps(events)) == events
        lines = [line for _, told in game.log_entries(0, seat) for line in (*told.step, *told.next_turn)]
        assert lines == game.log(seat)
        assert later == lines[len(lines) - len(later) :]


@MIX
def test_what_a_seat_is_told_is_equal_for_deals_that_it_cannot_tell_apart(mix):
    """INFO-1, INFO-2: the last events, whose outcome is the table as dealt anew; view, log and answers."""
    chooser = random.Random(8)
    game = at_random(40, seed=8, **mix)
    for _ in range(12):
        game.play(chooser.choice(game.legal))
        if game.over:
            break
        for seat in range(game.settings.players):
            other = game.copy()
            game.rules.imagine(other._state, seat, chooser.randrange(100))
            told = [(g.view(seat), g.events(g.step - 3, seat), g.log(seat, since=g.step - 3)) for g in (game, other)]
            assert told[0] == told[1]
            answers = [(g.options(seat), g.refused(seat), g.why_not("done", seat=seat)) for g in (game, other)]
            assert answers[0] == answers[1] or seat == game.to_act


def test_an_event_taken_back_is_told_no_more():
    game = play(by_hand(), "move 9")
    told = game.log()
    game.undo()
    assert game.log() == told[:-1]
    play(game, "move 3")
    assert game.log()[-1] != told[-1]
    assert game.events()[-1]["action"] == "move 3"


def test_in_a_long_game_every_step_is_told_once_and_in_order():
    game = at_random(0, seed=3, players=3)
    chooser, lines, since = random.Random(2), [], 0
    for _ in range(120):
        game.play(chooser.choice(game.legal))
        lines += game.log(1, since=since)
        since = game.step
    assert lines == game.log(1)
