"""The documents speak of files that are there, and the site is made of all of them (`make docs` builds it)."""

import re
import subprocess
from pathlib import Path

import pytest

from arasta import GAMES
from tools.docs import write_sources
from tools.pages.documents import NoSuchSection, headings, navigation, path_of, section, slug
from tools.pages.links import broken

ROOT = Path(__file__).parent.parent
TRACKED = subprocess.run(["git", "ls-files"], cwd=ROOT, capture_output=True, text=True, check=True).stdout.split()
DOCUMENTS = [name for name in TRACKED if name.endswith(".md")]
NAMED = re.compile(r"`([\w./-]+\.(?:py|js|css|sh|md|ftl|html|toml))(?:::\w+)?`")  # the rest of a path may be left out
RELEASES = re.compile(r"^## (.+)$", re.MULTILINE)
LINKED = re.compile(r"\]\((?!https?:)([^)#\s]*)(?:#([^)\s]*))?\)")
PAGES = re.compile(r"(docs/.*|benchmarks/.*|[A-Z]+)\.(md|rst)")
START_PAGES = {"README.md", "docs/index.md"}


def test_every_file_that_a_document_names_is_there():
    ends = {"/".join(parts[i:]) for name in TRACKED for parts in [name.split("/")] for i in range(len(parts))}
    assert [
        (document, name)
        for document in DOCUMENTS
        for name in NAMED.findall((ROOT / document).read_text(encoding="utf-8"))
        if name not in ends
    ] == []


def links(document):
    """What a document links to: paths from the root, and anchors."""
    text = (ROOT / document).read_text(encoding="utf-8")
    return [(path_of(path, document) if path else document, anchor) for path, anchor in LINKED.findall(text)]


def anchors(document):
    """The anchors of a document: those of its headings."""
    return {slug(heading[2]) for heading in headings((ROOT / document).read_text(encoding="utf-8"))}


def test_every_link_of_a_document_leads_somewhere():
    found = [(document, *link) for document in DOCUMENTS for link in links(document)]
    assert [link for link in found if not (ROOT / link[1]).exists()] == []
    assert [link for link in found if link[2] and link[2] not in anchors(link[1])] == []


def test_the_start_page_of_the_site_lists_every_document_once():
    listed = [path for paths in navigation().values() for path in paths]
    assert sorted(listed) == sorted({name for name in TRACKED if PAGES.fullmatch(name)} - START_PAGES)


def test_the_sources_of_the_site_can_be_brought_together(tmp_path):
    """Sections of other documents and generated parts are there, and links lead from page to page."""
    write_sources(tmp_path)
    pages = sorted(tmp_path.rglob("*.md"))
    texts = {page: page.read_text("utf-8") for page in pages}
    assert [page for page, text in texts.items() if re.search("^<!-- (?:from|generated:) ", text, re.MULTILINE)] == []
    assert [
        (page.relative_to(tmp_path).as_posix(), path)
        for page, text in texts.items()
        for path, _ in LINKED.findall(text)
        if path and not (page.parent / path).exists()
    ] == []
    assert "| ![](pictures/place-1.svg) | **Wainwright** – Pay 7 lira;" in texts[tmp_path / "book/istanbul.md"]
    assert (tmp_path / "book/pictures/place-1.svg").is_file()


def test_a_section_that_is_not_there_is_an_error():
    assert section("README.md", "write-a-bot").startswith("A bot ")
    with pytest.raises(NoSuchSection, match=r"README\.md has no section #write-a-boat; it has arasta, play"):
        section("README.md", "write-a-boat")


def test_a_link_of_the_site_that_leads_nowhere_is_found(tmp_path):
    links = ["there.html", "there.html#here", "there.html#away", "away.html", "#top", "https://example.org/away"]
    (tmp_path / "there.html").write_text('<h1 id="here">There</h1>')
    (tmp_path / "index.html").write_text("".join(f'<a id="top" href="{link}">' for link in links))
    assert broken(tmp_path) == ["index.html: away.html", "index.html: there.html#away"]


def may_be_released(changelog, new_actions):
    """Whether a changelog and the actions that are not frozen go together."""
    return RELEASES.search(changelog)[1] == "Unreleased" or not new_actions


@pytest.mark.parametrize("game", GAMES)
def test_a_release_has_frozen_all_ids_of_actions(game):
    """`tools/freeze_actions.py` does it; until then new ones may still move."""
    assert may_be_released((ROOT / "CHANGELOG.md").read_text(encoding="utf-8"), GAMES[game].vocabulary.new)
    assert not may_be_released("# Changelog\n\n## 0.2.0 (1 December 2026)\n\n## 0.1.0\n", ("card new",))
    assert may_be_released("# Changelog\n\n## Unreleased\n\n## 0.1.0\n", ("card new",))
