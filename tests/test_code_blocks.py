"""Every code block of the documents runs: Python as it stands, and of the lines for a shell all that end by themselves.

A new block, or a new line, runs unless `NOT_RUN` gives a reason; then it must at least be understood.
"""

import re
import shlex
import subprocess
import sys
import tomllib
from pathlib import Path
from typing import NamedTuple

import pytest

from arasta.cli.main import parser
from arasta.server.settings import Settings
from arasta.server.store.database import opened
from tests.cli.command import arasta
from tests.play.fair_games import fair

__all__ = ["arasta"]

ROOT = Path(__file__).parent.parent
DOCUMENTS = subprocess.run(["git", "ls-files", "*.md"], cwd=ROOT, capture_output=True, text=True, check=True).stdout
FENCED = re.compile(r"^```(\w*)\n(.*?)^```$", re.MULTILINE | re.DOTALL)
INDENTED = re.compile(r"^\n( {4,}|\t)\S", re.MULTILINE)
PROSE = {"caddy", "http", "ini", "json", "nginx", "text"}  # languages that nothing here runs

NOT_RUN = {  # by the whole line, without the folder of the command
    "make (play|test)": "the first plays until it is stopped, the second is what runs now",
    "arasta": "serves a table until it is stopped: tests/cli/test_browser.py",
    "uvx arasta": "the same, in packages of its own: tests/test_package.py",
    "arasta serve.*": "serves until it is stopped: tests/server",
    "arasta bench": "measures for minutes: tests/cli/test_bench.py does so quickly",
    "arasta ladder .*champion.*": "plays for many minutes: tests/cli/test_ladder.py plays less",
    "ray .*|RAY_AUTH_MODE=token .*": "needs Ray and several machines: tests/cli/test_ladder_on_ray.py has two nodes",
    "arasta export .*": "plays for a minute: tests/arena/test_export.py plays less",
    "git show .* > earlier.npz": "needs the whole history",
    "arasta (train|teach) .*": "needs PyTorch, and a graphics card for hours: tests/train trains less",
    "python tools/publish_net.py .*": "publishes what the line before has trained: tests/bots/test_net.py",
    "(/opt/arasta/bin/)?pip install .*": "fetches packages",
    "(useradd|runuser|apt-get|systemctl|curl|python3 -m venv) .*": "sets a machine up: tests/test_deploying.py",
    r"(cp -r examples/my_bot|cd) my_bot|python -m venv \.venv": "as tests/bots/test_my_bot.py does it",
    "pytest|arasta .* hasty.*": "the same",
    r"(python3 )?benchmarks/gpu/\S+.*": "needs a graphics card",
    "mkdir site && tar .*": "unpacks what is packed on the machine with a graphics card",
}


class Block(NamedTuple):
    """A code block of a document."""

    document: str
    line: int
    language: str
    code: str

    @property
    def lines(self):
        """Its lines for a shell, without comments."""
        return [shlex.join(words) for line in self.code.splitlines() if (words := shlex.split(line, comments=True))]


def blocks():
    """All of them."""
    for document in DOCUMENTS.split():
        text = (ROOT / document).read_text("utf-8")
        for found in FENCED.finditer(text):
            yield Block(document, text.count("\n", 0, found.start()) + 1, found[1], found[2])


def of_language(language):
    """Blocks to be run, each under its place."""
    return [pytest.param(block, id=f"{block.document}:{block.line}") for block in BLOCKS if block.language == language]


BLOCKS = list(blocks())


@pytest.fixture
def folder(tmp_path, monkeypatch):
    """Where a reader of the documents is: in a checkout, with the record of a game and the database of a server."""
    for name in ("benchmarks", "examples", "tests"):
        (tmp_path / name).symlink_to(ROOT / name)
    game = fair(40, players=2)
    game.reveal()
    (tmp_path / "game.txt").write_text(game.record(), "utf-8")
    monkeypatch.setenv("ARASTA_DATA", str(tmp_path))
    opened(Settings().database_url).dispose()
    monkeypatch.chdir(tmp_path)
    return tmp_path


def test_every_code_block_says_its_language():
    """An indented one cannot, so there is none."""
    languages = {"python", "sh", *PROSE}
    assert [(block.document, block.line) for block in BLOCKS if block.language not in languages] == []
    indented = [name for name in DOCUMENTS.split() if INDENTED.search(FENCED.sub("", (ROOT / name).read_text("utf-8")))]
    assert indented == []


@pytest.mark.parametrize("block", of_language("python"))
def test_the_python_of_the_documents_runs(block, folder, monkeypatch):
    monkeypatch.setattr(sys, "argv", [block.document, "game.txt"])
    code = "\n" * block.line + block.code  # so that an error names the line of the document
    exec(compile(code, str(ROOT / block.document), "exec"), {"__name__": "__main__"})


@pytest.mark.parametrize("block", of_language("sh"))
def test_the_commands_of_the_documents_run(block, folder, arasta):
    for line in block.lines:
        program, *words = line_words(line)
        if is_left_out(line):
            assert is_understood(program, words), line
        elif program == "arasta":
            assert arasta(*words).code == 0, f"{line}: {arasta.err}"
        else:
            subprocess.run([program, *words], check=True, cwd=folder)


def test_there_is_something_for_every_exception():
    lines = [" ".join(line_words(line)) for block in BLOCKS if block.language == "sh" for line in block.lines]
    assert [each for each in NOT_RUN if not any(re.fullmatch(each, line) for line in lines)] == []


def line_words(line):
    """The words of a line, the command without its folder."""
    program, *words = shlex.split(line)
    return [program.removeprefix(".venv/bin/"), *words]


def is_left_out(line):
    """Whether there is a reason not to run a line."""
    return any(re.fullmatch(each, " ".join(line_words(line))) for each in NOT_RUN)


def is_understood(program, words):
    """Whether a line that is not run means something: its arguments, its targets, its files and extras are there."""
    if program == "arasta":
        return not parser().parse_known_args(words)[1]
    if program == "make":
        return subprocess.run(["make", "-n", *words], cwd=ROOT, capture_output=True).returncode == 0
    extras = tomllib.loads((ROOT / "pyproject.toml").read_text("utf-8"))["project"]["optional-dependencies"]
    named = re.findall(r"arasta\[(\w+)\]", " ".join(words))
    paths = [word for word in (program, *words) if word.startswith(("benchmarks/", "examples/", "tools/"))]
    return all(name in extras for name in named) and all((ROOT / path).exists() for path in paths)
