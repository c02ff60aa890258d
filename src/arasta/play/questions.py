"""Questions: what is to be decided, by whom, and about which thing, as a sentence."""

from arasta.core.protocol import Rules
from arasta.play.language import DEFAULT, has_text, say
from arasta.play.naming import game_key, seat_name
from arasta.play.showing import View
from arasta.play.showings import SHOWN


def question(rules: Rules, view: View, subject: int | None, lang: str = DEFAULT) -> str:
    """What is asked now, from what everybody sees; `subject` is the seat that it is about, if it is about any.

    A player is asked by name. What chance is asked, whoever enters a game by hand answers: such a text names the player
    itself.
    """
    decision = view["decision"]
    if decision is None:
        return say("question-over", lang)
    values = SHOWN[rules.name].values(view, lang)
    if subject is not None:
        values["player"] = seat_name(subject, lang)
    asked = say(question_key(decision, rules.name, lang), lang, **values)
    return asked if decision["chance"] else say("question-to", lang, **values, question=asked)


def question_key(decision: View, game: str, lang: str = DEFAULT) -> str:
    """The key of the question. A text for what a roll is for goes before the general one."""
    word = f"question-{decision['kind'].replace('_', '-')}"
    if "roll_for" in decision:
        special = f"{word}-{decision['roll_for']['kind'].replace('_', '-')}"
        if has_text(special, lang):
            return special
    return game_key(word, game, lang)
