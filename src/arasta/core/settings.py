"""The schema of a game's settings: all that may be agreed before it, and which values need which others.

From it are made what `arasta.new` takes, the arguments of the command line, the header of a record, and what a form
must know to offer the game.
"""

from collections.abc import Callable, Mapping
from dataclasses import dataclass
from typing import Any, Generic, TypeVar

from arasta.core.setting_kinds import FIRST_EDITION, Edition, Setting, SettingError, shown

Agreed = TypeVar("Agreed")


@dataclass(frozen=True)
class Need:
    """A value that does not go with everything: with `part` in it, `word` needs the setting `other` to be `one_of`."""

    word: str
    part: Any
    other: str
    one_of: tuple[Any, ...]


@dataclass(frozen=True)
class Schema(Generic[Agreed]):
    """The settings of a game, each after those that its default depends on, and their needs.

    `make` is the game's own type of settings. Only `settings` calls it, so whatever has that type has been checked.
    """

    make: Callable[..., Agreed]
    parts: tuple[Setting, ...]
    needs: tuple[Need, ...] = ()

    def __getitem__(self, word: str) -> Setting:
        """The setting of this word."""
        return next(setting for setting in self.parts if setting.word == word)

    @property
    def words(self) -> tuple[str, ...]:
        """The words of all settings that are offered."""
        return tuple(setting.word for setting in self.offered)

    @property
    def offered(self) -> tuple[Setting, ...]:
        """What people are asked."""
        return tuple(setting for setting in self.parts if setting.is_offered)

    @property
    def all_words(self) -> frozenset[str]:
        """Those that nobody is asked for too."""
        return frozenset(setting.word for setting in self.parts)

    def settings(self, /, **given: Any) -> Agreed:
        """What is agreed, checked; whatever is not given is as usual."""
        for word in given:
            if word not in self.all_words:
                raise SettingError("wrong-setting", word=word, value=shown(word), allowed=self.words)
        values: dict[str, Any] = {}
        for setting in self.parts:
            word = setting.word
            values[word] = setting.check(given[word]) if word in given else self.usual(setting, values)
        for setting in self.parts:
            self.check_beside(setting, values)
        return self.make(**values)

    def check_beside(self, setting: Setting, values: Mapping[str, Any]) -> None:
        """Refuse a value that does not go with those of the other settings."""
        for need in self.lacks(setting, values[setting.word], values):
            *one_of, found = (self[need.other].write(v) or v for v in (*need.one_of, values[need.other]))
            needed = {"part": need.part, "other": need.other, "one_of": one_of, "found": found}
            raise SettingError("wrong-beside", word=need.word, **needed)
        setting.check_beside(values[setting.word], values)

    def usual(self, setting: Setting, values: Mapping[str, Any]) -> Any:
        """What a setting is if nobody says, given those before it."""
        return next(value for value in setting.usual if not self.lacks(setting, value, values))

    def lacks(self, setting: Setting, value: Any, values: Mapping[str, Any]) -> list[Need]:
        """The needs of a value that the other settings do not meet."""
        return [
            need
            for need in self.needs
            if need.word == setting.word
            and setting.includes(value, need.part)
            and values[need.other] not in need.one_of
        ]

    def read(self, words: Mapping[str, str]) -> dict[str, Any]:
        """Settings from texts, as in a record or on a command line, for `settings` to check."""
        return {word: self[word].read(text) if word in self.all_words else text for word, text in words.items()}

    def kept(self, words: Mapping[str, str]) -> Agreed:
        """What was agreed, from what `write` has written, perhaps before there was anything but a first edition."""
        first = {setting.word: FIRST_EDITION for setting in self.parts if isinstance(setting, Edition)}
        return self.settings(**first | self.read(words))

    def write(self, settings: Agreed) -> dict[str, str]:
        """Settings as a record has them; what goes without saying is left out."""
        written = {setting.word: setting.write(getattr(settings, setting.word)) for setting in self.parts}
        return {word: text for word, text in written.items() if text}

    def plain(self, settings: Agreed) -> dict[str, Any]:
        """All settings that are offered, for JSON."""
        return {setting.word: setting.plain(getattr(settings, setting.word)) for setting in self.offered}

    def describe(self) -> dict[str, Any]:
        """What a form must know, for JSON: every setting with its kind, texts, words or limits and default; the needs.

        A default is that of a game in which nobody says anything.
        """
        usual = self.plain(self.settings())
        return {
            "settings": [setting.describe() | {"default": usual[setting.word]} for setting in self.offered],
            "needs": [
                {
                    "setting": need.word,
                    "value": need.part,
                    "other": need.other,
                    "one_of": [self[need.other].plain(value) for value in need.one_of],
                }
                for need in self.needs
            ],
        }
