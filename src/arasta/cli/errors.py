"""How a command ends that did not go well. What the user did wrong is one line: what it was and what is allowed."""

NOT_SO = 1  # what was asked is answered with no
WRONG_USE = 2
STOPPED = 130  # by Ctrl-C, as shells have it


class UsageError(Exception):
    """Ends the command with this line on stderr and exit code 2."""
