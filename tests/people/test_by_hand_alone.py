"""What is in this folder goes the way that people go: nothing here asks the server, or runs a script in a page."""

import ast
from pathlib import Path

import pytest

HERE = Path(__file__).parent
FILES = sorted(HERE.glob("*.py"))
FROM = {
    "ast",
    "collections",
    "contextlib",
    "itertools",
    "pathlib",
    "random",
    "re",
    "typing",
    "playwright",
    "pytest",
    "yaml",
}
OWN = ("tests.people.", "tests.web.sitting", "tests.web.conftest")
NEVER = {
    "fetch",
    "request",
    "route",
    "evaluate",
    "evaluate_all",
    "evaluate_handle",
    "add_init_script",
    "dispatch_event",
}
GIVER = "conftest.py"  # knows the server, and gives only people
WALKER = "person.py"  # opens addresses, and lays fingers on the screen


def words(tree):
    """What is used in a file: attributes of things, and names of fixtures."""
    for node in ast.walk(tree):
        if isinstance(node, ast.Attribute):
            yield node.attr
        elif isinstance(node, ast.arg):
            yield node.arg


def imported(tree):
    """The modules that a file imports."""
    for node in ast.walk(tree):
        if isinstance(node, ast.ImportFrom):
            yield node.module
        elif isinstance(node, ast.Import):
            yield from (name.name for name in node.names)


@pytest.mark.parametrize("file", FILES, ids=lambda file: file.name)
def test_a_file_has_only_what_people_have(file):
    tree = ast.parse(file.read_text("utf-8"))
    foreign = {name for name in imported(tree) if name.split(".")[0] not in FROM and not name.startswith(OWN)}
    assert foreign == set()
    used = set(words(tree))
    assert used & NEVER == set()
    assert file.name == WALKER or not used & {"goto", "new_cdp_session"}
    assert file.name == GIVER or not used & {"server", "open_page", "chromium"}
