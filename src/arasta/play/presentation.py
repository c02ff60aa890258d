"""How a game is shown: all that differs between the games from `play` on."""

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, field
from functools import cache
from typing import Any, TypedDict

from arasta.core.action import Action
from arasta.play.game.holdings import Holdings
from arasta.play.game.trail import Steps
from arasta.play.games import part_of
from arasta.play.story.roles import Story
from arasta.play.terminal.canvas import Sheet
from arasta.play.terminal.styled_text import Line
from arasta.play.text.descriptions import Expansions
from arasta.play.text.names import WRITTEN, Names, Values

View = dict[str, Any]
NO_STORY = Story()
NO_STEPS = Steps()


class Note(TypedDict):
    """Something that a step led to: the key of a text and its values.

    A `player` is a seat; a dictionary has `amounts`, which are told as a list.
    """

    key: str
    values: dict[str, Any]


def no_income(before: View, after: View) -> dict[int, Holdings]:
    """A turn begins without one."""
    return {}


def no_values(decision: View, language: str) -> Values:
    """Nothing but the player and the target."""
    return {}


def no_notes(before: View, after: View) -> list[Note]:
    """Nothing but what was chosen."""
    return []


def no_sentences(topic: str, language: str, expansions: Expansions) -> list[str]:
    """The lines of the reference page are all that there is."""
    return []


def always_played(topic: str, expansions: Expansions) -> bool:
    """A game without expansions."""
    return True


def about_nothing(action: Action, before: View, after: View) -> dict[str, Any]:
    """Nothing but its target."""
    return {}


def loses_nothing(view: View, action: str, then: str) -> bool:
    """No choice loses a turn."""
    return False


@dataclass(frozen=True)
class Presentation:
    """A game's table as text, its reference pages, and what its log, previews and names look at."""

    # The view of a seat as a board: in a language, coloured or not, with the names of the seats, so many columns wide
    draw: Callable[[View, str, bool, Sequence[str], int], str]
    small: Callable[[View, Sheet, bool], list[Line]]  # the same in few lines; in very few where it must be tight
    topics: Mapping[str, Callable[[str], list[str]]]  # the lines of each reference page, in a language
    holdings: Callable[[View, int], Holdings]  # what a seat has so many of; changes of it are told
    silent: frozenset[str]  # verbs worth a line in the log only if something changed
    values: Callable[[View, str, Sequence[str]], Values]  # what questions may name, from the view and who sits where
    # What a topic says in sentences, where these expansions are in the game; empty where its page says it all
    sentences: Callable[[str, str, Expansions], list[str]] = no_sentences
    kinds: Mapping[str, str] = field(default_factory=dict)  # by topic the kind of things that it is about
    is_played: Callable[[str, Expansions], bool] = always_played  # whether a topic is about something in the game
    absent: frozenset[str] = frozenset()  # reasons against an action that say its thing is not there at all
    handed: tuple[str, ...] = ()  # holdings that players pay each other: fields of the state, by seat
    evident: frozenset[str] = frozenset()  # holdings whose change a choice itself says: previews leave it out
    hands: Mapping[str, str] = field(default_factory=dict)  # by kind of hidden card: the hand of a view it is in
    names: Names = WRITTEN  # how things come by their names
    notes: Callable[[View, View], list[Note]] = no_notes  # what else a step led to, from before and after
    log_values: Callable[[View, str], Values] = no_values  # what the log may name of a decision
    # What texts may name of a step besides, from the action, before and after: an event's `about`
    about: Callable[[Action, View, View], dict[str, Any]] = about_nothing
    steps: Steps = NO_STEPS  # of a turn
    # By verb of what is a walk from place to place, whose view says where it began: a key of the player's view
    walks: Mapping[str, str] = field(default_factory=dict)
    story: Story = NO_STORY  # how a turn becomes one sentence
    income: Callable[[View, View], dict[int, Holdings]] = no_income  # by seat, what a turn begins with
    # By kind of decision, what follows a choice without being asked again, besides the common path of the rules
    follows: Mapping[str, tuple[str, ...]] = field(default_factory=dict)
    idle: frozenset[str] = frozenset()  # actions by which nothing is done: a list of choices ends with them
    explained: frozenset[str] = frozenset()  # kinds of thing that the board explains: a list of choices does not
    coded: frozenset[str] = frozenset()  # kinds of thing whose words are mere numbers or signs: a list tells more
    # Whether a choice ends the turn without an action, given the view, its name and what follows it
    loses_turn: Callable[[View, str, str], bool] = loses_nothing


@cache
def presentation_of(game: str) -> Presentation:
    """How the game of this name is shown: the `PRESENTATION` in its folder of this layer."""
    found: Presentation = part_of(game, "play", "presentation").PRESENTATION
    return found
