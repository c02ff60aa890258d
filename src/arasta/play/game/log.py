"""The log: an event in sentences."""

from collections.abc import Sequence
from typing import Any, NamedTuple

from arasta.core.action import Action
from arasta.play.events import Changed, Event
from arasta.play.holdings import Holdings
from arasta.play.language import DEFAULT, has_text, say
from arasta.play.naming import name_of, named, seat_name, text_key
from arasta.play.showing import Note, Showing

NOBODY_NAMED: tuple[str, ...] = ()


class Told(NamedTuple):
    """The lines about a step, and those about the turn that it led to, if one began."""

    step: list[str]
    next_turn: list[str]


def narrate(event: Event, showing: Showing, lang: str = DEFAULT, people: Sequence[str] = NOBODY_NAMED) -> Told:
    """An event in sentences; `people` are the names of the seats, if they have any."""
    changes = told_of(event["changes"], event["subject"], lang, people)
    lines = []
    if changes or event["verb"] not in showing.silent:
        lines.append(with_changes(phrase(event, showing, lang, people), changes, lang))
    lines += [note_text(note, lang, people) for note in event["notes"]]
    return Told(lines, [income_line(income, lang, people) for income in event["income"]])


def phrase(event: Event, showing: Showing, lang: str, people: Sequence[str]) -> str:
    """What was done; of what is hidden, only that."""
    action = Action(event["verb"], event["kind"], event["target"])
    subject = event["subject"]
    values: dict[str, Any] = {"player": "" if subject is None else seat_name(subject, lang, people)}
    values |= showing.log_values(event["decision"], lang)
    if action.target:
        values |= named("target", action.kind, action.target, lang, showing.names, people)
    key = text_key("log", action, event["decision"]["kind"], lang)
    if event["hidden"] and has_text(f"{key}-hidden", lang):
        key = f"{key}-hidden"
    return say(key, lang, **values)


def note_text(note: Note, lang: str, people: Sequence[str]) -> str:
    """What else a step led to: a player by name, things by theirs, anything else as it is."""
    values = dict(note["values"])
    if "player" in values:
        values["player"] = seat_name(values["player"], lang, people)
    for word, value in values.items():
        if isinstance(value, dict):
            values[word] = " ".join(name_of(value["kind"], thing, lang) for thing in value["words"])
    return say(note["key"], lang, **values)


def income_line(income: Changed, lang: str, people: Sequence[str]) -> str:
    """What a turn begins with."""
    line = say("log-income", lang, player=seat_name(income["seat"], lang, people))
    return with_changes(line, changed_text(income["changes"], lang), lang)


def told_of(changes: Sequence[Changed], subject: int | None, lang: str, people: Sequence[str]) -> str:
    """What changed hands: the subject's amounts first, then those of others by name."""
    texts = []
    for change in sorted(changes, key=lambda change: change["seat"] != subject):
        text = changed_text(change["changes"], lang)
        if text:
            own = change["seat"] == subject
            texts.append(text if own else f"{seat_name(change['seat'], lang, people)}: {text}")
    return "; ".join(texts)


def with_changes(line: str, told: str, lang: str) -> str:
    """A line, with what it changed if that is anything."""
    return say("log-changes", lang, line=line, changes=told) if told else line


def changed_text(changed: Holdings, lang: str) -> str:
    """What became more or less."""
    return ", ".join(filter(None, (change_text(word, n, lang) for word, n in changed.items())))


def change_text(word: str, n: int, lang: str) -> str:
    """One amount with its sign; amounts without a text of their own are not told."""
    text = f"change-{word.replace('.', '-').replace('_', '-')}"
    return say(text, lang, n=f"{n:+d}".replace("-", "−"), count=abs(n)) if has_text(text, lang) else ""
