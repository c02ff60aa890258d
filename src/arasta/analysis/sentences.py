"""What an analysis says, in the player's language."""

from collections.abc import Sequence
from dataclasses import dataclass
from math import floor

from arasta.analysis.findings import Analysis, Decision, Fall
from arasta.core.action import Action
from arasta.core.protocol import Rules
from arasta.play.game.balance import balance_of, balance_text
from arasta.play.game.preview import Preview
from arasta.play.games import GAMES
from arasta.play.presentation import presentation_of
from arasta.play.text.descriptions import Expansions, describe_action
from arasta.play.text.language import DEFAULT, number, say
from arasta.play.text.names import action_text, seat_name
from arasta.play.text.refusals import in_a_row

EASILY_HAD = {"assistants"}  # that these come back is no reason to go somewhere


def choice_text(rules: Rules, action: str, decision: str, lang: str = DEFAULT, people: Sequence[str] = ()) -> str:
    """An action by its name, as a button says it at this decision; `people` are the names of the seats."""
    return action_text(rules.actions[rules.ids[action]], lang, decision, presentation_of(rules.name).names, people)


def reason(
    game: str, action: Action, seen: Preview, expansions: Expansions, lang: str = DEFAULT, people: Sequence[str] = ()
) -> str:
    """What a choice is good for: what it brings for certain, if that is more than assistants who come back; else what
    the thing does that it is about; else what it costs.
    """
    balance = balance_of(seen)
    told = balance_text(balance, lang, people)
    if balance["gain"].keys() - EASILY_HAD:
        return told
    return describe_action(game, action, lang, expansions) or told


def percent(chance: float, lang: str = DEFAULT) -> str:
    """A win chance."""
    return say("analysis-percent", lang, n=str(whole_percent(chance)))


def whole_percent(chance: float) -> int:
    """A win chance as people are shown it; a half is rounded up, as browsers do."""
    return floor(100 * chance + 0.5)


def points(change: float, lang: str = DEFAULT) -> str:
    """A change of a win chance, with its sign."""
    return say("analysis-percent", lang, n=number(100 * change, lang, "+0.0;-0.0"))


@dataclass(frozen=True)
class Sentences:
    """An analysis in a language."""

    found: Analysis
    lang: str = DEFAULT

    def say(self, key: str) -> str:
        """A text without values."""
        return say(f"analysis-{key}", self.lang)

    def player(self, seat: int) -> str:
        """Who sits there."""
        return seat_name(seat, self.lang, self.found.names)

    def heading(self) -> str:
        """The game and its players."""
        players = in_a_row([self.player(seat) for seat in range(self.found.players)], "list-more", self.lang)
        return say("analysis-players", self.lang, game=say(f"game-{self.found.game}", self.lang), players=players)

    def notes(self) -> list[str]:
        """What is to be known about this game."""
        notes = [] if self.found.over else [self.say("unfinished")]
        if self.found.unseen:
            notes.append(say("analysis-unseen", self.lang, n=self.found.unseen))
        return notes

    def chosen(self, decision: Decision) -> str:
        """What was chosen, and how likely it was to win with that."""
        return self.valued(decision, decision.chosen, decision.made.value)

    def best(self, decision: Decision) -> str:
        """What would have been best."""
        return self.valued(decision, decision.best.action, decision.best.value)

    def better(self, decision: Decision) -> str:
        """The same, said below what was chosen."""
        return say("analysis-better", self.lang, choice=self.best(decision))

    def valued(self, decision: Decision, action: str, value: float) -> str:
        """A choice and its win chance."""
        text = choice_text(GAMES[self.found.game], action, decision.decision, self.lang, self.found.names)
        return say("hint", self.lang, choice=text, chance=percent(value, self.lang))

    def cost(self, decision: Decision) -> str:
        """What a choice cost."""
        return points(-decision.loss, self.lang)

    def fell(self, fall: Fall) -> str:
        """What fell, and what it was worth."""
        rules = GAMES[self.found.game]
        texts = (choice_text(rules, outcome, fall.decision, self.lang, self.found.names) for outcome in fall.outcomes)
        return say(
            "hint", self.lang, choice=in_a_row(list(texts), "list-more", self.lang), chance=points(fall.luck, self.lang)
        )
