"""Random games played side by side, one decision of each at a time, and every choice counted."""

from collections.abc import Iterator, Sequence
from typing import Any

import numpy as np

from arasta import GAMES
from arasta.arena.census_part import ChoiceCounts, census_part
from arasta.core.agenda_game import no_choices
from arasta.core.options import NO_CHOICE
from arasta.core.stream import first_key

ARGUMENTS = 32  # what is counted under a number from 31 up is counted together; places, cards and tiles are below
SIDE_BY_SIDE = 2000  # games: enough for NumPy, and they still fit in a cache


def nothing_taken(game: str) -> ChoiceCounts:
    """A census before the first choice."""
    decisions, options = GAMES[game].vocabulary.by_option.shape
    return ChoiceCounts(np.zeros((decisions, ARGUMENTS, options), np.int64))


def take(game: str, played: Sequence[Any], seed: int, games: int, limit: int) -> Iterator[ChoiceCounts]:
    """Play so many games of a seed, shared out among the mixes of settings, and count; what is taken so far, again and
    again, for whoever stops before the end.
    """
    taken = nothing_taken(game)
    starts = np.concatenate([GAMES[game].set_up(settings) for settings in played])
    ends = [games * i // len(played) for i in range(1, len(played) + 1)]  # of the share of each mix
    while taken.played < games:
        numbers = np.arange(taken.played, min(taken.played + SIDE_BY_SIDE, games))
        states = starts[np.searchsorted(ends, numbers, side="right")]
        more = nothing_taken(game)
        play_and_count(game, states, first_key(seed) + taken.played, limit, more)
        taken = taken.plus(more)
        yield taken


def play_and_count(game: str, states: np.ndarray, key: int, limit: int, taken: ChoiceCounts) -> None:
    """Play games that are set up, game i on the stream `key + i`, and count."""
    rules, part, each = GAMES[game], census_part(game), np.arange(len(states))
    rules.step_games(states, no_choices(states))
    for made in range(limit):
        effects, _, arguments = states["agenda"][each, states["agenda_height"] - 1].T
        under = np.minimum(part.counted_under(states, effects, arguments), ARGUMENTS - 1)
        options = rules.step_games_at_random(states, key, made)
        chosen = options != NO_CHOICE
        if not chosen.any():
            break
        np.add.at(taken.choices, (effects[chosen], under[chosen], options[chosen]), 1)
        taken.decisions += int(chosen.sum())
    taken.played += len(states)
    taken.at_end.update(part.at_end(states))
