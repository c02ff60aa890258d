"""What the things of a game do, in words: for whoever wonders what a choice would be about."""

from collections.abc import Callable, Mapping
from functools import cache
from typing import Any, NamedTuple

from arasta.core.action import Action
from arasta.play.games import part_of
from arasta.play.text.language import DEFAULT

Expansions = tuple[str, ...] | None  # those in the game; None where no game is meant, and all are told of


def in_every_game(thing: Any, expansions: Expansions) -> bool:
    """Whatever the expansions."""
    return True


class Described(NamedTuple):
    """A kind of thing: its things by their words, what makes the text of one in a language, where these expansions are
    in the game, and whether it is in such a game.
    """

    things: Mapping[str, Any]
    text: Callable[[Any, str, Expansions], str]
    is_played: Callable[[Any, Expansions], bool] = in_every_game


def always(text: Callable[[Any, str], str]) -> Callable[[Any, str, Expansions], str]:
    """A text that is the same in every game."""
    return lambda thing, lang, _: text(thing, lang)


def expansions_of(settings: Any) -> Expansions:
    """The expansions agreed for a game, if it has any."""
    return getattr(settings, "expansions", None)


def describe(game: str, kind: str, target: str, lang: str = DEFAULT, expansions: Expansions = None) -> str | None:
    """What a thing does, from the tables of the rules; None for a kind that needs no explanation, such as a good.

    Kinds and words are those of actions (`action.kind`, `action.target`), of reference pages and of views.
    """
    kinds: Mapping[str, Described] = part_of(game, "play", "descriptions").DESCRIBED
    if kind not in kinds:
        return None
    described = kinds[kind]
    if target not in described.things:
        raise LookupError(f"There is no {kind} {target!r}; there are {', '.join(described.things)}.")
    return described.text(described.things[target], lang, expansions)


@cache  # clients are told of the same things with every choice
def describe_action(game: str, action: Action, lang: str = DEFAULT, expansions: Expansions = None) -> str | None:
    """What the thing does that an action is about; None where it needs no explanation."""
    about: Mapping[str, tuple[str, str]] = part_of(game, "play", "descriptions").ABOUT
    kind, target = about.get(action.verb, (action.kind, action.target))
    return describe(game, kind, target or action.target, lang, expansions)
