"""Who sits where at a table: people with a secret token, bots, and seats that are still free."""

import hashlib
import hmac
import secrets
from collections.abc import Iterable, Sequence
from dataclasses import dataclass

from arasta.bots.registry import NoSuchBot, names
from arasta.play.agreeing import LONGEST_NAME
from arasta.play.ink import capital

TOKEN_BYTES = 32
LETTERS = "ABCDEFGHJKMNPQRSTVWXYZ23456789"  # of a code that is read aloud: nothing that looks like another
CODE_LETTERS = 7
ID_BYTES = 12


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
    word: str = ""  # what the person adds to the seed of the dice

    @property
    def is_free(self) -> bool:
        """Whether somebody may sit down here."""
        return not self.token_hash and not self.bot

    @property
    def is_person(self) -> bool:
        """Whether a person plays here now."""
        return bool(self.token_hash) and not self.bot

    def opens_for(self, token: str) -> bool:
        """Whether this is the token of the seat; how long the answer takes says nothing."""
        return bool(self.token_hash) and hmac.compare_digest(self.token_hash, hash_of(token))


def new_token() -> str:
    """A secret that nobody can guess, fit for a link."""
    return secrets.token_urlsafe(TOKEN_BYTES)


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
    """Whether the tokens open the seat of every person: whoever has them may know everything."""
    return all(any(map(chair.opens_for, tokens)) for chair in chairs if chair.token_hash)


def told_apart(given: Sequence[str]) -> list[str]:
    """The same names, with a number behind those that somebody before has too: sentences name players."""
    found: list[str] = []
    for name in given:
        told, n = name, 2
        while told and told in found:
            told, n = f"{name[: LONGEST_NAME - 4]} {n}", n + 1
        found.append(told)
    return found


def called(bot: str) -> str:
    """What a bot is called at a table, where sentences begin with its name."""
    return capital(bot)


def check_bot(name: str) -> None:
    """Refuse a bot that there is not."""
    if name not in names():
        raise NoSuchBot("no-such-bot", name=name, bots=names())
