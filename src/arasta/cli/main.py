"""The command `arasta` and its sub-commands, one file each."""

import argparse
import os
import sys
from collections.abc import Sequence
from importlib.metadata import version

from arasta.cli import language
from arasta.cli.errors import STOPPED, WRONG_USE, UsageError
from arasta.cli.language import FLAG, add_language, said, speak, told_plainly
from arasta.cli.parser import Command, Parser
from arasta.core.refusal import Refusal

USUAL = "play"  # whoever gives no command wants to play
OF_NO_COMMAND = ("-h", "--help", "--version")
COMMANDS = (  # the module of each has its name and is loaded when it is given, for some need a second for that
    USUAL,
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
    "doctor",
)


class Overview(Parser):
    """The parser of the whole command line. Its help is a text."""

    def format_help(self) -> str:
        """What can be done, with an example each."""
        return f"{told_plainly('cli-overview')}\n"


def parser() -> argparse.ArgumentParser:
    """The whole command line, to parse one."""
    top = Overview(prog="arasta", allow_abbrev=False)
    top.add_argument("--version", action="version", version=f"arasta {version('arasta')}")
    add_language(top)
    commands = top.add_subparsers(metavar="COMMAND", dest="command", parser_class=Command)
    for name in COMMANDS:
        about = told_plainly(f"cli-{name}")
        whole = f"{about[:1].upper()}{about[1:]}."
        add_language(commands.add_parser(name, module=name, description=whole, allow_abbrev=False))
    return top


def with_command(argv: Sequence[str]) -> Sequence[str]:
    """What was given, with the usual command in it if it names none; the language may stand before the command."""
    before = 0
    while before < len(argv) and argv[before].partition("=")[0] == FLAG:
        before += 1 if "=" in argv[before] else 2
    rest = argv[before:]
    is_usual = not rest or (rest[0].startswith("-") and rest[0] not in OF_NO_COMMAND)
    return [*argv[:before], USUAL, *rest] if is_usual else argv


def run(argv: Sequence[str]) -> int:
    """One command; wrong use raises."""
    arguments, unknown = parser().parse_known_args(with_command(argv))
    if unknown:
        raise UsageError(said("usage-no-argument", argument=unknown[0], command=f"arasta {arguments.command}"))
    code: int = arguments.run(arguments)
    return code


def main(argv: Sequence[str] | None = None) -> int:
    """Run a command and return its exit code: 2 for wrong use, with one line on stderr; 130 if Ctrl-C stopped it."""
    if isinstance(sys.stdout.encoding, str) and "utf" not in sys.stdout.encoding.lower():
        sys.stdout.reconfigure(errors="replace")  # type: ignore[union-attr]  # better a ? than no board
    if sys.platform == "win32" and sys.stdout.isatty():
        os.system("")  # a console of Windows understands colours after any command of its own
    argv = sys.argv[1:] if argv is None else argv
    speak(argv)
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
