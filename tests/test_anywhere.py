"""Python 3.11 to 3.14 on Linux, macOS and Windows: nothing stops that only one of them has.

The workflows run the whole suite on each system. Here a part of it runs as it would elsewhere: with what is missing
there hidden (`tests/anywhere.py`).
"""

import os
import re
import subprocess
import sys
import tomllib
from pathlib import Path

import pytest

from arasta.server.run import loop_of

ROOT = Path(__file__).parent.parent
PROJECT = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))["project"]
VERSIONS = ("3.11", "3.12", "3.13", "3.14")
A_PART = (  # a game, one that was kept, threads, the cache of compiled rules, the terminal, the server and its bots
    "tests/play/test_game.py",
    "tests/play/test_saved_games.py::test_an_unfinished_game_is_gone_on_with",
    "tests/play/test_threads.py",
    "tests/core/test_code_cache.py",
    "tests/cli/test_simulate.py",
    "tests/server/test_creation.py",
    "tests/server/test_bots.py",
)
IMPORT_ALL = """
import arasta
from importlib import import_module
from pkgutil import walk_packages
from arasta.play.extras import MissingExtra
from tests.anywhere import MODULES

for module in walk_packages(arasta.__path__, "arasta."):
    if module.name != "arasta.__main__" and not module.name.startswith("arasta.server.store.migrations."):
        try:
            import_module(module.name)
        except (MissingExtra, ModuleNotFoundError) as error:  # an extra that is not installed
            if error.name in MODULES:
                raise
print("all")
"""


def hidden(*arguments):
    """A process of Python that finds the tests."""
    found = os.pathsep.join(filter(None, (str(ROOT), os.environ.get("PYTHONPATH"))))
    environment, command = {**os.environ, "PYTHONPATH": found}, [sys.executable, *arguments]
    return subprocess.run(command, cwd=ROOT, env=environment, capture_output=True, text=True, encoding="utf-8")


def test_every_module_can_be_imported_anywhere():
    done = hidden("-W", "ignore", "-c", IMPORT_ALL)
    assert done.stdout.endswith("all\n"), done.stderr


@pytest.mark.long
def test_a_part_of_the_suite_passes_as_it_would_elsewhere():
    done = hidden("-m", "pytest", "-q", "-n", "0", "-p", "tests.anywhere", "-W", "ignore", "--no-header", *A_PART)
    assert done.returncode == 0, done.stdout[-8000:]
    assert re.search(r"\b\d{3} passed", done.stdout)


def test_postgresql_is_listened_to_on_windows_by_the_loop_that_can():
    assert loop_of("win32", shared=True) == "asyncio:SelectorEventLoop"
    assert {loop_of("win32", shared=False), loop_of("linux", shared=True), loop_of("darwin", shared=True)} == {"auto"}


def test_the_same_versions_of_python_are_named_everywhere():
    """What is said in classifiers, to installers, to `make setup`, to readers and to the workflows."""
    named = [line.rpartition(" ")[2] for line in PROJECT["classifiers"] if re.search(r":: 3\.\d+$", line)]
    setup = (ROOT / "tools/setup.sh").read_text(encoding="utf-8")
    least, beyond = VERSIONS[0], f"3.{int(VERSIONS[-1][2:]) + 1}"
    assert tuple(named) == VERSIONS
    assert PROJECT["requires-python"] == f">={least},<{beyond}"
    assert f"not ({least.replace('.', ', ')}) <= sys.version_info[:2] < ({beyond.replace('.', ', ')})" in setup
    assert set(re.findall(r"python(3\.\d+)", setup)) == set(VERSIONS)
    for document in ("README.md", "CONTRIBUTING.md"):
        assert f"Python {least} to {VERSIONS[-1]}" in (ROOT / document).read_text(encoding="utf-8")
