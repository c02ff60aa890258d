"""A table: a game, who sits at it, and how far what was chosen is final. It knows `play`, no rules and no storage.

Its log has numbered entries, and the number `n` only grows. What an entry does is written here once, and is the same
when it is made and when the table is opened again.
"""

from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass, field, replace
from functools import cached_property
from typing import Any, Literal, NamedTuple

from arasta.core.machine import CHANCE
from arasta.play.errors import CannotUndo, IllegalAction
from arasta.play.game.game import Game
from arasta.play.game.question import Question
from arasta.play.game.unseen_cards import is_unseen, name_at
from arasta.play.text.names import ByColour
from arasta.server.tables.clock import Clock, Times
from arasta.server.tables.seats import Chair, Want, told_apart

OPEN, PLAYING, OVER = "open", "playing", "over"
CHOICE, END, FALL = "choice", "end", "chance"

Help = Literal["none", "hints", "chances"]  # what people may ask for while they play; each is more than the one before
NO_HELP: Help = "none"
HINTS: Help = "hints"
CHANCES: Help = "chances"

WORD_SECONDS = 20.0  # that a table of which all seats are taken waits for the words of its people
PATIENCE_SECONDS = 120.0


class Entry(NamedTuple):
    """An entry of a table's log."""

    n: int
    seat: int | None
    kind: str  # begin, word, play, undo, end, seat, time, stop or rematch
    body: dict[str, Any]
    step: int  # of the game, after it
    final: int  # the steps before this one are final
    made: float = 0.0  # seconds since 1970


class Waits(NamedTuple):
    """Whom the table waits for: for a choice, the end of the turn, or what chance has brought at a real table."""

    seat: int
    what: str


@dataclass(frozen=True)
class Agreed:
    """What was agreed when a table was made; it never changes."""

    id: str
    code: str
    kind: str  # the game
    settings: dict[str, str]  # as a record writes them
    public: bool
    pace: float  # the least time of a bot's choice, in seconds
    seed: int | None  # given by who made the table; None: the dice can be checked, and nobody knows them before
    made: float  # seconds since 1970
    dice_key: str = field(default="", repr=False)  # of fair dice: a secret until the game is over
    clock: Clock | None = None
    by_hand: bool = False  # whether people roll real dice and draw real cards, and somebody enters them
    help: Help = NO_HELP
    patience: float = PATIENCE_SECONDS  # how long somebody is away before the others may let a bot play for them

    @property
    def the_clock(self) -> Clock:
        """The clock, where there is one."""
        if self.clock is None:
            raise ValueError("This table has no clock.")
        return self.clock


