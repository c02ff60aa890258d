"""The package in examples/my_bot, copied out and tried as a stranger would: its own tests, and a run of the ladder."""

import json
import os
import shutil
import subprocess
import sys
from pathlib import Path

import pytest

FOLDER = Path(__file__).parents[2] / "examples/my_bot"
TO_A_FOLDER = ("--no-index", "--no-deps", "--no-build-isolation", "--quiet", "--target")  # what it needs is here


@pytest.fixture(scope="module")
def copied(tmp_path_factory):
    """A copy of the folder, and what runs Python there with the package installed."""
    folder, installed = tmp_path_factory.mktemp("copied") / "my_bot", tmp_path_factory.mktemp("installed")
    shutil.copytree(FOLDER, folder)
    subprocess.run([sys.executable, "-m", "pip", "install", *TO_A_FOLDER, installed, folder], check=True)
    path = os.pathsep.join(filter(None, (str(installed), os.environ.get("PYTHONPATH"))))

    def run(*words):
        command = [sys.executable, "-m", *words]
        done = subprocess.run(
            command, cwd=folder, env=os.environ | {"PYTHONPATH": path}, capture_output=True, text=True
        )
        assert done.returncode == 0, done.stdout + done.stderr
        return done.stdout

    return run


def test_its_own_tests_pass(copied):
    assert "3 passed" in copied("pytest", "-q", "-p", "no:cacheprovider")


def test_the_ladder_knows_it_by_its_name(copied):
    dice = ("--game", "dice", "--players", "2", "--pair", "hasty:random", "--seed", "1", "--json")
    found = json.loads(copied("arasta", "ladder", *dice, "--games", "2", "--limit", "30", "--jobs", "1"))
    assert found["versus"]["hasty"]["random"]["games"] == 2
    assert not found["faults"]
