"""Arguments made of several small numbers: one place that packs them, and a rule that reads each."""

from collections.abc import Callable, Mapping, Sequence
from typing import Any, NamedTuple

from arasta.core.bits import has
from arasta.core.compiling import rule


class Part(NamedTuple):
    """A number in an argument: its word, what the argument is divided by, and its size; 0 is no limit."""

    word: str
    factor: int = 1
    size: int = 0


class Packing:
    """Numbers packed into one argument of an effect, in the digits of their sizes; the first one has no limit.

    `pack` puts them together; `number["word"]` reads one. Both are rules, to be bound to names where they are used.
    """

    def __init__(self, first: str, /, *, each: "Packing | None" = None, **sizes: int) -> None:
        self.words = (first, *sizes)
        if len(self.words) not in (2, 3):
            raise ValueError(f"Two or three numbers are packed, not {len(self.words)}: {', '.join(self.words)}.")
        self.each = each  # how the numbers are packed in their turn
        factors, factor = [], 1
        for size in reversed(sizes.values()):
            factors.append(factor)
            factor *= size
        factors = [factor, *reversed(factors)]
        self.own_parts = [Part(word, f, sizes.get(word, 0)) for word, f in zip(self.words, factors, strict=True)]
        self.pack = packer(factors)
        self.number: Mapping[str, Callable[[int], int]] = {
            part.word: reader(part.factor, part.size) for part in self.own_parts
        }

    @property
    def parts(self) -> list[Part]:
        """The numbers that are packed no further, in their order."""
        if self.each is None:
            return self.own_parts
        return [
            Part(f"{outer.word}_{inner.word}", outer.factor * inner.factor, inner.size or outer.size // inner.factor)
            for outer in self.own_parts
            for inner in self.each.parts
        ]

    def named(self, argument: int) -> dict[str, Any]:
        """The numbers by their words, for views and texts."""
        numbers = {word: int(read(argument)) for word, read in self.number.items()}
        return {word: self.each.named(number) for word, number in numbers.items()} if self.each else numbers


class Members:
    """An argument that is a set, told by the words of its members."""

    def __init__(self, word: str, words: Sequence[str]) -> None:
        self.word, self.words = word, words

    def named(self, argument: int) -> dict[str, Any]:
        """The words of the members."""
        return {self.word: [word for i, word in enumerate(self.words) if has(argument, i)]}


def packer(factors: list[int]) -> Any:
    """The rule that packs two or three numbers."""
    one, two, three = (*factors, 0)[:3]

    @rule
    def pack_two(a, b):
        """Two numbers in one."""
        return a * one + b

    @rule
    def pack_three(a, b, c):
        """Three numbers in one."""
        return a * one + b * two + c * three

    return pack_two if len(factors) == 2 else pack_three


def reader(factor: int, size: int) -> Any:
    """The rule that reads one number."""

    @rule
    def read_first(argument):
        """The first number: whatever is above the others."""
        return argument // factor

    @rule
    def read_digits(argument):
        """A number within its size."""
        return argument // factor % size

    return read_digits if size else read_first
