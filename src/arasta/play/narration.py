"""The log: a line for each step, made from before, choice and after as a seat sees them."""

from typing import Any, NamedTuple

import numpy as np

from arasta.core.protocol import Rules
from arasta.play.holdings import Holdings, changes, without
from arasta.play.language import DEFAULT, has_text, say
from arasta.play.naming import named, seat_name, text_key
from arasta.play.showing import View
from arasta.play.showings import SHOWN


class Told(NamedTuple):
    """The lines about a step, and those about the turn that it led to, if one began."""

    step: list[str]
    next_turn: list[str]


def narrate(
    rules: Rules, before: np.ndarray, action: int, after: np.ndarray, seat: int | None, lang: str = DEFAULT
) -> Told:
    """What a seat reads about one step; None is a spectator."""
    s, showing = rules.open(before), SHOWN[rules.name]
    seen, subject = rules.seen(s, action, seat), rules.subject(s)
    old, new = rules.view(before, seat), rules.view(after, seat)
    income = showing.income(old, new)
    changed = {
        p: without(changes(showing.holdings(old, p), showing.holdings(new, p)), income.get(p, {}))
        for p in range(len(new["players"]))
    }
    told = told_of(changed, subject, lang)
    lines = []
    if told or seen.verb not in showing.silent:
        values: dict[str, Any] = {"player": "" if subject is None else seat_name(subject, lang)}
        values |= showing.values(old, lang)
        if seen.target:
            values |= named("target", seen.kind, seen.target, lang, showing.names)
        key = text_key("log", seen, rules.decision(s), lang)
        if not seen.target and has_text(f"{key}-hidden", lang):
            key = f"{key}-hidden"
        lines.append(with_changes(say(key, lang, **values), told, lang))
    lines += [*showing.events(old, new, lang), *last_round(old, new, lang)]
    return Told(lines, [income_line(p, brought, lang) for p, brought in income.items()])


def income_line(p: int, brought: Holdings, lang: str) -> str:
    """What a turn begins with."""
    return with_changes(say("log-income", lang, player=seat_name(p, lang)), changed_text(brought, lang), lang)


def last_round(old: View, new: View, lang: str) -> list[str]:
    """Whoever brings the last round is told once."""
    if old["last_round"] or not new["last_round"]:
        return []
    leader = max(new["players"], key=lambda player: player["rubies"])
    return [say("log-last-round", lang, player=seat_name(leader["seat"], lang), n=leader["rubies"])]


def told_of(changed: dict[int, Holdings], subject: int | None, lang: str) -> str:
    """What changed hands: the subject's amounts first, then those of others by name."""
    texts = {p: changed_text(changed[p], lang) for p in sorted(changed, key=lambda p: p != subject)}
    return "; ".join(text if p == subject else f"{seat_name(p, lang)}: {text}" for p, text in texts.items() if text)


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
