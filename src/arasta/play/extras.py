"""Libraries that only some parts of Arasta need: each comes with an extra of the package, for those who want it."""

from collections.abc import Iterator
from contextlib import contextmanager
from importlib import import_module
from typing import Any

from arasta.core.refusal import Refusal


class MissingExtra(Refusal, ImportError):
    """A library that is not installed. The sentence says how to install it."""


@contextmanager
def extra(name: str, library: str) -> Iterator[None]:
    """Around the import of a library that comes with an extra of ours."""
    try:
        yield
    except ModuleNotFoundError as error:
        if (error.name or "").split(".")[0] != library:
            raise  # the library is there, something that it needs is not
        raise MissingExtra("extra-missing", library=library, extra=name) from error


def needed(module: str, name: str) -> Any:
    """A module of a library that comes with an extra, loaded when something needs it."""
    with extra(name, module.partition(".")[0]):
        return import_module(module)
