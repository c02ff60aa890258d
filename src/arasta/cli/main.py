"""The command `arasta` and its sub-commands, one file each."""

import argparse
import os
import sys
from collections.abc import Sequence
from importlib import import_module
from importlib.metadata import version
from typing import Any, NoReturn

from arasta.cli.errors import STOPPED, WRONG_USE, UsageError
from arasta.core.refusal import Refusal

COMMANDS = {  # what each does; its module has its name and is loaded when it is given, for some need a second for that
    "play": "play against bots, or enter a game at a real table",
    "games": "list the unfinished games",
    "serve": "serve games to browsers and bots",
    "backup": "copy all games of a server into one file",
    "restore": "put the games of a copy into an empty database",
    "forget": "show, export and delete abandoned tables, or what is kept of a person",
    "replay": "read a recorded game in sentences",
    "verify": "check the fair dice of a recorded game",
    "analyse": "look back at a recorded game: win chances, mistakes and luck",
    "rules": "look up places, cards and tiles",
    "simulate": "let random players play many games, fast",
    "ladder": "let bots play each other, and rate them",
    "train": "train a champion by self-play, on a graphics card",
    "teach": "teach a small net to choose as the champion does, on a graphics card",
    "bench": "measure the speed against a peer",
}

OVERVIEW = """\
Arasta plays Istanbul, the board game and the dice game.

  arasta play                   play in the browser, against bots and friends
  arasta play --terminal        play here, against bots
  arasta serve                  serve games to browsers and bots
  arasta backup games.zip       copy all games of the server; restore puts them back
  arasta forget tables          those that were abandoned; forget person: what is kept of somebody
  arasta games                  list the unfinished games
  arasta rules                  look up places, cards and tiles
  arasta replay game.txt        read a game that was recorded
  arasta verify game.txt        check the fair dice of such a game
  arasta analyse game.txt       its win chances, mistakes and luck
  arasta simulate --games 1000  let random players play, fast
  arasta simulate --census      what they do, and what they never do
  arasta ladder --bots A,B      let bots play each other, and rate them
  arasta bench                  measure the speed
  arasta train                  train a champion, on a graphics card
  arasta teach                  teach its apprentice, whom the expert looks ahead with

play, simulate and ladder take --game dice for the dice game. arasta COMMAND --help says more."""


class Parser(argparse.ArgumentParser):
    """A parser whose errors are one line, not a page of usage."""

    def error(self, message: str) -> NoReturn:
        """What was wrong, for `main` to print."""
        allowed = "." if "choose from" in message else f"; {self.prog} --help says what is allowed."
        raise UsageError(message.removeprefix("argument ") + allowed)


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
    top = Parser(prog="arasta", description="Istanbul, the board game and the dice game.", allow_abbrev=False)
    top.add_argument("--version", action="version", version=f"arasta {version('arasta')}")
    commands = top.add_subparsers(metavar="COMMAND", dest="command", parser_class=Command)
    for name, about in COMMANDS.items():
        commands.add_parser(name, module=name, help=about, description=f"{about.capitalize()}.", allow_abbrev=False)
    return top


def run(argv: Sequence[str] | None) -> int:
    """One command; wrong use raises."""
    arguments, unknown = parser().parse_known_args(argv)
    if unknown:
        program = " ".join(filter(None, ("arasta", arguments.command)))
        raise UsageError(f"There is no argument {unknown[0]!r}; {program} --help says what is allowed.")
    if arguments.command is None:
        print(OVERVIEW)
        return 0
    code: int = arguments.run(arguments)
    return code


def main(argv: Sequence[str] | None = None) -> int:
    """Run a command and return its exit code: 2 for wrong use, with one line on stderr; 130 if Ctrl-C stopped it."""
    if isinstance(sys.stdout.encoding, str) and "utf" not in sys.stdout.encoding.lower():
        sys.stdout.reconfigure(errors="replace")  # type: ignore[union-attr]  # better a ? than no board
    try:
        code = run(argv)
        sys.stdout.flush()
        return code
    except (UsageError, Refusal) as error:
        print(f"arasta: {error}", file=sys.stderr)
        return WRONG_USE
    except KeyboardInterrupt:
        return STOPPED
    except BrokenPipeError:  # `arasta replay game.txt | head`: the reader has seen enough
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
        return 0


if __name__ == "__main__":
    sys.exit(main())
