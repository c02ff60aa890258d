"""What is asked, as a sentence."""

from dataclasses import dataclass
from typing import TYPE_CHECKING

from arasta.play.language import DEFAULT, say
from arasta.play.naming import game_key
from arasta.play.showing import View
from arasta.play.showings import SHOWN

if TYPE_CHECKING:
    from arasta.play.game import Game


@dataclass(frozen=True)
class Question:
    """The question of a view, to be told in any language."""

    game: str
    view: View
    subject: int | None

    @classmethod
    def of(cls, game: "Game") -> "Question":
        """What a game asks now."""
        return cls(game.rules.name, game.view(), game.rules.subject(game._state))

    def text(self, lang: str = DEFAULT) -> str:
        """The sentence."""
        decision = self.view["decision"]
        kind = decision["kind"].replace("_", "-") if decision else "over"
        return say(game_key(f"question-{kind}", self.game, lang), lang, **SHOWN[self.game].values(self.view, lang))
