"""From what the player typed to a choice, or to the words that help."""

import re
from collections.abc import Callable, Sequence
from string import ascii_lowercase

from arasta.cli.option_list import Row, common_verb
from arasta.play.game.game import Game
from arasta.play.game.sets import BETWEEN, names_of
from arasta.play.text.language import say
from arasta.play.text.refusals import LONGEST_TYPED, shortened

NUMBERS = re.compile(r"\d+( \d+)*")
LETTERS = frozenset(ascii_lowercase)
MOST_TYPED = 400  # characters; a set of as many goods as anybody has is shorter
MOST_NAMED = 8  # of several that could be meant


class NoChoice(Exception):
    """What was typed is none of the choices; the message explains."""


def find(game: Game, rows: Sequence[Row], typed: str, lang: str) -> str:
    """What to play: by letter, by name, several at once, by the number or word of the thing, or by a beginning."""
    word = " ".join(typed.lower().split())
    if len(word) > MOST_TYPED:
        raise NoChoice(say("why-unknown", lang, action=shortened(word, LONGEST_TYPED)))
    by_key = {row.key: row.name for row in rows}
    if word in by_key:
        return by_key[word]
    if game.sets and all(part in by_key for part in word.split()):
        return checked(game, BETWEEN.join(by_key[part] for part in word.split()), lang)
    for name in (*(row.name for row in rows), *game.rules.ids):
        if word in (name.lower(), spaced(name)):
            return checked(game, name, lang)
    if len(names_of(game.rules, word)) > 1 or not game.why_not(word):  # a set, an unseen card, a sum of dice
        return checked(game, word, lang)
    if word in LETTERS:
        raise NoChoice(say("terminal-letter", lang, typed=word, letters=" ".join(by_key)))
    if NUMBERS.fullmatch(word):
        return by_number(game, rows, word, lang)
    return by_beginning(game, rows, word, lang)


def checked(game: Game, name: str, lang: str) -> str:
    """An action's full name, or several, if they are open now."""
    if refused := game.why_not(name, lang):
        raise NoChoice(refused)
    return name


def by_number(game: Game, rows: Sequence[Row], number: str, lang: str) -> str:
    """The action on the thing with this number, if the decision knows one only, whether open or not."""
    open_now = [row.name for row in rows if row.target == number]
    closed = {option["name"]: option["why"] for option in game.refused(lang=lang) if option["target"] == number}
    if len(open_now) + len(closed) > 1:
        raise NoChoice(say("terminal-several", lang, typed=number, names=", ".join([*open_now, *closed])))
    if closed:
        raise NoChoice(next(iter(closed.values())))
    if not open_now and (rolled := f"{common_verb(rows)} {number}") and not game.why_not(rolled):
        return rolled
    if not open_now:
        raise NoChoice(say("terminal-number", lang, typed=shortened(number, LONGEST_TYPED)))
    return open_now[0]


def by_beginning(game: Game, rows: Sequence[Row], word: str, lang: str) -> str:
    """The one choice whose name begins like this, or else its thing, or else its text."""
    readings: tuple[Callable[[Row], str], ...] = (
        lambda row: spaced(row.name),
        lambda row: spaced(row.target),
        lambda row: spaced(row.text),
    )
    for reading in readings:
        found = [row.name for row in rows if reading(row).startswith(spaced(word))]
        if len(found) == 1:
            return found[0]
        if found:
            told = found if len(found) <= MOST_NAMED else [*found[: MOST_NAMED - 1], "…", found[-1]]
            raise NoChoice(say("terminal-several", lang, typed=shortened(word, LONGEST_TYPED), names=", ".join(told)))
    raise NoChoice(game.why_not(word, lang) or "")


def spaced(name: str) -> str:
    """A name as people type it."""
    return name.lower().replace("_", " ")
