"""From what the player typed to a choice, or to the words that help."""

from arasta.play.choice import Choice
from arasta.play.game import Game
from arasta.play.language import say
from arasta.play.narration import change_text

MOST_TYPED = 200  # characters; no name and no text of a choice is that long
QUOTED = 60


class NoChoice(Exception):
    """What was typed is none of the choices; the message explains."""


def find(game: Game, typed: str, lang: str) -> Choice:
    """The choice by its number, its name, or a beginning of its name or text that fits one only."""
    legal = game.legal
    if len(typed) > MOST_TYPED:
        raise NoChoice(say("why-unknown", lang, action=shortened(typed)))
    if typed.isdecimal():
        if not 1 <= int(typed) <= len(legal):
            raise NoChoice(say("terminal-number", lang, n=len(legal)))
        return legal[int(typed) - 1]
    word = " ".join(typed.lower().split())
    for choice in legal:
        if choice.name == word:
            return choice
    if word in game.rules.ids:  # an action's full name, but not now
        raise NoChoice(game.why_not(word, lang) or "")
    found = [choice for choice in legal if choice.name.startswith(word)]
    found = found or [choice for choice in legal if choice.text(lang).lower().startswith(word)]
    if len(found) == 1:
        return found[0]
    if found:
        raise NoChoice(
            say("terminal-several", lang, typed=shortened(typed), names=", ".join(choice.name for choice in found))
        )
    raise NoChoice(game.why_not(shortened(word), lang) or "")


def shortened(typed: str) -> str:
    """What was typed, as a sentence can quote it."""
    return typed if len(typed) <= QUOTED else f"{typed[:QUOTED]}…"


def why(game: Game, typed: str, lang: str) -> str:
    """Why an action is not open; if it is, what it would bring."""
    try:
        choice = find(game, typed, lang)
    except NoChoice as explained:
        return str(explained)
    brings = promise(game, choice, lang)
    return say("terminal-legal", lang, action=choice.name) + (f" {brings}" if brings else "")


def promise(game: Game, choice: Choice, lang: str) -> str:
    """A preview in words: what else is done on the way, and what it costs and brings; empty if that is nothing."""
    preview, evident = game.preview(choice), game.showing.evident
    told = (change_text(word, n, lang) for word, n in preview.changes.items() if word not in evident)
    changes = ", ".join(filter(None, told))
    if changes and preview.open:
        changes += ", …"
    if changes and len(preview.path) > 1:
        return say("terminal-then", lang, path=", ".join(preview.path[1:]), changes=changes)
    return changes


def listing(game: Game, lang: str) -> list[tuple[str, str, str]]:
    """The choices for a list: text, name and promise."""
    return [(choice.text(lang), choice.name, promise(game, choice, lang)) for choice in game.legal]
