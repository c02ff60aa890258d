"""What a table is drawn on: the language, the names of those who sit there, and the room there is."""

from collections.abc import Sequence
from typing import Any, NamedTuple

from arasta.play.terminal.styled_text import WIDTH, columns_of, start_of
from arasta.play.text.language import DEFAULT, has_beside, say
from arasta.play.text.names import seat_name

SHORTER = ("", "-short", "-tiny")  # the endings of a text's key and its shorter twins


class Sheet(NamedTuple):
    """A sheet so many columns wide."""

    lang: str = DEFAULT
    names: Sequence[str] = ()
    columns: int = WIDTH

    @property
    def is_narrow(self) -> bool:
        """Whether it is narrower than the boards are drawn for."""
        return self.columns < WIDTH

    def say(self, key: str, **values: Any) -> str:
        """A text."""
        return say(key, self.lang, **values)

    def seat(self, seat: int) -> str:
        """Who sits there."""
        return seat_name(seat, self.lang, self.names)

    def player(self, seat: int, looks: int | None, columns: int) -> str:
        """A player in a list, cut to so many columns; whoever looks is told so."""
        you = f" ({self.say('board-you')})" if seat == looks else ""
        name = start_of(self.seat(seat), columns - len(you)).rstrip() + you
        return name + " " * (columns - columns_of(name))

    def fitting(self, key: str, columns: int, **values: Any) -> str:
        """A text, or the longest of its shorter twins that fits; the last one if none does."""
        texts = [self.say(key + end, **values) for end in SHORTER if has_beside(key, key + end, self.lang)]
        return next((text for text in texts if columns_of(text) <= columns), texts[-1])
