"""The packages of a release: complete, the same however often they are built, and readable on the page of an index."""

import email
import re
import subprocess
import tarfile
import tomllib
import zipfile
from pathlib import Path

import pytest

from tools.package import for_an_index, made

ROOT = Path(__file__).parent.parent
PROJECT = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))["project"]
VERSION = PROJECT["version"]
PLACE = "https://code.example/bazaar/arasta"
TRACKED = subprocess.run(["git", "ls-files"], cwd=ROOT, capture_output=True, text=True, check=True).stdout.split()
NOT_PACKED = re.compile(r"\.github/|\.gitignore|\.dockerignore")
LINK = re.compile(r"\]\(([^)\s]+)\)")


@pytest.fixture(scope="module")
def packages(tmp_path_factory):
    """The source package and the wheel, as a release with an address has them. They are compared as they are made."""
    return made(tmp_path_factory.mktemp("packages") / "dist", PLACE)


def test_the_source_package_has_all_that_the_project_is(packages):
    with tarfile.open(packages[0]) as archive:
        there = {name.partition("/")[2] for name in archive.getnames()}
    assert {name for name in TRACKED if not NOT_PACKED.match(name)} - there == set()
    assert there - set(TRACKED) == {"PKG-INFO"}


def test_the_wheel_has_the_package_and_nothing_else(packages):
    with zipfile.ZipFile(packages[1]) as archive:
        there = {name for name in archive.namelist() if not name.startswith(f"arasta-{VERSION}.dist-info/")}
    assert there == {name.removeprefix("src/") for name in TRACKED if name.startswith("src/")}


def metadata(wheel):
    """What a wheel says of itself."""
    with zipfile.ZipFile(wheel) as archive:
        return email.message_from_bytes(archive.read(f"arasta-{VERSION}.dist-info/METADATA"))


def test_the_wheel_says_whose_everything_is(packages):
    """Each licence that lies in the package is in the expression and among the files."""
    told = metadata(packages[1])
    licences = {name for name in TRACKED if re.search(r"(^|/)(LICENSE|OFL)[^/]*$", name)}
    assert set(told.get_all("License-File")) == licences
    assert set(told["License-Expression"].split(" AND ")) == {"MIT", "OFL-1.1", "BSD-3-Clause", "Apache-2.0"}
    with zipfile.ZipFile(packages[1]) as archive:
        packed = {name.partition("/licenses/")[2] for name in archive.namelist() if "/licenses/" in name}
    assert packed == licences


def test_the_readme_says_whose_everything_is():
    credits = (ROOT / "README.md").read_text(encoding="utf-8").partition("## Credits and licence")[2]
    for name in TRACKED:
        if re.search(r"/(LICENSE|OFL)[^/]*$", name):
            assert f"]({name})" in credits
    fonts = {Path(name).name.partition("-")[0].title() for name in TRACKED if name.endswith(".woff2")}
    assert {font for font in fonts if font not in credits} == set()


def test_on_the_page_of_an_index_pictures_and_links_lead_to_the_project(packages):
    told = metadata(packages[1])
    page = told.get_payload(decode=True).decode()
    assert "![The table" in page
    links = LINK.findall(page)
    assert {link for link in links if not link.startswith("https://")} == set()
    for link in links:
        if link.startswith(PLACE):
            path = re.fullmatch(rf"{PLACE}/(?:raw|blob)/v{VERSION}/([^#]+)(?:#.*)?", link)[1]
            assert (ROOT / path).exists(), link
    assert dict(line.split(", ") for line in told.get_all("Project-URL"))["Changelog"].startswith(PLACE)


def test_without_an_address_the_page_of_an_index_has_no_pictures_and_no_links_of_ours():
    page = for_an_index((ROOT / "README.md").read_text(encoding="utf-8"), "", VERSION)
    assert {link for link in LINK.findall(page) if not link.startswith("https://")} == set()
    assert "![" not in page
    assert "docs/pictures" not in page
    assert "| | |\n|---|---|\n\n" not in page
    assert "Every choice is stored before anybody sees it." in page


def test_the_changelog_begins_with_this_version():
    """Or with what is not released yet."""
    newest = re.search(r"^## (\S+)", (ROOT / "CHANGELOG.md").read_text(encoding="utf-8"), re.MULTILINE)[1]
    assert newest in {"Unreleased", VERSION}
