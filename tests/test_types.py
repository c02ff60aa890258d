"""The door as a type checker sees it."""

import os
import re
import subprocess
import sys
import zipfile
from pathlib import Path
from typing import get_args, get_type_hints

import arasta
from arasta.core.setting_kinds import OneOf
from arasta.play.arguments import CHANCE_WORDS
from arasta.play.types import Chance, DiceSettings, GameName, IstanbulSettings

ROOT = Path(__file__).parent.parent
USER = ROOT / "tests/types/user_code.py"
GIVEN = {"istanbul": IstanbulSettings, "dice": DiceSettings}


def test_a_users_mistakes_are_found_and_nothing_else():
    options = ["--strict", "--follow-imports=silent", "--no-error-summary", "--config-file="]
    command = [sys.executable, "-m", "mypy", *options, f"--cache-dir={ROOT / '.mypy_cache/user'}", str(USER)]
    environment = os.environ | {"MYPYPATH": str(ROOT / "src")}
    done = subprocess.run(command, env=environment, capture_output=True, text=True, cwd=ROOT)
    found = {int(line) for line in re.findall(r"user_code\.py:(\d+): error", done.stdout)}
    lines = USER.read_text("utf-8").splitlines()
    assert [lines[i - 1] for i in sorted(found)] == [line for line in lines if line.endswith("# refused")]
    assert not done.stderr


def test_the_types_name_the_settings_of_the_schemas():
    assert get_args(GameName) == tuple(GIVEN) == tuple(arasta.GAMES)
    for game, rules in arasta.GAMES.items():
        assert tuple(get_type_hints(GIVEN[game])) == rules.schema.words


def test_the_types_know_the_words_of_a_setting_that_is_one_of_few():
    assert get_args(Chance) == CHANCE_WORDS
    for game, rules in arasta.GAMES.items():
        for setting in rules.schema.parts:
            if type(setting) is OneOf:
                assert get_args(get_type_hints(GIVEN[game])[setting.word]) == setting.words


def test_the_surface_is_listed():
    assert dir(arasta) == sorted(arasta.__all__)
    assert all(getattr(arasta, name) is not None for name in dir(arasta))


def test_the_package_ships_its_types_and_texts(tmp_path):
    script = f"from flit_core import buildapi; print(buildapi.build_wheel({str(tmp_path)!r}))"
    done = subprocess.run([sys.executable, "-c", script], cwd=ROOT, capture_output=True, text=True, check=True)
    with zipfile.ZipFile(tmp_path / done.stdout.strip()) as wheel:
        assert {"arasta/py.typed", "arasta/__main__.py", "arasta/play/texts/en/table.ftl"} <= set(wheel.namelist())


def test_the_module_is_the_command():
    done = subprocess.run([sys.executable, "-m", "arasta", "--version"], capture_output=True, text=True, check=True)
    assert done.stdout.startswith("arasta ")
