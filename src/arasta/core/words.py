"""Words of a game, each with its number in the record.

A part of a game that adds words goes on with those it builds on: `class Place(base.Place)` has both. A number or a word
that is taken is an error at import.
"""


class Words:
    """Words and their numbers: the attributes in capitals."""

    def __init_subclass__(cls) -> None:
        inherited: dict[str, int] = {}
        for parent in reversed(cls.__mro__[1:]):
            inherited |= own_words(parent)
        numbers = {number: word for word, number in inherited.items()}
        for word, number in own_words(cls).items():
            if word in inherited or number in numbers:
                raise ValueError(f"{cls.__qualname__}.{word} = {number} is taken by {numbers.get(number, word)}.")
            numbers[number] = word

    @classmethod
    def all(cls) -> dict[str, int]:
        """Every word with its number, inherited ones first."""
        found: dict[str, int] = {}
        for parent in reversed(cls.__mro__):
            found |= own_words(parent)
        return found


def own_words(words: type) -> dict[str, int]:
    """The words that this class adds."""
    return {word: number for word, number in vars(words).items() if word.isupper()}


def joined_words(name: str, parts: list[type[Words]]) -> dict[str, int]:
    """The words of several parts of a game together; what two parts add must differ in word and number."""
    found: dict[str, int] = {}
    for part in parts:
        for word, number in own_words(part).items():
            if word in found or number in found.values():
                raise ValueError(f"{name}.{word} = {number} is added twice.")
            found[word] = number
    return found
