"""What the server refuses: a word for programs, a status for HTTP, and a sentence for people."""

import math
from typing import Any, Literal

from arasta.core.refusal import DEFAULT_LANGUAGE, Refusal

Why = Literal[
    "stale",
    "illegal",
    "not_yours",
    "not_asked",
    "cannot_undo",
    "not_begun",
    "over",
    "not_over",
    "full",
    "token",
    "no_such",
    "wrong",
    "too_long",
    "too_fast",
    "malformed",
    "origin",
    "host",
    "busy",
]

STATUS: dict[Why, int] = {
    "stale": 409,
    "illegal": 422,
    "not_yours": 403,
    "not_asked": 409,
    "cannot_undo": 422,
    "not_begun": 409,
    "over": 409,
    "not_over": 409,
    "full": 409,
    "token": 401,
    "no_such": 404,
    "wrong": 422,
    "too_long": 413,
    "too_fast": 429,
    "malformed": 400,
    "origin": 403,
    "host": 403,
    "busy": 503,
}


LONGEST_WAIT = 3600  # seconds that anybody is told to wait


class Refused(Refusal):
    """Something that the server does not do; nothing has changed. `because` is what the game itself said against it."""

    def __init__(self, why: Why, because: Refusal | None = None, /, **values: Any) -> None:
        super().__init__(f"refused-{why.replace('_', '-')}", **values)
        self.why: Why = why
        self.because = because
        self.n: int | None = None  # the newest entry of the table, where it is about one
        self.wait = 0.0  # the seconds after which it may be asked again, where it was too fast

    @property
    def status(self) -> int:
        """The status of an HTTP answer."""
        return STATUS[self.why]

    @property
    def headers(self) -> dict[str, str]:
        """The headers of an HTTP answer."""
        if self.why != "too_fast":
            return {}
        return {"Retry-After": str(max(1, math.ceil(min(self.wait, LONGEST_WAIT))))}

    def text(self, language: str = DEFAULT_LANGUAGE) -> str:
        """The sentence."""
        return super().text(language) if self.because is None else self.because.text(language)

    def body(self, language: str) -> dict[str, Any]:
        """The refusal for JSON."""
        return {"why": self.why, "text": self.text(language), "n": self.n}


def no_such(what: str, name: str) -> Refused:
    """Something that is not here: a table, a code, a page, a language."""
    return Refused("no_such", Refusal(f"no-such-{what}", name=name))


def wrong(key: str, /, **values: Any) -> Refused:
    """Something that is not allowed, in a sentence of its own."""
    return Refused("wrong", Refusal(key, **values))
