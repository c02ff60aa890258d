"""Events of a turn put together to clauses: who did what, and what it cost and brought. Data only, in no language."""

from collections import Counter
from collections.abc import Iterable, Mapping
from dataclasses import dataclass, field
from functools import cache, lru_cache
from typing import Any, NamedTuple, TypeVar

from arasta.play.game.events import Changed, Event
from arasta.play.game.holdings import Holdings
from arasta.play.story.roles import ASIDE, DEED, TRADE, Role, Story
from arasta.play.text.amounts import amount_key
from arasta.play.text.language import has_text

INCOME = Role(trades=True)
Found = TypeVar("Found")


class StoryThing(NamedTuple):
    """A thing that came or went, where not only how many of its kind is known."""

    holding: str
    kind: str
    word: str
    n: int  # 1 for one that came, −1 for one that went


@dataclass
class Clause:
    """One thing that a player did, or that happened."""

    subject: int | None
    key: str = ""
    role: Role = TRADE
    values: dict[str, Any] = field(default_factory=dict)  # things, amounts and numbers that its text may name
    changes: Counter[str] = field(default_factory=Counter)  # what its player has more or less of
    things: list[StoryThing] = field(default_factory=list)
    expected: StoryThing | None = None  # one that is named already and comes or goes by a later step
    handed: Counter[int] = field(default_factory=Counter)  # by seat what it was paid
    n: int = 1


class Clauses:
    """The clauses of a turn; events are added in their order."""

    def __init__(self, story: Story) -> None:
        self.story = story
        self.deeds: list[Clause] = []
        self.asides: list[Clause] = []

    def add_income(self, incomes: Iterable[Changed]) -> None:
        """What the turn begins with."""
        for income in incomes:
            self.deeds.append(Clause(income["seat"], "income", INCOME, changes=with_texts(income["changes"])))

    def add(self, event: Event) -> None:
        """The next event."""
        keys = keys_of(event)
        key, role = last_of(keys, self.story.roles)
        if role is not None:
            self.begin(event, key, role)
        elif not (event["changes"] or event["about"] or event["notes"] or event["target"]):
            return
        subject = event["subject"]
        changed = sorted(event["changes"], key=lambda change: change["seat"] != subject)
        changes = {change["seat"]: with_texts(change["changes"]) for change in changed}
        if subject is not None and (role is None or not role.is_aside):
            self.say_more(event, subject, keys, bool(changes.get(subject)))
        if subject in changes and role is not None:
            changes[subject] = Counter({word: n for word, n in changes[subject].items() if word not in role.implies})
        self.pay(changes, keys)
        for seat, amounts in changes.items():
            self.change(seat, amounts)
        self.add_notes(event)

    def begin(self, event: Event, key: str, role: Role) -> None:
        """A clause, or one more step of the same kind."""
        last = self.deeds[-1] if self.deeds else None
        if (
            last is not None
            and last.subject == event["subject"]
            and last.key in (*role.within, key if role.counts else "")
        ):
            last.n += 1
            return
        values: dict[str, Any] = {**role.values, **event["about"]}
        if event["target"]:
            values["target"] = {"kind": event["kind"], "word": event["target"]}
        clause = Clause(event["subject"], role.text or key, role, values)
        if role.is_aside:
            is_older = [old.key == clause.key and old.values[role.once] == values[role.once] for old in self.asides]
            self.asides = [old for old, older in zip(self.asides, is_older, strict=True) if not older]
        (self.asides if role.is_aside else self.deeds).append(clause)

    def go_on(self, seat: int) -> Clause:
        """The clause that a player has begun, or one that only tells what is paid and gained."""
        if not self.deeds or self.deeds[-1].subject != seat:
            self.deeds.append(Clause(seat))
        return self.deeds[-1]

    def say_more(self, event: Event, subject: int, keys: tuple[str, ...], has_changes: bool) -> None:
        """What is known of a step besides what it changed. A card that whoever reads this may know is told by its name
        instead of being counted, as soon as it comes or goes.
        """
        _, holding = last_of(keys, self.story.things)
        if not event["about"] and not has_changes and holding is None:
            return
        clause = self.go_on(subject)
        clause.values.update(event["about"])
        thing = event["about"].get("thing") or {"kind": event["kind"], "word": event["target"]}
        if holding is not None and thing["word"]:
            clause.expected = StoryThing(holding, thing["kind"], thing["word"], 0)

    def pay(self, changes: dict[int, Counter[str]], keys: tuple[str, ...]) -> None:
        """What players paid each other."""
        for holding in self.story.handed:
            paying = [seat for seat, changed in changes.items() if changed[holding] < 0]
            if len(paying) != 1:
                continue
            payer = paying[0]
            _, deed = last_of(keys, self.story.payers)
            if deed is not None:
                self.deeds.append(Clause(payer, deed, DEED))
            for seat, changed in changes.items():
                if seat != payer and changed[holding] > 0:
                    n = changed.pop(holding)
                    changes[payer][holding] += n
                    self.go_on(payer).handed[seat] += n

    def change(self, seat: int, changed: Counter[str]) -> None:
        """What a player has more or less of."""
        if not any(changed.values()):
            return
        clause = self.go_on(seat)
        if clause.expected is not None and abs(n := changed[clause.expected.holding]) == 1:
            clause.things.append(clause.expected._replace(n=n))
            del changed[clause.expected.holding]
            clause.expected = None
        for holding, n in changed.items():
            clause.changes[holding] += n

    def add_notes(self, event: Event) -> None:
        """What else a step led to."""
        for note in event["notes"]:
            if note["key"] in self.story.notes:
                self.asides.append(Clause(None, self.story.notes[note["key"]], ASIDE, dict(note["values"])))


def with_texts(changes: Holdings) -> Counter[str]:
    """Changes that the story tells of: those with a text; all others are seen on the table."""
    return Counter({holding: n for holding, n in changes.items() if is_told(holding)})


@cache
def is_told(holding: str) -> bool:
    """Whether there is a text for some of a holding."""
    return has_text(amount_key(holding))


def keys_of(event: Event) -> tuple[str, ...]:
    """Under which keys a step may be declared, the most special one last."""
    decision = event["decision"]
    return all_keys(event["verb"], event["kind"], decision["kind"], decision.get("roll_for", {}).get("kind", ""))


@lru_cache(1024)
def all_keys(verb: str, kind: str, decision: str, roll_for: str) -> tuple[str, ...]:
    """A verb with what it was done to, when and what for."""
    specials = [f"{verb} {special}" for special in (kind, decision, roll_for) if special]
    return tuple(key.replace(" ", "-").replace("_", "-") for key in (verb, *specials))


def last_of(keys: tuple[str, ...], table: Mapping[str, Found]) -> tuple[str, Found | None]:
    """The most special key that a table has, and what it has there."""
    for key in reversed(keys):
        if key in table:
            return key, table[key]
    return "", None
