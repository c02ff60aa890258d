"""Room for the arrays of a batch, in large pages of memory where the system has them.

Thousands of games are more pages of the usual size than a processor keeps the addresses of: with those, looking the
addresses up took half of the time of a step.
"""

import mmap
from collections.abc import Mapping
from math import prod
from typing import Any

import numpy as np

LARGE_PAGE = 1 << 21
LINE = 64  # bytes that are cached together; no two arrays share a line

Shape = tuple[tuple[int, ...], Any]  # and the type


def arrays(shapes: Mapping[str, Shape]) -> dict[str, np.ndarray]:
    """Arrays of zeros, by their words."""
    sizes = {word: prod(shape) * np.dtype(kind).itemsize for word, (shape, kind) in shapes.items()}
    pages = memory(sum(sizes.values()) + LINE * len(sizes))
    found, first = {}, 0
    for word, (shape, kind) in shapes.items():
        found[word] = pages[first : first + sizes[word]].view(kind).reshape(shape)
        first += -(-sizes[word] // LINE) * LINE
    return found


def memory(size: int) -> np.ndarray:
    """So many bytes, all 0."""
    if size < LARGE_PAGE or not hasattr(mmap, "MADV_HUGEPAGE"):
        return np.zeros(size, np.uint8)
    pages = mmap.mmap(-1, size + LARGE_PAGE, flags=mmap.MAP_PRIVATE | mmap.MAP_ANONYMOUS)
    pages.madvise(mmap.MADV_HUGEPAGE)
    found = np.frombuffer(pages, np.uint8)
    first = -found.ctypes.data % LARGE_PAGE
    return found[first : first + size]
