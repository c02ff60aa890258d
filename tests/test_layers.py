"""Imports point one way: each layer may use itself and the layers before it."""

import ast
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest

PACKAGE = Path(__file__).parent.parent / "src/arasta"

COMMAND = "__main__.py"  # `python -m arasta` is the command
FACADE = "arasta"  # the package itself: what `import arasta` offers
LAYERS = (
    "core",
    "istanbul",
    "dice",
    "play",
    "bots",
    "analysis",
    FACADE,
    "arena",
    "envs",
    "train",
    "server",
    "web",
    "cli",
)

GAMES = {"istanbul", "dice"}  # neither game imports the other
COMPILED = ("core", "istanbul", "dice")
COMPILED_MAY_IMPORT = {
    "collections",
    "copy",
    "dataclasses",
    "enum",
    "functools",
    "importlib",
    "inspect",
    "itertools",
    "math",
    "numpy",
    "pkgutil",
    "reprlib",
    "types",
    "typing",
    "zlib",
}
MAY_IMPORT_MORE = {
    "core/compiling.py": {"numba", "os", "sys"},
    "core/instructions.py": {"llvmlite", "numba"},
    "core/one_piece.py": {"numba"},
    "core/kept_code.py": {"contextlib", "numba", "pathlib"},
    "core/code_cache.py": {"contextlib", "hashlib", "os", "pathlib", "re", "sys", "time"},
    "core/user_folders.py": {"os", "pathlib", "sys"},
}


def layer_of(module: str) -> str:
    parts = module.split(".")
    return parts[1] if len(parts) > 1 and parts[1] in LAYERS else FACADE


def imported_modules(path: Path, source: str) -> Iterator[str]:
    """Full names of what a file of the package imports, wherever in the file, relative imports resolved."""
    package = ("arasta", *path.parent.parts)
    for node in ast.walk(ast.parse(source)):
        if isinstance(node, ast.Import):
            yield from (alias.name for alias in node.names)
        elif isinstance(node, ast.ImportFrom):
            base = package[: len(package) - node.level + 1] if node.level else ()
            module = ".".join([*base, *filter(None, [node.module])])
            yield from (f"{module}.{alias.name}" for alias in node.names)


def wrong_imports(path: Path, source: str) -> list[str]:
    """What the file at this path below the package imports and must not."""
    layer = "cli" if path.name == COMMAND else path.parts[0] if path.parts[0] in LAYERS else FACADE
    may_import = COMPILED_MAY_IMPORT | MAY_IMPORT_MORE.get(path.as_posix(), set())
    wrong = []
    for module in imported_modules(path, source):
        root = module.split(".")[0]
        if root == "arasta":
            used = layer_of(module)
            allowed = LAYERS.index(used) <= LAYERS.index(layer) and {used, layer} != GAMES
        else:
            allowed = layer not in COMPILED or root in may_import
        if not allowed:
            wrong.append(module)
    return wrong


@pytest.mark.parametrize("path", sorted(PACKAGE.rglob("*.py")), ids=lambda path: str(path.relative_to(PACKAGE)))
def test_imports_point_one_way(path):
    assert wrong_imports(path.relative_to(PACKAGE), path.read_text(encoding="utf-8")) == []


def test_every_folder_of_the_package_is_a_layer():
    assert {path.parent.name for path in PACKAGE.glob("*/*.py")} <= set(LAYERS)


@pytest.mark.parametrize(
    ("path", "source"),
    [
        ("istanbul/turn.py", "from arasta.play.game.game import Game"),
        ("istanbul/turn.py", "import arasta.bots"),
        ("istanbul/turn.py", "from arasta import new"),
        ("istanbul/places/police.py", "from ...play import game"),
        ("istanbul/turn.py", "def late():\n    import arasta.cli.main"),
        ("istanbul/turn.py", "import numba"),
        ("istanbul/turn.py", "from numba import njit"),
        ("istanbul/turn.py", "import random"),
        ("core/compiling.py", "import logging"),
        ("core/code_cache.py", "import numba"),
        ("core/machine.py", "import pathlib"),
        ("dice/turn.py", "import numba"),
        ("dice/turn.py", "from arasta.istanbul.cart import goods_total"),
        ("istanbul/turn.py", "from arasta.dice.turn import start_turn"),
        ("play/game/game.py", "from arasta import new"),
        ("__init__.py", "from arasta.arena import census"),
        ("bots/search.py", "from arasta import arena"),
        ("bots/search.py", "from arasta.analysis import hints"),
        ("analysis/hints.py", "from arasta import new"),
    ],
)
def test_a_wrong_import_is_found(path, source):
    assert len(wrong_imports(Path(path), source)) == 1


@pytest.mark.parametrize(
    ("path", "source"),
    [
        ("istanbul/turn.py", "from arasta.core.agenda import push"),
        ("istanbul/places/police.py", "from ..agenda import push"),
        ("istanbul/state.py", "import numpy as np"),
        ("core/compiling.py", "from numba import njit"),
        ("dice/turn.py", "from arasta.core.agenda import push"),
        ("__init__.py", "from arasta.play.game.game import Game"),
        ("__init__.py", "from arasta.analysis.hints import hint"),
        ("analysis/hints.py", "from arasta.bots.position import Position"),
        ("arena/match.py", "import arasta, random"),
        ("cli/main.py", "from arasta import new, server"),
        ("__main__.py", "from arasta.cli.main import main"),
    ],
)
def test_a_right_import_passes(path, source):
    assert wrong_imports(Path(path), source) == []


def test_the_rules_and_the_batch_of_games_need_no_texts():
    """On a machine that only plays games by the thousand there may be nothing but NumPy and Numba."""
    script = "import sys; from arasta import GAMES; import arasta.play.batch.batch; sys.exit('fluent' in sys.modules)"
    assert subprocess.run([sys.executable, "-c", script]).returncode == 0
