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
| `encoding.py` | what it adds to the features for nets, and whether it is in the game |

In the layers that show and study the game a module has a folder of its own too, with what it brings there, joined by
the same `parts`:

| folder and file | what it holds |
|---|---|
| `play/istanbul/…/texts.py`, `figures.py` | its effects in words, what its questions may name, numbers in texts |
| `play/istanbul/…/reference.py` | what its things do, its reference pages |
| `play/istanbul/…/board.py` | its places, pieces and columns on the board in a terminal (`BoardPart`) |
| `play/istanbul/…/presentation.py` | what logs, previews and lists of choices look at |
| `play/istanbul/…/story.py` | what its steps are for the sentence of a turn, and what texts may name of them |
| `arena/istanbul/…/census.py` | how its things are counted, and what never comes up |
| `bots/istanbul/….py` | what its things are worth to the greedy bot |

Whatever joins the modules goes through `parts` and `rule_files`; a further expansion is a folder and a word here, and
its types of views are joined in `istanbul/view_types.py`. It
may build on those before it: Letters & Seals, printed later, speaks of coffee. Grids are at most five by five
and must be known for the numbers of places that are played (`base/components/layouts.py`); where there is no room for
one more, a place stands in for another (`instead_of` in its row).
"""

from importlib import import_module
from importlib.util import find_spec
from pkgutil import walk_packages
from types import ModuleType
from typing import Any

from arasta.core.compiling import EXPANSIONS

BASE = "base"
ALL_EXPANSIONS = ("mocha", "letters")
MODULES = (BASE, *ALL_EXPANSIONS) if EXPANSIONS else (BASE,)
EXPANSION_WORDS = MODULES[1:]  # MODE-1: in the order of the bits of the state's `modules`


def module_number(word: str) -> int:
    """The bit of an expansion in the state's `modules`."""
    return ALL_EXPANSIONS.index(word)


def parts(name: str, package: str = __package__) -> dict[str, ModuleType]:
    """By module its file of this name, here or in the game's folder in another layer; the base comes first."""
    folders = {module: f"{package}.{module}" for module in MODULES}
    found = {module: f"{folder}.{name}" for module, folder in folders.items() if find_spec(folder)}
    return {module: import_module(path) for module, path in found.items() if find_spec(path)}


def joined(name: str, attribute: str, package: str = __package__) -> dict[Any, Any]:
    """What the files of this name of all modules have under an attribute, tables by key, in one; the base's first."""
    tables = [getattr(part, attribute, {}) for part in parts(name, package).values()]
    return {key: value for table in tables for key, value in table.items()}


def rule_files() -> list[ModuleType]:
    """Every file of every module, the base's first."""
    packages = [import_module(f"{__package__}.{module}") for module in MODULES]
    return [
        import_module(file.name)
        for package in packages
        for file in walk_packages(package.__path__, f"{package.__name__}.")
    ]
