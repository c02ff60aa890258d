"""The command `arasta` and its sub-commands, one file each."""

import argparse
import os
import sys
from collections.abc import Sequence
from importlib import import_module
from importlib.metadata import version
from typing import Any, NoReturn

from arasta.cli import language
from arasta.cli.errors import STOPPED, WRONG_USE, UsageError
from arasta.cli.language import said, speak, told_plainly
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
    "export",
    "ladder",
    "train",
    "teach",
    "bench",
)


class Parser(argparse.ArgumentParser):
    """A parser whose errors are one line, not a page of usage."""

    def error(self, message: str) -> NoReturn:
        """What was wrong, for `main` to print."""
        key = "usage-choices" if "choose from" in message else "usage-wrong"
        raise UsageError(said(key, problem=message.removeprefix("argument "), command=self.prog))


class Command(Parser):
    """The parser of a command, which knows its arguments as soon as there are some to parse."""

    def __init__(self, module: str, **given: Any) -> None:
        super().__init__(**given)
        self.module = module

    def parse_known_args(self, *given: Any, **named: Any) -> Any:
        """With the arguments that its module adds."""
        module = import_module(f"arasta.cli.{self.module}")
        module.add_arguments(self)
        self.set_defaults(run=module.run)
        return super().parse_known_args(*given, **named)


def parser() -> argparse.ArgumentParser:
    """The whole command line, to parse one."""
    top = Parser(prog="arasta", description=told_plainly("cli-about"), allow_abbrev=False)
    top.add_argument("--version", action="version", version=f"arasta {version('arasta')}")
    commands = top.add_subparsers(metavar="COMMAND", dest="command", parser_class=Command)
    for name in COMMANDS:
        about = told_plainly(f"cli-{name}")
        whole = f"{about[:1].upper()}{about[1:]}."
        commands.add_parser(name, module=name, help=about, description=whole, allow_abbrev=False)
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
