"""Random numbers by counter: Threefry-2x32 with 20 rounds (Salmon and others, 2011).

A stream is a key; its n-th number is a function of key and n alone. Nothing is stored, so a game can be resumed,
replayed or run on a graphics card with the same numbers. The generator is never part of a game's state.
"""

from arasta.core.compiling import int64, rule, word32

PARITY = 0x1BD11BDA  # the constant of Threefish's key schedule


@rule
def rotate(x, n):
    """A 32-bit word turned left by n bits."""
    return word32((x << n) | (x >> (32 - n)))


@rule
def four_rounds(x, y, a, b, c, d):
    """Four rounds of addition, rotation and exclusive or."""
    x = word32(x + y)
    y = word32(rotate(y, a) ^ x)
    x = word32(x + y)
    y = word32(rotate(y, b) ^ x)
    x = word32(x + y)
    y = word32(rotate(y, c) ^ x)
    x = word32(x + y)
    y = word32(rotate(y, d) ^ x)
    return x, y


@rule
def random_word(key, counter):
    """The number of the stream `key` at `counter`, from 0 to 2**32 - 1. Both are integers from 0 to 2**63 - 1."""
    k0 = word32(key)
    k1 = word32(key >> 32)
    k2 = word32(k0 ^ k1 ^ PARITY)
    x = word32(counter + k0)
    y = word32((counter >> 32) + k1)
    x, y = four_rounds(x, y, 13, 15, 26, 6)
    x, y = word32(x + k1), word32(y + k2 + 1)
    x, y = four_rounds(x, y, 17, 29, 16, 24)
    x, y = word32(x + k2), word32(y + k0 + 2)
    x, y = four_rounds(x, y, 13, 15, 26, 6)
    x, y = word32(x + k0), word32(y + k1 + 3)
    x, y = four_rounds(x, y, 17, 29, 16, 24)
    x, y = word32(x + k1), word32(y + k2 + 4)
    x, y = four_rounds(x, y, 13, 15, 26, 6)
    return int64(word32(x + k2))


@rule
def below(n, word):
    """A number from 0 to n - 1 made from a random word; for n up to 2**20 the bias is under one in 4,000."""
    return (word * n) >> 32
