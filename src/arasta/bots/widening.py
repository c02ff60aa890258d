"""A net that was trained before a card, a tile or a place was there plays on: it is widened when it is read.

What is new has weight nothing, so that where nothing new is in play all choices and values are exactly the same. An
action without weights gets the mean of its kind. Only what the net knows and the rules do not, or have under another
meaning, cannot be mapped; then the net is refused. A scale may change: a net multiplies the features as they are told.
"""

import logging
from collections.abc import Iterator
from functools import cache
from multiprocessing import parent_process
from pathlib import Path
from typing import Any

import numpy as np

from arasta.bots.knowledge import Knowledge
from arasta.bots.net_file import FOLDER, Layer, Layers, NoNet, layers_in, read_arrays
from arasta.core.agenda_game import AgendaGame
from arasta.play.text.language import say

FIRST, POLICY, VALUE = "first", "policy", "value"
DECISION = "decision"  # the part of the features that tells of effects; people know the things of the others
SAME = ("part", "most")  # what of a block must not change, beside its axes
MOST_NAMED = 8  # new things

log = logging.getLogger(__name__)


def read_net(rules: AgendaGame, name: str, folder: Path = FOLDER) -> Layers:
    """The layers of the net of this name, for all that the rules have today. If that is more, it is told."""
    path = folder / f"{name}.npz"
    arrays = read_arrays(folder, name)
    known = knowledge(arrays, rules, path)
    layers = widened(layers_in(arrays), known, rules, path)
    tell_unseen(rules, known)
    return layers


def knowledge(arrays: dict[str, np.ndarray], rules: AgendaGame, path: Path) -> Knowledge:
    """What a net knows, taken out of the arrays of its file; refused if nobody can say."""
    known, today = Knowledge.taken_from(arrays, rules), rules.layout.version
    version = known if isinstance(known, str) else known.version
    if isinstance(known, str) or version.partition("-")[0] != today.partition("-")[0]:
        raise NoNet("net-foreign", file=str(path), trained=version, version=today)
    return known


def widened(layers: Layers, known: Knowledge, rules: AgendaGame, path: Path) -> Layers:
    """The layers with a row for each feature, action and seat that there is today."""
    today = Knowledge.of(rules)
    if known._replace(version="") == today._replace(version=""):
        return layers
    first = np.zeros((rules.layout.size, layers[FIRST][0].shape[1]), np.float32)
    first[features_today(known, today, path)] = layers[FIRST][0]
    return {
        **layers,
        FIRST: (first, layers[FIRST][1]),
        POLICY: wider_policy(layers[POLICY], known, rules, path),
        VALUE: (padded(layers[VALUE][0], rules.seats), padded(layers[VALUE][1], rules.seats)),
    }


def features_today(known: Knowledge, today: Knowledge, path: Path) -> np.ndarray:
    """By feature that a net knows its number today."""
    for kind, things in known.numbered.items():
        for i, thing in enumerate(things):
            if today.numbered.get(kind, [])[i : i + 1] != [thing]:
                raise unmappable(path, "moved", thing)
    blocks = {block["name"]: block for block in today.blocks}
    found = []
    for block in known.blocks:
        if block["name"] not in blocks:
            raise unmappable(path, "gone", block["name"])
        found.append(block_today(block, blocks[block["name"]], path))
    return np.concatenate(found)


def block_today(known: dict[str, Any], today: dict[str, Any], path: Path) -> np.ndarray:
    """The same of one block: by label along its last axis, if it has labels; else by number, and it may have grown."""
    old, new = known["shape"], today["shape"]
    is_same = all(known[word] == today[word] for word in SAME) and bool(known["labels"]) == bool(today["labels"])
    if not is_same or len(old) != len(new) or any(n > m for n, m in zip(old[:-1], new[:-1], strict=True)):
        raise unmappable(path, "changed", known["name"])
    places = [np.arange(n) for n in old]
    if known["labels"]:
        for label in known["labels"]:
            if label not in today["labels"]:
                raise unmappable(path, "gone", label)
        places[-1] = np.array([today["labels"].index(label) for label in known["labels"]])
    elif old and old[-1] > new[-1]:
        raise unmappable(path, "changed", known["name"])
    numbers = today["first"] + np.arange(np.prod(new, dtype=np.int64)).reshape(new)
    found: np.ndarray = numbers[np.ix_(*places)].ravel() if old else numbers.reshape(1)
    return found


def wider_policy(policy: Layer, known: Knowledge, rules: AgendaGame, path: Path) -> Layer:
    """A row for each action of today: the net's own; the mean of those with the same verb; or, of a verb that the net
    does not know at all, the mean of all.
    """
    for name in known.actions:
        if name not in rules.ids:
            raise unmappable(path, "gone", name)
    verbs = np.array([rules.actions[rules.ids[name]].verb for name in known.actions])
    row_of = {name: row for row, name in enumerate(known.actions)}
    rows = [
        [row_of[action.name]] if action.name in row_of else np.flatnonzero(verbs == action.verb)
        for action in rules.actions
    ]
    weight, bias = (np.stack([mean(each, row) for row in rows]) for each in policy)
    return weight, bias


def mean(weights: np.ndarray, rows: Any) -> np.ndarray:
    """Of some rows, or of all; one alone is as it was, to the last bit."""
    some = weights[rows] if len(rows) else weights
    found: np.ndarray = some[0] if len(some) == 1 else some.mean(axis=0)
    return found


def padded(rows: np.ndarray, n: int) -> np.ndarray:
    """Up to so many rows, those that are new without weight."""
    return np.concatenate([rows, np.zeros((n - len(rows), *rows.shape[1:]), rows.dtype)])


def unmappable(path: Path, problem: str, name: str) -> NoNet:
    """The refusal of a net that knows something else than the rules."""
    return NoNet("net-unmappable", file=str(path), problem=problem, name=name)


def unseen(known: Knowledge, rules: AgendaGame) -> Iterator[str]:
    """What there is today that a net does not know: labels, blocks, and actions that are not about one of those."""
    labels_of = {block["name"]: block["labels"] for block in known.blocks}
    labels: set[str] = set()
    for block in sorted(rules.layout.describe(), key=lambda block: bool(block["part"] == DECISION)):
        if block["name"] in labels_of:
            new = [label for label in block["labels"] if label not in labels_of[block["name"]]]
            labels.update(new)
            yield from new
        else:
            yield block["name"]
    actions, numbered = set(known.actions), rules.layout.numbered
    for action in rules.actions:
        things = numbered.get(action.kind, ())
        thing = things[action.value] if 0 <= action.value < len(things) else action.target
        if action.name not in actions and thing not in labels:
            yield action.name


def tell_unseen(rules: AgendaGame, known: Knowledge) -> None:
    """One line in a process and for a game, if there is anything that its net does not know.

    A process that another one has started says nothing: the other one does (`tell_for_others`).
    """
    things = tuple(dict.fromkeys(unseen(known, rules)))
    if things and parent_process() is None:
        tell_once(rules.name, things)


@cache
def tell_once(game: str, things: tuple[str, ...]) -> None:
    """The line."""
    named = ", ".join(things[:MOST_NAMED])
    log.warning(say("net-widened", net=game, things=named, more=max(0, len(things) - MOST_NAMED)))


@cache
def tell_for_others(rules: AgendaGame, folder: Path = FOLDER) -> None:
    """For a process that starts others to play in: what their nets will not know, or why there are none."""
    try:
        tell_unseen(rules, knowledge(read_arrays(folder, rules.name), rules, folder / f"{rules.name}.npz"))
    except NoNet as refused:
        log.warning(str(refused))
