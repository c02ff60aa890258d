"""The row of features of a game: its blocks in their places, and the rule that writes it.

What only some games have, an expansion, is a part of its own: its first feature is 1 if it is there, and all of it is
0 if it is not.
"""

from collections.abc import Callable, Iterator, Mapping, Sequence
from dataclasses import dataclass
from math import prod
from typing import Any, NamedTuple
from zlib import crc32

import numpy as np

from arasta.core.bits import has
from arasta.core.compiling import inlined, record_at, rule, unsigned
from arasta.core.encoding import Block, ByRule, spread

Rule = Callable[..., Any]
NUMBER = 1  # of the version; to be raised when the same blocks come to mean something else


@dataclass(frozen=True)
class Part:
    """The blocks of a part of a game. `is_present` is the rule that says whether it is in the game; None: always."""

    name: str
    blocks: Sequence[Block]
    is_present: Rule | None = None


class Placed(NamedTuple):
    """A block in its place: features `first` to `end` of the row, along the axes of `shape`."""

    block: Block
    part: str
    field: tuple[int, ...]  # the axes of its field
    first: int
    shape: tuple[int, ...]

    @property
    def end(self) -> int:
        """The first feature after it."""
        return self.first + prod(self.shape)

    def describe(self) -> dict[str, Any]:
        """For people who train nets."""
        block = self.block
        return {
            "name": block.name,
            "part": self.part,
            "first": self.first,
            "shape": list(self.shape),
            "scale": list(block.scale) if isinstance(block.scale, tuple) else block.scale,
            "most": block.most,
            "labels": list(block.labels),
            "tells": block.tells,
        }


class Layout:
    """Where every feature stands. `encode` is the rule (s, seat, out) that writes a row, which must be zeros before.

    `public` are the fields that all seats may see: no block can be a copy of another one. `numbered` are the things, by
    their kind and in the order of their numbers, that are told by number somewhere: in the argument of a decision, or
    along an axis without labels. A net relies on these numbers.
    """

    def __init__(
        self,
        parts: Sequence[Part],
        public: Sequence[Any],
        seats: int,
        numbered: Mapping[str, tuple[str, ...]] | None = None,
    ) -> None:
        self.numbered = numbered or {}
        self.parts = [part if part.is_present is None else with_presence(part) for part in parts]
        self.placed = list(self.in_their_places(np.dtype(list(public)), seats))
        self.by_name = {found.block.name: found for found in self.placed}
        if len(self.by_name) < len(self.placed):
            raise ValueError("Two blocks of features have the same name.")
        self.size = self.placed[-1].end
        self.scales = np.ones(self.size, np.float32)
        for found in self.placed:
            self.scales[found.first : found.end] = np.resize(found.block.scale, found.end - found.first)
        self.encode = encoder([(part, self.of(part.name)) for part in self.parts])

    def in_their_places(self, public: np.dtype[Any], seats: int) -> Iterator[Placed]:
        """All blocks, one after the other."""
        first = 0
        for part in self.parts:
            for block in part.blocks:
                field = () if isinstance(block, ByRule) else axes(public, block)
                found = Placed(block, part.name, field, first, block.shape(field, seats))
                yield found
                first = found.end

    def of(self, part: str) -> list[Placed]:
        """The blocks of a part of the game."""
        return [found for found in self.placed if found.part == part]

    @property
    def presences(self) -> list[int]:
        """The features that tell whether a part is in the game, of the parts that are not in every game."""
        return [self.of(part.name)[0].first for part in self.parts if part.is_present is not None]

    def used_in(self, states: np.ndarray) -> int:
        """How many features, from the first on, can be anything but 0 in games like these: a part that is in none of
        them stays 0.
        """
        games = [record_at(states, i) for i in range(len(states))]
        used = [part for part in self.parts if part.is_present is None or any(part.is_present(s) for s in games)]
        return max(self.of(part.name)[-1].end for part in used)

    def __getitem__(self, name: str) -> slice:
        """The features of a block."""
        if name not in self.by_name:
            raise KeyError(f"There is no block of features {name!r}; there are {', '.join(self.by_name)}.")
        return slice(self.by_name[name].first, self.by_name[name].end)

    def block(self, rows: np.ndarray, name: str) -> np.ndarray:
        """The features of a block in a row or in many, along its axes."""
        found: np.ndarray = rows[..., self[name]].reshape(*rows.shape[:-1], *self.by_name[name].shape)
        return found

    def describe(self) -> list[dict[str, Any]]:
        """Every block with its place, axes, scale, limit, labels and meaning; ready for JSON."""
        return [found.describe() for found in self.placed]

    @property
    def version(self) -> str:
        """A number and a hash of all that a trained net relies on; scales are in it, texts are not."""
        relied_on = [{**found, "tells": ""} for found in self.describe()]
        return f"{NUMBER}-{crc32(repr(relied_on).encode()):08x}"


def axes(public: np.dtype[Any], block: Block) -> tuple[int, ...]:
    """Those of a block's field."""
    if block.field not in (public.names or ()):
        raise ValueError(f"{block.name} tells the field {block.field!r}, which is not a public one of the state.")
    return public[block.field].shape


def with_presence(part: Part) -> Part:
    """A part that is not in every game, with a first feature that tells it; the encoder writes that one itself."""
    told = ByRule(name=f"{part.name}.in_game", tells="1 if it is in the game", rule=nothing, axes=(1,))
    return Part(part.name, (told, *part.blocks), part.is_present)


@rule
def nothing(s, seat, out, at):
    """Nothing is written."""


def encoder(parts: Sequence[tuple[Part, list[Placed]]]) -> Rule:
    """The rule that writes a whole row: what is in every game, then the parts that may be."""
    names: dict[str, Any] = {}
    lines: list[str] = []
    for i, (part, blocks) in enumerate(parts):
        names[f"write_{i}"] = writer(blocks)
        if part.is_present is not None:
            names[f"is_present_{i}"] = part.is_present
            lines += [f"if is_present_{i}(s):", f"    out[{blocks[0].first}] = 1", f"    write_{i}(s, seat, out)"]
        else:
            lines.append(f"write_{i}(s, seat, out)")
    return made("encode", lines, names)


def writer(blocks: Sequence[Placed]) -> Rule:
    """The rule that writes the blocks of a part into zeros."""
    names: dict[str, Any] = {"spread": spread, "has": has, "unsigned": unsigned}
    lines: list[str] = []
    of_each_seat: list[str] = []
    for block, _, field, first, shape in blocks:
        if isinstance(block, ByRule):
            names[block.called] = inlined(block.rule)
        if block.by_seat:
            of_each_seat += block.lines(field, f"{first} + {prod(shape[1:])} * k")
        else:
            lines += block.lines(field, str(first))
    if of_each_seat:
        inner = ["p = unsigned(seat + k if seat + k < s.players else seat + k - s.players)", *of_each_seat]
        lines += ["for k in range(s.players):", *(f"    {line}" for line in inner)]
    return made("write", lines, names)


def made(name: str, lines: Sequence[str], names: dict[str, Any]) -> Rule:
    """The rule (s, seat, out) with this body."""
    exec("\n".join([f"def {name}(s, seat, out):", *(f"    {line}" for line in lines or ["pass"])]), names)
    found: Rule = inlined(names[name])
    return found
