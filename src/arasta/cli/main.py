"""The command `arasta` and its sub-commands, one file each."""

import argparse
import os
import sys
from collections.abc import Sequence
from importlib.metadata import version

from arasta.cli import language
from arasta.cli.errors import STOPPED, WRONG_USE, UsageError
from arasta.cli.language import add_language, said, speak, told_plainly
from arasta.cli.parser import Command, Parser
from arasta.core.refusal import Refusal

COMMANDS = (  # the module of each has its name and is loaded when it is given, for some need a second for that
    "play",
    "games",
    "serve",
    "backup",
    "restore",
    "forget",
    "replay",
    "verify",
    "analyse",
    "rules",
    "simulate",
    "ladder",
    "train",
    "teach",
    "bench",
)


def parser() -> argparse.ArgumentParser:
    """The whole command line, to parse one."""
    top = Parser(prog="arasta", description=told_plainly("cli-about"), allow_abbrev=False)
    words = told_plainly("help-version")
    top.add_argument("--version", action="version", version=f"arasta {version('arasta')}", help=words)
    add_language(top)
    title = told_plainly("help-commands")
    commands = top.add_subparsers(title=title, metavar="COMMAND", dest="command", parser_class=Command)
    for name in COMMANDS:
        about = told_plainly(f"cli-{name}")
        whole = f"{about[:1].upper()}{about[1:]}."
        add_language(commands.add_parser(name, module=name, help=about, description=whole, allow_abbrev=False))
    return top


def run(argv: Sequence[str] | None) -> int:
    """One command; wrong use raises."""
    arguments, unknown = parser().parse_known_args(argv)
    if unknown:
        program = " ".join(filter(None, ("arasta", arguments.command)))
        raise UsageError(said("usage-no-argument", argument=unknown[0], command=program))
    if arguments.command is None:
        print(told_plainly("cli-overview"))
        return 0
    code: int = arguments.run(arguments)
    return code


def main(argv: Sequence[str] | None = None) -> int:
    """Run a command and return its exit code: 2 for wrong use, with one line on stderr; 130 if Ctrl-C stopped it."""
    if isinstance(sys.stdout.encoding, str) and "utf" not in sys.stdout.encoding.lower():
        sys.stdout.reconfigure(errors="replace")  # type: ignore[union-attr]  # better a ? than no board
    speak(sys.argv[1:] if argv is None else argv)
    try:
        code = run(argv)
        sys.stdout.flush()
        return code
    except (UsageError, Refusal) as error:
        problem = error.text(language.spoken) if isinstance(error, Refusal) else error
        print(f"arasta: {problem}", file=sys.stderr)
        return WRONG_USE
    except KeyboardInterrupt:
        return STOPPED
    except BrokenPipeError:  # `arasta replay game.txt | head`: the reader has seen enough
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
        return 0


if __name__ == "__main__":
    sys.exit(main())
