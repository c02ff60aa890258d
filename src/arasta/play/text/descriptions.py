"""What the things of a game do, in words: for whoever wonders what a choice would be about."""

from collections.abc import Callable, Mapping
from functools import cache
from typing import Any, NamedTuple

from arasta.core.action import Action
from arasta.play.games import part_of
from arasta.play.language import DEFAULT


class Described(NamedTuple):
    """A kind of thing: its things by their words, and what makes the text of one in a language."""

    things: Mapping[str, Any]
    text: Callable[[Any, str], str]


def describe(game: str, kind: str, target: str, lang: str = DEFAULT) -> str | None:
    """What a thing does, from the tables of the rules; None for a kind that needs no explanation, such as a good.

    Kinds and words are those of actions (`action.kind`, `action.target`), of reference pages and of views.
    """
    kinds: Mapping[str, Described] = part_of(game, "play", "describing").DESCRIBED
    if kind not in kinds:
        return None
    described = kinds[kind]
    if target not in described.things:
        raise LookupError(f"There is no {kind} {target!r}; there are {', '.join(described.things)}.")
    return described.text(described.things[target], lang)


@cache  # clients are told of the same things with every choice
def describe_action(game: str, action: Action, lang: str = DEFAULT) -> str | None:
    """What the thing does that an action is about; None where it needs no explanation."""
    about: Mapping[str, tuple[str, str]] = part_of(game, "play", "describing").ABOUT
    kind, target = about.get(action.verb, (action.kind, action.target))
    return describe(game, kind, target or action.target, lang)
