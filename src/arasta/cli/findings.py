"""What is installed, compiled and reachable on this machine, each thing looked at by itself.

Nothing here is loaded before it is looked at: what is broken is to be told, and must not end the command.
"""

import re
import shutil
import tempfile
import webbrowser
from collections.abc import Callable, Iterator, Mapping
from importlib.metadata import PackageNotFoundError, requires, version
from importlib.util import find_spec
from pathlib import Path
from typing import Any, NamedTuple

from arasta.cli.language import said, spoken_of

FINE, ABSENT, WRONG = "fine", "absent", "wrong"  # absent is what not everybody needs
EXTRAS: Mapping[str, tuple[str, ...]] = {  # by extra the modules that it brings
    "server": ("psycopg",),
    "gymnasium": ("gymnasium",),
    "pettingzoo": ("pettingzoo",),
    "openspiel": ("pyspiel",),
    "ladder": ("openskill", "pebble"),
    "ray": ("ray",),
    "plots": ("matplotlib",),
    "train": ("torch",),
}
NAMED = re.compile(r"[\w.-]+")
NEEDED_MEGABYTES = 200  # the compiled rules take the half of it
MEGABYTE = 1 << 20


class Finding(NamedTuple):
    """What was found: whether it is well, and a sentence that says so, or what to do."""

    state: str
    sentence: str


Check = Callable[[], Finding | None]


def examined() -> Iterator[tuple[str, Finding]]:
    """By topic what was found; what is not there to be looked at has no finding."""
    for topic, check in CHECKS.items():
        try:
            found = check()
        except Exception as error:  # whatever a broken installation does
            found = Finding(WRONG, spoken_of(error))
        if found is not None:
            yield topic, found


def found(state: str, key: str, **values: Any) -> Finding:
    """A finding in the language of whoever asks."""
    return Finding(state, said(f"doctor-{key}", **values))


def packages() -> Finding:
    """Those that everybody has who has installed Arasta with all that it depends on."""
    names = [NAMED.match(line)[0] for line in requires("arasta") or () if "extra ==" not in line]  # type: ignore[index]
    missing = [name for name in names if not is_installed(name)]
    if missing:
        return found(WRONG, "packages-missing", packages=", ".join(missing))
    return found(FINE, "packages-there", number=len(names))


def is_installed(package: str) -> bool:
    """Whether a package is there, in whatever version."""
    try:
        version(package)
    except PackageNotFoundError:
        return False
    return True


def extras() -> Finding:
    """What not everybody needs."""
    missing = [extra for extra, modules in EXTRAS.items() if not all(map(find_spec, modules))]
    if not missing:
        return found(FINE, "extras-there", extras=", ".join(EXTRAS))
    return found(ABSENT, "extras-missing", extras=", ".join(missing), one=missing[0])


def compiler() -> Finding:
    """Whether Numba compiles on this processor, and runs what it has compiled."""
    import numba

    if numba.njit(lambda number: 2 * number)(21) != 42:
        raise ArithmeticError(f"Numba {numba.__version__}: 2 × 21 ≠ 42")
    return found(FINE, "compiler-there", version=numba.__version__)


def rules() -> Finding:
    """Whether the rules of the games are compiled already."""
    from arasta.arena.random_games import is_cold
    from arasta.play.games import GAMES

    cold = [name for name, rules in GAMES.items() if is_cold(rules)]
    return found(ABSENT, "rules-missing", games=", ".join(cold)) if cold else found(FINE, "rules-there")


def cache() -> Finding:
    """The folder of the compiled rules."""
    from arasta.core.code_cache import root

    return folder(root, "ARASTA_CACHE")


def data() -> Finding:
    """The folder of the games."""
    from arasta.play.records.saved_games import games_folder

    return folder(games_folder, "ARASTA_DATA")


def folder(place: Callable[[], Path], variable: str) -> Finding:
    """A folder that can be written, on a disk that is not full."""
    path: Path | str = "?"
    try:
        path = place()
        path.mkdir(parents=True, exist_ok=True)
        with tempfile.TemporaryFile(dir=path):
            free = shutil.disk_usage(path).free // MEGABYTE
    except (OSError, ValueError) as error:
        return found(WRONG, "folder-wrong", folder=str(path), problem=spoken_of(error), variable=variable)
    key, state = ("folder-full", WRONG) if free < NEEDED_MEGABYTES else ("folder-there", FINE)
    return found(state, key, folder=str(path), free=free, variable=variable)


def database() -> Finding | None:
    """The games of the table, and of a server with the same settings, where there can be one."""
    if not find_spec("sqlalchemy"):
        return None
    from sqlalchemy import make_url

    from arasta.server.settings import Settings
    from arasta.server.store.database import NoDatabase, connected, is_missing

    url = Settings().database_url
    try:
        address = make_url(url).render_as_string(hide_password=True)
        if is_missing(url):
            return found(FINE, "database-new", address=address)
        connected(url).dispose()
    except NoDatabase as error:
        return Finding(WRONG, str(error))
    return found(FINE, "database-there", address=address)


def nets() -> Finding:
    """The nets of the champion and its levels; one that is damaged is refused."""
    from arasta.bots.net_file import FOLDER, read_arrays, sums

    names = sorted(Path(name).stem for name in sums(FOLDER))
    for name in names:
        read_arrays(FOLDER, name)
    return found(FINE if names else WRONG, "nets-there", number=len(names))


def bots() -> Finding | None:
    """The bots of other packages, if there are any; one that cannot be loaded is refused."""
    from arasta.bots.registry import maker, others

    for name in others():
        maker(name)
    return found(FINE, "bots-there", bots=", ".join(sorted(others()))) if others() else None


def card() -> Finding:
    """A graphics card, which only training needs."""
    if find_spec("torch"):
        import torch

        if torch.cuda.is_available():
            return found(FINE, "card-there", card=torch.cuda.get_device_name())
    from numba import cuda

    return found(ABSENT, "card-unused" if cuda.is_available() else "card-none")  # type: ignore[no-untyped-call]


def browser() -> Finding:
    """What would open the table."""
    try:
        opener = webbrowser.get()
    except webbrowser.Error:
        return found(ABSENT, "browser-none")
    return found(FINE, "browser-there", browser=getattr(opener, "name", "") or type(opener).__name__)


CHECKS: Mapping[str, Check] = {
    "packages": packages,
    "extras": extras,
    "compiler": compiler,
    "rules": rules,
    "cache": cache,
    "data": data,
    "database": database,
    "nets": nets,
    "bots": bots,
    "card": card,
    "browser": browser,
}
