"""A choice: an action that may be taken."""

from dataclasses import dataclass, field

from arasta.core.action import Action
from arasta.play.text.language import DEFAULT
from arasta.play.text.names import WRITTEN, Names, action_text


@dataclass(frozen=True)
class Choice:
    """A legal action: `id` and `name` are stable, `verb` and `target` its parts, `text` what a button would say."""

    id: int
    action: Action
    game: str
    decision: str = field(default="", compare=False)
    names: Names = field(default=WRITTEN, compare=False, repr=False)
    people: tuple[str, ...] = field(default=(), compare=False, repr=False)  # the names of the seats, if they have any

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

    def __str__(self) -> str:
        return self.name
