"""Parsers of the command line that speak the language asked for: argparse has its own words in English alone."""

import argparse
import re
from collections.abc import Iterable
from importlib import import_module
from typing import Any, NoReturn

from arasta.cli.errors import UsageError
from arasta.cli.language import said, told_plainly

NAME = r"(?:argument )?(?P<argument>[^:]+)"
WRONG = {  # the texts for what argparse finds wrong, by how it says so
    "usage-choice": re.compile(rf"{NAME}: invalid choice: (?P<value>.+) \(choose from (?P<allowed>.+)\)", re.DOTALL),
    "usage-no-value": re.compile(rf"{NAME}: expected (?:one|at least one) argument"),
    "usage-beside": re.compile(rf"{NAME}: not allowed with argument (?P<other>.+)"),
    "usage-missing": re.compile(r"the following arguments are required: (?P<arguments>.+)"),
    "usage-one-of": re.compile(r"one of the arguments (?P<arguments>.+) is required"),
}


class Help(argparse.HelpFormatter):
    """A page of help."""

    def add_usage(
        self, usage: str | None, actions: Iterable[Any], groups: Iterable[Any], prefix: str | None = None
    ) -> None:
        """How the command is given."""
        super().add_usage(usage, actions, groups, f"{told_plainly('help-usage')} " if prefix is None else prefix)


class Parser(argparse.ArgumentParser):
    """A parser whose errors are one line, not a page of usage."""

    def __init__(self, **given: Any) -> None:
        super().__init__(add_help=False, formatter_class=Help, **given)
        self._positionals.title, self._optionals.title = told_plainly("help-given"), told_plainly("help-options")
        self.add_argument("-h", "--help", action="help", help=told_plainly("help-help"))

    def error(self, message: str) -> NoReturn:
        """What was wrong, for `main` to print."""
        key = "usage-choices" if "choose from" in message else "usage-wrong"
        raise UsageError(said(key, problem=in_words(message), command=self.prog))


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


def in_words(message: str) -> str:
    """What argparse finds wrong, as a text of the language; what has none, as it is."""
    for key, pattern in WRONG.items():
        if found := pattern.fullmatch(message):
            return said(key, **found.groupdict())
    return message.removeprefix("argument ")
