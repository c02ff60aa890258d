"""The chronicle of a game: its events, and the log in each language. What was worked out lately is kept."""

from typing import TYPE_CHECKING
from weakref import proxy

from arasta.core.action import Action
from arasta.play.events import Event, Moment, as_seen, event_of, moment
from arasta.play.narration import Told, narrate

if TYPE_CHECKING:
    from arasta.play.game import Game

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
            self.lines: dict[tuple[int, bool, str], Told] = {}
            return
        self.events = {step: event for step, event in self.events.items() if step < since}
        self.moments = {step: there for step, there in self.moments.items() if step <= since}
        self.lines = {key: told for key, told in self.lines.items() if key[0] < since}

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
        self.events[step] = event_of(rules, self.game.showing, step, states, action, old, new)
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

    def told(self, step: int, seat: int | None, lang: str) -> tuple[Event, Told]:
        """A step as data and in sentences."""
        event = self.event(step, seat)
        key = (step, event["hidden"], lang)
        if key not in self.lines:
            self.lines[key] = narrate(event, self.game.showing, lang, self.game.names)
        return event, self.lines[key]
