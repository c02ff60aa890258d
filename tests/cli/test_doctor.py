"""`arasta doctor`: what is installed, compiled and reachable, and what to do about what is not."""

import shlex
import subprocess
import sys
import tomllib
import webbrowser
from pathlib import Path

import pytest

from arasta.bots import net_file
from arasta.cli import findings
from arasta.cli.findings import ABSENT, CHECKS, EXTRAS, FINE, WRONG

ROOT = Path(__file__).parent.parent.parent
PROJECT = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))["project"]
README = (ROOT / "README.md").read_text(encoding="utf-8")
OURS = {"dev", "image", "bench", "docs", "mutants"}  # extras for whoever works on Arasta itself
WITHOUT_THE_SERVER = """
import sys
sys.modules |= dict.fromkeys(("alembic", "fastapi", "httptools", "orjson", "prometheus_client", "psycopg",
                              "pydantic_settings", "segno", "sqlalchemy", "uvicorn", "websockets"))
"""

A_GAME = """
import arasta
game = arasta.new("dice", players=2, seed=1)
game.preview(game.legal[0])
game.play(game.legal[0])
print(arasta.load(game.record()).log() == game.log() != [])
"""


def without_the_server(script):
    """What a script prints where the packages of the table are left out."""
    command = [sys.executable, "-c", WITHOUT_THE_SERVER + script]
    return subprocess.run(command, capture_output=True, text=True, encoding="utf-8", check=True).stdout


def test_where_all_is_well_every_line_says_so(arasta):
    arasta("doctor")
    assert arasta.code == 0
    head, *lines, end = arasta.out.splitlines()
    assert head.startswith("Arasta ")
    assert len(lines) == len(CHECKS) - (findings.bots() is None)
    assert not any(line.startswith("✗") for line in lines)
    assert end == "All that playing needs works."


@pytest.mark.parametrize("lang", ["de", "pl", "ru", "uk"])
def test_it_speaks_every_language(lang, arasta):
    arasta("doctor", "--lang", lang)
    assert arasta.code == 0
    assert "All that playing" not in arasta.out


def test_a_folder_that_cannot_be_written_is_named_with_the_variable_that_names_another(arasta, monkeypatch, tmp_path):
    (tmp_path / "file").touch()
    monkeypatch.setenv("ARASTA_DATA", str(tmp_path / "file"))
    arasta("doctor")
    assert arasta.code == 1
    (line,) = (line for line in arasta.out.splitlines() if "saved games" in line)
    assert line.startswith("✗")
    assert str(tmp_path / "file") in line
    assert line.endswith("ARASTA_DATA names another folder.")
    assert arasta.out.splitlines()[-1] == "What has a ✗ does not work."


def test_a_full_disk_is_no_place_for_games(monkeypatch, tmp_path):
    monkeypatch.setattr(findings, "NEEDED_MEGABYTES", 1 << 60)
    state, sentence = findings.folder(lambda: tmp_path, "ARASTA_DATA")
    assert (state, "Make room" in sentence) == (WRONG, True)


def test_a_database_that_is_none_is_told_with_what_to_do(monkeypatch, tmp_path):
    (tmp_path / "games").write_bytes(b"no database of SQLite at all, but something else" * 100)
    monkeypatch.setenv("ARASTA_DATABASE", f"sqlite:///{tmp_path / 'games'}")
    state, sentence = findings.database()
    assert (state, "arasta restore" in sentence) == (WRONG, True)


def test_the_password_of_a_database_is_not_told(monkeypatch):
    monkeypatch.setenv("ARASTA_DATABASE", "postgresql://me:secret@127.0.0.1:1/games")
    state, sentence = findings.database()
    assert (state, "secret" in sentence) == (WRONG, False)


def test_a_damaged_net_is_told(monkeypatch, tmp_path, arasta):
    (tmp_path / "istanbul.npz").write_bytes(b"damaged")
    (tmp_path / net_file.SUMS).write_text(f"{'0' * 64}  istanbul.npz\n", encoding="ascii")
    monkeypatch.setattr(net_file, "FOLDER", tmp_path)
    arasta("doctor")
    assert arasta.code == 1
    assert "✗ nets" in arasta.out
    assert "is damaged. Install arasta again." in arasta.out


def test_a_machine_without_a_browser_is_told_how_to_play_all_the_same(monkeypatch):
    def none():
        raise webbrowser.Error("could not locate runnable browser")

    monkeypatch.setattr(webbrowser, "get", none)
    state, sentence = findings.browser()
    assert (state, "arasta serve --host 0.0.0.0" in sentence) == (ABSENT, True)


def test_a_package_that_is_missing_is_named(monkeypatch):
    monkeypatch.setattr(findings, "requires", lambda package: ["numpy>=2", "sundial>=1", 'ray; extra == "ray"'])
    state, sentence = findings.packages()
    assert (state, "not installed: sundial." in sentence) == (WRONG, True)


def test_every_extra_of_the_package_is_looked_for():
    assert set(EXTRAS) == set(PROJECT["optional-dependencies"]) - OURS


def test_an_extra_that_is_missing_is_no_illness(monkeypatch):
    monkeypatch.setattr(findings, "EXTRAS", {"plots": ("matplotlib",), "astrology": ("no_such_module",)})
    state, sentence = findings.extras()
    assert (state, "not installed: astrology." in sentence) == (ABSENT, True)
    monkeypatch.setattr(findings, "EXTRAS", {"plots": ("json",)})
    assert findings.extras().state == FINE


def test_the_doctor_comes_where_the_server_was_left_out():
    """As docs say that it can be: then only what is missing is told."""
    told = without_the_server("from arasta.cli.main import main; main(['doctor'])")
    assert "✗ " not in told.replace("What has a ✗", "")
    assert "database" not in told


def test_a_library_user_can_leave_the_server_out():
    """README, From Python: with the first four packages alone whoever imports arasta has all of it."""
    named = next(line for line in README.splitlines() if line.startswith('pip install "'))
    assert shlex.split(named)[2:] == PROJECT["dependencies"][:4]
    assert without_the_server(A_GAME) == "True\n"


def test_without_its_packages_the_table_says_what_to_install():
    script = "from arasta.cli.main import main; sys.stderr = sys.stdout; main(['serve'])"
    assert "pip install 'arasta[server]'" in without_the_server(script)
