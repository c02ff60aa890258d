"""The command `arasta` and its sub-commands, one file each."""

import argparse
import os
import sys
from collections.abc import Sequence
from importlib.metadata import version
from typing import NoReturn

from arasta.cli import (
    analyse,
    backup,
    bench,
    games,
    ladder,
    play,
    replay,
    restore,
    rules,
    serve,
    simulate,
    teach,
    train,
    verify,
)
from arasta.cli.errors import STOPPED, WRONG_USE, UsageError
from arasta.core.refusal import Refusal

COMMANDS = (play, games, serve, backup, restore, replay, verify, analyse, rules, simulate, ladder, train, teach, bench)

OVERVIEW = """\
Arasta plays Istanbul, the board game and the dice game.

  arasta play                   play in the browser, against bots and friends
  arasta play --terminal        play here, against bots
  arasta serve                  serve games to browsers and bots
  arasta backup games.zip       copy all games of the server; restore puts them back
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


def parser() -> argparse.ArgumentParser:
    """The whole command line."""
    top = Parser(prog="arasta", description="Istanbul, the board game and the dice game.", allow_abbrev=False)
    top.add_argument("--version", action="version", version=f"arasta {version('arasta')}")
    commands = top.add_subparsers(metavar="COMMAND", dest="command")
    for command in COMMANDS:
        sub = commands.add_parser(
            command.NAME, help=command.HELP, description=f"{command.HELP.capitalize()}.", allow_abbrev=False
        )
        command.add_arguments(sub)
        sub.set_defaults(run=command.run)
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
