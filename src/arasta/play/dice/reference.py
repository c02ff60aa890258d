"""The reference pages of the dice game, made from its component tables.

What is not printed carries a mark, so that nobody takes a reconstruction for the box.
"""

from collections.abc import Callable, Iterable

from arasta.core.provenance import DERIVED, PRINTED, RECONSTRUCTED, Provenance
from arasta.dice.components.board import GOALS, ROWS, Goal, Row
from arasta.dice.components.cards import CARD_TABLE
from arasta.dice.components.tiles import TILE_KINDS, KindRow
from arasta.dice.components.values import NUMBERS, RESOURCE_TABLE
from arasta.dice.menu import MENU
from arasta.dice.words import Area
from arasta.play.dice.effects import card_text, price_text, tile_text
from arasta.play.dice.figures import figure
from arasta.play.terminal.styled_text import capital
from arasta.play.text.descriptions import Expansions
from arasta.play.text.language import DEFAULT, say
from arasta.play.text.names import name_of

MARKS = {PRINTED: "", DERIVED: "°", RECONSTRUCTED: "†"}


def legend(used: Iterable[Provenance], language: str) -> list[str]:
    """What the marks on a page mean."""
    found = set(used)
    return [f"{mark} {say(f'rules-{tag.value}', language)}" for tag, mark in MARKS.items() if mark and tag in found]


def actions_page(language: str = DEFAULT) -> list[str]:
    """The turn, and every action with the word that it is typed by and its price."""
    return [*turn(language), *(f"  {verb}: {text}" for verb, text in actions(language).items())]


def turn(language: str) -> list[str]:
    """The phases of a turn."""
    return [say(f"rules-turn-{phase}", language) for phase in ("income", "roll", "actions", "hand-over")]


def actions(language: str) -> dict[str, str]:
    """What each action does, by its verb."""
    verbs = dict.fromkeys(action.verb for _, action in sorted(MENU.items()))
    return {verb: say(f"rules-action-{verb.replace(' ', '-')}", language) for verb in verbs}


def sentences(topic: str, language: str = DEFAULT, expansions: Expansions = None) -> list[str]:
    """What the book says of a topic whose page has words to type."""
    if topic != "actions":
        return []
    return [*turn(language), *(f"  {capital(text)}" for text in actions(language).values())]


def end_page(language: str = DEFAULT) -> list[str]:
    """What brings the last round, and who wins."""
    goals = [say("rules-goal", language, players=goal.players, n=goal.rubies) for goal in GOALS]
    return [*goals, say("rules-dice-end-round", language), say("rules-wealth", language)]


def areas_page(language: str = DEFAULT) -> list[str]:
    """For each number of players the goal, the mosque and the rows of prices."""
    lines = []
    for goal in GOALS:
        lines.append(say("rules-goal", language, players=goal.players, n=goal.rubies))
        lines += [f"  {row_text(row, language)}" for row in ROWS if row.players == goal.players]
        lines.append(f"  {mosque_text(goal, language)}")
    return [*lines, *legend((line.provenance for line in (*ROWS, *GOALS)), language)]


def mosque_text(goal: Goal, language: str) -> str:
    """The rubies of the mosque, and what earns one."""
    mark = MARKS[goal.provenance]
    return say("rules-mosque-rubies", language, n=f"{goal.mosque_rubies}{mark}", tiles=goal.tiles)


def row_text(row: Row, language: str) -> str:
    """An area's prices that have a ruby, cheapest first."""
    word = "colour" if row.area is None else Area(row.area).name.lower().replace("_", "-")
    prices = ", ".join(str(price) for price in row.prices[row.empty :])
    return say(f"rules-area-{word}", language, list=prices) + MARKS[row.provenance]


def mosque_page(language: str = DEFAULT) -> list[str]:
    """The kinds of mosque tile: what they do, how many there are, what they cost."""
    marks = [tag for row in TILE_KINDS for tag in (row.price_from, row.copies_from)]
    return [*(tile_line(row, language) for row in TILE_KINDS), *legend(marks, language)]


def tile_line(row: KindRow, language: str) -> str:
    """A kind of tile."""
    key = "rules-tile-copies-coloured" if row.coloured else "rules-tile-copies"
    return say(
        "rules-tile",
        language,
        kind=capital(name_of("tile-kind", row.kind.name.lower(), language)),
        does=tile_text(row, None, language),
        copies=say(key, language, n=row.copies) + MARKS[row.copies_from],
        price=price_text(row.price, row.goods, None, language) + MARKS[row.price_from],
    )


def cards_page(language: str = DEFAULT) -> list[str]:
    """Every face of the bazaar cards."""
    lines = []
    for row in CARD_TABLE:
        copies = say("rules-copies", language, n=row.copies) + MARKS[row.copies_from]
        lines.append(f"[{row.slug}], {copies}: {card_text(row, language)}{MARKS[row.amounts_from]}")
    return [*lines, *legend((tag for row in CARD_TABLE for tag in (row.amounts_from, row.copies_from)), language)]


def values_page(language: str = DEFAULT) -> list[str]:
    """How many there are of each resource, what one is worth at the end, and further numbers."""
    lines = [say("rules-wealth", language)]
    for row in RESOURCE_TABLE:
        name = capital(name_of("resource", row.resource.name.lower(), language))
        number, value = f"{row.number}{MARKS[row.number_from]}", f"{row.value}{MARKS[row.value_from]}"
        lines.append(say("rules-resource", language, thing=name, n=number, value=value))
    marked = {figure(row.slug): f"{row.number}{MARKS[row.provenance]}" for row in NUMBERS if MARKS[row.provenance]}
    further = [
        say(f"rules-number-{word}", language, **marked) for word in ("dice", "market", "start", "coin", "fallback")
    ]
    marks = [tag for row in RESOURCE_TABLE for tag in (row.number_from, row.value_from)]
    return [*lines, *further, *legend([*marks, *(row.provenance for row in NUMBERS)], language)]


KINDS = {"mosque": "mosque-tile", "cards": "bazaar-card"}  # by topic the kind of things that it is about
TOPICS: dict[str, Callable[[str], list[str]]] = {
    "actions": actions_page,
    "end": end_page,
    "areas": areas_page,
    "mosque": mosque_page,
    "cards": cards_page,
    "values": values_page,
}
