"""The libraries that the environments need; each is an extra of the package, installed by those who want it."""

from collections.abc import Iterator
from contextlib import contextmanager

import arasta.play  # noqa: F401  # with it refusals are sentences
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
