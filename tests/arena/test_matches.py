"""The games of a part: in lockstep, by what each seat may know, and fair to bots that do wrong."""

from contextlib import nullcontext

import pytest

from arasta.arena import matches
from arasta.arena.matches import Match, play_part
from arasta.arena.parts import Pairing, Part
from arasta.bots.limits import Limits, can_limit_memory
from arasta.bots.random_bot import RandomBot

MANY = 200_000


def part(one, field, **changed):
    """Some deals of the dice game for three."""
    usual = {"game": "dice", "settings": {"players": 3}, "seat": 1, "first": 0, "deals": 6, "seed": 7, "limit": MANY}
    return Part(pairing=Pairing(one, field), **{**usual, **changed})


@pytest.mark.parametrize(("game", "players"), [("dice", 2), ("dice", 4), ("istanbul", 2), ("istanbul", 5)])
def test_every_game_ends_with_a_rank_for_each_seat(game, players):
    played = play_part(part("random", "random", game=game, settings={"players": players}, deals=4))
    assert (played.games, played.unfinished, played.faults) == (4, 0, [])
    for ranks in played.ranks:
        assert len(ranks) == players
        assert min(ranks) == 1
        assert max(ranks) <= players


def test_a_part_comes_out_the_same_whenever_it_is_played():
    one, again = (play_part(part("random", "random")) for _ in range(2))
    assert one == again
    assert one != play_part(part("random", "random", seed=8))


def test_the_same_deal_is_played_in_every_seat_and_by_every_pairing():
    deals = {"game": "istanbul", "settings": {"players": 3, "layout": "random"}}
    here = Match(part("random", "random", **deals)).batch.states
    for changed in ({"seat": 0}, {"seat": 2}):
        assert Match(part("random", "random", **deals, **changed)).batch.states.tobytes() == here.tobytes()
    assert Match(part("random", "random", **deals, first=6)).batch.states.tobytes() != here.tobytes()
    assert len({state.tobytes() for state in here}) == 6


def test_no_two_bots_share_their_chance():
    parts = [part("random", "random", seat=seat, first=first) for seat in range(3) for first in (0, 6)]
    seeds = {each.drawn(role) for each in parts for role in ("one", "field")}
    assert len(seeds) == 12


class Watching(RandomBot):
    """Notes what it is shown."""

    shown = ()

    def choose_many(self, batch):
        """Any, by random."""
        self.shown = [*self.shown, (batch.to_act.copy(), batch.states.copy(), batch.seed)]
        return super().choose_many(batch)


def test_a_bot_is_asked_in_its_own_seats_only_and_is_shown_no_true_state(monkeypatch):
    made = []
    monkeypatch.setattr(matches, "make", lambda *given: made.append(Watching(*given[1:])) or made[-1])
    match = Match(part("random", "random", game="istanbul", settings={"players": 3}))
    true = []
    for _ in range(150):
        true += [state.tobytes() for state in match.batch.states]
        match.step()
    one, field = (bot.shown for bot in made)
    assert {int(seat) for seats, *_ in one for seat in seats} == {1}
    assert {int(seat) for seats, *_ in field for seat in seats} == {0, 2}
    with_cards = [s for _, states, _ in (*one, *field) for s in states if s["cards"].sum() - s["cards"].min() > 2]
    assert len(with_cards) > 100
    assert sum(state.tobytes() in true for state in with_cards) < len(with_cards) / 2
    assert match.batch.seed not in {seed for *_, seed in (*one, *field)}


def test_a_game_that_does_not_end_is_unfinished_and_nobody_has_won_it():
    played = play_part(part("random", "random", limit=10))
    assert (played.games, played.unfinished, played.wins) == (6, 6, 0)


def test_a_bot_that_raises_loses_the_rest_and_is_told_by_name(strangers):
    """Games that were over before the fault count as they ended."""
    played = play_part(part("raising", "random"))
    assert (played.wins, played.unfinished) == (0, 0)
    (fault,) = played.faults
    assert (fault.bot, fault.games) == ("raising", 6)
    assert fault.problem.startswith("it raised RuntimeError('out of ideas') at strangers.py:")
    assert {tuple(ranks) for ranks in played.ranks} == {(1, 2, 1)}


def test_a_field_that_raises_has_lost_to_the_one(strangers):
    played = play_part(part("random", "raising"))
    assert played.wins == 6
    assert [(fault.bot, fault.games) for fault in played.faults] == [("raising", 6)]


def test_an_illegal_answer_costs_that_game_and_the_others_go_on(strangers):
    match = Match(part("illegal", "random", seat=0))
    while match.playing.all():
        match.step()
    assert match.playing.sum() == 5
    (fault,) = match.played().faults
    assert (fault.bot, fault.games) == ("illegal", 1)
    assert "it chose “" in fault.problem
    assert "where legal are " in fault.problem


def test_an_answer_of_another_shape_is_a_fault(strangers):
    played = play_part(part("short", "random", seat=0))
    assert played.wins == 0
    problem = played.faults[0].problem
    assert "for each game, 6 in all, and answered with array(" in problem
    assert problem.endswith("of the shape (5,)")


@pytest.mark.parametrize("bot", ["sleeping", "stubborn"])
def test_a_bot_that_takes_too_long_loses_all_games_of_the_part(bot, strangers):
    played = play_part(part("random", bot, deals=2, limits=Limits(seconds=1)))
    assert (played.wins, played.unfinished) == (2, 0)
    (fault,) = played.faults
    assert (fault.bot, fault.games) == (bot, 2)
    assert fault.problem == "it took longer than 1 s for a decision; --seconds gives bots more time"


@pytest.mark.skipif(not can_limit_memory(), reason="only Linux limits the memory of a process")
def test_a_bot_that_takes_too_much_memory_loses_all_games_of_the_part(strangers):
    """Issue 27"""
    played = play_part(part("random", "hungry", deals=2, limits=Limits(megabytes=300)))
    assert (played.wins, played.unfinished) == (2, 0)
    (fault,) = played.faults
    assert (fault.bot, fault.games) == ("hungry", 2)
    assert fault.problem == "it took more than 300 MB of memory; --memory gives bots more"


@pytest.mark.parametrize(("bot", "times"), [("last", [1] * 6), ("random", [6])], ids=["in turn", "together"])
def test_a_bot_has_so_many_seconds_for_each_decision_however_many_there_are(bot, times, strangers, monkeypatch):
    given = []
    monkeypatch.setattr(matches, "time_limit", lambda *limit: nullcontext(given.append(limit)))
    Match(part(bot, bot, limits=Limits(seconds=7))).step()
    assert [seconds * (more[0] if more else 1) for seconds, *more in given] == [7 * n for n in times]
