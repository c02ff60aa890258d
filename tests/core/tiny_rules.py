"""A copy of the sources of `core` with rules of one number: quickly compiled, and free to be edited."""

import os
import shutil
import subprocess
import sys
from pathlib import Path

PACKAGE = Path(__file__).parent.parent.parent / "src/arasta"

RULE = """
from arasta.core.compiling import rule

@rule
def number():
    return {number}
"""
DOORS = """
from arasta.core.compiling import entry
from arasta.tiny.number import number

@entry
def once():
    return number()

@entry
def twice():
    return 2 * number()
"""
SCRIPT = """
from arasta.core.compiling import is_compiled
from arasta.tiny.doors import once, twice
before = [is_compiled(f"tiny/doors.{name}") for name in ("once", "twice")]
print(*before, once(), twice(), is_compiled("tiny/doors.once"))
"""


class TinyRules:
    """The copy; `run` imports and calls it in a process of its own."""

    def __init__(self, folder: Path) -> None:
        self.package = folder / "arasta"
        shutil.copytree(PACKAGE / "core", self.package / "core", ignore=shutil.ignore_patterns("__pycache__"))
        (self.package / "tiny").mkdir()
        (self.package / "__init__.py").touch()
        (self.package / "tiny/doors.py").write_text(DOORS, "utf-8")
        self.cache = folder / "cache"
        self.be(7)

    def be(self, number: int) -> None:
        """Edit the rule; not the file of the entries that call it."""
        (self.package / "tiny/number.py").write_text(RULE.format(number=number), "utf-8")

    def run(self, script: str = SCRIPT, **environment: str | None) -> subprocess.CompletedProcess[str]:
        """What it prints: whether each entry was compiled before, and what each says. None unsets a variable.

        Python keeps no bytecode of its own: it tells two versions of a file apart by size and second only.
        """
        own = {"PYTHONPATH": str(self.package.parent), "ARASTA_CACHE": str(self.cache), "PYTHONDONTWRITEBYTECODE": "1"}
        given = os.environ | own | environment
        return subprocess.run(
            [sys.executable, "-c", script],
            env={word: value for word, value in given.items() if value is not None},
            capture_output=True,
            text=True,
            check=True,
        )

    def code_files(self, folder: Path) -> list[Path]:
        """The files of compiled code somewhere below a folder."""
        return sorted(folder.rglob("*.nb[ic]"))
