"""Who sits where at a table: people with a secret token, bots, and seats that are still free."""

import base64
import hashlib
import hmac
import secrets
from collections.abc import Iterable, Sequence
from dataclasses import dataclass, replace
from typing import Literal

from arasta.bots.characters import character_of
from arasta.bots.registry import USUAL_LEVEL, NoSuchBot, names
from arasta.play.arguments import LONGEST_NAME

TOKEN_BYTES = 32
LETTERS = "ABCDEFGHJKMNPQRSTVWXYZ23456789"  # of a code that is read aloud: nothing that looks like another
CODE_LETTERS = 7
ID_BYTES = 12

Want = Literal["", "stop", "again"]  # what those who stay must agree on: to stop the game, to play another
NOTHING: Want = ""
STOP: Want = "stop"
AGAIN: Want = "again"


@dataclass(frozen=True)
class Chair:
    """A seat of a table. A person has a token, of which only the hash is kept; a bot has its word.

    A person who has left the seat to a bot has both, and can take the seat back.
    """

    seat: int
    name: str = ""
    token_hash: str = ""
    bot: str = ""
    confirm: bool = True  # whether the person ends a turn by saying so
    word: str = ""  # what the person adds to the key of the dice
    gives_word: bool = False  # whether the person's client sends the word by itself, when it has seen the commitment
    maker: bool = False  # whether this person has made the table
    left: bool = False  # whether the person has gone for good, or was away and the others let a bot play
    wants: Want = NOTHING  # what the person agrees to

    @property
    def is_free(self) -> bool:
        """Whether somebody may sit down here."""
        return not self.token_hash and not self.bot

    @property
    def is_person(self) -> bool:
        """Whether a person plays here now."""
        return bool(self.token_hash) and not self.bot

    @property
    def character(self) -> str | None:
        """Which of the people of the bazaar plays here; none for a person, also if a bot plays for them."""
        return character_of(self.name) if self.bot and not self.token_hash else None

    @property
    def stays(self) -> bool:
        """Whether there is a person who is to be asked when all must agree, though a bot may play for them."""
        return bool(self.token_hash) and not self.left

    @property
    def owes_word(self) -> bool:
        """Whether the word of this seat is still to come; nobody waits for that of somebody who has gone."""
        return self.stays and self.gives_word and not self.word

    def with_word(self, word: str) -> "Chair":
        """With the word that was still to come."""
        return replace(self, word=word)

    def for_next_game(self) -> "Chair":
        """The same one at the table of another game: other dice, and another word, for everybody knows this one. Who
        stays plays, though a bot may have played for them; for who has gone a bot does, until they come back.
        """
        if not self.token_hash:
            return self
        return replace(self, word="", wants=NOTHING, bot="" if self.stays else self.bot or USUAL_LEVEL)

    def opens_for(self, token: str) -> bool:
        """Whether this is the token of the seat; how long the answer takes says nothing."""
        return bool(self.token_hash) and hmac.compare_digest(self.token_hash, hash_of(token))


def new_token() -> str:
    """A secret that nobody can guess, fit for a link."""
    return secrets.token_urlsafe(TOKEN_BYTES)


def token_for(game: str, request: str) -> str:
    """The secret that a request to sit down leads to, however often it is made: its id must be as hard to guess."""
    digest = hashlib.sha256(f"arasta seat\n{game}\n{request}".encode()).digest()
    return base64.urlsafe_b64encode(digest).decode().rstrip("=")


def hash_of(token: str) -> str:
    """What is kept of a token. A fast hash is right for a secret that is random already."""
    return hashlib.sha256(token.encode()).hexdigest()


def new_id() -> str:
    """The id of a table; whoever has it may watch, so it cannot be guessed either."""
    return secrets.token_urlsafe(ID_BYTES)


def new_code() -> str:
    """A short code to find a table by, for people who sit in the same room or talk."""
    return "".join(secrets.choice(LETTERS) for _ in range(CODE_LETTERS))


def seat_of(chairs: Iterable[Chair], token: str) -> int | None:
    """The seat that a token opens."""
    return next((chair.seat for chair in chairs if chair.opens_for(token)), None)


def hold_all(chairs: Iterable[Chair], tokens: Sequence[str]) -> bool:
    """Whether the tokens open the seat of every person: whoever has them may know everything. A seat that is free is of
    somebody who will come, and a table of bots alone is nobody's.
    """
    people = [chair for chair in chairs if chair.token_hash or chair.is_free]
    return bool(people) and all(any(map(chair.opens_for, tokens)) for chair in people)


def told_apart(given: Sequence[str]) -> list[str]:
    """The same names, with a number behind those that somebody before has too: sentences name players."""
    found: list[str] = []
    for name in given:
        told, n = name, 2
        while told and told in found:
            told, n = f"{name[: LONGEST_NAME - 4]} {n}", n + 1
        found.append(told)
    return found


def check_bot(name: str) -> None:
    """Refuse a bot that there is not."""
    if name not in names():
        raise NoSuchBot("no-such-bot", name=name, bots=names())
