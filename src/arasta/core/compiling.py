"""How the rules run: plain, compiled or checked. Only this file, `one_piece.py`, `instructions.py` and `kept_code.py`
name Numba.

A `@rule` is an ordinary Python function that Numba may also compile. Called from Python it runs plain: in the
debugger, under coverage, in the web process, at once. Called from an `@entry`, a function compiled at its first call
and kept in a cache on disk, it is compiled with it. So both kinds of run live in one process and can be compared.

`ARASTA_RULES=checked` compiles with bounds checks; `ARASTA_RULES=plain` leaves the entries uncompiled as well.
`ARASTA_EXPANSIONS=no` leaves the expansions out of what is compiled, a third of the code; that matters on a GPU.
"""

import os
import sys
from enum import IntEnum
from functools import cache, update_wrapper
from types import FunctionType, ModuleType, SimpleNamespace
from typing import Any

import numba
from numba.extending import overload

from arasta.core.code_cache import sources_hash
from arasta.core.fingerprint import fingerprint
from arasta.core.instructions import called_at, now_at, prefetch, uncounted
from arasta.core.kept_code import KeptCode
from arasta.core.one_piece import WholeCompiler, compile_with_callers
from arasta.core.plain import plain_record
from arasta.core.words import Words

MODES = ("compiled", "checked", "plain")
MODE = os.environ.get("ARASTA_RULES", "compiled")
if MODE not in MODES:
    sys.exit(f"ARASTA_RULES is {MODE!r}, but the rules run {', '.join(MODES[:-1])} or {MODES[-1]}.")

# A constant to the compiler, which drops what it rules out.
EXPANSIONS = os.environ.get("ARASTA_EXPANSIONS", "yes") != "no"

FLAGS = {"nogil": True, "error_model": "numpy", "boundscheck": MODE == "checked", "forceinline": False}

ENTRIES: dict[str, Any] = {}  # as layer/file.name
RULES: set[Any] = set()  # whatever has a compiled form


def rule(function):
    """A rule: plain Python here, compiled wherever an entry calls it."""
    return compiled_as(function, lambda: with_numbers_for_words(function))


def inlined(function):
    """A rule that is compiled into whoever calls it, for what is called often and in one place: a call of a rule takes
    as long as writing a dozen numbers. It is a function of its own, so a rule can be this in one place only.
    """
    own = FunctionType(function.__code__, function.__globals__, function.__name__, None, function.__closure__)
    return compiled_as(update_wrapper(own, function), lambda: with_numbers_for_words(own), inline=True)


def compiled_as(function, make, *, inline=False):
    """A rule whose compiled form is made when it is first needed."""
    RULES.add(function)

    def compiled(*arguments):
        return told_apart(make())

    compile_with_callers(function, compiled, FLAGS | {"forceinline": inline})
    return function


def told_apart(function):
    """The function under a name that no other has.

    Compiled code is linked by names, and each entry was perhaps compiled in another process. Functions that are made in
    number, as a dispatch is, have one name and are numbered in the order in which a process comes to them: code that
    was kept by one process was linked to another function of the same name and number, compiled by another.
    """
    found = FunctionType(function.__code__, function.__globals__, function.__name__, None, function.__closure__)
    found.__qualname__ = f"{function.__qualname__}_{fingerprint(function):08x}"
    return found


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
    _, layer, *_, file = function.__module__.split(".")
    name = f"{file}.{function.__qualname__}"
    compiled = numba.njit(pipeline_class=WholeCompiler, **FLAGS)(function)
    compiled._cache = KeptCode(function, sources_hash(layer, f"{MODE} {EXPANSIONS} {numba.__version__}"), name)
    ENTRIES[f"{layer}/{name}"] = compiled
    return compiled


def address_of(entry, *arguments) -> int:
    """Where the compiled code of an entry stands that takes arguments of these types; 0 if nothing is compiled."""
    if MODE == "plain":
        return 0
    types = tuple(map(numba.typeof, arguments))
    entry.compile(types)
    made = entry.overloads[types]
    return int(made.library.get_pointer_to_function(made.fndesc.llvm_func_name))


def uncompiled(module: ModuleType) -> SimpleNamespace:
    """What is in a module, its entries plain."""
    return SimpleNamespace(**{word: getattr(found, "py_func", found) for word, found in vars(module).items()})


def is_compiled(entry: str) -> bool:
    """Whether an entry, as layer/file.name, was compiled before: in this process, or in another that kept the code."""
    return MODE == "plain" or bool(ENTRIES[entry].signatures) or ENTRIES[entry]._cache.is_there()


def int64(number):
    """Compiled, the widest integer, so that no rule is compiled anew for each width of field; plain, as it is."""
    return number


@overload(int64)
def _widen(number):
    return lambda number: numba.int64(number)


def boolean(flag):
    """Compiled, a flag that may be either, so that no entry is compiled anew for a constant; plain, as it is."""
    return flag


@overload(boolean)
def _either(flag):
    return lambda flag: bool(flag)


def unsigned(number):
    """Compiled, a number that cannot be negative: an index made with it is not asked whether it counts from the end."""
    return number


@overload(unsigned)
def _unsigned(number):
    return lambda number: numba.uint32(number)


def record_at(states, i):
    """One game of an array: compiled, the record itself; plain, its fields as attributes."""
    return plain_class(states.dtype)(states, i)


@overload(record_at)
def _at(states, i):
    return lambda states, i: states[i]


def row_at(rows, i):
    """One row of a table of small integers, as long as somebody keeps the table: plain, it refuses a number that is too
    large for it; compiled, nobody counts who uses it, for that takes longer than writing a dozen numbers.
    """
    return rows[i].data


@overload(row_at)
def _row(rows, i):
    return lambda rows, i: uncounted(rows)[i]


def send_for(rows, i, at):
    """Compiled, have what stands in row i at a place brought near meanwhile, to be written soon; plain, nothing."""


@overload(send_for)
def _send_for(rows, i, at):
    return lambda rows, i, at: prefetch(rows, i, at)


def call_at(address, entry, *arguments):
    """Call an entry: plain, as it is; compiled, where its code stands. What is compiled once is not compiled again
    with whoever calls it.
    """
    getattr(entry, "py_func", entry)(*arguments)


@overload(call_at)
def _at_address(address, entry, *arguments):
    return lambda address, entry, *arguments: called_at(address, entry, arguments)


def stay_awake(flag, looks, more):
    """Compiled, look at a flag until another thread has put it up, or so many times; if it is up, so many times more.
    Plain, nothing: whoever looks keeps others from Python's lock.
    """


@overload(stay_awake)
def _stay_awake(flag, looks, more):
    def code(flag, looks, more):
        for _ in range(looks):
            if now_at(flag) != 0:
                break
        else:
            return
        for _ in range(more):
            now_at(flag)

    return code


@cache
def plain_class(dtype):
    """The class that opens records of this type in plain runs."""
    return plain_record("PlainState", dtype)
