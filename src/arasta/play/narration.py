"""The log: a line for each step, made from before, choice and after as a seat sees them."""

from typing import Any

import numpy as np

from arasta.core.protocol import Rules
from arasta.play.language import DEFAULT, has_text, say
from arasta.play.naming import decision_values, named, seat_name, text_key
from arasta.play.preview import numbers

SILENT = frozenset({"lay", "done"})  # worth a line only if something changed


def narrate(
    rules: Rules, before: np.ndarray, action: int, after: np.ndarray, seat: int | None, lang: str = DEFAULT
) -> list[str]:
    """The lines a seat reads about one step; None is a spectator."""
    s = rules.open(before)
    seen = rules.seen(s, action, seat)
    subject = rules.subject(s)
    old, new = rules.view(before, seat), rules.view(after, seat)
    changes = changes_text(old, new, subject, lang)
    lines = []
    if changes or seen.verb not in SILENT:
        player = "" if subject is None else seat_name(subject, lang)
        values = {"player": player} | decision_values(old["decision"], lang)
        if seen.target:
            values |= named("target", seen.kind, seen.target, lang)
        told = text_key("log", seen, rules.decision(s), lang)
        if not seen.target and has_text(f"{told}-hidden", lang):
            told = f"{told}-hidden"
        line = say(told, lang, **values)
        lines.append(say("log-changes", lang, line=line, changes=changes) if changes else line)
    if new["last_round"] and not old["last_round"]:
        leader = max(new["players"], key=lambda player: player["rubies"])
        lines.append(say("log-last-round", lang, player=seat_name(leader["seat"], lang), n=leader["rubies"]))
    return lines


def changes_text(old: dict[str, Any], new: dict[str, Any], subject: int | None, lang: str) -> str:
    """What changed hands: the subject's amounts first, then those of others by name."""
    parts = []
    order = sorted(range(len(new["players"])), key=lambda p: p != subject)
    for p in order:
        before, after = numbers(old["players"][p]), numbers(new["players"][p])
        changed = [change_text(word, after[word] - before[word], lang) for word in after if after[word] != before[word]]
        listed = ", ".join(text for text in changed if text)
        if listed:
            parts.append(listed if p == subject else f"{seat_name(p, lang)}: {listed}")
    return "; ".join(parts)


def change_text(word: str, n: int, lang: str) -> str:
    """One amount with its sign; amounts without a text of their own are not told."""
    text = f"change-{word.replace('.', '-').replace('_', '-')}"
    return say(text, lang, n=f"{n:+d}".replace("-", "−"), count=abs(n)) if has_text(text, lang) else ""
