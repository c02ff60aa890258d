"""Tags of languages: which of the languages there are serves somebody who asks for others (RFC 4647, lookup)."""

import re
from collections.abc import Iterable, Iterator

TAG = r"^[A-Za-z0-9]{1,8}([-_][A-Za-z0-9]{1,8}){0,4}$"
LONGEST = 35  # characters of a tag that is looked at; RFC 5646 needs no more
MOST = 20  # languages of a header that are looked at
RANGE = re.compile(r"\s*([A-Za-z0-9-]+|\*)\s*(?:;\s*q\s*=\s*([01](?:\.\d{0,3})?))?\s*")
NO_LANGUAGE = {"", "c", "posix"}


def shorter(tag: str) -> Iterator[str]:
    """The tag, and what it is without its last parts: zh-Hant-TW, zh-Hant, zh."""
    parts = tag[:LONGEST].replace("_", "-").split("-")
    while parts:
        yield "-".join(parts)
        parts.pop()
        if parts and len(parts[-1]) == 1:  # what a letter alone begins is nothing without the rest
            parts.pop()


def looked_up(tag: str, there: Iterable[str]) -> str | None:
    """The one of these languages that serves best who asks for this one, if any does."""
    by_tag = {language.lower(): language for language in there}
    return next((by_tag[short] for short in shorter(tag.lower()) if short in by_tag), None)


def asked_for(header: str) -> list[str]:
    """The languages of a header `Accept-Language`, the dearest first."""
    ranges = (RANGE.fullmatch(part) for part in header.split(",")[:MOST])
    weighed = [(float(found[2] or 1), found[1]) for found in ranges if found]
    return [tag for weight, tag in sorted(weighed, key=lambda pair: -pair[0]) if weight and tag != "*"]


def of_the_system(environment: Iterable[str]) -> list[str]:
    """The languages that a system is set to, as LANGUAGE, LC_ALL, LC_MESSAGES and LANG tell: de_AT.UTF-8, pl:en."""
    names = (re.split(r"[.@]", name)[0] for value in environment for name in value.split(":"))
    return [name.replace("_", "-") for name in names if name.lower() not in NO_LANGUAGE]
