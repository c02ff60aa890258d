"""Verifying a record: its fair dice are those committed to, and every outcome of chance follows from them."""

from dataclasses import dataclass
from functools import cache
from typing import TYPE_CHECKING

from arasta.core.agenda import FIRST_CHANCE
from arasta.core.agenda_game import AgendaGame
from arasta.core.machine import CHANCE
from arasta.play.errors import NotVerified
from arasta.play.games import GAMES
from arasta.play.records.dice_header import WrittenDice
from arasta.play.records.fair_dice import FairDice
from arasta.play.records.header import Continuation, begun
from arasta.play.records.record import parts_of, replay
from arasta.play.text.language import DEFAULT, say

if TYPE_CHECKING:
    from arasta.play.game.game import Game

BY_HAND = Continuation(chance="manual")


@dataclass(frozen=True)
class Verified:
    """A record of which every outcome follows from its dice."""

    dice: FairDice
    outcomes: int
    over: bool

    def text(self, lang: str = DEFAULT) -> str:
        """The finding, and what is left to compare for whoever sat at the table."""
        lines = [say("verify-sound", lang, outcomes=self.outcomes, commitment=self.dice.commitment, id=self.dice.id)]
        words = [(seat, word) for seat, word in enumerate(self.dice.words, 1) if word]
        lines += [say("verify-word", lang, seat=seat, word=word) for seat, word in words]
        if not words:
            lines.append(say("verify-no-words", lang))
        if self.dice.first:
            lines.append(say("verify-first", lang, first=self.dice.first))
        if not self.over:
            lines.append(say("verify-not-over", lang))
        return "\n".join(lines)


def verify(text: str, commitment: str | None = None) -> Verified:
    """Recompute the commitment and every outcome. NotVerified says what is wrong, and of the outcomes which is the
    first that differs; RecordError that the record cannot be replayed. A commitment that somebody has noted before the
    game must be the record's.
    """
    first, header, turns = parts_of(text)
    chance, written = header.get("chance", (first, ""))[1], WrittenDice.taken_from(dict(header), first)
    check(chance, written, commitment)
    game, _ = begun(GAMES, header, first, BY_HAND)
    dice = written.revealed_dice(game.settings.players)
    replay(game, turns, lambda game, line, name: compare(game, dice, line, name))
    outcomes = game.history.fallen - dice.first
    if outcomes <= 0:
        raise NotVerified("verify-empty")
    return Verified(dice, outcomes, game.over)


def check(chance: str, written: WrittenDice, noted: str | None) -> None:
    """Whether there is something to verify, and the key is the one committed to."""
    if chance == "manual":
        raise NotVerified("verify-by-hand")
    if chance != "fair" or not written.commitment[1]:
        raise NotVerified("verify-no-commitment")
    if noted is not None and noted.strip().lower() != written.commitment[1]:
        raise NotVerified("verify-other-commitment", commitment=written.commitment[1])
    if not written.key[1]:
        raise NotVerified("verify-no-key", commitment=written.commitment[1])
    if not written.has_its_key:
        raise NotVerified("verify-wrong-key", commitment=written.commitment[1])


def compare(game: "Game", dice: FairDice, line: int, name: str) -> None:
    """Whether a step of the record is what chance must bring, if it is chance's."""
    rules = game.rules
    if game.to_act == CHANCE:
        k = game.history.fallen
        if k < dice.first:
            return
        due = rules.actions[dice.outcome(rules, game.state, k)].name
        if name != due:
            raise NotVerified("verify-differs", line=line, number=k + 1, due=due, found=name)
    elif name in outcome_names(GAMES[rules.name]):
        raise NotVerified("verify-added", line=line, number=game.history.fallen + 1, found=name)


@cache
def outcome_names(rules: AgendaGame) -> frozenset[str]:
    """The names of all outcomes that chance can have; no choice of a player has such a name."""
    chance = (names for effect, names in rules.effects.names.items() if effect >= FIRST_CHANCE)
    return frozenset(action.name for names in chance for action in names.values())
