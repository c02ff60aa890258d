"""Whether to print in colour."""

import os
import sys


def is_wanted() -> bool:
    """Only on a terminal that can, and never against NO_COLOR (no-color.org)."""
    return sys.stdout.isatty() and "NO_COLOR" not in os.environ and os.environ.get("TERM") != "dumb"
