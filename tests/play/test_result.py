"""The ranking, with the tie-break that decided (clauses END-7, END-8)."""

import pytest

from arasta.play.game.result import result_of
from tests.play.games import at_the_end, by_hand, dice_by_hand, own, play

CRITERIA = ("rubies", "lira", "goods", "cards")


def ranking(*scores):
    """The result of seats given by their criteria."""
    ranks = [1 + sum(other > score for other in scores) for score in scores]
    return result_of(CRITERIA, [(rank, *score) for rank, score in zip(ranks, scores, strict=True)], final=True)


def test_the_result_is_final_once_the_game_is_over():
    assert not by_hand().result.final
    result = play(at_the_end(), "done", "done").result
    assert result.final
    assert result.winners == [0]


def test_the_ranking_names_seats_from_the_best_down():
    result = ranking((3, 9, 0, 0), (5, 0, 0, 0), (4, 2, 1, 1))
    assert [(standing.rank, standing.seat) for standing in result.standings] == [(1, 1), (2, 2), (3, 0)]
    assert result.text().splitlines() == [
        "1. Seat 2: 5 rubies, 0 lira, 0 goods, 0 bonus cards",
        "2. Seat 3: 4 rubies, 2 lira, 1 good, 1 bonus card",
        "3. Seat 1: 3 rubies, 9 lira, 0 goods, 0 bonus cards",
    ]


@pytest.mark.parametrize(
    ("second", "decided_by", "behind", "words"),
    [
        ((4, 9, 9, 9), "rubies", 1, None),
        ((5, 3, 9, 9), "lira", 3, "(equal rubies, behind by 3 lira)"),
        ((5, 6, 3, 9), "goods", 1, "(equal rubies and lira, behind by 1 good)"),
        ((5, 6, 4, 0), "cards", 2, "(equal rubies, lira and goods, behind by 2 bonus cards)"),
        ((5, 6, 4, 2), "equal", 0, "(equal in everything)"),
    ],
)
def test_the_tie_break_that_decided_is_told_with_its_numbers(second, decided_by, behind, words):
    """END-7: rubies, then lira, then goods, then bonus cards."""
    first, standing = ranking((5, 6, 4, 2), second).standings
    assert (first.decided_by, first.behind) == (None, 0)
    assert (standing.decided_by, standing.behind) == (decided_by, behind)
    assert standing.text().endswith(words or "9 bonus cards")


def test_what_broke_each_tie_is_said_in_a_sentence():
    """END-7: of those with equally many rubies; the first one says what put it before the next."""
    assert ranking((5, 1, 0, 0), (4, 9, 6, 9), (4, 9, 8, 2), (4, 9, 6, 9), (3, 0, 0, 0)).ties() == [
        "",
        "Seat 3 comes before Seat 2: both have 4 rubies, 9 lira; the tie is broken by 8 goods against 6 goods.",
        "Seat 2 and Seat 4 are equal in everything.",
        "",
        "",
    ]


def test_players_equal_in_everything_share_a_rank():
    """END-7"""
    result = ranking((5, 1, 1, 1), (5, 1, 1, 1), (4, 0, 0, 0))
    assert [standing.rank for standing in result.standings] == [1, 1, 3]
    assert result.winners == [0, 1]


def test_a_game_that_ends_equal_in_rubies_is_decided_by_lira():
    """END-7: the cards of END-6 are played first and change it."""
    game = at_the_end(rubies=(6, 6), lira=(4, 5))
    assert play(game, "card five_lira", "done").result.text().splitlines() == [
        "1. Seat 1: 6 rubies, 9 lira, 0 goods, 0 bonus cards",
        "2. Seat 2: 6 rubies, 5 lira, 0 goods, 1 bonus card (equal rubies, behind by 4 lira)",
    ]


def test_a_game_can_end_with_shared_ranks():
    """END-7"""
    game = play(at_the_end(rubies=(6, 6)), "done", "done")
    assert game.result.winners == [0, 1]
    assert game.result.text().splitlines()[1:] == [
        "1. Seat 2: 6 rubies, 5 lira, 0 goods, 1 bonus card (equal in everything)",
        "Shared victory: Seat 1, Seat 2",
    ]
    assert game.record().endswith("result: 1 1\n")


def test_nobody_shares_a_victory_before_the_end():
    assert "Shared" not in by_hand(players=3).result.text()


def test_a_dice_game_that_ends_equal_in_rubies_is_decided_by_wealth_or_shared():
    """DEND-4, DEND-5, DEND-6, DCASE-17"""
    game = dice_by_hand()
    s = game._state
    s.rubies[0], s.rubies[1], s.rubies[2] = 6, 6, 5
    own(game, 0, lira=5, red=1, brown=1, crystal=1)
    own(game, 1, lira=13, crystal=0)
    own(game, 2, lira=38, crystal=1)
    for keeps in (True, False, True):
        play(game, *["roll blue"] * 5, *["keep"] * keeps, "stop")
    assert game.result.winners == [0, 1]
    assert game.result.text().splitlines() == [
        "1. Seat 1: 6 rubies, wealth of 13",
        "1. Seat 2: 6 rubies, wealth of 13 (equal in everything)",
        "3. Seat 3: 5 rubies, wealth of 40",
        "Shared victory: Seat 1, Seat 2",
    ]
    assert game.record().endswith("result: 1 1 3\n")
    own(game, 1, lira=10)
    assert (
        game.result.text().splitlines()[1] == "2. Seat 2: 6 rubies, wealth of 10 (equal rubies, behind by 3 in wealth)"
    )
