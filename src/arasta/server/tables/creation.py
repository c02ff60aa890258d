"""Making tables: new ones, forks of a game at a step, and games that go on from a record."""

import asyncio
import random
import time
from collections.abc import Sequence
from dataclasses import replace

import arasta
from arasta.bots.characters import given_name
from arasta.core.refusal import Refusal
from arasta.play.api import rules_of
from arasta.play.arguments import checked_names, seed_or_own
from arasta.play.game.game import Game
from arasta.server.errors import Refused, wrong
from arasta.server.protocol.requests import BotSeat, Fork, FreeSeat, NewGame, NewTable, PersonSeat, SeatWanted, Upload
from arasta.server.tables.clock import Clock
from arasta.server.tables.membership import person
from arasta.server.tables.registry import Tables
from arasta.server.tables.seats import (
    Chair,
    check_bot,
    hold_all,
    new_code,
    new_id,
    new_token,
    told_apart,
)
from arasta.server.tables.start import begun_if_full, replayed, with_dice
from arasta.server.tables.table import HINTS, NO_HELP, OVER, Agreed, Help, Table

Tokens = dict[int, str]  # by seat


async def new_table(tables: Tables, wanted: NewGame, pace: float) -> tuple[Table, Tokens]:
    """A table as somebody wants it, and the secrets of their seats."""
    if "players" in wanted.settings:
        raise wrong("wrong-players")
    try:
        rules = rules_of(wanted.game)
        settings = rules.schema.write(rules.settings(**wanted.settings, players=len(wanted.seats)))
        table_id = new_id()
        chairs, tokens = chairs_for(table_id, wanted.seats, wanted.draw, wanted.by_hand)
        agreed = agreement(table_id, wanted.game, settings, chairs, wanted, pace)
    except Refusal as refused:
        raise Refused("wrong", refused) from None
    if wanted.seed is not None:
        if wanted.by_hand:
            raise wrong("wrong-by-hand-seed")
        agreed = replace(agreed, seed=wanted.seed, dice_key="")
    table = begun_if_full(Table(agreed, chairs))
    await tables.create(table)
    return table, tokens


async def fork(tables: Tables, table: Table, wanted: Fork, tokens: Sequence[str], pace: float) -> tuple[Table, Tokens]:
    """A table that goes on from a step of another with dice of its own: the old ones would show the future."""
    if table.game is None:
        raise Refused("not_begun")
    if table.status != OVER and not hold_all(table.chairs, tokens):
        raise wrong("wrong-fork")
    if wanted.step > table.step:
        raise Refused("wrong", Refusal("no-such-step", step=str(wanted.step), last=table.step))
    steps = table.steps_since(0)[: wanted.step]
    game = await asyncio.to_thread(replayed, table.game, steps)
    return await continue_game(tables, game, wanted.seats, wanted, pace)


async def upload(tables: Tables, wanted: Upload, pace: float) -> tuple[Table, Tokens]:
    """A table that goes on from a record, or shows it if the game is over."""
    try:
        game = await asyncio.to_thread(arasta.load, wanted.record, seed=seed_or_own(None), chance="manual")
    except Refusal as refused:
        raise wrong("wrong-record", problem=refused) from None
    if game.over:  # nothing is entered any more
        wanted = wanted.model_copy(update={"by_hand": False})
    return await continue_game(tables, game, wanted.seats or seats_for(game, wanted.by_hand), wanted, pace)


def seats_for(game: Game, by_hand: bool) -> list[SeatWanted]:
    """Seats for a record if none are wanted: all free, or at a real table people with their names."""
    if not by_hand:
        return [FreeSeat(kind="free")] * game.settings.players
    return [PersonSeat(kind="person", name=name) for name in names_in(game)]


def names_in(game: Game) -> Sequence[str]:
    """The names that a record tells, for seats that nobody has taken yet; empty where it tells none."""
    return game.names or [""] * game.settings.players


async def continue_game(
    tables: Tables, game: Game, seats: Sequence[SeatWanted], wanted: NewTable, pace: float
) -> tuple[Table, Tokens]:
    """A table with a game that has begun elsewhere; the seats stay as they are given."""
    if game.unseen and not game.over and not wanted.by_hand:
        raise wrong("wrong-unseen")
    if len(seats) != game.settings.players:
        raise wrong("wrong-number-of-seats", seats=len(seats), players=game.settings.players)
    try:
        table_id, settings = new_id(), game.rules.schema.write(game.settings)
        chairs, tokens = chairs_for(table_id, seats, draw=False, by_hand=wanted.by_hand)
        chairs = tuple(
            replace(chair, name=chair.name or name) for chair, name in zip(chairs, names_in(game), strict=True)
        )
        agreed = agreement(table_id, game.rules.name, settings, chairs, wanted, pace)
    except Refusal as refused:
        raise Refused("wrong", refused) from None
    if game.over:  # it is looked at, and nothing falls any more
        agreed = replace(agreed, dice_key="")
    waiting = Table(agreed, chairs, game=game)
    table = begun_if_full(waiting)
    await tables.create(table if table.n else replace(waiting, n=1))
    return table, tokens


def agreement(
    table_id: str, kind: str, settings: dict[str, str], chairs: Sequence[Chair], wanted: NewTable, pace: float
) -> Agreed:
    """What is agreed for a table, with a new code and dice; the pace is the usual one if none is wanted."""
    pace = pace if wanted.pace is None else wanted.pace
    agreed = Agreed(table_id, new_code(), kind, settings, wanted.public, pace, None, time.time())
    people = sum(not chair.bot for chair in chairs)
    agreed = with_dice(replace(agreed, by_hand=wanted.by_hand, help=wanted.help or usual_help(people)))
    if wanted.patience is not None:
        agreed = replace(agreed, patience=wanted.patience)
    if wanted.clock is None:
        return agreed
    if wanted.clock.bot is not None:
        check_bot(wanted.clock.bot)
    return replace(agreed, clock=Clock(wanted.clock.per, wanted.clock.seconds, wanted.clock.bot or ""))


def usual_help(people: int) -> Help:
    """Hints for one who plays against bots alone; where people play together, they agree on them or have none."""
    return HINTS if people == 1 else NO_HELP


def chairs_for(
    table_id: str, seats: Sequence[SeatWanted], draw: bool, by_hand: bool
) -> tuple[tuple[Chair, ...], Tokens]:
    """Who sits where, by lot if they want; and the secrets of the people."""
    wanted, tokens = list(seats), {}
    if by_hand and ({"free", "person"} & {seat.kind for seat in seats} != {"person"}):
        raise Refusal("wrong-by-hand-seats")
    if draw:
        random.SystemRandom().shuffle(wanted)
    chairs = []
    for i, (seat, name) in enumerate(zip(wanted, names_for(table_id, wanted), strict=True)):
        if isinstance(seat, PersonSeat):
            tokens[i] = new_token()
            chairs.append(replace(person(i, name, tokens[i], seat), maker=True))
        elif isinstance(seat, BotSeat):
            check_bot(seat.bot)
            chairs.append(Chair(i, name, bot=seat.bot))
        else:
            chairs.append(Chair(i))
    return tuple(chairs), tokens


def names_for(table_id: str, seats: Sequence[SeatWanted]) -> list[str]:
    """What everybody is called: people as they say, if they do; bots by a name that nobody else at the table has."""
    given = checked_names([seat.name if isinstance(seat, PersonSeat) else "" for seat in seats], len(seats))
    names = list(given) or [""] * len(seats)
    for i, seat in enumerate(seats):
        if isinstance(seat, BotSeat):
            names[i] = given_name(table_id, names)
    return told_apart(names)
