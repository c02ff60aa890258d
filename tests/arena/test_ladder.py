"""A ladder: all pairings over the same deals, in any order, in one process or several."""

import os
from itertools import product

import pytest

from arasta.arena.ladder import Ladder, Standing, climb
from arasta.arena.pairing import check_bots, every_pairing, pairing
from arasta.arena.parts import Fault, Pairing, Played
from arasta.arena.processes import ProcessDied, play_here, play_in_processes, threads_each
from arasta.core.refusal import Refusal


def ladder(*pairings, **changed):
    """A short one of the dice game for three."""
    given = pairings or ("random:last", "last:random")
    usual = {"game": "dice", "settings": {"players": 3}, "seed": 5, "games": 10, "limit": 300, "deals": 3}
    return Ladder(pairings=tuple(map(pairing, given)), **{**usual, **changed})


def climbed(wanted, play=play_here):
    """The standing at the end."""
    *_, last = climb(Standing(wanted), play)
    return last


def test_each_deal_is_played_once_in_every_seat():
    found = {
        (part.pairing, part.seat, deal)
        for part in ladder().parts
        for deal in range(part.first, part.first + part.deals)
    }
    pairings = [Pairing("random", "last"), Pairing("last", "random")]
    assert found == set(product(pairings, range(3), range(4)))
    assert ladder().all_games == len(found) == sum(part.deals for part in ladder().parts)


def test_parts_have_keys_of_their_own():
    assert len({part.key for part in ladder().parts}) == len(ladder().parts)


def test_more_games_or_bots_change_no_whole_part():
    longer, wider = ladder(games=30), ladder("random:last", "last:random", "last:greedy", games=9)
    for part in ladder(games=9).parts:
        assert part in longer.parts
        assert part in wider.parts


def test_what_is_reported_hangs_on_no_order_of_the_parts(strangers):
    wanted = ladder()
    straight = climbed(wanted)
    back = climbed(wanted, lambda parts: play_here(reversed(list(parts))))
    assert list(straight.done) != list(back.done)
    assert straight.versus() == back.versus()
    assert straight.ratings() == back.ratings()


def test_the_environment_of_the_processes_is_ours_again_afterwards(monkeypatch):
    monkeypatch.setenv("OMP_NUM_THREADS", "7")
    before = dict(os.environ)
    with threads_each(3):
        assert (os.environ["OMP_NUM_THREADS"], os.environ["ARASTA_THREADS"]) == ("3", "3")
    assert dict(os.environ) == before


def test_a_process_that_dies_is_told_with_its_part(strangers):
    wanted = ladder("dying:random", games=3, deals=1)
    with pytest.raises(ProcessDied, match=r"A process died in which dying played against random \(exit code -9\)"):
        climbed(wanted, lambda parts: play_in_processes(parts, 1))


def test_a_share_counts_what_was_won_of_all_that_was_played():
    wanted = ladder("random:last", games=9)
    first, second, _ = (part.key for part in wanted.parts)
    standing = Standing(
        wanted, {first: Played(0, [[1, 2, 3], [1, 1, 3], [2, 1, 3]]), second: Played(1, [[0, 0, 0]] * 3)}
    )
    found = standing.versus()["random"]["last"]
    assert (found["wins"], found["games"], found["share"], found["unfinished"]) == (1.5, 6, 0.25, 3)
    assert found["low"] < 0.25 < found["high"]
    assert (standing.played, len(standing.missing)) == (6, 1)


def test_before_the_first_game_no_share_is_known():
    found = Standing(ladder()).versus()["last"]["random"]
    assert (found["games"], found["share"], found["low"], found["high"]) == (0, None, 0, 1)


def test_faults_are_added_up_by_bot():
    wanted = ladder("random:last", games=6)
    faults = [Fault("last", 2, "first"), Fault("last", 1, "second")]
    done = {part.key: Played(0, [[1, 2, 2]] * 3, [fault]) for part, fault in zip(wanted.parts[:2], faults, strict=True)}
    assert Standing(wanted, done).faults() == [Fault("last", 3, "first")]


def test_every_pairing_is_each_against_each_other():
    assert every_pairing(["a", "b", "c"]) == [*map(pairing, ("a:b", "a:c", "b:a", "b:c", "c:a", "c:b"))]


@pytest.mark.parametrize("bots", [[], ["random"], ["random", "random"]])
def test_a_ladder_of_fewer_than_two_bots_is_refused(bots):
    with pytest.raises(Refusal, match="at least two bots"):
        every_pairing(bots)


def test_a_pairing_names_nets_by_their_files():
    assert pairing("net=old/a.npz:net=new/b.npz") == Pairing("net=old/a.npz", "net=new/b.npz")


@pytest.mark.parametrize("text", ["", "random", "random:", ":random"])
def test_a_pairing_needs_two_names(text):
    with pytest.raises(Refusal, match="is no pairing; two bots with a colon"):
        pairing(text)


def test_a_bot_that_cannot_play_the_game_is_refused_before_anything_is_played(strangers):
    check_bots(["refusing"], "istanbul")
    with pytest.raises(Refusal, match=r"The bot “refusing” cannot play dice: .*no weights for dice"):
        check_bots(["refusing"], "dice")
    with pytest.raises(Refusal, match="There is no bot “grandmaster”"):
        check_bots(["grandmaster"], "dice")
