"""Random play on a GPU, sorted: threads of a warp always do the same kind of thing, each in a game of its own.

Games are at different decisions at any time. One game a thread means that the threads of a warp wait for each other's
kinds of decision, and for their instructions: 4 of 32 threads were active. Here a block of threads owns thousands of
games. In each round it sorts them by what comes next (the effect on top, and whether a choice is made for it), cuts
them into chunks of up to 32 of one kind, and its warps take the chunks one after the other. What a warp does then is
the rules' own `advance` for every game of the chunk.
"""

import numpy as np
from numba import cuda, int16, int32, int64, uint8

from arasta.core.agenda import FIRST_DECISION, top_effect
from arasta.core.machine import ASKED, is_over
from arasta.core.options import NO_CHOICE, no_options
from arasta.core.stream import random_word

WARP = 32
THREADS = 256  # a block; as many as there are bins
WARPS = THREADS // WARP
BINS = THREADS
SLOTS = 8192  # games of a block, at most: what fits into the 48 KB of shared memory
CHUNKS = SLOTS // WARP + BINS
FRESH, IDLE = 0, BINS - 1  # kinds beside those of the agenda: a game to begin, and none left
ALL = 0xFFFFFFFF


def kinds_of(effects):
    """A number for each thing that can come next: by effect, without and with a choice."""
    kinds = np.zeros((max(effects) + 1, 2), np.uint8)
    number = FRESH
    for effect in effects:
        number += 1
        kinds[effect] = number
        if effect >= FIRST_DECISION:
            number += 1
            kinds[effect, 1] = number
    assert number < IDLE, "more kinds than bins"
    return kinds


@cuda.jit(device=True)
def running_sum(own, warp_sums):
    """The sum of `own` over the threads up to this one."""
    lane, warp = cuda.threadIdx.x % WARP, cuda.threadIdx.x // WARP
    total = own
    step = 1
    while step < WARP:
        below = cuda.shfl_up_sync(ALL, total, step)
        if lane >= step:
            total += below
        step *= 2
    if lane == WARP - 1:
        warp_sums[warp] = total
    cuda.syncthreads()
    for w in range(warp):
        total += warp_sums[w]
    return total


@cuda.jit(device=True)
def sort(kind, slots, rank, order, size, start, first_chunk, chunk_bin, sums):
    """Sort the games of a block by kind and cut them into chunks; returns how many chunks there are."""
    t = cuda.threadIdx.x
    size[t] = 0
    cuda.syncthreads()
    for slot in range(t, slots, THREADS):
        rank[slot] = cuda.atomic.add(size, int64(kind[slot]), 1)
    cuda.syncthreads()
    start[t] = running_sum(size[t], sums[0]) - size[t]
    chunks = 0 if t == IDLE else (size[t] + WARP - 1) // WARP
    end = running_sum(chunks, sums[1])
    first_chunk[t] = end - chunks
    for chunk in range(end - chunks, end):
        chunk_bin[chunk] = t
    cuda.syncthreads()
    for slot in range(t, slots, THREADS):
        order[start[int64(kind[slot])] + rank[slot]] = slot
    cuda.syncthreads()
    return first_chunk[IDLE]


def sorted_kernel(advance, random_option, effects, registers):
    """The kernel for a game, given its rules."""
    kinds = kinds_of(effects)

    @cuda.jit(device=True)
    def work(s, option, key, made):
        """One thing in a game: what comes next, and the decision if one was made."""
        option = advance(s, option)
        if option == ASKED:
            return random_option(s, random_word(key, made)), 1
        return option, 0

    @cuda.jit(device=True)
    def do_chunk_of(b, slot, g, kind, table, start_state, key, game, option, made, next_game, games, final, decisions):
        """The thread's game of a chunk: begin it, or go on with it; returns the decisions made."""
        if b == FRESH:
            number = cuda.atomic.add(next_game, 0, 1)
            if number >= games:
                kind[slot] = IDLE
                return 0
            table[g] = start_state[0]
            game[g], option[g], made[g] = number, NO_CHOICE, 0
            kind[slot] = kinds[top_effect(table[g]), 0]
            return 0
        s = table[g]
        chosen, decided = work(s, int64(option[g]), key + game[g], int64(made[g]))
        made[g] += decided
        option[g] = chosen
        if is_over(s):
            no_options(s)
            if game[g] < len(final):
                final[game[g]] = table[g]
                decisions[game[g]] = made[g]
            kind[slot] = FRESH
        else:
            kind[slot] = kinds[top_effect(s), 0 if chosen == NO_CHOICE else 1]
        return decided

    @cuda.jit(max_registers=registers)
    def play(
        slots,
        rounds,
        start_state,
        key,
        games,
        table,
        state_kind,
        game,
        option,
        made,
        next_game,
        final,
        decisions,
        total,
    ):
        """Go on for some rounds with the games of this block, or until all games are played."""
        kind = cuda.shared.array(SLOTS, uint8)
        rank = cuda.shared.array(SLOTS, int16)
        order = cuda.shared.array(SLOTS, int16)
        size = cuda.shared.array(BINS, int32)
        start = cuda.shared.array(BINS, int32)
        first_chunk = cuda.shared.array(BINS, int32)
        chunk_bin = cuda.shared.array(CHUNKS, int16)
        sums = cuda.shared.array((2, WARPS), int32)
        taken = cuda.shared.array(WARPS, int32)
        next_chunk = cuda.shared.array(1, int32)
        t = cuda.threadIdx.x
        lane, warp = t % WARP, t // WARP
        first = cuda.blockIdx.x * slots
        for slot in range(t, slots, THREADS):
            kind[slot] = state_kind[first + slot]
        mine = 0
        for _ in range(rounds):
            if t == 0:
                next_chunk[0] = 0
            chunks = sort(kind, slots, rank, order, size, start, first_chunk, chunk_bin, sums)
            if size[IDLE] == slots:
                break
            while True:
                if lane == 0:
                    taken[warp] = cuda.atomic.add(next_chunk, 0, 1)
                cuda.syncwarp()
                chunk = int64(taken[warp])
                cuda.syncwarp()
                if chunk >= chunks:
                    break
                b = int64(chunk_bin[chunk])
                at = (chunk - first_chunk[b]) * WARP + lane
                if at < size[b]:
                    slot = int64(order[start[b] + at])
                    mine += do_chunk_of(
                        b,
                        slot,
                        first + slot,
                        kind,
                        table,
                        start_state,
                        key,
                        game,
                        option,
                        made,
                        next_game,
                        games,
                        final,
                        decisions,
                    )
                cuda.syncwarp()
            cuda.syncthreads()
        for slot in range(t, slots, THREADS):
            state_kind[first + slot] = kind[slot]
        cuda.atomic.add(total, 0, mine)

    return play
