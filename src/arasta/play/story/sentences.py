"""Clauses in words: a turn in one sentence, with marks on the things that it names."""

from collections.abc import Iterator, Sequence
from functools import reduce
from itertools import groupby
from typing import Any, TypedDict

from arasta.play.game.events import Changed, Event, Turn
from arasta.play.presentation import Presentation
from arasta.play.story.clauses import Clause, Clauses, StoryThing
from arasta.play.text.amounts import amount_key, amount_texts, player_text, thing_values, values_of
from arasta.play.text.language import say
from arasta.play.text.marks import Part, parts_of, with_capital
from arasta.play.text.refusals import joined

PRIZE = "rubies"  # what everything is done for is told last

NO_TRADE = {"trade": "none", "money": "none", "paid": "", "gained": ""}


class TurnStory(TypedDict):
    """A turn in one sentence, ready for JSON."""

    turn: Turn
    first: int  # its first step
    end: int  # the step after its last one so far
    text: str
    parts: list[Part]  # the same in pieces: words, and things as {"kind", "word", "text"}


class Narrator:
    """Tells the turns of a game in a language; `people` are the names of the seats, if they have any."""

    def __init__(self, presentation: Presentation, lang: str, people: Sequence[str]) -> None:
        self.presentation = presentation
        self.lang = lang
        self.people = people

    def sentence(self, income: Sequence[Changed], events: Sequence[Event]) -> str:
        """A turn in one sentence, marked; empty if nothing happened that is worth one."""
        clauses = Clauses(self.presentation.story)
        clauses.add_income(income)
        for event in events:
            clauses.add(event)
        told = [*self.deeds(clauses.deeds), *(self.text(clause) for clause in clauses.asides)]
        if not told:
            return ""
        text = reduce(lambda most, last: say("story-and-then", self.lang, most=most, last=last), told)
        return say("story-sentence", self.lang, story=with_capital(text))

    def deeds(self, deeds: Sequence[Clause]) -> Iterator[str]:
        """Who did what: all that one player did in a row after one another."""
        spoken = [(clause.subject, text) for clause in deeds for text in self.predicates(clause)]
        for subject, group in groupby(spoken, key=lambda pair: pair[0]):
            texts = [text for _, text in group]
            done = reduce(lambda most, last: say("story-more", self.lang, most=most, last=last), texts)
            player = "" if subject is None else player_text(subject, self.lang, self.people)
            yield say("story-deeds", self.lang, player=player, deeds=done)

    def predicates(self, clause: Clause) -> Iterator[str]:
        """What a player did in a clause: the deed, what others were paid, what it cost and brought."""
        turned = list(self.turned(clause))
        trade = self.trade(clause)
        if clause.role.has_text and clause.key:
            yield self.text(clause, trade)
        for n, seats in payments(clause):
            names = [player_text(seat, self.lang, self.people) for seat in seats]
            players = joined(names, "list-and", self.lang)
            yield say("story-pays", self.lang, players=players, number=len(seats), paid=self.amounts({"lira": n}))
        if not clause.role.trades and trade["trade"] != "none":
            yield say("story-trade", self.lang, **trade)
        yield from turned

    def turned(self, clause: Clause) -> Iterator[str]:
        """What has become something else in the player's hands."""
        for key, (old, new) in self.presentation.story.turned.items():
            n = min(-clause.changes[old], clause.changes[new])
            if n > 0:
                clause.changes[old] += n
                clause.changes[new] -= n
                yield say(f"story-{key}", self.lang, n=n)

    def text(self, clause: Clause, trade: dict[str, Any] | None = None) -> str:
        """The text of a clause."""
        values = values_of(clause.values, self.lang, self.presentation.names, self.people)
        known = values | trade if clause.role.trades and trade else values
        return say(f"story-{clause.key}", self.lang, **{"n": clause.n, **known})

    def trade(self, clause: Clause) -> dict[str, Any]:
        """What was paid and gained, as values: which of them there is, in words, and whether either is money only."""
        if not clause.changes and not clause.things:
            return NO_TRADE
        changes = sorted(clause.changes.items(), key=lambda change: change[0] == PRIZE)
        paid = {holding: n for holding, n in changes if n < 0}
        gained = {holding: n for holding, n in changes if n > 0}
        money = self.presentation.story.money
        lost, won = ([thing for thing in clause.things if thing.n == n] for n in (-1, 1))
        costs, gains = self.all_of(paid, lost), self.all_of(gained, won)
        kind = ("both" if gains else "cost") if costs else "gain" if gains else "none"
        with_money = "none"
        if only(paid, lost, money):
            with_money = "paid"
        elif only(gained, won, money) and money.isdisjoint(paid):
            with_money = "gained"
        return {
            "trade": kind,
            "money": with_money,
            "paid": joined(costs, "list-and", self.lang) if costs else "",
            "gained": joined(gains, "list-and", self.lang) if gains else "",
        }

    def all_of(self, amounts: dict[str, int], things: Sequence[StoryThing]) -> list[str]:
        """Amounts and things, each in words."""
        return [*amount_texts(amounts, self.lang), *(self.thing(thing) for thing in things)]

    def thing(self, thing: StoryThing) -> str:
        """A thing by its name, as the object of a sentence."""
        values = thing_values("thing", thing.kind, thing.word, self.lang, self.presentation.names, self.people)
        return say(amount_key(thing.holding) + "-named", self.lang, **values)

    def amounts(self, amounts: dict[str, int]) -> str:
        """Amounts as a list."""
        return joined(amount_texts(amounts, self.lang), "list-and", self.lang)


def payments(clause: Clause) -> Iterator[tuple[int, list[int]]]:
    """What others were paid: those who got the same together."""
    for n in sorted(set(clause.handed.values())):
        yield n, [seat for seat, paid in clause.handed.items() if paid == n]


def only(amounts: dict[str, int], things: Sequence[StoryThing], money: frozenset[str]) -> bool:
    """Whether all of it is money."""
    return bool(amounts) and not things and money.issuperset(amounts)


def turn_story(turn: Turn, first: int, end: int, marked_text: str) -> TurnStory:
    """A turn ready for JSON."""
    parts = parts_of(marked_text)
    text = "".join(part if isinstance(part, str) else part["text"] for part in parts)
    return {"turn": turn, "first": first, "end": end, "text": text, "parts": parts}
