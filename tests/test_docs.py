"""The documents speak of files that are there."""

import re
import subprocess
from pathlib import Path

import pytest

from arasta import GAMES

ROOT = Path(__file__).parent.parent
TRACKED = subprocess.run(["git", "ls-files"], cwd=ROOT, capture_output=True, text=True, check=True).stdout.split()
DOCUMENTS = [name for name in TRACKED if name.endswith(".md")]
NAMED = re.compile(r"`([\w./-]+\.(?:py|js|css|sh|md|ftl|html|toml))(?:::\w+)?`")  # the rest of a path may be left out
RELEASES = re.compile(r"^## (.+)$", re.MULTILINE)
LINKED = re.compile(r"\]\(((?!https?:)[^)#]+)(?:#[^)]*)?\)")


def test_every_file_that_a_document_names_is_there():
    ends = {"/".join(parts[i:]) for name in TRACKED for parts in [name.split("/")] for i in range(len(parts))}
    assert [
        (document, name)
        for document in DOCUMENTS
        for name in NAMED.findall((ROOT / document).read_text(encoding="utf-8"))
        if name not in ends
    ] == []


def test_every_link_of_a_document_leads_somewhere():
    assert [
        (document, link)
        for document in DOCUMENTS
        for link in LINKED.findall((ROOT / document).read_text(encoding="utf-8"))
        if not (ROOT / document).parent.joinpath(link).exists()
    ] == []


def may_be_released(changelog, new_actions):
    """Whether a changelog and the actions that are not frozen go together."""
    return RELEASES.search(changelog)[1] == "Unreleased" or not new_actions


@pytest.mark.parametrize("game", GAMES)
def test_a_release_has_frozen_all_ids_of_actions(game):
    """`tools/freeze_actions.py` does it; until then new ones may still move."""
    assert may_be_released((ROOT / "CHANGELOG.md").read_text(encoding="utf-8"), GAMES[game].vocabulary.new)
    assert not may_be_released("# Changelog\n\n## 0.2.0 (1 December 2026)\n\n## 0.1.0\n", ("card new",))
    assert may_be_released("# Changelog\n\n## Unreleased\n\n## 0.1.0\n", ("card new",))
