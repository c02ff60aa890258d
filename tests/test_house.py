"""The house rules that a machine can check (CONTRIBUTING.md has them all)."""

import ast
import re
from collections.abc import Iterator
from pathlib import Path

import pytest

PACKAGE = Path(__file__).parent.parent / "src/arasta"
FILES = sorted(path.relative_to(PACKAGE) for path in PACKAGE.rglob("*.py"))

MOST_LINES_OF_A_FILE = 250
MOST_LINES_OF_A_FUNCTION = 40
EMPTY_NAMES = {"common", "helper", "helpers", "misc", "util", "utils"}

EXPANSION_WORD = re.compile(r"(?<![a-z])(mocha|letters|companion|coffee|guild|kiosk)s?(?![a-z])", re.IGNORECASE)
MAY_NAME_EXPANSIONS = (
    "istanbul/mocha/",
    "istanbul/letters/",
    "istanbul/modules.py",  # the list of modules
    "istanbul/action_ids.py",  # the frozen list of actions
    "istanbul/view_types.py",  # a checker of types cannot follow the list of modules
)


def long_functions(source: str) -> list[str]:
    return [
        node.name
        for node in ast.walk(ast.parse(source))
        if isinstance(node, ast.FunctionDef | ast.AsyncFunctionDef)
        and node.end_lineno - node.lineno >= MOST_LINES_OF_A_FUNCTION
    ]


def expansion_words(path: Path, source: str) -> list[str]:
    """What a file of the base game says about an expansion; nothing where the file may."""
    name = path.as_posix()
    if not name.startswith("istanbul/") or name.startswith(MAY_NAME_EXPANSIONS):
        return []
    return [match[0] for match in EXPANSION_WORD.finditer(source)]


def sources() -> Iterator[tuple[Path, str]]:
    return ((path, (PACKAGE / path).read_text(encoding="utf-8")) for path in FILES)


def test_a_file_fits_in_the_head():
    assert [path for path, source in sources() if source.count("\n") > MOST_LINES_OF_A_FILE] == []


def test_a_function_is_short():
    long = {path: long_functions(source) for path, source in sources()}
    assert {path: names for path, names in long.items() if names} == {}


def test_a_file_is_named_for_a_thing():
    assert [path for path in FILES if EMPTY_NAMES & {path.stem, *path.parent.parts}] == []


def test_the_base_names_no_expansion():
    assert {path: words for path, source in sources() if (words := expansion_words(path, source))} == {}


def test_a_long_function_is_found():
    body = "    pass\n" * (MOST_LINES_OF_A_FUNCTION - 1)
    assert long_functions(f"def fits():\n{body}") == []
    assert long_functions(f"def grows():\n{body}    pass\n") == ["grows"]


@pytest.mark.parametrize(
    ("path", "source", "words"),
    [
        ("istanbul/base/turn/phases.py", "s.guild_cards[p] += 1", ["guild"]),
        ("istanbul/base/places/fountain.py", "# the Companions come home", ["Companions"]),
        ("istanbul/base/components/places.py", "Place.COFFEE_HOUSE", ["COFFEE"]),
        ("istanbul/base/turn/phases.py", "guilder = kiosked = 0", []),
        ("istanbul/mocha/guild_turn.py", "GUILD = 1", []),
        ("istanbul/modules.py", "'mocha'", []),
        ("istanbul/view.py", "'mocha'", ["mocha"]),
        ("play/game.py", "coffee = 1", []),
    ],
)
def test_a_word_of_an_expansion_is_found(path, source, words):
    assert expansion_words(Path(path), source) == words
