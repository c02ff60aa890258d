"""Sitting down, leaving, letting a bot play for oneself or for somebody who is away, coming back."""

import math
import random
from contextlib import suppress
from dataclasses import replace

from arasta.bots.characters import given_name
from arasta.core.refusal import Refusal
from arasta.play.arguments import by_seat, checked_names
from arasta.play.records.fair_dice import LONGEST_WORD
from arasta.play.text.names import Player
from arasta.server.errors import Refused, wrong
from arasta.server.protocol.requests import Join, PersonSeat, SeatBody
from arasta.server.tables.permissions import Caller
from arasta.server.tables.registry import Change, Tables
from arasta.server.tables.seats import NOTHING, Chair, check_bot, hash_of, new_token, seat_of, token_for
from arasta.server.tables.start import begun_if_full
from arasta.server.tables.table import OPEN, PLAYING, Table
from arasta.server.tables.votes import carried


async def join(tables: Tables, game: str, wanted: Join) -> tuple[int, str]:
    """Somebody sits down in a free seat, which is drawn, unless a record calls one by their name; the seat and its
    secret. Asked again with the same id, they have it already: the first answer may have been lost.
    """
    token = new_token() if wanted.id is None else token_for(game, wanted.id)
    name = tidy_name(wanted.name)

    def change(table: Table) -> Change:
        if seat_of(table.chairs, token) is not None:
            raise AlreadySeated
        free = [chair for chair in table.chairs if chair.is_free]
        if not free or table.status != OPEN:
            raise Refused("full")
        mine = [
            chair for chair in free if name and chair.name == name
        ]  # of a record: who comes back sits where they sat
        chair = random.SystemRandom().choice(mine or free)
        return sit_down(table, person(chair.seat, name or chair.name, token, wanted))

    with suppress(AlreadySeated):
        await tables.enter(game, Caller(None), change)
    table = await tables.table(game)
    return next(chair.seat for chair in table.chairs if chair.opens_for(token)), token


class AlreadySeated(Exception):
    """Whoever wants to sit down has a seat."""


async def seat_bot(tables: Tables, game: str, caller: Caller, seat: int, bot: str, away: float | None) -> int:
    """A bot for a free seat, or for somebody who has been away for so many seconds; None: who is here."""
    check(bot)

    def change(table: Table) -> Change:
        if seat >= len(table.chairs):
            raise Refused("full")
        if table.chairs[seat].is_person and table.status != OPEN:
            return stand_in(table, caller, seat, bot, away)
        if not table.chairs[seat].is_free or table.status != OPEN:
            raise Refused("full")
        name = table.chairs[seat].name or given_name(table.agreed.id, [chair.name for chair in table.chairs])
        return sit_down(table, Chair(seat, name, bot=bot))

    return await tables.enter(game, caller, change)


def stand_in(table: Table, caller: Caller, seat: int, bot: str, away: float | None) -> Change:
    """A bot plays for somebody who is away: after a while that the table has agreed on, or at once if the maker of the
    table says so. The person can take the seat back at any time.
    """
    chair, patience = table.chairs[seat], table.agreed.patience
    if away is None:
        raise wrong("wrong-not-away", player=Player(seat, table.names))
    if away < patience and not table.chairs[caller.player].maker:
        seconds = math.ceil(patience - away)
        raise wrong("wrong-not-away-long", player=Player(seat, table.names), seconds=seconds)
    return gone(table, chair, bot)


async def leave(tables: Tables, game: str, caller: Caller, bot: str) -> int:
    """Somebody leaves. Before the game the seat is free again; then a bot plays on, until the person comes back."""
    check(bot)

    def change(table: Table) -> Change:
        chair = table.chairs[caller.player]
        if table.status == OPEN:
            free = Chair(chair.seat)
            return Change(table.seated(free), "seat", {"left": chair.seat}, free)
        return gone(table, chair, bot)

    return await tables.enter(game, caller, change)


def gone(table: Table, chair: Chair, bot: str) -> Change:
    """Without the person of a seat: a bot plays on, and the person is asked no more when all must agree."""
    check_hand_is_known(table)
    bot = chair.bot or bot if table.status == PLAYING else chair.bot
    chair = replace(chair, bot=bot, left=True, wants=NOTHING)
    return carried(Change(table.seated(chair), "seat", {"left": chair.seat, "bot": bot}, chair))


def check_hand_is_known(table: Table) -> None:
    """Refuse a bot where somebody holds cards that nobody here has seen."""
    if table.game is not None and table.game.unseen and table.status == PLAYING:
        raise wrong("wrong-unseen-hand")


async def change_seat(tables: Tables, game: str, caller: Caller, wanted: SeatBody) -> int:
    """One's own seat: left to a bot or taken back, and whether turns end by saying so."""
    if wanted.bot:
        check(wanted.bot)

    def change(table: Table) -> Change:
        chair = table.chairs[caller.player]
        if wanted.confirm is not None:
            chair = replace(chair, confirm=wanted.confirm)
        if wanted.bot:
            check_hand_is_known(table)
        if "bot" in wanted.model_fields_set:
            if chair.bot and not wanted.bot and table.is_out_of_time(chair.seat):
                raise wrong("wrong-time-up", per=table.agreed.the_clock.per)
            chair = replace(chair, bot=wanted.bot or "", left=chair.left and bool(wanted.bot))
        changed = {word: getattr(wanted, word) for word in sorted(wanted.model_fields_set)}
        return Change(table.seated(chair), "seat", changed, chair)

    return await tables.enter(game, caller, change)


def sit_down(table: Table, chair: Chair, kind: str = "seat") -> Change:
    """Somebody sits there, or has given a word; if that was all that was missing, the game begins in the same entry."""
    seated = table.seated(chair)
    begun = begun_if_full(replace(seated, n=table.n))
    return Change(begun, "begin", {}, chair) if begun.n > table.n else Change(seated, kind, {}, chair)


def check(bot: str) -> None:
    """Refuse a bot that there is not."""
    try:
        check_bot(bot)
    except Refusal as refused:
        raise Refused("wrong", refused) from None


def person(seat: int, name: str, token: str, wanted: PersonSeat | Join) -> Chair:
    """Somebody in a seat. A word that is not given now comes later, when the commitment of the dice was seen."""
    word, gives_word = tidy_word(wanted.word or ""), wanted.word is None
    return Chair(seat, name, hash_of(token), confirm=wanted.confirm, word=word, gives_word=gives_word)


def tidy_word(word: str) -> str:
    """A word as it may be."""
    try:
        (word,) = by_seat([word], 1, "words", LONGEST_WORD)
    except Refusal as refused:
        raise Refused("wrong", refused) from None
    return word


def tidy_name(name: str) -> str:
    """A name as it may be."""
    try:
        (name,) = checked_names([name], 1) or ("",)
    except Refusal as refused:
        raise Refused("wrong", refused) from None
    return name
