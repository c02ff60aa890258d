"""The chronicle of a game: its events, and in each language the log and the story.

What was worked out lately is kept.
"""

from collections.abc import Iterator, Sequence
from typing import TYPE_CHECKING, NamedTuple
from weakref import proxy

from arasta.core.action import Action
from arasta.play.game.events import Changed, Event, Moment, Turn, as_seen, event_of, moment
from arasta.play.game.log import LogEntry, narrate
from arasta.play.story.sentences import Narrator, TurnStory, turn_story

if TYPE_CHECKING:
    from arasta.play.game.game import Game

KEPT = 64  # steps: several seats are told of the same ones, one after the other


class Chronicle:
    """What happened in a game, for whoever asks."""

    def __init__(self, game: "Game") -> None:
        self.game = proxy(game)  # else both would stay in memory until Python looks for what goes round in circles
        self.forget()

    def forget(self, since: int = 0) -> None:
        """The steps from this one on were taken back, or are too many to keep."""
        if since == 0:
            self.events: dict[int, Event] = {}
            self.seen: dict[int, dict[int | None, Action]] = {}
            self.moments: dict[int, Moment] = {}
            self.lines: dict[tuple[int, bool, str], LogEntry] = {}
            self.stories: dict[tuple[int, int, str, tuple[int, ...]], TurnStory] = {}
            return
        self.events = {step: event for step, event in self.events.items() if step < since}
        self.moments = {step: there for step, there in self.moments.items() if step <= since}
        self.lines = {key: told for key, told in self.lines.items() if key[0] < since}
        self.stories = {key: story for key, story in self.stories.items() if key[1] <= since}

    def event(self, step: int, seat: int | None) -> Event:
        """A step as a seat may know it; None is a spectator."""
        if step not in self.events:
            if len(self.events) >= KEPT:
                self.forget()
            self.work_out(step)
        return as_seen(self.events[step], self.seen[step][seat])

    def work_out(self, step: int) -> None:
        """A step from before and after, and how the action looks to everybody."""
        rules, action, states = self.game.rules, self.game.history[step].action, self.game.states_at(step)
        old, new = self.moment(step), self.moment(step + 1)
        self.events[step] = event_of(rules, self.game.presentation, step, states, action, old, new)
        s = rules.open(states)
        seats = (None, *range(self.game.settings.players))
        if step in self.game.unseen:
            self.seen[step] = dict.fromkeys(seats, Action(rules.actions[action].verb))
        else:
            self.seen[step] = {seat: rules.seen(s, action, seat) for seat in seats}

    def moment(self, step: int) -> Moment:
        """The game before a step."""
        if step not in self.moments:
            self.moments[step] = moment(self.game.rules, self.game.states_at(step))
        return self.moments[step]

    @property
    def now(self) -> Moment:
        """The game as it stands, which many ask for; to be read only."""
        if len(self.moments) >= KEPT:
            self.moments.clear()
        return self.moment(self.game.step)

    def begin_with(self, other: "Chronicle") -> None:
        """Of a game that stands where another stands: what was worked out about that moment need not be again."""
        here = self.game.step
        if here in other.moments:
            self.moments[here] = other.moments[here]
        for step in range(here - 1, -1, -1):  # the turn so far, whose story goes on
            if step not in other.events:
                break
            self.events[step], self.seen[step] = other.events[step], other.seen[step]
            if ends_turn(other.events[step]):
                break

    def log_entry(self, step: int, seat: int | None, lang: str) -> tuple[Event, LogEntry]:
        """A step as data and in sentences."""
        event = self.event(step, seat)
        key = (step, event["hidden"], lang)
        if key not in self.lines:
            self.lines[key] = narrate(event, self.game.presentation, lang, self.game.names)
        return event, self.lines[key]

    def story(self, since: int, seat: int | None, lang: str) -> list[TurnStory]:
        """Each turn in one sentence, from the one that step `since` belongs to on, as a seat may know it."""
        first = self.turn_start(since)
        return self.told(first, [self.event(step, seat) for step in range(first, self.game.step)], lang)

    def open_story(self, since: int, lang: str) -> list[TurnStory]:
        """The same with nothing hidden: each step as whom it is about may know it."""
        first = self.turn_start(since)
        steps = range(first, self.game.step)
        return self.told(first, [self.event(step, self.event(step, None)["subject"]) for step in steps], lang)

    def turn_start(self, step: int) -> int:
        """The first step of the turn that a step belongs to."""
        step = min(step, self.game.step)
        while step > 0 and not ends_turn(self.event(step - 1, None)):
            step -= 1
        return step

    def told(self, first: int, events: Sequence[Event], lang: str) -> list[TurnStory]:
        """The turns of some events in sentences; the step before them may have brought an income."""
        if first > 0:
            before = self.event(first - 1, None)
            begun = TurnEvents(before["next_turn"], first, before["income"], [])
        else:
            number, label = self.moment(0).turn
            begun = TurnEvents({"number": number, "label": label}, 0, [], [])
        stories = [self.turn_story(turn, lang) for turn in by_turn(begun, events)]
        return [story for story in stories if story["text"]]

    def turn_story(self, turn: "TurnEvents", lang: str) -> TurnStory:
        """One turn, worked out once for all who may know the same."""
        hidden = tuple(event["step"] for event in turn.events if event["hidden"])
        key = (turn.first, turn.first + len(turn.events), lang, hidden)
        if key not in self.stories:
            if len(self.stories) >= KEPT:
                self.stories.clear()
            teller = Narrator(self.game.presentation, lang, self.game.names)
            text = teller.sentence(turn.income, turn.events)
            self.stories[key] = turn_story(turn.turn, turn.first, key[1], text)
        return self.stories[key]


class TurnEvents(NamedTuple):
    """A turn: its income and its events so far."""

    turn: Turn
    first: int
    income: list[Changed]
    events: list[Event]


def ends_turn(event: Event) -> bool:
    """Whether another turn begins after a step."""
    return event["turn"]["number"] != event["next_turn"]["number"]


def by_turn(begun: TurnEvents, events: Sequence[Event]) -> Iterator[TurnEvents]:
    """Events by their turns, of which the first has begun."""
    for event in events:
        begun.events.append(event)
        if ends_turn(event):
            yield begun
            begun = TurnEvents(event["next_turn"], event["step"] + 1, event["income"], [])
    yield begun
