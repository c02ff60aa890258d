"""What can stand on the agenda, declared: each effect in one entry, beside the rules that it is made of.

A file of rules ends with its `EFFECTS`: by effect a `Happening`, a `Decision` or a `Chance`. A part of a game may also
add options to a decision of another part, by its `ADDITIONS`. `Effects` makes of all of them what the machine asks for.
"""

from collections.abc import Callable, Iterable, Mapping
from dataclasses import dataclass, field
from typing import Any

import numpy as np

from arasta.core import dispatch
from arasta.core.action import Action
from arasta.core.agenda import FIRST_CHANCE, FIRST_DECISION
from arasta.core.bits import bits
from arasta.core.dispatch import Arm
from arasta.core.options import WORD
from arasta.core.packing import Members, Packing
from arasta.core.protocol import Reason

Rule = Callable[..., Any]
Options = Rule | int | None
Names = Mapping[int, Action]


@dataclass(frozen=True)
class Starts:
    """Options that start a program, and the rule that names it: (s, p, argument, option, before).

    Where any of several programs will do, it names the one after `before`; NO_PROGRAM when there is none left.
    """

    options: frozenset[int]
    program: Rule


@dataclass(frozen=True, kw_only=True)
class Effect:
    """What every effect may have: a condition or compulsory price, and what its argument is.

    `why` tells why the condition is not met: a word, or what makes a reason of state, player and argument. What is
    dealt `hidden` only its player sees.
    """

    needs: Rule | None = None
    why: str | Callable[[Any, int, int], Reason] = ""
    argument: str | Packing | Members = ""
    hidden: bool = False

    def reason(self, s: Any, p: int, argument: int) -> Reason:
        """Why the effect is not possible now."""
        return (self.why, {}) if isinstance(self.why, str) else self.why(s, p, argument)

    def named_argument(self, argument: int) -> dict[str, Any]:
        """The argument by its words."""
        if isinstance(self.argument, str):
            return {self.argument: int(argument)} if self.argument else {}
        return self.argument.named(argument)


@dataclass(frozen=True)
class Happening(Effect):
    """An effect that happens by itself; without a rule it is a condition only."""

    do: Rule | None = None


@dataclass(frozen=True)
class Decision(Effect):
    """A player decides: which options there are, what a choice does, and how the options are called.

    `options` is a rule, a constant set, or one for each word. A single option is taken without asking, unless `silent`
    says no. `many` are the options that stand for the things of a set: several are chosen one by one, in any order, and
    none of them forfeits another; `closed_by` is the option that ends it early. Where one set only is left, which the
    rule `forced` says, it is taken without asking.
    """

    options: Options | tuple[Options, ...]
    choose: Rule | None
    names: Names
    silent: Rule | None = field(default=None, kw_only=True)
    starts: Starts | None = field(default=None, kw_only=True)
    many: frozenset[int] = field(default=frozenset(), kw_only=True)
    closed_by: int | None = field(default=None, kw_only=True)
    forced: Rule | None = field(default=None, kw_only=True)


@dataclass(frozen=True)
class Chance(Decision):
    """Chance decides, all options alike or by their weights."""

    weight: Rule | None = field(default=None, kw_only=True)


@dataclass(frozen=True)
class Addition:
    """Options that a part of a game adds to a decision of another.

    Without names it offers more of the decision's own options, and leaves the choice to the decision.
    """

    options: Options | tuple[Options, ...]
    choose: Rule | None = None
    names: Names = field(default_factory=dict)
    starts: Starts | None = None


