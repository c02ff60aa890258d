"""Random numbers by counter: Threefry-2x32 with 20 rounds (Salmon and others, 2011).

A stream is a key; its n-th number is a function of key and n alone. Nothing is stored, so a game can be resumed,
replayed or run on a graphics card with the same numbers. The generator is never part of a game's state.
"""

from arasta.core.compiling import rule

WORD = 0xFFFFFFFF  # 32 bits: products of masked additions and rotations stay exact in plain Python and in int64
PARITY = 0x1BD11BDA  # the constant of Threefish's key schedule


@rule
def rotate(x, n):
    """A 32-bit word turned left by n bits."""
    return ((x << n) | (x >> (32 - n))) & WORD


@rule
def four_rounds(x, y, a, b, c, d):
    """Four rounds of addition, rotation and exclusive or."""
    x = (x + y) & WORD
    y = rotate(y, a) ^ x
    x = (x + y) & WORD
    y = rotate(y, b) ^ x
    x = (x + y) & WORD
    y = rotate(y, c) ^ x
    x = (x + y) & WORD
    y = rotate(y, d) ^ x
    return x, y


@rule
def random_word(key, counter):
    """The number of the stream `key` at `counter`, from 0 to 2**32 - 1. Both are integers from 0 to 2**63 - 1."""
    k0 = key & WORD
    k1 = (key >> 32) & WORD
    k2 = k0 ^ k1 ^ PARITY
    x = ((counter & WORD) + k0) & WORD
    y = (((counter >> 32) & WORD) + k1) & WORD
    x, y = four_rounds(x, y, 13, 15, 26, 6)
    x, y = (x + k1) & WORD, (y + k2 + 1) & WORD
    x, y = four_rounds(x, y, 17, 29, 16, 24)
    x, y = (x + k2) & WORD, (y + k0 + 2) & WORD
    x, y = four_rounds(x, y, 13, 15, 26, 6)
    x, y = (x + k0) & WORD, (y + k1 + 3) & WORD
    x, y = four_rounds(x, y, 17, 29, 16, 24)
    x, y = (x + k1) & WORD, (y + k2 + 4) & WORD
    x, y = four_rounds(x, y, 13, 15, 26, 6)
    return (x + k2) & WORD


@rule
def below(n, word):
    """A number from 0 to n - 1 made from a random word; for n up to 2**20 the bias is under one in 4,000."""
    return (word * n) >> 32


@rule
def fraction(word):
    """A number from 0 to below 1 made from a random word."""
    return word / (WORD + 1)


def first_key(seed: int) -> int:
    """The stream of a seed's first game; further games follow, and no two seeds share one."""
    return seed << 32
