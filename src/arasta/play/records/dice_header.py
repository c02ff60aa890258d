"""Fair dice as they stand in the header of a record: with the key only when it is known to all."""

from dataclasses import replace
from typing import NamedTuple

from arasta.core.setting_kinds import SettingError
from arasta.play.errors import RecordError
from arasta.play.records.fair_dice import FairDice, commitment_of

MOST_DIGITS = 6
Line = tuple[int, str]  # its number, and what it says


class WrittenDice(NamedTuple):
    """What a record says about its fair dice; empty where it says nothing."""

    id: Line
    commitment: Line
    key: Line
    words: dict[str, Line]  # by `word 1`
    first: Line  # the number of the first outcome that they brought

    @classmethod
    def taken_from(cls, header: dict[str, Line], first: int) -> "WrittenDice":
        """Take what is about dice out of a header; what is not there would belong to the first line."""
        words = {word: header.pop(word) for word in list(header) if word.startswith("word ")}
        nothing = (first, "")
        dice_id, commitment, key = (header.pop(word, nothing) for word in ("id", "commitment", "key"))
        return cls(dice_id, commitment, key, words, header.pop("first", (first, "0")))

    @property
    def has_its_key(self) -> bool:
        """Whether the key is the one that was committed to."""
        return commitment_of(self.id[1], self.key[1]) == self.commitment[1]

    def dice(self, players: int, given: FairDice | None) -> FairDice:
        """The dice to go on with: those given, if they are the same, or those of the record if it has the key."""
        if not self.commitment[1]:
            raise RecordError(self.commitment[0], "record-no-dice")
        if given is None:
            return self.revealed_dice(players)
        dice = given.with_words(given.words, players)
        if (dice.id, dice.commitment, list(dice.words)) != (self.id[1], self.commitment[1], self.words_of(players)):
            raise RecordError(self.commitment[0], "record-other-dice")
        return replace(dice, revealed=dice.revealed or bool(self.key[1]), first=self.first_number)

    def revealed_dice(self, players: int) -> FairDice:
        """The dice of a record that has the key."""
        if not self.key[1]:
            raise RecordError(self.commitment[0], "record-no-key")
        if not self.has_its_key:
            raise RecordError(self.key[0], "record-key")
        try:
            dice = FairDice(self.id[1], self.key[1], revealed=True, first=self.first_number)
            return dice.with_words(self.words_of(players), players)
        except SettingError as error:
            raise RecordError(self.id[0], "record-setting", reason=error) from None

    @property
    def first_number(self) -> int:
        """The number of the first outcome."""
        i, written = self.first
        if not (written.isascii() and written.isdigit() and len(written) <= MOST_DIGITS):
            raise RecordError(i, "record-first", first=written)
        return int(written)

    def words_of(self, players: int) -> list[str]:
        """The word of each seat, empty where there is none."""
        seats = [f"word {seat}" for seat in range(1, players + 1)]
        for word, (i, _) in self.words.items():
            if word not in seats:
                raise RecordError(i, "record-word", word=word, last=seats[-1])
        return [self.words[word][1] if word in self.words else "" for word in seats]
