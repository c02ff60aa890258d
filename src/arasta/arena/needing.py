"""Libraries that only some commands need, asked for when they are: an installation without them can do all else."""

from importlib import import_module
from typing import Any

from arasta.core.refusal import Refusal


class NotInstalled(Refusal):
    """A library that is not there."""


def needed(module: str, extra: str) -> Any:
    """A module of the libraries that belong to an extra of the package."""
    try:
        return import_module(module)
    except ModuleNotFoundError as error:
        if error.name is None or error.name.partition(".")[0] != module.partition(".")[0]:
            raise  # something is broken inside the library: hide nothing
        raise NotInstalled("not-installed", library=module.partition(".")[0], extra=extra) from None
