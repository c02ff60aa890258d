"""What can be refused at the table, in words; the texts are in the language files."""

from typing import Any

from arasta.core.refusal import DEFAULT_LANGUAGE, Refusal


class IllegalAction(Refusal):
    """An action that is unknown or not legal now. The game is as it was."""


class CannotUndo(Refusal):
    """Nothing can be taken back now. The game is as it was."""


class CannotKeep(Refusal):
    """The game cannot be kept in this file. Nothing was written."""


class NoSuchSeat(Refusal):
    """A seat that this game does not have."""


class NotVerified(Refusal):
    """A record whose outcomes of chance could not be verified, or of which one is wrong."""


class SnapshotError(Refusal):
    """A snapshot that cannot be opened."""


class RecordError(Refusal):
    """A record that cannot be replayed; `line` is where."""

    def __init__(self, line: int, key: str, /, **values: Any) -> None:
        super().__init__(key, line=line, **values)

    @property
    def line(self) -> int:
        """The number of the line, counted from 1."""
        return int(self.values["line"])

    def text(self, language: str = DEFAULT_LANGUAGE) -> str:
        """The sentence, after the line."""
        problem = Refusal(self.key, **self.values)
        return Refusal("record-line", line=self.line, problem=problem).text(language)
