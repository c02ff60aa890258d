"""What a seat may know as a row of small integers, for nets: the kinds of features that a row is made of.

A part of a game lists its blocks in a table. Most are a field of the state and say only how it is told; what a field
does not say has a rule of its own. Offsets are derived. Blocks named `players.…` have a row for each seat, the one who
looks first, then the others clockwise. `layout.py` makes a row of them.
"""

from collections.abc import Callable
from dataclasses import dataclass
from typing import Any

from arasta.core.compiling import rule

Rule = Callable[..., Any]
BY_SEAT = "players."
MOST = 127  # the greatest number of a feature
COPIES = sum(1 << 7 * i for i in range(8))  # times a number of seven bits: copies of it that do not overlap
ONES = sum(1 << 8 * i for i in range(8))  # a bit in each of eight bytes


@rule
def spread(members):
    """The first eight members of a set, each as a byte of one number. The i-th bit of the i-th copy stands where the
    i-th byte begins; the eighth needs no copy. (A table would be as quick, but a GPU makes a copy of it for each use.)
    """
    return ((members & 127) * COPIES) & ONES | ((members >> 7) & 1) << 56


@rule
def tell_eight(eight, out, at):
    """Eight features from the bytes of one number: the compiler makes one store of them."""
    for i in range(8):
        out[at + i] = (eight >> 8 * i) & 255


@dataclass(frozen=True, kw_only=True)
class Block:
    """Features of one kind: their name, what they tell, and what a net may multiply them with.

    `labels` name the last axis; there may be a scale for each. Numbers above `most` are told as `most`; without it no
    number can be too large. `own` are those that differ by who looks, beyond the order of the seats.
    """

    name: str
    tells: str
    scale: float | tuple[float, ...] = 1.0
    most: int | None = None
    labels: tuple[str, ...] = ()
    own: bool = False

    @property
    def field(self) -> str:
        """The field of the state: the last word of the name."""
        return self.name.rpartition(".")[2]

    @property
    def by_seat(self) -> bool:
        """Whether there is a row for each seat."""
        return self.name.startswith(BY_SEAT)

    def shape(self, field: tuple[int, ...], seats: int) -> tuple[int, ...]:
        """Its axes, given those of the field."""
        raise NotImplementedError

    def lines(self, field: tuple[int, ...], at: str) -> list[str]:
        """The code that writes it from the feature `at` on; inside the loop over the seats, if it is by seat."""
        raise NotImplementedError


@dataclass(frozen=True, kw_only=True)
class Numbers(Block):
    """The numbers of a field as they are."""

    def shape(self, field: tuple[int, ...], seats: int) -> tuple[int, ...]:
        """Those of the field."""
        return field

    def lines(self, field: tuple[int, ...], at: str) -> list[str]:
        """One store, or a loop."""
        value = "{}" if self.most is None else f"min({{}}, {self.most})"
        inner = field[1:] if self.by_seat else field
        if not inner:
            return [f"out[{at}] = {value.format(taken(self, field))}"]
        return [f"for i in range({inner[0]}):", f"    out[{at} + i] = {value.format(taken(self, field, 'i'))}"]


@dataclass(frozen=True, kw_only=True)
class OneOf(Block):
    """A field that is a word's number: 1 at the word. `first` is the number of the first word."""

    first: int = 0

    def shape(self, field: tuple[int, ...], seats: int) -> tuple[int, ...]:
        """Those of the field, by the words."""
        return (*field, len(self.labels))

    def lines(self, field: tuple[int, ...], at: str) -> list[str]:
        """One store for each."""
        inner = field[1:] if self.by_seat else field
        if not inner:
            return [f"out[{at} + unsigned({taken(self, field)} - {self.first})] = 1"]
        number = f"unsigned({taken(self, field, 'i')} - {self.first})"
        return [f"for i in range({inner[0]}):", f"    out[{at} + {len(self.labels)} * i + {number}] = 1"]


@dataclass(frozen=True, kw_only=True)
class Members(Block):
    """A field that is a set of words' numbers: 1 at each of them."""

    def shape(self, field: tuple[int, ...], seats: int) -> tuple[int, ...]:
        """Those of the field, by the words."""
        return (*field, len(self.labels))

    def lines(self, field: tuple[int, ...], at: str) -> list[str]:
        """Eight words at a time, which are one store to the compiler. A loop over the members would be shorter, but a
        processor cannot guess where it ends.
        """
        lines, count = [f"members = {taken(self, field)}"], len(self.labels)
        for first in range(0, count, 8):
            lines.append(f"eight = spread(members >> {first})")
            lines += [f"out[{at} + {first + i}] = (eight >> {8 * i}) & 255" for i in range(min(8, count - first))]
        return lines


@dataclass(frozen=True, kw_only=True)
class Seat(Block):
    """A field that is a seat, or nobody: 1 at the seat."""

    def shape(self, field: tuple[int, ...], seats: int) -> tuple[int, ...]:
        """By seat."""
        return (seats,)

    def lines(self, field: tuple[int, ...], at: str) -> list[str]:
        """One comparison."""
        return [f"out[{at}] = s.{self.field} == p"]


@dataclass(frozen=True, kw_only=True)
class Seats(Seat):
    """A field that is a set of seats: 1 at each of them."""

    def lines(self, field: tuple[int, ...], at: str) -> list[str]:
        """One question."""
        return [f"out[{at}] = has(s.{self.field}, p)"]


@dataclass(frozen=True, kw_only=True)
class ByRule(Block):
    """What a rule writes: (s, seat, out, at), or (s, p, out, at) for each seat. It stores what is not 0."""

    rule: Rule
    axes: tuple[int, ...] = ()

    @property
    def called(self) -> str:
        """What its rule is called in the code: no two blocks have the same name."""
        return self.name.replace(".", "_")

    def shape(self, field: tuple[int, ...], seats: int) -> tuple[int, ...]:
        """As declared, by the words."""
        inner = (*self.axes, len(self.labels)) if self.labels else self.axes
        return (seats, *inner) if self.by_seat else inner

    def lines(self, field: tuple[int, ...], at: str) -> list[str]:
        """Its call."""
        return [f"{self.called}(s, {'p' if self.by_seat else 'unsigned(seat)'}, out, unsigned({at}))"]


def taken(block: Block, field: tuple[int, ...], i: str = "") -> str:
    """The number of a field: of the seat, and with the index, as far as it has them."""
    indices = [*(["p"] if block.by_seat else []), *([i] if i else [])]
    return f"s.{block.field}[{', '.join(indices)}]" if indices else f"s.{block.field}"
