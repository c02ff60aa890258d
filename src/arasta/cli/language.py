"""The language of the command line: what --lang says, or else ARASTA_LANG, or the system."""

import argparse
import os
from collections.abc import Sequence
from itertools import pairwise
from typing import Any

from arasta.core.refusal import Refusal
from arasta.play.text.folders import DEFAULT, best_language, languages, plain
from arasta.play.text.tags import looked_up, of_the_system

FLAG = "--lang"
SET_IN = ("ARASTA_LANG", "LANGUAGE", "LC_ALL", "LC_MESSAGES", "LANG")  # the first of them goes before the others
spoken = DEFAULT


def speak(argv: Sequence[str]) -> None:
    """Find the language before anything is said."""
    global spoken
    given = [word.partition("=")[2] for word in argv if word.startswith(f"{FLAG}=")]
    given += [word for flag, word in pairwise(argv) if flag == FLAG]
    spoken = best_language([*given, *of_the_system(os.environ.get(name, "") for name in SET_IN)])


def said(key: str, **values: Any) -> str:
    """A text in this language, and reasons that it names too."""
    from arasta.play.text.language import say  # whoever only wants to see what there is does not wait for Fluent

    told = {word: value.text(spoken) if isinstance(value, Refusal) else value for word, value in values.items()}
    return say(key, spoken, **told)


def told_plainly(key: str) -> str:
    """A text that names nothing."""
    return plain(key, spoken)


def language(text: str) -> str:
    """An argument that is the tag of a language, such as de or pt-BR."""
    found = looked_up(text, languages())
    if found is None:
        raise argparse.ArgumentTypeError(said("usage-lang", value=text, languages=", ".join(languages())))
    return found


def add_language(parser: argparse.ArgumentParser) -> None:
    """The language of what is printed, before or behind the command."""
    parser.add_argument(FLAG, type=language, default=spoken, help=told_plainly("help-lang"))


def spoken_of(error: BaseException) -> str:
    """What an error says, in this language if it speaks it."""
    return error.text(spoken) if isinstance(error, Refusal) else str(error) or type(error).__name__
