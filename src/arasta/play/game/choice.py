"""A choice: an action that may be taken."""

from typing import Any

from arasta.core.action import Action
from arasta.play.text.language import DEFAULT
from arasta.play.text.names import WRITTEN, Names, action_text


class Choice(str):
    """A legal action. It is its own name, `move 9`, and equal to it, wherever one is asked for: in `game.play`, as the
    answer of a bot, as a key, in JSON. `id` and `name` are stable, `verb` and `target` its parts, `text` what a button
    would say.
    """

    id: int
    action: Action
    game: str
    decision: str
    names: Names
    people: tuple[str, ...]  # the names of the seats, if they have any

    def __new__(
        cls,
        id: int,
        action: Action,
        game: str,
        decision: str = "",
        names: Names = WRITTEN,
        people: tuple[str, ...] = (),
    ) -> "Choice":
        """By its action."""
        found = super().__new__(cls, action.name)
        found.id, found.action, found.game = id, action, game
        found.decision, found.names, found.people = decision, names, people
        return found

    def __getnewargs__(self) -> tuple[Any, ...]:  # a name alone makes no choice
        return self.id, self.action, self.game, self.decision, self.names, self.people

    @property
    def name(self) -> str:
        """The action in the grammar of records."""
        return self.action.name

    @property
    def verb(self) -> str:
        """What is done."""
        return self.action.verb

    @property
    def target(self) -> str:
        """The place, good, card, seat… it is done to; empty if there is none."""
        return self.action.target

    def text(self, lang: str = DEFAULT) -> str:
        """The action as a phrase."""
        return action_text(self.action, lang, self.decision, self.names, self.people)
