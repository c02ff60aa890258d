"""How the tests are run."""

import os

import pytest
from hypothesis import settings

import arasta.play  # noqa: F401  # with it refusals are sentences, in whatever order the tests run
from arasta.core.compiling import ENTRIES

os.environ["ARASTA_LANG"] = "en"  # whatever the system of whoever runs the tests speaks

# A slow machine is no failure: here no test measures time.
settings.register_profile("arasta", deadline=None)
settings.load_profile("arasta")


@pytest.hookimpl(trylast=True)
def pytest_collection_modifyitems(items):
    """The long tests first.

    Of two workers one then compiles the rules while the other waits for a process that compiles the checked ones.
    Whatever needs compiled rules later finds them in the cache, and no worker is left with a long test at the end.
    """
    items.sort(key=lambda item: item.get_closest_marker("long") is None)


def pytest_collection_finish():
    """Nothing is compiled where tests are only read: every worker reads all of them, and would compile the same."""
    compiled = [name for name, entry in ENTRIES.items() if entry.signatures]
    if compiled:
        raise pytest.UsageError(f"a file of tests compiles {', '.join(compiled)} when it is imported; a fixture should")
