"""Sitting down, leaving a seat to a bot, coming back."""

import random
from dataclasses import replace

from arasta.core.refusal import Refusal
from arasta.play.agreeing import agreed_names, by_seat
from arasta.play.fair_dice import LONGEST_WORD
from arasta.server.asking import Asked
from arasta.server.beginning import begun_if_full
from arasta.server.bodies import Join, SeatBody
from arasta.server.chairs import Chair, called, check_bot, hash_of, new_token
from arasta.server.refusals import Refused, wrong
from arasta.server.table import OPEN, Table
from arasta.server.tables import Made, Tables


async def joined(tables: Tables, game: str, wanted: Join) -> tuple[int, str]:
    """Somebody sits down in a free seat, which is drawn; the seat and its secret."""
    token = new_token()
    name, word = tidy(wanted.name, wanted.word)

    def change(table: Table) -> Made:
        free = [chair for chair in table.chairs if chair.is_free]
        if not free or table.status != OPEN:
            raise Refused("full")
        seat = random.SystemRandom().choice(free).seat
        return sat(table, Chair(seat, name, hash_of(token), confirm=wanted.confirm, word=word))

    await tables.enter(game, Asked(None), change)
    table = await tables.table(game)
    return next(chair.seat for chair in table.chairs if chair.opens_for(token)), token


async def bot_seated(tables: Tables, game: str, asked: Asked, seat: int, bot: str) -> int:
    """A bot for a free seat."""
    check(bot)

    def change(table: Table) -> Made:
        if seat >= len(table.chairs) or not table.chairs[seat].is_free or table.status != OPEN:
            raise Refused("full")
        return sat(table, Chair(seat, called(bot), bot=bot))

    return await tables.enter(game, asked, change)


async def changed(tables: Tables, game: str, asked: Asked, wanted: SeatBody) -> int:
    """One's own seat: left to a bot or taken back, and whether turns end by saying so."""
    if wanted.bot:
        check(wanted.bot)

    def change(table: Table) -> Made:
        chair = table.chairs[asked.player]
        if wanted.confirm is not None:
            chair = replace(chair, confirm=wanted.confirm)
        if wanted.bot and table.game is not None and table.game.unseen:
            raise wrong("wrong-unseen-hand")
        if "bot" in wanted.model_fields_set:
            if chair.bot and not wanted.bot and table.is_out_of_time(chair.seat):
                raise wrong("wrong-time-up", per=table.agreed.the_clock.per)
            chair = replace(chair, bot=wanted.bot or "")
        return Made(table.seated(chair), "seat", {}, chair)

    return await tables.enter(game, asked, change)


def sat(table: Table, chair: Chair) -> Made:
    """Somebody sits there; if it was the last free seat, the game begins in the same entry."""
    seated = table.seated(chair)
    begun = begun_if_full(replace(seated, n=table.n))
    return Made(begun, "begin", {}, chair) if begun.n > table.n else Made(seated, "seat", {}, chair)


def check(bot: str) -> None:
    """Refuse a bot that there is not."""
    try:
        check_bot(bot)
    except Refusal as refused:
        raise Refused("wrong", refused) from None


def tidy(name: str, word: str) -> tuple[str, str]:
    """A name and a word as they may be."""
    try:
        (word,) = by_seat([word], 1, "words", LONGEST_WORD)
        (name,) = agreed_names([name], 1) or ("",)
    except Refusal as refused:
        raise Refused("wrong", refused) from None
    return name, word
