"""Making tables: new ones, rematches, forks of a game at a step, and games that go on from a record."""

import asyncio
import random
import time
from collections.abc import Sequence
from dataclasses import replace

import arasta
from arasta.core.refusal import Refusal
from arasta.play.agreeing import agreed_names, seed_or_own
from arasta.play.door import rules_of
from arasta.play.fair_dice import FairDice
from arasta.play.game import Game
from arasta.server.asking import Asked, check_over
from arasta.server.beginning import begun_if_full, replayed
from arasta.server.bodies import BotSeat, Fork, FreeSeat, NewGame, NewTable, PersonSeat, SeatWanted, Upload
from arasta.server.chairs import Chair, called, check_bot, hash_of, hold_all, new_code, new_id, new_token, told_apart
from arasta.server.clocks import Clock
from arasta.server.refusals import Refused, wrong
from arasta.server.seating import tidy
from arasta.server.table import HINTS, NO_HELP, OVER, Agreed, Help, Table
from arasta.server.tables import Made, Tables

Tokens = dict[int, str]  # by seat


async def new_table(tables: Tables, wanted: NewGame, pace: float) -> tuple[Table, Tokens]:
    """A table as somebody wants it, and the secrets of their seats."""
    if "players" in wanted.settings:
        raise wrong("wrong-players")
    try:
        rules = rules_of(wanted.game)
        settings = rules.schema.write(rules.settings(**wanted.settings, players=len(wanted.seats)))
        chairs, tokens = chairs_for(wanted.seats, wanted.draw, wanted.by_hand)
        agreed = agreement(wanted.game, settings, chairs, wanted, pace)
    except Refusal as refused:
        raise Refused("wrong", refused) from None
    if wanted.seed is not None:
        if wanted.by_hand:
            raise wrong("wrong-by-hand-seed")
        agreed = replace(agreed, seed=wanted.seed, dice_key="")
    table = begun_if_full(Table(agreed, chairs))
    await tables.create(table)
    return table, tokens


async def forked(
    tables: Tables, table: Table, wanted: Fork, tokens: Sequence[str], pace: float
) -> tuple[Table, Tokens]:
    """A table that goes on from a step of another with dice of its own: the old ones would show the future."""
    if table.game is None:
        raise Refused("not_begun")
    if table.status != OVER and not hold_all(table.chairs, tokens):
        raise wrong("wrong-fork")
    if wanted.step > table.step:
        raise Refused("wrong", Refusal("no-such-step", step=str(wanted.step), last=table.step))
    steps = table.steps_since(0)[: wanted.step]
    game = await asyncio.to_thread(replayed, table.game, steps)
    return await going_on(tables, game, wanted.seats, wanted, pace)


async def uploaded(tables: Tables, wanted: Upload, pace: float) -> tuple[Table, Tokens]:
    """A table that goes on from a record, or shows it if the game is over."""
    try:
        game = await asyncio.to_thread(arasta.load, wanted.record, seed=seed_or_own(None), chance="manual")
    except Refusal as refused:
        raise Refused("wrong", refused) from None
    if game.over:  # nothing is entered any more
        wanted = wanted.model_copy(update={"by_hand": False})
    return await going_on(tables, game, wanted.seats or seats_for(game, wanted.by_hand), wanted, pace)


def seats_for(game: Game, by_hand: bool) -> list[SeatWanted]:
    """Seats for a record if none are wanted: all free, or at a real table people with their names."""
    if not by_hand:
        return [FreeSeat(kind="free")] * game.settings.players
    return [PersonSeat(kind="person", name=name) for name in game.names or [""] * game.settings.players]


