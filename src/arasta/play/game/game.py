"""A game at the table: what may be chosen, choosing it, taking it back, seeing it, keeping it."""

from collections.abc import Iterator, Sequence
from typing import Any, Generic, cast

import numpy as np

from arasta.core.machine import NOBODY
from arasta.core.protocol import Rules
from arasta.play import falling, preview, record, snapshot, undoing, unseen
from arasta.play.agreeing import agreed_chance, agreed_names, seed_or_own
from arasta.play.choice import Choice
from arasta.play.chronicle import Chronicle
from arasta.play.errors import IllegalAction
from arasta.play.events import Event
from arasta.play.fair_dice import FairDice
from arasta.play.finding import Given, found
from arasta.play.history import History, Step, copied, pack
from arasta.play.ink import WIDTH
from arasta.play.language import DEFAULT
from arasta.play.narration import Told
from arasta.play.options import Option, Refused, options_of, refused_of
from arasta.play.questions import Question
from arasta.play.refusing import check_seat
from arasta.play.result import Result, result_of
from arasta.play.sets import Set, set_of
from arasta.play.showing import View
from arasta.play.showings import SHOWN
from arasta.play.view_type import ViewType


class Game(Generic[ViewType]):
    """A game of either kind. `seed` resolves chance by itself; with `chance="manual"` the caller plays it, with
    `chance="fair"` it falls by `dice` that all can check.

    With `ask_forced` an answer to which there is no other is asked too, as at a real table that is entered by hand.
    """

    def __init__(
        self,
        rules: Rules,
        settings: Any,
        seed: int | None = None,
        chance: str = "auto",
        names: Sequence[str] = (),
        ask_forced: bool = False,
        dice: FairDice | None = None,
    ) -> None:
        self.rules = rules
        self.showing = SHOWN[rules.name]
        self.settings = settings
        self.names = agreed_names(names, settings.players)
        self.seed = seed_or_own(seed)
        self.chance = agreed_chance(chance)
        self.dice = falling.agreed_dice(dice, chance, settings.players)
        self.ask_forced = ask_forced
        self.history = History()
        self.unseen: set[int] = set()  # steps at which a card was drawn that nobody here has seen
        self._states = np.zeros(1, rules.dtype)
        self._state = rules.open(self._states)
        self.chronicle = Chronicle(self)
        rules.begin(self._states, settings, ask_forced=ask_forced)
        falling.let_fall(self)

    @property
    def step(self) -> int:
        """How many steps have been made, chance's too."""
        return len(self.history)

    @property
    def to_act(self) -> int | None:
        """The seat to act from 0, or CHANCE; None when the game is over."""
        actor = self.rules.to_act(self._state)
        return None if actor == NOBODY else actor

    @property
    def over(self) -> bool:
        """Whether the game is over."""
        return self.to_act is None

    @property
    def legal(self) -> list[Choice]:
        """What whoever is to act may choose."""
        decision, names = self.decision, self.showing.names
        ids = self.rules.legal(self._state)
        return [Choice(i, self.rules.actions[i], self.rules.name, decision, names, self.names) for i in ids]

    @property
    def decision(self) -> str:
        """The word for what is to be decided; empty when the game is over."""
        return self.rules.decision(self._state)

    @property
    def turn(self) -> str:
        """The turn as records label it: `setup`, round and seat, or `end`."""
        return self.rules.turn(self._state)[1]

    @property
    def sets(self) -> Set | None:
        """The things of which several may be chosen now, in any order; None if the decision asks for one only."""
        return set_of(self.rules, self._states)

    @property
    def result(self) -> Result:
        """The ranking so far, final when the game is over."""
        return result_of(self.rules.criteria, self.rules.score(self._state), self.over, self.names)

    @property
    def can_undo(self) -> bool:
        """Whether the last choice can be taken back."""
        return undoing.refusal(self, self.step - 1) is None

    def __str__(self) -> str:
        return self.draw()

    def draw(self, seat: int | None = None, lang: str = DEFAULT, colour: bool = False, columns: int = WIDTH) -> str:
        """The table as text, as a seat sees it; None is a spectator."""
        return self.showing.draw(cast(View, self.view(seat)), lang, colour, self.names, columns)

    def question(self, lang: str = DEFAULT) -> str:
        """What is asked now, as a sentence."""
        return Question.of(self).text(lang)

    def options(self, seat: int | None = None, lang: str = DEFAULT) -> list[Option]:
        """Every legal choice explained, ready for a client; none for a seat that is not to act."""
        return options_of(self, seat, lang)

    def refused(self, seat: int | None = None, lang: str = DEFAULT) -> list[Refused]:
        """What belongs to the decision at hand but is not legal, each with the reason."""
        return refused_of(self, seat, lang)

    def play(self, action: Given, seat: int | None = None) -> None:
        """Carry out an action, or several at once: a choice, an id, a name, `sell red green`, or a list of them.

        An illegal one raises and changes nothing. With a seat, only if that seat is to act.
        """
        game, steps = found(self, action, seat)
        if game is not self:
            snapshot.take_over(self, game)
        if unseen.is_unseen(action):
            self.unseen.add(self.step)
        for chosen in steps:
            self._step(chosen)
        unseen.note_shown(self)
        falling.let_fall(self)

    def why_not(self, action: Given, lang: str = DEFAULT, seat: int | None = None) -> str | None:
        """One sentence why an action is not legal now; None if it is."""
        try:
            found(self, action, seat)
        except IllegalAction as refused:
            return refused.text(lang)
        return None

    def preview(self, action: Given, seat: int | None = None) -> preview.Preview:
        """What the choice would cost and bring its player, as far as no chance or other player is involved."""
        game, steps = found(self, action, seat)
        return preview.preview_of(game.rules, game._states, steps, game.ask_forced)

    def undo(self, seat: int | None = None) -> None:
        """Take back the last choice; with a seat, only its own."""
        self.undo_to(max(self.step - 1, 0), seat)

    def undo_to(self, step: int, seat: int | None = None) -> None:
        """Back to before a step, if nobody else has decided since and chance has not fallen."""
        if refused := undoing.refusal(self, step, seat):
            raise refused
        self._states[:] = self.states_at(step)
        del self.history[step:]
        self.unseen = {made for made in self.unseen if made < step}
        self.chronicle.forget(step)

    def view(self, seat: int | None = None, at: int | None = None) -> ViewType:
        """What a seat sees of the table, JSON-ready; None is a spectator. `at` shows it before that step."""
        check_seat(self, seat)
        step = self.step if at is None else at
        view = self.rules.view(self.states_at(step), seat)
        return cast(ViewType, unseen.without_stand_ins(self, view, step))

    def views(self) -> list[ViewType]:
        """What each seat sees, all at once: they share what is public, so they are to be read only."""
        public, seats = self.chronicle.now.view, range(self.settings.players)
        views = [public | self.rules.private_view(self._states, seat) for seat in seats]
        return [cast(ViewType, unseen.without_stand_ins(self, view, self.step)) for view in views]

    def events(self, since: int = 0, seat: int | None = None) -> list[Event]:
        """What happened from step `since` on, as data, as a seat may know it; to be read only, for they are kept."""
        check_seat(self, seat)
        return [self.chronicle.event(step, seat) for step in range(max(since, 0), self.step)]

    def told(self, since: int = 0, seat: int | None = None, lang: str = DEFAULT) -> Iterator[tuple[Event, Told]]:
        """What happened from step `since` on, as data and in sentences."""
        check_seat(self, seat)
        return (self.chronicle.told(step, seat, lang) for step in range(max(since, 0), self.step))

    def log(self, seat: int | None = None, lang: str = DEFAULT, since: int = 0) -> list[str]:
        """The game so far, or since a step, in sentences, as a seat may read it."""
        return [line for _, told in self.told(since, seat, lang) for line in (*told.step, *told.next_turn)]

    def record(self) -> str:
        """The game as text; `arasta.load` replays it and goes on as this one would."""
        return record.write(self)

    def snapshot(self) -> bytes:
        """All of the game in few bytes; `Game.restore` opens it at once, however long the game is."""
        return snapshot.write(self)

    @staticmethod
    def restore(data: bytes) -> "Game":
        """The game of a snapshot."""
        return snapshot.read(data)

    def copy(self) -> "Game[ViewType]":
        """A game of its own that stands where this one stands."""
        game = snapshot.standing_at(self, self.history, self._states)
        game.chronicle.begin_with(self.chronicle)
        return game

    __copy__ = copy

    def __deepcopy__(self, memo: Any) -> "Game[ViewType]":
        return self.copy()

    def __reduce__(self) -> tuple[Any, ...]:
        return snapshot.read, (self.snapshot(),)

    def resume(self, chance: str) -> None:
        """Go on with chance resolved by itself, by the caller or by the fair dice of the game."""
        falling.go_on(self, chance)

    def reveal(self) -> str:
        """Show the key of fair dice before the game is over: nobody can play on or take back then."""
        return falling.reveal(self)

    def state_bytes(self) -> bytes:
        """The whole state, to compare games; it holds what seats must not see."""
        return self._states.tobytes()

    def states_at(self, step: int) -> np.ndarray:
        """The state before a step, in an array of one; it is the caller's own."""
        if not 0 <= step <= self.step:
            raise IllegalAction("no-such-step", step=str(step), last=self.step)
        if step == self.step:
            return copied(self._states)
        return self.history.states_before(step, self.rules, self.settings, self.ask_forced)

    def _step(self, action: int) -> None:
        actor = self.rules.to_act(self._state)
        self.history.append(Step(action, actor, pack(self._states)))
        self.rules.step(self._state, action, ask_forced=self.ask_forced)
