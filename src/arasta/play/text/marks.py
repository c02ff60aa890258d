"""Marks in a text: which of its words stand for a thing, so that a client can show the thing beside them.

A marked word goes through Fluent as any other value, so a language may put it wherever it likes.
"""

import re
from typing import Any

OPEN, NEXT, WORDS, CLOSE = "\ue000", "\ue001", "\ue002", "\ue003"  # characters that no text has of its own
MARK = re.compile(f"{OPEN}([^{NEXT}]*){NEXT}([^{WORDS}]*){WORDS}([^{CLOSE}]*){CLOSE}")
NOT_OURS = str.maketrans("", "", OPEN + NEXT + WORDS + CLOSE)

SEAT = "seat"  # the kind of thing that people are
Part = str | dict[str, Any]  # words, or a thing with its words


def marked(kind: str, word: str | int, text: str) -> str:
    """Words that stand for a thing of a kind."""
    return f"{OPEN}{kind}{NEXT}{word}{WORDS}{text.translate(NOT_OURS)}{CLOSE}"


def with_capital(text: str) -> str:
    """A text that begins a sentence; the name of a person stays as it is."""
    mark = MARK.match(text)
    start = 0 if mark is None else mark.start(3)
    if mark is not None and mark[1] == SEAT:
        return text
    return text[:start] + text[start : start + 1].upper() + text[start + 1 :]


def without_marks(text: str) -> str:
    """The text alone."""
    return MARK.sub(r"\3", text)


def parts_of(text: str) -> list[Part]:
    """The text in pieces: words, and things with their words."""
    parts: list[Part] = []
    end = 0
    for mark in MARK.finditer(text):
        if mark.start() > end:
            parts.append(text[end : mark.start()])
        parts.append({"kind": mark[1], "word": mark[2], "text": mark[3]})
        end = mark.end()
    return [*parts, text[end:]] if end < len(text) else parts
