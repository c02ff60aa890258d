"""Where compiled code is kept between runs: in a folder named by a hash of all that it is made from.

An edit can therefore never leave a stale function. The folders are in `ARASTA_CACHE`, or else in the user's folder for
caches. Each has a stamp: with it the folder is ours, and its date is that of the last use. A folder that has not been
used for a month goes when the next one is begun. A process that finds its folder gone compiles anew, so nobody has to
ask whether another one is about to use it.
"""

import os
import re
import sys
import time
from contextlib import suppress
from functools import cache
from hashlib import sha256
from pathlib import Path

from arasta.core.user_folders import user_folder

SOURCES = Path(__file__).parent.parent
STAMP = "arasta-used"
UNUSED = 30 * 24 * 3600  # seconds after which a folder may go
KEPT = 4  # the newest stay, however old: going back to another branch should not compile anything anew


@cache
def sources_hash(layer: str, further: str) -> str:
    """A hash of the sources of a layer and of `core`, of where they are and of whatever else decides about the code.

    It is taken once, when they are imported: what is edited later is not what runs.
    """
    digest = sha256(f"{further} {sys.version} {SOURCES}".encode())
    for source in sorted((*SOURCES.glob("core/*.py"), *SOURCES.glob(f"{layer}/**/*.py"))):
        digest.update(source.read_bytes())
    return digest.hexdigest()[:16]


def root() -> Path:
    """The folder of all the folders; OSError for a user who has none."""
    given = os.environ.get("ARASTA_CACHE")
    found = Path(given).absolute() if given else user_folder("cache")
    if found is None:
        raise OSError("there is no home folder")
    return found


def begin_use(name: str) -> Path:
    """The folder of this name, there and stamped; OSError if it cannot be written to."""
    folder = root() / name
    is_new = not (folder / STAMP).exists()
    folder.mkdir(parents=True, exist_ok=True)
    (folder / STAMP).touch()
    if is_new:
        remove_unused(folder)
    return folder


def remove_unused(used: Path) -> None:
    """Remove the folders beside the one in use that nobody has used for long, but for the newest."""
    others = [folder for folder in used.parent.iterdir() if folder != used and is_ours(folder)]
    for folder in sorted(others, key=last_use, reverse=True)[KEPT:]:
        if last_use(folder) < time.time() - UNUSED:
            remove(folder)


def is_ours(folder: Path) -> bool:
    """Whether it is a folder of compiled code."""
    return bool(re.fullmatch("[0-9a-f]{16}", folder.name)) and (folder / STAMP).is_file() and not folder.is_symlink()


def last_use(folder: Path) -> float:
    """When it was used last; now, if it has just been removed by somebody else."""
    try:
        return (folder / STAMP).stat().st_mtime
    except OSError:
        return time.time()


def remove(folder: Path) -> None:
    """Remove compiled code, the stamp, and the folders that this leaves empty; whatever else lies there stays."""
    with suppress(OSError):  # somebody else may be removing it too
        for code in folder.glob("*/*.nb[ci]*"):
            code.unlink(missing_ok=True)
        for inner in folder.iterdir():
            if inner.is_dir():
                inner.rmdir()
        (folder / STAMP).unlink()
        folder.rmdir()


@cache
def tell_not_kept(problem: str) -> None:
    """One line, once: why nothing is kept, and what to do."""
    print(
        f"arasta: Compiled rules cannot be kept ({problem}), so each run compiles them anew. "
        "ARASTA_CACHE names another folder for them.",
        file=sys.stderr,
        flush=True,
    )
