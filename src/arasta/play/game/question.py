"""Questions: what is to be decided, by whom, and about which thing, as a sentence."""

from collections.abc import Sequence
from dataclasses import dataclass
from typing import TYPE_CHECKING, Any

from arasta.play.presentation import View, presentation_of
from arasta.play.text.language import DEFAULT, best_key, forms, say
from arasta.play.text.names import game_key, seat_name

if TYPE_CHECKING:
    from arasta.play.game.game import Game


@dataclass(frozen=True)
class Question:
    """The question of a view, from what everybody sees, to be told in any language.

    `subject` is the seat that it is about, if it is about any, and `people` are the names of the seats. A player is
    asked by name. What chance is asked, whoever enters a game by hand answers: such a text names the player itself.
    """

    game: str
    view: View
    subject: int | None
    people: Sequence[str] = ()

    @classmethod
    def of(cls, game: "Game") -> "Question":
        """What a game asks now."""
        rules = game.rules
        subject = None if game.over else rules.subject(game.state)
        return cls(rules.name, game.chronicle.now.view, subject, game.names)

    def text(self, lang: str = DEFAULT) -> str:
        """The sentence."""
        decision = self.view["decision"]
        if decision is None:
            return say("question-over", lang)
        values = self.values(lang)
        asked = say(question_key(decision, self.game, lang), lang, **values)
        return asked if decision["chance"] else say("question-to", lang, **values, question=asked)

    def of_other(self, lang: str = DEFAULT) -> str:
        """The sentence for everybody but the one who is asked: who decides what. Where a text has no such form, as of
        what chance brings, all are told the same.
        """
        decision = self.view["decision"]
        if decision is None or decision["chance"]:
            return self.text(lang)
        told = forms(question_key(decision, self.game, lang), lang, **self.values(lang))
        return told.get("other") or self.text(lang)

    def values(self, lang: str) -> dict[str, Any]:
        """What the sentence may name."""
        values = presentation_of(self.game).values(self.view, lang, self.people)
        if self.subject is not None:
            values["player"] = seat_name(self.subject, lang, self.people)
        return values


def question_key(decision: View, game: str, lang: str = DEFAULT) -> str:
    """The key of the question. A text for what a roll is for goes before the general one."""
    word = f"question-{decision['kind'].replace('_', '-')}"
    if "roll_for" in decision:
        special = f"{word}-{decision['roll_for']['kind'].replace('_', '-')}"
        return best_key((special, f"{word}-{game}", word), lang)
    return game_key(word, game, lang)
