"""Finds a Chromium for the tests: one that is installed, else Playwright's own; else it says what to do."""

import os
import shutil
from pathlib import Path

# Of what people's browsers show around a page nothing is tested, and each window loads it anew: an address bar of web
# pages took a third of the time of a table. The last such list counts, so what Playwright leaves out is here too.
LEFT_OUT = (
    "WebUIOmniboxPopup",
    "WebUIOmniboxAimPopup",
    "WebUIOmniboxFullPopup",
    "PreloadTopChromeWebUI",
    "AimEnabled",
    "AvoidUnnecessaryBeforeUnloadCheckSync",
    "DestroyProfileOnBrowserClose",
    "HttpsFirstBalancedModeAutoEnable",
    "HttpsUpgrades",
    "LensOverlay",
    "MediaRouter",
    "NetworkTimeServiceQuerying",
    "OptimizationHints",
    "PaintHolding",
    "PreconnectToSearch",
    "ThirdPartyStoragePartitioning",
)
OPTIONS = ("--no-sandbox", "--disable-gpu", f"--disable-features={','.join(LEFT_OUT)}")
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
