"""A game at the table: what may be chosen, choosing it, taking it back, seeing it, keeping it."""

import difflib
import operator
import secrets
from collections.abc import Iterator
from dataclasses import dataclass, field
from typing import Any

import numpy as np

from arasta.core.action import Action
from arasta.core.machine import CHANCE, NOBODY
from arasta.core.protocol import Rules
from arasta.core.setting_kinds import SettingError
from arasta.core.stream import random_word
from arasta.play import preview, questions, record
from arasta.play.errors import CannotUndo, IllegalAction
from arasta.play.language import DEFAULT, say
from arasta.play.naming import Names, action_text
from arasta.play.narration import narrate
from arasta.play.result import Result, result_of
from arasta.play.showings import SHOWN

CHANCE_WORDS = ("auto", "manual")


@dataclass(frozen=True)
class Choice:
    """A legal action: `id` and `name` are stable, `verb` and `target` its parts, `text` what a button would say."""

    id: int
    action: Action
    decision: str = field(default="", compare=False)
    names: Names = field(default_factory=dict, compare=False, repr=False)

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
        return action_text(self.action, lang, self.decision, self.names)

    def __str__(self) -> str:
        return self.name


@dataclass(frozen=True)
class Step:
    """One action of the game's history, and the state before it."""

    action: int
    actor: int
    before: np.ndarray


class Game:
    """A game of either kind. `seed` resolves chance by itself; with `chance="manual"` the caller plays it."""

    def __init__(self, rules: Rules, settings: Any, seed: int | None = None, chance: str = "auto") -> None:
        self.rules = rules
        self.showing = SHOWN[rules.name]
        self.settings = settings
        self.history: list[Step] = []
        self._key = secrets.randbits(63) if seed is None else seed & (2**63 - 1)
        self._states = np.zeros(1, rules.dtype)
        rules.begin(self._states, settings)
        self._state = rules.open(self._states)
        self.resume(chance)

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
        return [Choice(i, self.rules.actions[i], decision, names) for i in self.rules.legal(self._state)]

    @property
    def decision(self) -> str:
        """The word for what is to be decided; empty when the game is over."""
        return self.rules.decision(self._state)

    @property
    def turn(self) -> str:
        """The turn as records label it: `setup`, round and seat, or `end`."""
        return self.rules.turn(self._state)[1]

    @property
    def result(self) -> Result:
        """The ranking so far, final when the game is over."""
        return result_of(self.rules.criteria, self.rules.score(self._state), self.over)

    def __str__(self) -> str:
        return self.draw()

    def draw(self, seat: int | None = None, lang: str = DEFAULT, colour: bool = False) -> str:
        """The table as text, as a seat sees it; None is a spectator."""
        return self.showing.draw(self.view(seat), lang, colour)

    def question(self, lang: str = DEFAULT) -> str:
        """What is asked now, as a sentence."""
        subject = None if self.over else self.rules.subject(self._state)
        return questions.question(self.rules, self.view(), subject, lang)

    def play(self, action: "Choice | int | str") -> None:
        """Carry out an action, given as such, by id or by name. An illegal one raises and changes nothing."""
        chosen = self._find(action)
        if chosen not in self.rules.legal(self._state):
            raise IllegalAction(self.why_not(chosen))
        self._step(chosen)
        self._let_chance_act()

    def why_not(self, action: "Choice | int | str", lang: str = DEFAULT) -> str | None:
        """One sentence why an action is not legal now; None if it is."""
        try:
            chosen = self._find(action, lang)
        except IllegalAction as unknown:
            return str(unknown)
        if chosen in self.rules.legal(self._state):
            return None
        if self.over:
            return say("why-over", lang)
        if self.to_act == CHANCE or not self.rules.belongs(self._state, chosen):
            name = self.rules.actions[chosen].name
            return say("why-other-decision", lang, action=name, question=self.question(lang))
        return preview.reason_text(self.rules.name, self.rules.why_not(self._state, chosen), lang)

    def preview(self, action: "Choice | int | str") -> preview.Preview:
        """What the choice would cost and bring its player, as far as no chance or other player is involved."""
        chosen = self._find(action)
        if chosen not in self.rules.legal(self._state):
            raise IllegalAction(self.why_not(chosen))
        return preview.preview_of(self.rules, self._states, chosen)

    def undo(self) -> None:
        """Back to the last decision, if nothing hidden or random has followed it and the turn has not passed on."""
        if not self.history:
            raise CannotUndo(say("undo-nothing"))
        last = self.history[-1]
        if last.actor == CHANCE:
            raise CannotUndo(say("undo-chance"))
        if self.over:
            raise CannotUndo(say("why-over"))
        passed = self.rules.turn(self.rules.open(last.before))[0] != self.rules.turn(self._state)[0]
        if passed or self.to_act not in (last.actor, CHANCE):
            raise CannotUndo(say("undo-turn"))
        self.history.pop()
        self._states[:] = last.before

    def view(self, seat: int | None = None) -> dict[str, Any]:
        """What a seat sees of the table, JSON-ready; None is a spectator."""
        if seat is not None and not 0 <= seat < self.settings.players:
            raise ValueError(f"There is no seat {seat}; seats are 0 to {self.settings.players - 1}.")
        return self.rules.view(self._states, seat)

    def log(self, seat: int | None = None, lang: str = DEFAULT) -> list[str]:
        """The game so far in sentences, as a seat may read it."""
        lines = []
        for step, after in self.steps():
            told = narrate(self.rules, step.before, step.action, after, seat, lang)
            lines += [*told.step, *told.next_turn]
        return lines

    def record(self) -> str:
        """The game as text; `arasta.load` replays it."""
        return record.write(self)

    def resume(self, chance: str) -> None:
        """Go on with chance resolved by itself or by the caller."""
        if chance not in CHANCE_WORDS:
            raise SettingError(f"chance is {chance!r}, but must be {' or '.join(CHANCE_WORDS)}.", "chance")
        self.chance = chance
        self._let_chance_act()

    def state_bytes(self) -> bytes:
        """The whole state, to compare games; it holds what seats must not see."""
        return self._states.tobytes()

    def steps(self) -> Iterator[tuple[Step, np.ndarray]]:
        """The history, each step with the state after it."""
        for i, step in enumerate(self.history):
            yield step, self.history[i + 1].before if i + 1 < len(self.history) else self._states

    def _find(self, action: "Choice | int | str", lang: str = DEFAULT) -> int:
        if isinstance(action, Choice):
            return action.id
        if isinstance(action, str):
            if action in self.rules.ids:
                return self.rules.ids[action]
            near = difflib.get_close_matches(action, self.rules.ids, 1)
            if near:
                raise IllegalAction(say("why-unknown-near", lang, action=action, near=near[0]))
            raise IllegalAction(say("why-unknown", lang, action=action))
        number = operator.index(action)  # NumPy's integers too
        if not 0 <= number < len(self.rules.actions):
            raise IllegalAction(say("why-unknown-id", lang, id=str(number), last=len(self.rules.actions) - 1))
        return number

    def _step(self, action: int) -> None:
        self.history.append(Step(action, self.rules.to_act(self._state), self._states.copy()))
        self.rules.step(self._state, action)

    def _let_chance_act(self) -> None:
        while self.chance == "auto" and self.to_act == CHANCE:
            self._step(self.rules.random_action(self._state, random_word(self._key, len(self.history))))
