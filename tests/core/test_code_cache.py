"""Compiled code is kept where it can be, never stale, and never in the way."""

import os
import time
from itertools import product
from pathlib import Path

import pytest

from arasta.core.code_cache import KEPT, STAMP, UNUSED, remove_unused
from tests.core.tiny_rules import TinyRules

COLD, WARM = "False False", "True True"
NOTICE = "arasta: Compiled rules cannot be kept ("


@pytest.fixture
def tiny(tmp_path):
    return TinyRules(tmp_path)


def test_what_one_run_compiled_the_next_one_finds(tiny):
    first, second = tiny.run(), tiny.run()
    assert (first.stdout, first.stderr) == (f"{COLD} 7 14 True\n", "")
    assert (second.stdout, second.stderr) == (f"{WARM} 7 14 True\n", "")


def test_an_edit_of_any_file_leaves_no_stale_code(tiny):
    tiny.run()
    tiny.be(8)
    assert tiny.run().stdout == f"{COLD} 8 16 True\n"
    tiny.be(7)
    assert tiny.run().stdout == f"{WARM} 7 14 True\n"


def test_an_import_writes_nothing(tiny):
    tiny.run("import arasta.tiny.doors")
    assert not tiny.cache.exists()


def places_that_cannot_be_written(tmp_path: Path) -> dict[str, dict[str, str | None]]:
    """Even root cannot make a folder in a file, or in /proc."""
    file = tmp_path / "file"
    file.touch()
    return {
        "a file": {"ARASTA_CACHE": str(file)},
        "below a file": {"ARASTA_CACHE": str(file / "cache")},
        "nonsense": {"ARASTA_CACHE": "/proc/nonsense/" + "x" * 300},
        "home": {"ARASTA_CACHE": None, "XDG_CACHE_HOME": None, "HOME": str(file)},
        "an empty name": {"ARASTA_CACHE": "", "XDG_CACHE_HOME": str(file)},
    }


@pytest.mark.parametrize("place", ["a file", "below a file", "nonsense", "home", "an empty name"])
def test_without_a_folder_to_write_in_the_rules_are_compiled_anew_and_one_line_says_so(tiny, tmp_path, place):
    environment = places_that_cannot_be_written(tmp_path)[place]
    for number in (7, 8):
        tiny.be(number)
        done = tiny.run(**environment)
        assert done.stdout == f"{COLD} {number} {2 * number} True\n"
        assert done.stderr.startswith(NOTICE)
        assert "ARASTA_CACHE names another folder" in done.stderr
        assert done.stderr.count("\n") == 1
    assert tiny.code_files(tmp_path) == []


def test_numbas_own_settings_do_not_bring_stale_code(tiny):
    """Whoever sets them for other programs: the folder beside the sources knows no edit of another file."""
    numba = {"NUMBA_CACHE_LOCATOR_CLASSES": "InTreeCacheLocator", "NUMBA_CACHE_DIR": str(tiny.package)}
    for number in (7, 8):
        tiny.be(number)
        assert tiny.run(**numba).stdout == f"{COLD} {number} {2 * number} True\n"
    assert tiny.code_files(tiny.package) == []


def test_without_home_variables_the_rules_run(tiny):
    done = tiny.run(SCRIPT_WITHOUT_HOME, ARASTA_CACHE=None, XDG_CACHE_HOME=None, HOME=None)
    assert done.stdout == "7\n"
    assert "there is no home folder" in done.stderr


SCRIPT_WITHOUT_HOME = """
import pwd
def nobody(number):
    raise KeyError(number)
pwd.getpwuid = nobody  # a container runs its processes under a number that no user has
from arasta.tiny.doors import once
print(once())
"""


def test_the_users_folder_for_caches_is_respected(tiny, tmp_path):
    elsewhere = tmp_path / "elsewhere"
    tiny.run(ARASTA_CACHE=None, XDG_CACHE_HOME=str(elsewhere))
    assert tiny.code_files(elsewhere / "arasta")


def test_a_damaged_file_is_compiled_anew_and_replaced(tiny):
    tiny.run()
    for kind, content in product(("nbi", "nbc"), (b"", b"\x80\x05garbage")):
        for file in tiny.cache.rglob(f"*.{kind}"):
            file.write_bytes(content)
        done = tiny.run()
        assert done.stdout.endswith(" 7 14 True\n"), (kind, content)
        assert done.stderr == "", (kind, content)
        assert tiny.run(COMPILED).stdout == "0\n", (kind, content)


COMPILED = """
from numba.core import event
with event.install_recorder("numba:compile") as compiled:
    from arasta.tiny.doors import once
    once()
print(len(compiled.buffer))
"""


def folder_of_code(root: Path, number: int, days: float) -> Path:
    """A folder as a run leaves it, last used so many days ago."""
    folder = root / f"{number:016x}"
    (folder / "tiny_1").mkdir(parents=True)
    (folder / "tiny_1/doors.once-1.py311.1.nbc").touch()
    (folder / STAMP).touch()
    used = time.time() - days * 24 * 3600
    os.utime(folder / STAMP, (used, used))
    return folder


def test_a_new_folder_lets_go_of_those_long_unused_but_for_the_newest(tiny):
    folders = [folder_of_code(tiny.cache, days, days) for days in (1, 29, *range(31, 40))]
    tiny.run()
    stay = folders[:KEPT]
    assert [folder for folder in folders if folder.exists()] == stay
    assert len(list(tiny.cache.iterdir())) == len(stay) + 1


def test_folders_used_within_the_month_all_stay(tmp_path):
    folders = [folder_of_code(tmp_path, number, days=29) for number in range(2 * KEPT)]
    remove_unused(tmp_path / "in use")
    assert all(folder.exists() for folder in folders)


def test_the_folder_in_use_stays_and_each_use_is_stamped(tiny):
    tiny.run()
    (mine,) = tiny.cache.iterdir()
    long_ago = time.time() - 2 * UNUSED
    os.utime(mine / STAMP, (long_ago, long_ago))
    for number in range(KEPT):
        folder_of_code(tiny.cache, number, days=0)
    tiny.run()
    remove_unused(tiny.cache / "another")
    assert mine.exists()


def test_nothing_that_is_not_ours_is_removed(tmp_path):
    stamped = [folder_of_code(tmp_path, number, days=90) for number in range(KEPT + 3)]
    strange = stamped[0] / "letters.txt", stamped[1] / "tiny_1" / "precious.txt"
    for file in strange:
        file.touch()
    other_name = folder_of_code(tmp_path, 99, days=90).rename(tmp_path / "photographs")
    no_stamp = tmp_path / ("f" * 16)
    no_stamp.mkdir()
    linked = tmp_path / ("e" * 16)
    linked.symlink_to(other_name)
    remove_unused(tmp_path / "in use")
    assert all(path.exists() for path in (*strange, no_stamp, linked, other_name / "tiny_1"))
    assert sum(folder.exists() for folder in stamped) <= KEPT + len(strange)
