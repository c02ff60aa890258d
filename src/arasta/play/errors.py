"""What can go wrong at the table; each message says what was wrong and what is allowed."""


class IllegalAction(ValueError):
    """An action that is unknown or not legal now. The game is as it was."""


class CannotUndo(ValueError):
    """Nothing can be taken back now. The game is as it was."""


class CannotKeep(ValueError):
    """The game cannot be kept in this file. Nothing was written."""


class RecordError(ValueError):
    """A record that cannot be replayed; the message names the line."""

    def __init__(self, line: int, problem: str) -> None:
        super().__init__(f"line {line}: {problem}")
        self.line = line