async def going_on(
    tables: Tables, game: Game, seats: Sequence[SeatWanted], wanted: NewTable, pace: float
) -> tuple[Table, Tokens]:
    """A table with a game that has begun elsewhere; the seats stay as they are given."""
    if game.unseen and not game.over and not wanted.by_hand:
        raise wrong("wrong-unseen")
    if len(seats) != game.settings.players:
        raise wrong("wrong-number-of-seats", seats=len(seats), players=game.settings.players)
    try:
        chairs, tokens = chairs_for(seats, draw=False, by_hand=wanted.by_hand)
        agreed = agreement(game.rules.name, game.rules.schema.write(game.settings), chairs, wanted, pace)
    except Refusal as refused:
        raise Refused("wrong", refused) from None
    if game.over:  # it is looked at, and nothing falls any more
        agreed = replace(agreed, dice_key="")
    waiting = Table(agreed, chairs, game=game)
    table = begun_if_full(waiting)
    await tables.create(table if table.n else replace(waiting, n=1))
    return table, tokens


async def rematch(tables: Tables, game: str, asked: Asked) -> str:
    """The table of the next game with the same people and settings; asked again it is the same table."""
    table = await tables.table(game)
    check_over(table)
    if table.next_table:
        return table.next_table
    chairs = list(table.chairs)
    if not table.agreed.by_hand:  # at a real table people sit where they sit
        random.SystemRandom().shuffle(chairs)
    agreed = with_dice(replace(table.agreed, id=new_id(), code=new_code(), seed=None, made=time.time()))
    next_table = begun_if_full(Table(agreed, tuple(replace(chair, seat=i) for i, chair in enumerate(chairs))))
    await tables.create(next_table)

    def change(table: Table) -> Made:
        if table.next_table:
            raise Refused("over")
        return Made(table.followed_by(agreed.id), "rematch", {"game": agreed.id})

    try:
        await tables.enter(game, asked, change)
    except Refused:  # somebody else was faster, and nobody will ever sit at ours
        return (await tables.table(game)).next_table
    return agreed.id


def agreement(kind: str, settings: dict[str, str], chairs: Sequence[Chair], wanted: NewTable, pace: float) -> Agreed:
    """What is agreed for a table, with a new id, code and dice; the pace is the usual one if none is wanted."""
    pace = pace if wanted.pace is None else wanted.pace
    agreed = Agreed(new_id(), new_code(), kind, settings, wanted.public, pace, None, time.time())
    people = sum(not chair.bot for chair in chairs)
    agreed = with_dice(replace(agreed, by_hand=wanted.by_hand, help=wanted.help or usual_help(people)))
    if wanted.clock is None:
        return agreed
    if wanted.clock.bot is not None:
        check_bot(wanted.clock.bot)
    return replace(agreed, clock=Clock(wanted.clock.per, wanted.clock.seconds, wanted.clock.bot or ""))


def with_dice(agreed: Agreed) -> Agreed:
    """With a new secret key, which everybody can check afterwards; real dice need none."""
    return replace(agreed, dice_key="" if agreed.by_hand else FairDice.new(agreed.id).key)


def usual_help(people: int) -> Help:
    """Hints for one who plays against bots alone; where people play together, they agree on them or have none."""
    return HINTS if people == 1 else NO_HELP


def chairs_for(seats: Sequence[SeatWanted], draw: bool, by_hand: bool) -> tuple[tuple[Chair, ...], Tokens]:
    """Who sits where, by lot if they want; and the secrets of the people."""
    wanted, tokens = list(seats), {}
    if by_hand and ({"free", "person"} & {seat.kind for seat in seats} != {"person"}):
        raise Refusal("wrong-by-hand-seats")
    if draw:
        random.SystemRandom().shuffle(wanted)
    names = agreed_names([name_of(seat) for seat in wanted], len(wanted)) or [""] * len(wanted)
    chairs = []
    for i, (seat, name) in enumerate(zip(wanted, told_apart(names), strict=True)):
        if isinstance(seat, PersonSeat):
            tokens[i] = new_token()
            chairs.append(Chair(i, name, hash_of(tokens[i]), confirm=seat.confirm, word=tidy(seat.name, seat.word)[1]))
        elif isinstance(seat, BotSeat):
            check_bot(seat.bot)
            chairs.append(Chair(i, name, bot=seat.bot))
        else:
            chairs.append(Chair(i))
    return tuple(chairs), tokens


def name_of(seat: SeatWanted) -> str:
    """What a player is called."""
    return seat.name if isinstance(seat, PersonSeat) else called(seat.bot) if isinstance(seat, BotSeat) else ""
