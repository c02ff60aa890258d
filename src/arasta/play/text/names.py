"""Things of the game by name: places, goods, cards, seats, as the texts call them; and actions in words."""

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, field
from functools import lru_cache

from arasta.core.action import Action
from arasta.play.text.language import DEFAULT, MOST_REMEMBERED, best_key, forms, has_text, say

Values = dict[str, str | int]
Made = Mapping[str, Callable[[str, str, str], Values]]  # by kind: a thing as values, from variable, word and language
SEAT, NUMBER = "seat", "number"


@dataclass(frozen=True)
class Names:
    """How the things of a game come by their names, by their kinds; all others have a text of their own.

    `made` are names that are made of several texts. Of the kinds `of_seats` every seat has one: the last word of the
    target is its number, and the name tells who sits there.
    """

    made: Made = field(default_factory=dict)
    of_seats: frozenset[str] = frozenset({SEAT})


WRITTEN = Names()


def name_of(kind: str, target: str, language: str = DEFAULT) -> str:
    """The name of a place, good, card, token… given by its word."""
    return say(name_key(kind, target, language), language, **parts(target))


def named_of_seats(variable: str, kind: str, target: str, language: str, people: Sequence[str] = ()) -> Values:
    """A seat, or what belongs to one, by the name of who sits there."""
    player = seat_name(seat_in(target), language, people)
    return (
        {variable: player}
        if kind == SEAT
        else with_forms(variable, name_key(kind, target, language), language, player=player)
    )


def seat_in(target: str) -> int:
    """The seat that something belongs to, which its last word tells."""
    return int(parts(target)["last"]) - 1


def has_name(kind: str, target: str, language: str = DEFAULT, names: Names = WRITTEN) -> bool:
    """Whether these are the kind and the word of a thing that has a name."""
    return kind in names.made or has_text(name_key(kind, target, language), language)


def named(
    variable: str,
    kind: str,
    target: str,
    language: str = DEFAULT,
    names: Names = WRITTEN,
    people: Sequence[str] = (),
) -> Values:
    """The name as values for a text: `target`, and `target-to` or whatever forms the language has for it.

    `names` are those of the game, `people` those of the seats, if they have any.
    """
    if kind in names.made:
        return names.made[kind](variable, target, language)
    if kind in names.of_seats:
        return named_of_seats(variable, kind, target, language, people)
    return dict(written(variable, kind, target, language))


@lru_cache(MOST_REMEMBERED)
def written(variable: str, kind: str, target: str, language: str) -> Values:
    """The name of a thing that has a text of its own, remembered; to be read only."""
    if kind == NUMBER:
        return {variable: int(target)}  # a text can tell one from many by it
    return with_forms(variable, name_key(kind, target, language), language, **parts(target))


def with_forms(variable: str, key: str, language: str, /, **values: str | int) -> Values:
    """The name under a key with its forms, as values for a text."""
    further = {f"{variable}-{form}": text for form, text in forms(key, language, **values).items()}
    return {variable: say(key, language, **values), **further}


def name_key(kind: str, target: str, language: str) -> str:
    """Where the name stands: there is one text for all things of the kind, as for seats, or one for each."""
    return best_key((f"name-{kind}", f"name-{kind}-{target.replace('_', '-')}"), language)


def parts(target: str) -> dict[str, str]:
    """What a text for all things of a kind may say of one: its word, or the first and the last of its words."""
    words = target.split()
    return {"word": target, "first": words[0], "last": words[-1]}


def seat_name(seat: int, language: str = DEFAULT, people: Sequence[str] = ()) -> str:
    """A seat by the name of who sits there, or else by its colour or its number, counted from 1.

    Actions are made for the largest table: a seat that a smaller one has not is told by its number.
    """
    return (people[seat] if 0 <= seat < len(people) else "") or unnamed(seat, language, people)


class ByColour(tuple[str, ...]):
    """The names at a table that shows each seat in a colour: who gives none is called by it. It equals no other list of
    names: there who gives none is called by a number.
    """

    def __eq__(self, other: object) -> bool:
        return isinstance(other, ByColour) and super().__eq__(other)

    def __ne__(self, other: object) -> bool:
        return not self == other

    def __hash__(self) -> int:
        return hash((ByColour, *self))


def unnamed(seat: int, language: str, people: Sequence[str]) -> str:
    """A seat whose player has given no name: by its colour, unless somebody else is called so, or by its number."""
    key = f"web-colour-{seat + 1}"
    if isinstance(people, ByColour) and has_text(key, language) and (colour := say(key, language)) not in people:
        return colour
    return name_of("seat", str(seat + 1), language)


@dataclass(frozen=True)
class Player:
    """Who sits at a seat, to be told in any language."""

    seat: int
    people: Sequence[str] = ()

    def text(self, language: str = DEFAULT) -> str:
        """By name, or else by the seat."""
        return seat_name(self.seat, language, self.people)


def action_text(
    action: Action,
    language: str = DEFAULT,
    decision: str = "",
    names: Names = WRITTEN,
    people: Sequence[str] = (),
) -> str:
    """An action as a button would say it, at a decision given by its word."""
    values = named("target", action.kind, action.target, language, names, people) if action.target else {}
    return say(text_key("action", action, decision, language), language, **values)


def game_key(key: str, game: str, language: str = DEFAULT) -> str:
    """The key of a question or a reason; where two games mean different things by a word, one has a text of its own."""
    return best_key((f"{key}-{game}", key), language)


def text_key(use: str, action: Action, decision: str, language: str = DEFAULT, purpose: str = "") -> str:
    """The key of an action's text. A text for the kind of thing, the decision at hand or the purpose of a roll goes
    before the general one.

    So `meet` can be told of a token or a family member, and `tile yellow` be taken at a mosque and used in a window.
    """
    keys = [f"{use}-{action.verb.replace(' ', '-')}"]
    for special in filter(None, (action.kind, decision, purpose)):
        ending = special.replace("_", "-")
        keys = [each for key in keys for each in (f"{key}-{ending}", key)]
    return best_key(keys, language)
