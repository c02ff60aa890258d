"""The log: an event in sentences, and the whole game turn by turn."""

from collections.abc import Iterable, Sequence
from typing import TYPE_CHECKING, Any, NamedTuple

from arasta.core.action import Action
from arasta.play.game.events import Changed, Event
from arasta.play.game.holdings import Holdings
from arasta.play.presentation import Note, Presentation
from arasta.play.text.amounts import amount_texts, values_of
from arasta.play.text.language import DEFAULT, best_key, has_text, say
from arasta.play.text.marks import without_marks
from arasta.play.text.names import named, seat_name, text_key
from arasta.play.text.refusals import in_a_row, joined

if TYPE_CHECKING:
    from arasta.play.game.game import Game

NOBODY_NAMED: tuple[str, ...] = ()
Turn = tuple[str, list[str]]  # its label in a record, and its sentences


class LogEntry(NamedTuple):
    """The lines about a step, and those about the turn that it led to, if one began."""

    step: list[str]
    next_turn: list[str]


def narrate(
    event: Event, presentation: Presentation, lang: str = DEFAULT, people: Sequence[str] = NOBODY_NAMED
) -> LogEntry:
    """An event in sentences; `people` are the names of the seats, if they have any."""
    changes = told_of(event["changes"], event["subject"], lang, people)
    lines = []
    if changes or event["verb"] not in presentation.silent:
        lines.append(with_changes(phrase(event, presentation, lang, people), changes, lang))
    lines += [note_text(note, lang, people) for note in event["notes"]]
    return LogEntry(lines, [income_line(income, lang, people) for income in event["income"]])


def phrase(event: Event, presentation: Presentation, lang: str, people: Sequence[str]) -> str:
    """What was done; of what is hidden, only that."""
    action = Action(event["verb"], event["kind"], event["target"])
    subject = event["subject"]
    about = values_of(event["about"], lang, presentation.names, people)
    values: dict[str, Any] = {"player": "" if subject is None else seat_name(subject, lang, people)}
    values |= presentation.log_values(event["decision"], lang)
    values |= {word: without_marks(value) if isinstance(value, str) else value for word, value in about.items()}
    if action.target:
        values |= named("target", action.kind, action.target, lang, presentation.names, people)
    decision = event["decision"]
    key = text_key("log", action, decision["kind"], lang, decision.get("roll_for", {}).get("kind", ""))
    return say(best_key((f"{key}-hidden", key), lang) if event["hidden"] else key, lang, **values)


def note_text(note: Note, lang: str, people: Sequence[str]) -> str:
    """What else a step led to: a player by name, amounts as a list, anything else as it is."""
    values = dict(note["values"])
    if "player" in values:
        values["player"] = seat_name(values["player"], lang, people)
    for word, value in values.items():
        if isinstance(value, dict):
            values[word] = without_marks(joined(amount_texts(value["amounts"], lang), "list-and", lang))
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
            player = seat_name(change["seat"], lang, people)
            own = change["seat"] == subject
            texts.append(text if own else say("change-of", lang, player=player, changes=text))
    return in_a_row(texts, "list-apart", lang, "list-apart") if texts else ""


def with_changes(line: str, told: str, lang: str) -> str:
    """A line, with what it changed if that is anything."""
    return say("log-changes", lang, line=line, changes=told) if told else line


def changed_text(changed: Holdings, lang: str) -> str:
    """What became more or less."""
    texts = [text for word, n in changed.items() if (text := change_text(word, n, lang))]
    return in_a_row(texts, "list-more", lang) if texts else ""


def change_text(word: str, n: int, lang: str) -> str:
    """One amount with its sign; amounts without a text of their own are not told."""
    text = f"change-{word.replace('.', '-').replace('_', '-')}"
    return say(text, lang, n=f"{n:+d}".replace("-", "−"), count=abs(n)) if has_text(text, lang) else ""


def turns(game: "Game", seat: int | None, lang: str = DEFAULT, since: int = 0) -> list[Turn]:
    """What happened from step `since` on, as a seat may read it: the label of each turn and its sentences."""
    return gathered(game.log_entries(since, seat, lang))


def open_turns(game: "Game", lang: str = DEFAULT, since: int = 0) -> list[Turn]:
    """The same with nothing hidden: each step as whom it is about may read it. For whoever enters a game by hand."""
    readers = (event["subject"] for event in game.events(since))
    return gathered(next(game.log_entries(since + i, reader, lang)) for i, reader in enumerate(readers))


def gathered(told: Iterable[tuple[Event, LogEntry]]) -> list[Turn]:
    """Sentences by their turns."""
    by_number: dict[int, Turn] = {}
    for event, lines in told:
        for turn, about in ((event["turn"], lines.step), (event["next_turn"], lines.next_turn)):
            by_number.setdefault(turn["number"], (turn["label"], []))[1].extend(about)
    return [(label, lines) for label, lines in by_number.values() if lines]
