"""How the dice game is shown."""

from collections import Counter

from arasta.dice.arguments import number_of, resource_of
from arasta.dice.effects import EFFECTS
from arasta.dice.words import Effect, Resource
from arasta.play.dice.board import draw
from arasta.play.dice.compact import small
from arasta.play.dice.names import NAMES, TILE_OF, decision_values
from arasta.play.dice.reference import KINDS, TOPICS, sentences
from arasta.play.dice.story import STORY, about
from arasta.play.game.holdings import Holdings, changes, numbers, without
from arasta.play.game.trail import Steps
from arasta.play.presentation import Note, Presentation, View

AMOUNTS = frozenset({"lira", "crystals", "rubies"})
RESOURCES = ("tokens.", "crystals", "lira")  # what can be short, by what is held
HELD = {Resource.CRYSTAL: "crystals", Resource.LIRA: "lira"}  # what tiles bring as income
ROLLING = "die_rolled"
SILENT = frozenset({"roll", "again", "throw", "pay", "die", "give"})


def holdings(view: View, seat: int) -> Holdings:
    """What lies before a seat; in its turn, also the dice that are rolled and not yet spent."""
    held = numbers(view["players"][seat], AMOUNTS)
    if view["turn_of"] != seat or view["over"] or view["decision"]["kind"] == ROLLING:
        return held
    return held | {f"dice.{face}": n for face, n in view["dice"].items()}


def notes(before: View, after: View) -> list[Note]:
    """The roll once all its dice lie, a ruby of the mosque, a shortage, the discard pile when it becomes the deck."""
    found: list[Note] = []
    if before["decision"]["kind"] == ROLLING and before["decision"]["dice"] == 1:
        faces = {f"faces.{face}": n for face, n in after["dice"].items()}
        found.append({"key": "log-rolled", "values": {"player": after["turn_of"], "dice": {"amounts": faces}}})
    for old, new in zip(before["players"], after["players"], strict=True):
        if new["mosque_ruby"] and not old["mosque_ruby"]:
            found.append({"key": "log-mosque-ruby", "values": {"player": new["seat"]}})
    if is_short(before, after):
        found.append({"key": "log-shortage", "values": {}})
    if sum(after["deck"].values()) > sum(before["deck"].values()):
        found.append({"key": "log-reshuffled", "values": {}})
    return found


def is_short(before: View, after: View) -> bool:
    """DSHORT-1: somebody other than who chose has less than before, an income apart."""
    subject = before["turn_of"] if before["decision"]["chance"] else before["to_act"]
    brought = income(before, after)
    others = [player["seat"] for player in after["players"] if player["seat"] != subject]
    changed = [without(changes(holdings(before, p), holdings(after, p)), brought.get(p, {})) for p in others]
    return any(n < 0 for less in changed for word, n in less.items() if word.startswith(RESOURCES))


def income(before: View, after: View) -> dict[int, Holdings]:
    """DTURN-3: what the working tiles bring the seat whose turn has begun, except cards, which are told when they are
    revealed.
    """
    seat = after["turn_of"]
    if after["over"] or seat == before["turn_of"]:
        return {}
    brought: Counter[str] = Counter()
    for slug in after["players"][seat]["tiles"]:
        for effect, argument in TILE_OF[slug].row.income:
            if effect == Effect.GAIN:
                brought[HELD[Resource(resource_of(argument))]] += number_of(argument)
    return {seat: dict(brought)} if brought else {}


# DTURN-2: the phases after the income.
STEPS = {"roll": ("roll", "reroll", "dice_again"), "act": ("action", "hand_over")}
ABSENT = frozenset({"not-now", "not-revealed", "not-your-tile", "not-in-market", "no-such-token"})

IDLE = frozenset({"stop", "keep", "decline"})


def loses_turn(view: View, action: str, then: str) -> bool:
    """A turn that ends before its first action."""
    return action == "stop" and then == "turn" and not view["actions_taken"]


PRESENTATION = Presentation(
    draw=draw,
    small=small,
    topics=TOPICS,
    sentences=sentences,
    kinds=KINDS,
    holdings=holdings,
    silent=SILENT,
    values=decision_values,
    names=NAMES,
    notes=notes,
    about=about,
    steps=Steps(STEPS, EFFECTS.words),
    story=STORY,
    absent=ABSENT,
    income=income,
    idle=IDLE,
    explained=frozenset({"area"}),
    coded=frozenset({"bazaar-card"}),
    loses_turn=loses_turn,
)
