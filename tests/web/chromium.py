"""Finds a Chromium for the tests: one that is installed, else Playwright's own; else it says what to do."""

import os
import shutil
from pathlib import Path

NAMES = ("chromium", "chromium-browser", "google-chrome", "google-chrome-stable", "chrome")
WHAT_TO_DO = "The tests of the table need a Chromium: `apt-get install chromium`, or `playwright install chromium`."


def executable(own: str) -> str:
    """The path of a browser; `own` is where Playwright would keep its own."""
    found = os.environ.get("ARASTA_CHROMIUM") or next(filter(None, map(shutil.which, NAMES)), None)
    if found:
        return found
    if Path(own).exists():
        return own
    raise RuntimeError(WHAT_TO_DO)
