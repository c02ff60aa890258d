"""An analysis as one page of HTML that needs nothing else: no script, no picture, nothing from the net."""

from collections.abc import Iterable, Sequence
from html import escape
from importlib.resources import files

from arasta.analysis.chart import chart
from arasta.analysis.findings import MOST_MISTAKES, Analysis, Decision
from arasta.analysis.sentences import Sentences, points
from arasta.play.text.language import DEFAULT

Row = Sequence[str]  # cells of a table, each with its tags


def page(found: Analysis, lang: str = DEFAULT) -> str:
    """The whole page."""
    words = Sentences(found, lang)
    title = escape(words.say("title"))
    notes = "".join(f"<p>{escape(note)}</p>" for note in words.notes())
    style = files(__package__).joinpath("page.css").read_text("utf-8")
    return "\n".join(
        [
            f'<!doctype html>\n<html lang="{lang}">\n<meta charset="utf-8">',
            '<meta name="viewport" content="width=device-width, initial-scale=1">',
            f"<title>{title} · {escape(words.heading())}</title>\n<style>\n{style}</style>",
            f'<h1>{title}</h1>\n<p class="players">{escape(words.heading())}</p>{notes}',
            section(words, "chances", f"<figure>{chart(words)}</figure>" if found.turns else ""),
            section(words, "mistakes", mistakes(words)),
            section(words, "luck", luck(words)),
            f"<details><summary>{escape(words.say('decisions'))}</summary>",
            f"{decisions(words, found.decisions)}</details>",
            "</html>\n",
        ]
    )


def section(words: Sentences, key: str, content: str) -> str:
    """A heading, a sentence about it, and what it is about."""
    return f"<h2>{escape(words.say(key))}</h2>\n<p>{escape(words.say(f'{key}-about'))}</p>\n{content}"


def mistakes(words: Sentences) -> str:
    """The largest ones, numbered as in the chart."""
    found = words.found.mistakes[:MOST_MISTAKES]
    return decisions(words, found, numbered=True) if found else f"<p>{escape(words.say('no-mistakes'))}</p>"


def decisions(words: Sentences, found: Iterable[Decision], numbered: bool = False) -> str:
    """Decisions with what was chosen and what was best."""
    head = [*(["number"] if numbered else []), "turn", "player", "chosen", "best", "cost"]
    rows = []
    for n, decision in enumerate(found, 1):
        first = [cell(str(n), "number")] if numbered else []
        rows.append(
            [
                *first,
                cell(decision.turn, "number"),
                cell(words.player(decision.seat), f"player seat{decision.seat}"),
                cell(words.chosen(decision)),
                cell(words.best(decision)),
                cell(words.cost(decision), "number"),
            ]
        )
    return table([words.say(f"column-{word}") for word in head], rows)


def luck(words: Sentences) -> str:
    """By seat what luck gave and choices cost, with bars."""
    found = words.found
    most = max(map(abs, (*found.luck, *found.lost)), default=0) or 1
    rows = [
        [cell(words.player(seat), f"player seat{seat}"), *(bar(words, amount, seat, most) for amount in amounts)]
        for seat, amounts in enumerate((lucky, -lost) for lucky, lost in zip(found.luck, found.lost, strict=True))
    ]
    return table([words.say(f"column-{word}") for word in ("player", "luck", "lost")], rows)


def bar(words: Sentences, amount: float, seat: int, most: float) -> str:
    """An amount as a number and a bar: full if it is good, hollow if it is bad."""
    told, kind = escape(points(amount, words.lang)), "plus" if amount > 0 else "minus"
    return (
        f'<td class="number seat{seat}">{told}<span class="bar {kind}" style="--size:{abs(amount) / most:.3f}"></span>'
    )


def cell(text: str, kind: str = "") -> str:
    """One cell."""
    return f'<td class="{kind}">{escape(text)}' if kind else f"<td>{escape(text)}"


def table(head: Sequence[str], rows: Sequence[Row]) -> str:
    """Rows below their heads."""
    titles = "".join(f'<th scope="col">{escape(title)}' for title in head)
    lines = "\n".join("<tr>" + "".join(row) for row in rows)
    return f'<div class="wide"><table><thead><tr>{titles}<tbody>\n{lines}</table></div>'
