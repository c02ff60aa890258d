"""A game at the table: what may be chosen, choosing it, taking it back, seeing it, keeping it."""

from collections.abc import Iterator, Sequence
from dataclasses import replace
from typing import Any, Generic, cast

import numpy as np

from arasta.core.machine import CHANCE, NOBODY
from arasta.core.protocol import Rules
from arasta.core.setting_kinds import SettingError
from arasta.play.arguments import checked_chance, checked_names, seed_or_own
from arasta.play.errors import CannotUndo, IllegalAction
from arasta.play.game.chance import Resolver, Seeded, checked_dice
from arasta.play.game.choice import Choice
from arasta.play.game.chronicle import Chronicle
from arasta.play.game.decision import Decision
from arasta.play.game.events import Event
from arasta.play.game.history import History, Step, copied, pack
from arasta.play.game.log import LogEntry
from arasta.play.game.notation import Given, found
from arasta.play.game.options import Option, RefusedOption, options_of, refused_of
from arasta.play.game.preview import Preview, preview_of
from arasta.play.game.prospects import Prospects, prospects_of
from arasta.play.game.question import Question
from arasta.play.game.refusals import check_seat
from arasta.play.game.result import Result, result_of
from arasta.play.game.sets import Set, set_of
from arasta.play.game.trail import Trail, trail_of
from arasta.play.game.unseen_cards import is_unseen, note_shown, without_stand_ins
from arasta.play.game.walk import Walk, walk_of
from arasta.play.presentation import View, presentation_of
from arasta.play.records import record, snapshot
from arasta.play.records.fair_dice import FairDice
from arasta.play.story.sentences import TurnStory
from arasta.play.terminal.styled_text import WIDTH
from arasta.play.text.language import DEFAULT
from arasta.play.types import ViewType


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
        self.presentation = presentation_of(rules.name)
        self.settings = settings
        self.names = checked_names(names, settings.players)
        self.seed = seed_or_own(seed)
        self.chance = checked_chance(chance)
        self.dice = checked_dice(dice, chance, settings.players)
        self.ask_forced = ask_forced
        self.history = History()
        self.unseen: set[int] = set()  # steps at which a card was drawn that nobody here has seen
        self._states = np.zeros(1, rules.dtype)
        self._state = rules.open(self._states)
        self.chronicle = Chronicle(self)
        rules.begin(self._states, settings, ask_forced=ask_forced)
        self._let_chance_fall()

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
        return self.at_hand.choices()

    @property
    def at_hand(self) -> Decision:
        """The decision as it stands; to be read before the next step."""
        look = self._look
        return Decision(self.rules, self._states, look, people=self.names, ask_forced=self.ask_forced)

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
        return self._undo_refusal(self.step - 1) is None

    @property
    def earliest_undo(self) -> int:
        """The first of the last steps that one player made in a row: so far back the laws let that player go."""
        actors = [made.actor for made in self.history]
        step = len(actors)
        while step > 0 and actors[step - 1] == actors[-1] != CHANCE:
            step -= 1
        return step

    @property
    def is_revealed(self) -> bool:
        """Whether the key of fair dice is known to all, as it is when the game is over."""
        dice = self._fair_dice
        return dice is not None and (dice.revealed or self.over)

    @property
    def state(self) -> Any:
        """The state as the rules read it, with all that is hidden from seats; to be read only."""
        return self._state

    @property
    def states(self) -> np.ndarray:
        """The state in an array of one; to be read only."""
        return self._states

    def __str__(self) -> str:
        return self.draw()

    def draw(self, seat: int | None = None, lang: str = DEFAULT, colour: bool = False, columns: int = WIDTH) -> str:
        """The table as text, as a seat sees it; None is a spectator."""
        return self.presentation.draw(cast(View, self.view(seat)), lang, colour, self.names, columns)

    def question(self, lang: str = DEFAULT) -> str:
        """What is asked now, as a sentence."""
        return Question.of(self).text(lang)

    def decides(self, lang: str = DEFAULT) -> str:
        """Who decides what now, as a sentence for everybody else."""
        return Question.of(self).of_other(lang)

    def prospects(self) -> Prospects:
        """What chance may bring after each choice of whoever is to act, and which choices can bring nothing more."""
        return prospects_of(self)

    @property
    def trail(self) -> Trail | None:
        """The steps of the turn, and how many of them are done."""
        return trail_of(self)

    @property
    def walk(self) -> Walk | None:
        """The newest walk of a merchant."""
        return walk_of(self)

    def options(self, seat: int | None = None, lang: str = DEFAULT) -> list[Option]:
        """Every legal choice explained, ready for a client; none for a seat that is not to act."""
        return options_of(self, seat, lang)

    def refused(self, seat: int | None = None, lang: str = DEFAULT) -> list[RefusedOption]:
        """What belongs to the decision at hand but is not legal, each with the reason."""
        return refused_of(self, seat, lang)

    def play(self, action: Given, seat: int | None = None) -> None:
        """Carry out an action, or several at once: a choice, an id, a name, `sell red green`, or a list of them.

        An illegal one raises and changes nothing. With a seat, only if that seat is to act.
        """
        game, steps = found(self, action, seat)
        if game is not self:
            self._take_over(game)
        if is_unseen(action):
            self.unseen.add(self.step)
        for chosen in steps:
            self._step(chosen)
        note_shown(self)
        self._let_chance_fall()

    def why_not(self, action: Given, lang: str = DEFAULT, seat: int | None = None) -> str | None:
        """One sentence why an action is not legal now; None if it is."""
        try:
            found(self, action, seat)
        except IllegalAction as refused:
            return refused.text(lang)
        return None

    def preview(self, action: Given, seat: int | None = None) -> Preview:
        """What the choice would cost and bring its player, as far as no chance or other player is involved."""
        game, steps = found(self, action, seat)
        return preview_of(game.rules, game.states, steps, game.ask_forced)

    def undo(self, seat: int | None = None) -> None:
        """Take back the last choice; with a seat, only its own."""
        self.undo_to(max(self.step - 1, 0), seat)

    def undo_to(self, step: int, seat: int | None = None) -> None:
        """Back to before a step, if nobody else has decided since and chance has not fallen."""
        if refused := self._undo_refusal(step, seat):
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
        return cast(ViewType, without_stand_ins(self, view, step))

    def views(self) -> list[ViewType]:
        """What each seat sees, all at once: they share what is public, so they are to be read only."""
        public, seats = self.chronicle.now.view, range(self.settings.players)
        views = [public | self.rules.private_view(self._states, seat) for seat in seats]
        return [cast(ViewType, without_stand_ins(self, view, self.step)) for view in views]

    def events(self, since: int = 0, seat: int | None = None) -> list[Event]:
        """What happened from step `since` on, as data, as a seat may know it; to be read only, for they are kept."""
        check_seat(self, seat)
        return [self.chronicle.event(step, seat) for step in range(max(since, 0), self.step)]

    def log_entries(
        self, since: int = 0, seat: int | None = None, lang: str = DEFAULT
    ) -> Iterator[tuple[Event, LogEntry]]:
        """What happened from step `since` on, as data and in sentences."""
        check_seat(self, seat)
        return (self.chronicle.log_entry(step, seat, lang) for step in range(max(since, 0), self.step))

    def log(self, seat: int | None = None, lang: str = DEFAULT, since: int = 0) -> list[str]:
        """The game so far, or since a step, in sentences, as a seat may read it."""
        return [line for _, entry in self.log_entries(since, seat, lang) for line in (*entry.step, *entry.next_turn)]

    def story(self, seat: int | None = None, lang: str = DEFAULT, since: int = 0) -> list[TurnStory]:
        """Each turn in one sentence, as a seat may know it; to be read only. From step `since` on: the turn that it
        belongs to is told whole.
        """
        check_seat(self, seat)
        return self.chronicle.story(max(since, 0), seat, lang)

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
        game = self.standing_at(self.history, self._states)
        game.chronicle.begin_with(self.chronicle)
        return game

    def standing_at(self, history: Sequence[Step], states: np.ndarray) -> "Game[ViewType]":
        """A game of its own, agreed as this one, that stands at a state to which this history led."""
        game = type(self).__new__(type(self))
        game.rules, game.presentation = self.rules, self.presentation
        game.settings, game.names, game.ask_forced = self.settings, self.names, self.ask_forced
        game.seed, game.chance, game.dice = self.seed, self.chance, self.dice
        game.history, game.unseen = History(history), set(self.unseen)
        game._states = copied(states)
        game._state = self.rules.open(game._states)
        game.chronicle = Chronicle(game)
        return game

    __copy__ = copy

    def __deepcopy__(self, memo: Any) -> "Game[ViewType]":
        return self.copy()

    def __reduce__(self) -> tuple[Any, ...]:
        return snapshot.read, (self.snapshot(),)

    def resume(self, chance: str) -> None:
        """Go on with chance resolved by itself, by the caller or by the fair dice of the game.

        Fair dice begin with the game: what fell before could not be verified.
        """
        if checked_chance(chance) == "fair" and self.dice is None:
            raise SettingError("wrong-no-dice", word="chance")
        self.chance = chance
        self._let_chance_fall()

    def reveal(self) -> str:
        """Show the key of fair dice before the game is over: nobody can play on or take back then."""
        dice = self._fair_dice
        if dice is None:
            raise SettingError("wrong-no-dice", word="chance")
        self.dice = replace(dice, revealed=True)
        return dice.key

    def only_ends_turn(self, action: str) -> bool:
        """Whether a choice that hands over does nothing besides, and gives no action away."""
        return self.at_hand.only_ends_turn(action)

    def retell(self, first: int, steps: Sequence[Step], states: np.ndarray) -> None:
        """From a step on these steps were made instead, and led to this state: an unseen card was another one."""
        self.history[first:] = steps
        self._states[:] = states
        self.chronicle.forget(first)

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

    def _look(self) -> View:
        return self.chronicle.now.view

    def _step(self, action: int) -> None:
        actor = self.rules.to_act(self._state)
        self.history.append(Step(action, actor, pack(self._states)))
        self.rules.step(self._state, action, ask_forced=self.ask_forced)

    @property
    def _fair_dice(self) -> FairDice | None:
        """The fair dice, if chance falls by them."""
        return self.dice if self.chance == "fair" else None

    @property
    def _resolver(self) -> Resolver | None:
        """What resolves chance; None where somebody enters it by hand."""
        return Seeded(self.seed) if self.chance == "auto" else self._fair_dice

    def _let_chance_fall(self) -> None:
        """Let chance act until a player is to act; by hand it waits."""
        resolver = self._resolver
        while resolver is not None and self.to_act == CHANCE:
            self._step(resolver.outcome(self.rules, self._state, self.history.fallen))

    def _undo_refusal(self, step: int, seat: int | None = None) -> CannotUndo | None:
        """Why the game cannot go back to before a step; None if it can.

        Undo never makes another player decide again, and never takes back a roll, a draw or anything else that chance
        has shown. Within that a player may go back over the end of the own turn, as long as nobody else has decided.
        Where chance is entered by hand nothing was hidden from whoever enters it, and everything can be corrected. Once
        the key of fair dice is known, and with it all that they would bring, nothing is taken back.
        """
        if self.step == 0 or not 0 <= step < self.step:
            return CannotUndo("undo-nothing")
        actors = {made.actor for made in self.history[step:]}
        if self.chance == "manual" and seat is None:
            return None
        if self.is_revealed:
            return CannotUndo("undo-revealed")
        if CHANCE in actors:
            return CannotUndo("undo-chance")
        if len(actors) > 1 or (seat is not None and seat not in actors):
            return CannotUndo("undo-turn")
        return None

    def _take_over(self, other: "Game[ViewType]") -> None:
        """Stand where another game stands."""
        self.history, self.unseen = other.history, other.unseen
        self._states[:] = other.states
        self.chronicle.forget()
