"""What the user did wrong: one line that says what it was and what is allowed."""


class UsageError(Exception):
    """Ends the command with this line on stderr and exit code 2."""
