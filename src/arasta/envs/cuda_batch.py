"""The batch on a graphics card: the same rules, stepped and shown by one thread a game, in arrays that PyTorch shares.

Nothing is copied to the host. Needs numba-cuda and PyTorch with CUDA.
"""

from collections.abc import Sequence
from functools import cache
from typing import Any

import numpy as np
import torch
from numba import cuda, int64

from arasta.core.agenda import top_effect
from arasta.core.agenda_game import AgendaGame
from arasta.core.courses import ENDLESS
from arasta.core.machine import to_act
from arasta.core.options import NO_CHOICE
from arasta.core.stream import first_key
from arasta.envs.tensor_batch import CUT

THREADS = 64  # of a block: small blocks, for games of one warp wait for each other
REGISTERS = 168
WORD = 8  # features that are stored together


class CudaBatch:
    """A TensorBatch whose games live on the card."""

    device = "cuda"

    def __init__(self, rules: AgendaGame, settings: Sequence[Any], n: int, seed: int, most_rounds: int) -> None:
        self.rules, self.n, self.most_rounds = rules, n, most_rounds
        self.key = first_key(seed)
        self.starts = cuda.to_device(np.concatenate([rules.set_up(each) for each in settings]))
        states, courses = np.zeros(n, rules.dtype), rules.new_courses(n)
        courses["start"] = np.arange(n) - 1
        self.states, self.courses = cuda.to_device(states), cuda.to_device(courses)
        self.option, self.to_act, self.effect, self.players, self.ended = (zeros(n, torch.int64) for _ in range(5))
        self.streams = torch.arange(n, device="cuda")  # of random numbers, by game
        self.options = zeros((n, rules.effects.option_words), torch.int64)
        self.ranks = zeros((n, rules.seats), torch.int8)
        self.rows = zeros((n, words_of(rules)), torch.int64)
        self.observation = self.rows.view(torch.int8)[:, : rules.layout.size]
        self.kernel = step_kernel(rules)
        self.step(torch.full((n,), NO_CHOICE, dtype=torch.int64, device="cuda"))

    def stand_at(self, games: "CudaBatch", numbers: torch.Tensor, streams: torch.Tensor, counter: int) -> None:
        """Take over these games."""
        self.streams.copy_(streams)
        blocks = -(-self.n // THREADS)
        taken = cuda.as_cuda_array(numbers.contiguous())
        copy_kernel[blocks, THREADS](self.states, self.courses, games.states, taken, counter)

    def step(self, options: torch.Tensor) -> None:
        """Carry out an option in every game."""
        self.option.copy_(options)
        shown = (
            self.order(),
            self.streams,
            self.option,
            self.to_act,
            self.effect,
            self.players,
            self.options,
            self.ended,
            self.ranks,
        )
        blocks = -(-self.n // THREADS)
        self.kernel[blocks, THREADS](
            self.states,
            self.courses,
            self.starts,
            self.key,
            self.most_rounds,
            *map(cuda.as_cuda_array, (*shown, self.rows)),
        )

    def order(self) -> torch.Tensor:
        """All games, by what is in them and what is to be done in them: threads of a warp wait for each other, and less
        so the more alike their games are.
        """
        alike = self.players
        for feature in self.rules.layout.presences:
            alike = 2 * alike + self.observation[:, feature]
        effects, options = max(self.rules.effects.words) + 1, self.rules.vocabulary.by_option.shape[1]
        return torch.argsort(((alike * effects + self.effect) * options + self.option).int())


@cuda.jit
def copy_kernel(states, courses, others, numbers, counter):
    """Every game where one of others stands."""
    i = cuda.grid(1)
    if i < len(states):
        states[i] = others[numbers[i]]
        courses[i].counter = counter


def zeros(shape: Any, kind: torch.dtype) -> torch.Tensor:
    """Room on the card."""
    return torch.zeros(shape, dtype=kind, device="cuda")


def words_of(rules: AgendaGame) -> int:
    """How many words a row of features fills."""
    return -(-rules.layout.size // WORD)


def row_in_words(rules: AgendaGame) -> Any:
    """How a row of features is shown: it is written to memory of the thread's own, then stored in words. Byte by byte,
    each byte would be a store to another part of the card's memory for every thread of a warp.
    """
    encode, words = rules.layout.encode, words_of(rules)

    @cuda.jit(device=True)
    def show(s, seat, row):
        own = cuda.local.array(words, int64)
        for word in range(words):
            own[word] = 0
        encode(s, seat, own.view(np.int8))
        for word in range(words):
            row[word] = own[word]

    return show


@cache
def step_kernel(rules: AgendaGame) -> Any:
    """The kernel of a game: what the processor's batch does with one game."""
    go_on, show, seats = rules.playout.go_on, row_in_words(rules), rules.seats

    @cuda.jit(max_registers=REGISTERS)
    def step(
        states, courses, starts, key, most, order, streams, option, actor, effect, players, options, ended, ranks, rows
    ):
        thread = cuda.grid(1)
        if thread >= len(states):
            return
        i = order[thread]
        s, course = states[i], courses[i]
        is_cut = s.round > most
        if is_cut:
            s.agenda_height = 0  # over, so that the next one begins
        course.option = option[i]
        go_on(states[i : i + 1], courses[i : i + 1], starts, key + streams[i], ENDLESS, False)
        ended[i] = CUT if is_cut else course.ended
        for p in range(seats):
            ranks[i, p] = course.ranks[p]
        seat = to_act(s)
        actor[i], effect[i], players[i] = seat, top_effect(s), s.players
        for word in range(len(s.options)):
            options[i, word] = s.options[word]
        show(s, seat, rows[i])

    return step