@dataclass(frozen=True)
class Table:
    """A table as it stands after entry `n`. A new entry makes a new table; the old one stays as it was, and so what
    is caller of it often is worked out once.
    """

    agreed: Agreed
    chairs: tuple[Chair, ...]
    n: int = 0
    game: Game | None = None  # None until everybody sits
    final: int = 0  # the steps before this one are final
    next_table: str = ""  # the id of the rematch
    stopped: bool = False  # whether all have agreed to end the game before its end
    times: Times | None = None  # of its clock, once the game has begun
    words_due: float | None = None  # when the game begins without the words that are missing
    substitutes: Mapping[int, str] = field(default_factory=dict)  # by step the bot that chose for the bot of the seat

    @cached_property
    def status(self) -> str:
        """Whether all seats are taken, and whether the game is over, by its rules or because all agreed."""
        if self.stopped or (self.game is not None and self.game.over):
            return OVER
        is_open = self.game is None or self.awaited or any(chair.is_free for chair in self.chairs)
        return OPEN if is_open else PLAYING

    @cached_property
    def awaited(self) -> tuple[int, ...]:
        """The seats whose words for the dice are still to come. Once the dice of the table fall, none is waited for."""
        if not self.agreed.dice_key or (self.game is not None and self.game.chance == "fair"):
            return ()
        return tuple(chair.seat for chair in self.chairs if chair.owes_word)

    @cached_property
    def names(self) -> tuple[str, ...]:
        """What people and bots are called; empty for who has given no name. At a real table colours are others."""
        names = told_apart([chair.name for chair in self.chairs])
        return tuple(names) if self.agreed.by_hand else ByColour(names)

    @property
    def step(self) -> int:
        """How many steps the game has."""
        return 0 if self.game is None else self.game.step

    @cached_property
    def waits(self) -> Waits | None:
        """Who must do what; nobody before the game and after it."""
        if self.game is None or self.game.to_act is None or self.status != PLAYING:
            return None
        if (seat := self.unconfirmed(self.game)) is not None:
            return Waits(seat, END)
        if self.game.to_act == CHANCE:
            return Waits(self.enters(self.game), FALL)
        return Waits(self.game.to_act, CHOICE)

    def enters(self, game: Game) -> int:
        """Who says what chance has brought: the person for whom it fell, else the first person at the table."""
        subject = Question.of(game).subject
        people = [chair.seat for chair in self.chairs if chair.token_hash]
        return subject if subject in people else people[0]

    def unconfirmed(self, game: Game) -> int | None:
        """The person who has handed over and may still take that back, because they end a turn by saying so. A real
        table needs no such word: everything that was entered can be corrected.
        """
        if self.agreed.by_hand or game.over or game.step <= self.final:
            return None
        mover = game.history[-1].actor
        if mover == CHANCE or mover == game.to_act:
            return None
        return mover if self.chairs[mover].is_person and self.chairs[mover].confirm else None

    @property
    def clocked(self) -> int | None:
        """The seat whose clock runs: that of the person whom the table waits for, but not while dice are entered."""
        waits = self.waits
        if self.times is None or waits is None or waits.what == FALL:
            return None
        return waits.seat if self.chairs[waits.seat].is_person else None

    @property
    def time_up(self) -> float | None:
        """When a bot takes over; None if none will."""
        seat = self.clocked
        if seat is None or self.times is None or not self.agreed.the_clock.bot:
            return None
        return self.times.since + self.times.left[seat]

    def is_out_of_time(self, seat: int) -> bool:
        """Whether the time of a seat is up."""
        return self.times is not None and self.times.left[seat] <= 0

    def timed(self, before: "Table", now: float) -> "Table":
        """With the clock and the time for words as they stand now, after a change of the table."""
        return self.with_words_due(now).with_clock(before, now)

    def with_words_due(self, now: float) -> "Table":
        """The time for words begins when everybody sits, and ends when none is missing."""
        if not self.awaited or any(chair.is_free for chair in self.chairs):
            return self if self.words_due is None else replace(self, words_due=None)
        return self if self.words_due is not None else replace(self, words_due=now + WORD_SECONDS)

    def with_clock(self, before: "Table", now: float) -> "Table":
        """With what each seat has left."""
        clock = self.agreed.clock
        if clock is None or self.game is None:
            return self
        if before.times is None:
            return replace(self, times=clock.wound(len(self.chairs), now))
        waited, waits = before.waits, self.waits
        seats = [None if who is None else who.seat for who in (waited, waits)]
        times = clock.after(before.times, seats[0], before.clocked is not None, seats[1], now)
        return replace(self, times=times)

    def undo_to(self, seat: int | None) -> int | None:
        """How far back a seat can go now; None if it cannot."""
        if self.agreed.by_hand:
            return 0 if self.step and seat is not None and not self.stopped else None
        if self.game is None or seat is None or self.status != PLAYING or self.game.step <= self.final:
            return None
        if self.game.history[-1].actor != seat:
            return None
        first = max(self.game.earliest_undo, self.final)
        return first if first < self.game.step else None

    def began(self, game: Game) -> "Table":
        """The table with its game, at which everybody sits."""
        return replace(self, n=self.n + 1, game=game, final=0 if self.agreed.by_hand else game.step)

    def played(self, do: str | Sequence[str], seat: int, substitute: str = "") -> "Table":
        """After a choice or several of a seat, and what chance made of them; or after what chance has brought, if it is
        entered by hand. What is illegal raises. `substitute` is the bot that chose for the bot of the seat.
        """
        game = self.the_game.copy()
        if is_unseen(do) and self.is_drawn_by_a_bot(game):
            raise IllegalAction("wrong-bot-looks")
        game.play(do if isinstance(do, str) else list(do), None if game.to_act == CHANCE else seat)
        return self.after(game, substitute)

    def is_drawn_by_a_bot(self, game: Game) -> bool:
        """Whether what is drawn now is for a bot: somebody must look at the card for it."""
        subject = Question.of(game).subject
        return subject is not None and bool(self.chairs[subject].bot)

    def replayed(self, steps: Sequence[str], substitute: str = "") -> "Table":
        """After steps that were made before; those of chance are among them."""
        game = self.the_game.copy()
        game.chance, chance = "manual", game.chance
        for step in steps:
            game.play(step)
        game.chance = chance
        return self.after(game, substitute)

    def after(self, game: Game, substitute: str = "") -> "Table":
        """When the game has gone on. What is handed over without a word, or by the word that ends a turn, is final."""
        handed_over = not self.agreed.by_hand and (game.over or game.to_act != game.history[-1].actor)
        said = handed_over and self.the_game.only_ends_turn(name_at(game, self.step))
        final = game.step if said or (handed_over and self.unconfirmed(game) is None) else self.final
        substitutes = {**self.substitutes, self.step: substitute} if substitute else self.substitutes
        return replace(self, n=self.n + 1, game=game, final=final, substitutes=substitutes)

    def undone(self, to: int, seat: int | None = None) -> "Table":
        """Back to before a step, if it is the seat's own and not yet final; at a real table it may be anybody's."""
        game = self.the_game.copy()
        if self.stopped:
            raise CannotUndo("undo-stopped")
        if to < self.final:
            raise CannotUndo("undo-final")
        game.undo_to(to, None if self.agreed.by_hand else seat)
        return replace(self, n=self.n + 1, game=game, substitutes=before_step(self.substitutes, to))

    def ended(self) -> "Table":
        """The turn that was waiting to be ended is final."""
        return replace(self, n=self.n + 1, final=self.step)

    def seated(self, chair: Chair) -> "Table":
        """With another one, or otherwise, in a seat. A bot needs not say that it ends a turn."""
        chairs = tuple(chair if old.seat == chair.seat else old for old in self.chairs)
        changed = replace(self, n=self.n + 1, chairs=chairs)
        waited, waits = self.waits, changed.waits
        is_final = waited is not None and waited.what == END and waits is not None and waits.what == CHOICE
        return replace(changed, final=self.step) if is_final else changed

    def all_want(self, what: Want) -> bool:
        """Whether those who stay agree on something; where nobody stays, nobody does."""
        staying = [chair for chair in self.chairs if chair.stays]
        return bool(staying) and all(chair.wants == what for chair in staying)

    def given_up(self) -> "Table":
        """All have agreed to stop: nothing more falls, so the key of its dice can be shown and checked."""
        game = self.the_game.copy()
        if game.chance == "fair":
            game.reveal()
        return replace(self, game=game, final=game.step, stopped=True)

    def with_entry(self, entry: Entry) -> "Table":
        """After an entry that was made before. Who sits where, and the rematch, are kept apart from the log."""
        table = self
        if entry.kind == "play":
            table = self.replayed(entry.body["steps"], entry.body.get("substitute", ""))
        elif entry.kind == "undo":
            table = self.undone(entry.body["to"])
        elif entry.kind == "stop":
            table = self.given_up()
        return replace(table, n=entry.n, final=entry.final).timed(self, entry.made)

    @property
    def the_game(self) -> Game:
        """The game, where there is one."""
        if self.game is None:
            raise ValueError("The game has not begun.")
        return self.game

    def steps_since(self, step: int) -> list[str]:
        """The names of what was done from a step on, chance's too."""
        return [name_at(self.the_game, made) for made in range(step, self.step)]


def before_step(substitutes: Mapping[int, str], step: int) -> Mapping[int, str]:
    """Those that are left when the game goes back to a step."""
    return {made: bot for made, bot in substitutes.items() if made < step}


def substitutes_in(entries: Iterable[Entry]) -> Mapping[int, str]:
    """By step the bots that chose for others, as plays and undos tell in their order."""
    found: Mapping[int, str] = {}
    for entry in entries:
        if entry.kind == "undo":
            found = before_step(found, entry.step)
        elif entry.body.get("substitute"):
            found = {**found, entry.step - len(entry.body["steps"]): entry.body["substitute"]}
    return found
