"""What a function is made of, as a number: for functions that are made in number and would otherwise have one name."""

from collections.abc import Mapping
from types import CodeType, FunctionType, ModuleType
from zlib import crc32

import numpy as np

CUT = 0  # of a function that is part of itself


def fingerprint(function: FunctionType, known: dict[int, int] | None = None) -> int:
    """A number that differs for functions that do different things, and is the same in every process.

    It covers the code, and whatever global names and closed-over values the code uses.
    """
    known = {} if known is None else known
    if id(function) not in known:
        known[id(function)] = CUT
        code, names = function.__code__, function.__globals__
        used = [names[name] for name in code.co_names if name in names]
        closed = [cell.cell_contents for cell in function.__closure__ or ()]
        known[id(function)] = number_of([code, used, closed], known)
    return known[id(function)]


def number_of(value, known: dict[int, int]) -> int:
    """The number of anything that a rule may use."""
    if isinstance(value, FunctionType):
        return crc32(f"{value.__module__} {value.__qualname__} {fingerprint(value, known)}".encode())
    if isinstance(value, CodeType):
        return number_of([value.co_code.hex(), value.co_names, list(value.co_consts)], known)
    if isinstance(value, np.ndarray):
        return crc32(value.tobytes(), crc32(f"{value.dtype} {value.shape}".encode()))
    if isinstance(value, Mapping):
        return number_of([part for pair in value.items() for part in pair], known)
    if isinstance(value, frozenset | set):
        return crc32(repr(sorted(number_of(part, known) for part in value)).encode())
    if isinstance(value, list | tuple):
        return crc32(repr([number_of(part, known) for part in value]).encode())
    if isinstance(value, slice):  # a constant of the code since Python 3.14
        return number_of([value.start, value.stop, value.step], known)
    if isinstance(value, ModuleType):
        return crc32(f"{value.__name__} {sorted(numbers_of(value).items())}".encode())
    if isinstance(value, int | float | str | bytes | np.generic | None):
        return crc32(f"{type(value).__name__} {value!r}".encode())
    if isinstance(value, type):
        return crc32(f"{value.__module__} {value.__qualname__} {sorted(numbers_of(value).items())}".encode())
    wrapped = getattr(value, "py_func", getattr(value, "__wrapped__", None))  # of an entry, of a cached function
    return number_of([type(value), vars(value) if wrapped is None else wrapped], known)


def numbers_of(words: type | ModuleType) -> dict[str, int]:
    """The numbers that a class of words or a module of them names."""
    return {word: int(number) for word, number in vars(words).items() if isinstance(number, int)}
