"""Languages that only a test speaks: a folder of texts each, which arasta finds by ARASTA_TEXTS."""

import re
import sys
from pathlib import Path

import pytest
from fluent.syntax import FluentParser, FluentSerializer, ast

TEXTS = Path(__file__).parent.parent / "src/arasta/play/texts"


def forget_texts():
    """What was said and remembered is worked out anew."""
    modules = [
        module for name, module in list(sys.modules.items()) if name.startswith(("arasta.play", "arasta.server"))
    ]
    for module in modules:
        for remembered in vars(module).values():
            if hasattr(remembered, "cache_clear"):
                remembered.cache_clear()


@pytest.fixture
def spoken(tmp_path: Path, monkeypatch):
    """Gives a language its texts, for the time of a test. Others that there are of the tag are out of the way."""
    monkeypatch.setenv("ARASTA_TEXTS", str(tmp_path))

    def speak(tag: str, texts: str) -> None:
        (tmp_path / tag).mkdir(exist_ok=True)
        (tmp_path / tag / "table.ftl").write_text(texts, "utf-8")
        forget_texts()

    yield speak
    monkeypatch.undo()
    forget_texts()


ACCENTED = str.maketrans(
    "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz", "ÅƁÇÐÉƑĜĤÎĴĶĻṀÑÖÞǪŔŠŢÛṼŴẊÝŽåƀçðéƒĝĥîĵķļɱñöþɋŕšţûṽŵẋýž"
)
LONGER = 3  # every third vowel is doubled: a sixth longer; other languages are up to 40 % longer in places


def pseudo_texts() -> str:
    """All English texts, with an accent on every letter, and longer: whatever is plain on a page is no text."""
    resource = ast.Resource()
    for file in sorted((TEXTS / "en").glob("*.ftl")):
        for entry in FluentParser().parse(file.read_text("utf-8")).body:
            if isinstance(entry, ast.Message):
                accent(entry)
                resource.body.append(entry)
    return FluentSerializer().serialize(resource)


def accent(node) -> None:
    """All texts in a message."""
    if isinstance(node, list):
        for each in node:
            accent(each)
    elif isinstance(node, ast.TextElement):
        node.value = re.sub(
            r"[aeiou]", lambda found: found[0] * 2 if found.start() % LONGER == 0 else found[0], node.value
        )
        node.value = node.value.translate(ACCENTED)
    elif isinstance(node, ast.BaseNode):
        for part in vars(node).values():
            accent(part)
