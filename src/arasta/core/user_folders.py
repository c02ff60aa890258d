"""Where a user's files go, as is usual on each system."""

import os
import sys
from pathlib import Path

OURS = "arasta"
USUAL = {
    "win32": {"cache": "AppData/Local", "data": "AppData/Local"},
    "darwin": {"cache": "Library/Caches", "data": "Library/Application Support"},
}
ELSEWHERE = {"cache": ".cache", "data": ".local/share"}


def user_folder(kind: str) -> Path | None:
    """The folder for Arasta's `cache` or `data`; None for a user without a home.

    `XDG_CACHE_HOME` and `XDG_DATA_HOME` go first on every system. A relative one does not count, as the XDG
    specification has it.
    """
    given = os.environ.get(f"XDG_{kind.upper()}_HOME", "")
    if os.path.isabs(given):
        return Path(given) / OURS
    try:
        home = Path.home()
    except RuntimeError:
        return None
    return home / USUAL.get(sys.platform, ELSEWHERE)[kind] / OURS
