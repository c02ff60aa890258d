"""Languages that only a test speaks: a folder of texts each, which arasta finds by ARASTA_TEXTS."""

import sys
from pathlib import Path

import pytest


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
