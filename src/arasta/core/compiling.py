"""How the rules run: plain, compiled or checked. The only file that names Numba.

A `@rule` is an ordinary Python function that Numba may also compile. Called from Python it runs plain: in the
debugger, under coverage, in the web process, at once. Called from an `@entry`, a function compiled at its first call
and kept in a cache on disk, it is compiled with it. So both kinds of run live in one process and can be compared.

`ARASTA_RULES=checked` compiles with bounds checks; `ARASTA_RULES=plain` leaves the entries uncompiled as well.
`ARASTA_EXPANSIONS=no` leaves the expansions out of what is compiled, a third of the code; that matters on a GPU.
"""

import hashlib
import os
import sys
from enum import IntEnum
from functools import cache
from pathlib import Path
from types import FunctionType, ModuleType
from typing import Any

import numba
from numba.extending import overload

from arasta.core.plain import plain_record
from arasta.core.words import Words

MODES = ("compiled", "checked", "plain")
MODE = os.environ.get("ARASTA_RULES", "compiled")
if MODE not in MODES:
    sys.exit(f"ARASTA_RULES is {MODE!r}, but the rules run {', '.join(MODES[:-1])} or {MODES[-1]}.")

# A constant to the compiler, which drops what it rules out.
EXPANSIONS = os.environ.get("ARASTA_EXPANSIONS", "yes") != "no"

SOURCES = Path(__file__).parent.parent
FLAGS = {"nogil": True, "error_model": "numpy", "boundscheck": MODE == "checked"}


def cache_folder(layer: str) -> Path:
    """The folder of a layer's compiled code, named by a hash of all that it is made from: an edit can never leave a
    stale function.
    """
    digest = hashlib.sha256(f"{MODE} {EXPANSIONS} {numba.__version__}".encode())
    for source in sorted((*SOURCES.glob("core/*.py"), *SOURCES.glob(f"{layer}/**/*.py"))):
        digest.update(source.read_bytes())
    root = os.environ.get("ARASTA_CACHE") or Path.home() / ".cache" / "arasta"
    return Path(root) / digest.hexdigest()[:16]


RULES: set[Any] = set()  # whatever has a compiled form


def rule(function):
    """A rule: plain Python here, compiled wherever an entry calls it."""
    return compiled_as(function, lambda: with_numbers_for_words(function))


def compiled_as(function, make):
    """A rule whose compiled form is made when it is first needed."""
    RULES.add(function)

    @overload(function, jit_options=FLAGS, strict=False)
    def compiled(*arguments):
        return make()

    return function


def with_numbers_for_words(function):
    """The same function with every enumeration among its globals replaced by plain integers.

    Compiled, a member of an enumeration is a type of its own: each rule would be compiled once more for it, and on a
    GPU it cannot even be an index. In the source and in plain runs the words stay.
    """
    numbers = {name: number_of(value) for name, value in function.__globals__.items()}
    return FunctionType(function.__code__, numbers, function.__name__, None, function.__closure__)


def number_of(value):
    """Words as a namespace of integers, a member of an enumeration as an integer; anything else as it is."""
    if isinstance(value, IntEnum):
        return int(value)
    if isinstance(value, type) and issubclass(value, IntEnum | Words):
        return namespace(value)
    return value


@cache
def namespace(words) -> ModuleType:
    """The numbers of words; to Numba the attributes of a module are constants."""
    numbers = ModuleType(words.__name__)
    numbers.__dict__.update(words.all() if issubclass(words, Words) else {word.name: int(word) for word in words})
    return numbers


def entry(function):
    """A door from Python into compiled code; whatever rules it calls are compiled with it."""
    if MODE == "plain":
        return function
    before = numba.config.CACHE_DIR
    numba.config.CACHE_DIR = str(cache_folder(function.__module__.split(".")[1]))
    try:
        return numba.njit(cache=True, **FLAGS)(function)
    finally:
        numba.config.CACHE_DIR = before


def int64(number):
    """Compiled, the widest integer, so that no rule is compiled anew for each width of field; plain, as it is."""
    return number


@overload(int64)
def _widen(number):
    return lambda number: numba.int64(number)


def record_at(states, i):
    """One game of an array: compiled, the record itself; plain, its fields as attributes."""
    return plain_class(states.dtype)(states, i)


@overload(record_at)
def _at(states, i):
    return lambda states, i: states[i]


def row_at(rows, i):
    """One row of a table of small integers: compiled, as it is; plain, it refuses a number that is too large for it."""
    return rows[i].data


@overload(row_at)
def _row(rows, i):
    return lambda rows, i: rows[i]


@cache
def plain_class(dtype):
    """The class that opens records of this type in plain runs."""
    return plain_record("PlainState", dtype)
