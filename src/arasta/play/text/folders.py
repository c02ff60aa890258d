"""The folders of texts, one for each language: all that a language is. Read without Fluent, which loads slowly."""

import os
import re
import textwrap
from collections.abc import Iterable
from functools import cache
from importlib.resources import files
from importlib.resources.abc import Traversable
from pathlib import Path

from arasta.play.text.tags import looked_up

DEFAULT = "en"
ENTRY = re.compile(r"^(-?[a-zA-Z][\w-]*) *=.*?(?=^#|^-?[a-zA-Z][\w-]* *=|\Z)", re.MULTILINE | re.DOTALL)


@cache
def folders() -> dict[str, Traversable]:
    """The folders of the languages by their tags: those of arasta, and those in the folder that ARASTA_TEXTS names."""
    own = os.environ.get("ARASTA_TEXTS")
    places: list[Traversable] = [files("arasta.play").joinpath("texts"), *([Path(own)] if own else [])]
    return {folder.name: folder for place in places for folder in place.iterdir() if folder.is_dir()}


@cache
def languages() -> list[str]:
    """The languages there are texts for."""
    return sorted(folders())


def best_language(wanted: Iterable[str]) -> str:
    """Of the languages there are the one that serves best whoever wants these, the dearest first."""
    return next((found for tag in wanted if (found := looked_up(tag, languages()))), DEFAULT)


@cache
def sources_of(tag: str) -> dict[str, str]:
    """The texts in the folder of a language as they are written, by their keys."""
    found: dict[str, str] = {}
    for file in sorted(folders()[tag].iterdir(), key=lambda file: file.name):
        if file.name.endswith(".ftl"):
            found |= {entry[1]: entry[0] for entry in ENTRY.finditer(file.read_text("utf-8"))}
    return found


def plain(key: str, language: str) -> str:
    """A text that names nothing, as it is written."""
    source = sources_of(language).get(key) or sources_of(DEFAULT)[key]
    return textwrap.dedent(source.partition("=")[2].lstrip(" ").strip("\n")).strip()