class Effects:
    """All effects of a game, as the rules that its machine is made of."""

    def __init__(self, words: Mapping[str, int], files: Iterable[Any], option_words: int) -> None:
        files = list(files)
        self.words = {number: word.lower() for word, number in words.items()}
        self.declared: dict[int, Effect] = {}
        for file in files:
            self.declare(getattr(file, "EFFECTS", {}))
        self.additions = [entry for file in files for entry in getattr(file, "ADDITIONS", {}).items()]
        self.option_words = option_words
        self.check()
        self.names = self.joined_names()
        self.perform = dispatch.dispatch(dispatch.DO, self.arms(lambda effect: getattr(effect, "do", None)))
        self.options = tuple(self.options_in_word(word) for word in range(option_words))
        self.choose = dispatch.dispatch(dispatch.CHOOSE, self.chosen_arms())
        self.is_possible = dispatch.dispatch(dispatch.ASK, self.arms(lambda effect: effect.needs))
        self.is_silent = dispatch.dispatch(dispatch.ASK, self.arms(lambda effect: getattr(effect, "silent", None)))
        self.is_forced = dispatch.dispatch(dispatch.FORCE, self.arms(lambda effect: getattr(effect, "forced", None)))
        self.weight = dispatch.dispatch(dispatch.WEIGH, self.arms(lambda effect: getattr(effect, "weight", None)))
        self.program = dispatch.dispatch(dispatch.START, self.starting_arms())

    def declare(self, entries: Mapping[int, Effect]) -> None:
        """The effects of one file; each is declared once."""
        for number, effect in entries.items():
            if number in self.declared:
                raise ValueError(f"The effect {self.words[number]} is declared twice.")
            self.declared[number] = effect

    def check(self) -> None:
        """Every word has its entry, of the kind that its number says, and additions have something to add to."""
        for number, word in self.words.items():
            kind = Happening if number < FIRST_DECISION else Decision if number < FIRST_CHANCE else Chance
            if type(self.declared.get(number)) is not kind:
                raise ValueError(f"The effect {word} must be declared as a {kind.__name__}.")
        for number, effect in self.declared.items():
            if (effect.needs is None) != (effect.why == ""):
                raise ValueError(
                    f"The effect {self.words.get(number, number)} must say why what it needs is not there."
                )
        self.check_many()
        if strange := self.declared.keys() - self.words.keys():
            raise ValueError(f"Effects are declared that have no word: {sorted(strange)}.")
        for number, addition in self.additions:
            if not isinstance(self.declared.get(number), Decision):
                raise ValueError(f"Nothing can be added to {self.words.get(number, number)}: it is no decision.")
            if addition.choose is not None and not addition.names:
                raise ValueError(f"What is added to {self.words[number]} has a rule for its options, but no options.")

    def check_many(self) -> None:
        """A set is chosen by a player, of options that have names and start nothing, for that would interrupt."""
        for number, effect in self.declared.items():
            if not isinstance(effect, Decision):
                continue
            if effect.many and (isinstance(effect, Chance) or not effect.many <= effect.names.keys()):
                raise ValueError(f"Many things of {self.words[number]} can be options of a player's decision only.")
            if effect.starts is not None and effect.many & effect.starts.options:
                raise ValueError(f"A thing of {self.words[number]} cannot start a program before all are chosen.")
            if effect.closed_by is not None and effect.closed_by not in effect.names.keys() - effect.many:
                raise ValueError(f"What closes a set of {self.words[number]} must be another of its options.")
            if effect.forced is not None and not effect.many:
                raise ValueError(f"Nothing of {self.words[number]} is forced: it does not ask for many things.")

    def entries(self) -> list[tuple[int, Any]]:
        """Decisions and additions."""
        return [*((number, effect) for number, effect in self.declared.items() if isinstance(effect, Decision)),
                *self.additions]  # fmt: skip

    def joined_names(self) -> dict[int, dict[int, Action]]:
        """The names of all options by decision; two options cannot have one number."""
        found: dict[int, dict[int, Action]] = {}
        for number, entry in self.entries():
            names, decision = found.setdefault(number, {}), self.words[number]
            for option, action in entry.names.items():
                if option in names:
                    raise ValueError(
                        f"Option {option} of {decision} is {names[option].name!r}, not {action.name!r} too."
                    )
                if not 0 <= option < WORD * self.option_words:
                    raise ValueError(
                        f"Option {option} of {decision} is beyond the {self.option_words} words of options."
                    )
                names[option] = action
            if entry.starts is not None and not entry.starts.options <= entry.names.keys():
                raise ValueError(f"Options of {decision} start a program, but have no names.")
        return found

    def arms(self, rule_of: Callable[[Any], Rule | None]) -> dict[int, list[Arm]]:
        """By effect the rule that it declares for something."""
        found = {number: rule_of(effect) for number, effect in self.declared.items()}
        return {number: [Arm(rule)] for number, rule in found.items() if rule is not None}

    def options_in_word(self, word: int) -> Rule:
        """The rule for the options in one word, additions included."""
        arms: dict[int, list[Arm]] = {}
        for number, entry in self.entries():
            options = entry.options if isinstance(entry.options, tuple) else (entry.options,)
            if word < len(options) and options[word] is not None:
                arms.setdefault(number, []).append(Arm(options[word]))
        return dispatch.dispatch(dispatch.OFFER, arms)

    def chosen_arms(self) -> dict[int, list[Arm]]:
        """What a choice does; of an addition, for its own options."""
        arms = self.arms(lambda effect: getattr(effect, "choose", None))
        for number, addition in self.additions:
            if addition.choose is not None:
                arms.setdefault(number, []).append(Arm(addition.choose, frozenset(addition.names)))
        return arms

    def starting_arms(self) -> dict[int, list[Arm]]:
        """Which program an option starts."""
        arms: dict[int, list[Arm]] = {}
        for number, entry in self.entries():
            if entry.starts is not None:
                arms.setdefault(number, []).append(Arm(entry.starts.program, entry.starts.options))
        return arms

    def starting_options(self) -> np.ndarray:
        """By decision and word, the options that start a program."""
        found = np.zeros((max(self.words) + 1, self.option_words), np.int64)
        for number, entry in self.entries():
            if entry.starts is not None:
                for word in range(self.option_words):
                    here = (n - WORD * word for n in entry.starts.options if n // WORD == word)
                    found[number, word] |= bits(here)
        return found

    def has_more_words(self) -> np.ndarray:
        """By decision whether it has options of its own beyond the first word."""
        found = np.zeros(max(self.words) + 1, np.bool_)
        for number, entry in self.entries():
            found[number] |= isinstance(entry.options, tuple) and any(rule is not None for rule in entry.options[1:])
        return found

    def flags(self, is_so: Callable[[Any], bool]) -> np.ndarray:
        """By effect whether something holds of its declaration."""
        found = np.zeros(max(self.words) + 1, np.bool_)
        for number, effect in self.declared.items():
            found[number] = is_so(effect)
        return found
