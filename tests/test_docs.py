"""The documents speak of files that are there."""

import re
import subprocess
from pathlib import Path

ROOT = Path(__file__).parent.parent
TRACKED = subprocess.run(["git", "ls-files"], cwd=ROOT, capture_output=True, text=True, check=True).stdout.split()
DOCUMENTS = [name for name in TRACKED if name.endswith(".md")]
NAMED = re.compile(r"`([\w./-]+\.(?:py|js|css|sh|md|ftl|html|toml))(?:::\w+)?`")  # the rest of a path may be left out
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
