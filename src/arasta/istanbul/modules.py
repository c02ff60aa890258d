"""The modules of the board game: the only place that names them.

A module is a folder of one shape. What each of its files is for:

| file | what it holds |
|---|---|
| `words.py` | `Place`, `Token`, `Piece`, `Effect`: its words, going on from the base's |
| `components/` | its tables: places, bonus cards, tokens, layouts, tiles |
| `arguments.py` | arguments of its effects that are several numbers in one |
| `fields.py` | what it adds to the state |
| `settings.py` | what may be agreed about it before a game, if anything |
| `setup.py` | setting it up |
| `places/`, and files by topic | its rules, each with the `EFFECTS` it declares |
| `reasons.py` | why an option is not legal |
| `view.py`, `view_types.py` | what it adds to the table as a seat sees it, and the types of it |

Whatever joins the modules goes through `parts` and `rule_files`; a further expansion is a folder and a word here, and
its types of views are joined in `istanbul/view_types.py`. It
may build on those before it: Letters & Seals, printed later, speaks of coffee. Grids are at most five by five
(`base/board.py`) and must be known for the numbers of places that are played (`base/components/layouts.py`).
"""

from importlib import import_module
from importlib.util import find_spec
from pkgutil import walk_packages
from types import ModuleType

from arasta.core.compiling import EXPANSIONS

BASE = "base"
ALL_EXPANSIONS = ("mocha", "letters")
MODULES = (BASE, *ALL_EXPANSIONS) if EXPANSIONS else (BASE,)
EXPANSION_WORDS = MODULES[1:]  # MODE-1: in the order of the bits of the state's `modules`


def module_number(word: str) -> int:
    """The bit of an expansion in the state's `modules`."""
    return ALL_EXPANSIONS.index(word)


def parts(name: str) -> dict[str, ModuleType]:
    """By module its file of this name; the base comes first."""
    found = {module: f"{__package__}.{module}.{name}" for module in MODULES}
    return {module: import_module(path) for module, path in found.items() if find_spec(path)}


def rule_files() -> list[ModuleType]:
    """Every file of every module, the base's first."""
    packages = [import_module(f"{__package__}.{module}") for module in MODULES]
    return [
        import_module(file.name)
        for package in packages
        for file in walk_packages(package.__path__, f"{package.__name__}.")
    ]
