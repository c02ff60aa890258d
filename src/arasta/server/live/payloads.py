"""What is told of a table after an entry: the same to all, and to each seat what it may know. Ready for JSON."""

from collections.abc import Mapping
from typing import Any, cast

from arasta.play.game.game import Game
from arasta.play.game.options import unseen_options
from arasta.play.game.result import Result
from arasta.play.game.trail import Trail
from arasta.play.games import GAMES
from arasta.play.text.language import forms, has_text, say
from arasta.play.text.names import seat_name
from arasta.play.text.refusals import in_a_row
from arasta.server.live.presence import HERE, Presence
from arasta.server.tables.seats import Chair
from arasta.server.tables.start import dice_of, settings_of
from arasta.server.tables.table import CHOICE, END, FALL, OPEN, OVER, Table, Waits

Part = dict[str, Any]
View = Mapping[str, Any]
MOST_EVENTS = 40  # told again after a lost connection: with the turn that they begin in, a chronicle keeps so many


def table_part(table: Table, lang: str, now: float) -> Part:
    """What everybody is told about the table."""
    agreed, rules = table.agreed, GAMES[table.agreed.kind]
    waits = table.waits
    return {
        "id": agreed.id,
        "code": agreed.code,
        "game": agreed.kind,
        "settings": rules.schema.plain(settings_of(table)),
        "public": agreed.public,
        "pace": agreed.pace,
        "clock": clock_part(table, now),
        "help": agreed.help,
        "patience": agreed.patience,
        "seeded": agreed.seed is not None,
        "by_hand": agreed.by_hand,
        "dice": dice_part(table, now),
        "status": table.status,
        "stopped": table.stopped,
        "step": table.step,
        "turn": None if table.game is None else table.game.turn,
        "waits": None if waits is None else waits_part(table, waits),
        "question": question(table, lang),
        "decides": decides(table, lang),
        "trail": trail(table),
        "walk": None if table.game is None else table.game.walk,
        "result": result_part(table.game.result, lang) if table.game and table.game.over else None,
        "next_table": table.next_table or None,
    }


def waits_part(table: Table, waits: Waits) -> Part:
    """Whom the table waits for, and whether the word that it waits for ends a turn: an answer in the turn of somebody
    else, or a bid, ends none.
    """
    return {"seat": waits.seat, "for": waits.what, "ends_turn": waits.what == END and ends_turn(table.the_game)}


def ends_turn(game: Game) -> bool:
    """Whether the last step has ended a turn."""
    last = game.events(game.step - 1)[0]
    return last["turn"] != last["next_turn"]


def dice_part(table: Table, now: float) -> Part | None:
    """What proves the dice. Words are shown when no more can be given, the key when nothing more can fall."""
    dice = dice_of(table)
    if dice is None:
        return None
    return {
        "commitment": dice.commitment,
        "words": [] if table.status == OPEN else list(dice.words),
        "key": dice.key if table.status == OVER else None,
        "first": dice.first,
        "awaited": list(table.awaited),
        "begins_in": None if table.words_due is None else max(0.0, round(table.words_due - now, 1)),
    }


def clock_part(table: Table, now: float) -> Part | None:
    """How long each seat still has, at this moment."""
    clock = table.agreed.clock
    if clock is None:
        return None
    left, runs = [clock.seconds] * len(table.chairs), table.clocked
    if table.times is not None:
        left = list(table.times.left)
        if runs is not None:
            left[runs] = max(0.0, round(left[runs] - max(0.0, now - table.times.since), 1))
    return {"per": clock.per, "seconds": clock.seconds, "bot": clock.bot or None, "left": left, "runs": runs}


def question(table: Table, lang: str) -> str:
    """What the table waits for, as a sentence that everybody may read."""
    if table.game is None or table.status == OPEN:
        free = sum(chair.is_free for chair in table.chairs)
        if not free:
            players = in_a_row([seat_name(seat, lang, table.names) for seat in table.awaited], "list-and", lang)
            return say("server-waits-for-words", lang, players=players)
        return say("server-waits-for-people", lang, free=free)
    if table.stopped:
        return say("server-stopped", lang)
    if table.waits is not None and table.waits.what == END:
        key = "server-end-turn" if ends_turn(table.game) else "server-end-answer"
        return say(key, lang, player=seat_name(table.waits.seat, lang, table.game.names))
    return table.game.question(lang)


def decides(table: Table, lang: str) -> str:
    """The same for those who do not decide: who decides what. Where nobody does, all are told the same."""
    if table.game is None or table.waits is None or table.stopped:
        return question(table, lang)
    if table.waits.what == END:
        key = "server-end-turn" if ends_turn(table.game) else "server-end-answer"
        told = forms(key, lang, player=seat_name(table.waits.seat, lang, table.game.names))
        return told.get("other") or question(table, lang)
    return table.game.decides(lang)


def trail(table: Table) -> Trail | None:
    """Where the turn is. Until somebody has ended theirs, all of it is done."""
    found = None if table.game is None or table.waits is None else table.game.trail
    if found is None or table.waits is None or table.waits.what != END or not ends_turn(table.the_game):
        return found
    return {"steps": found["steps"], "done": len(found["steps"])}


def result_part(result: Result, lang: str) -> Part:
    """The ranking."""
    return {
        "standings": [
            {
                "rank": standing.rank,
                "seat": standing.seat,
                "scores": standing.scores,
                "decided_by": standing.decided_by,
                "behind": standing.behind,
                "text": standing.text(lang),
                "tie": tie,
            }
            for standing, tie in zip(result.standings, result.ties(lang), strict=True)
        ],
        "winners": result.winners,
        "text": result.text(lang),
        "about": {
            word: say(f"score-{word}-about", lang)
            for word in result.standings[0].scores
            if has_text(f"score-{word}-about", lang)
        },
    }


def seat_part(table: Table, seat: int | None, since: int | None, lang: str, view: View | None = None) -> Part:
    """What one seat may know and do, and what happened from a step on; None is a spectator, or too far back.

    `view` is that of the seat, for whoever has it already.
    """
    game = table.game
    if game is None:
        return empty_part(seat)
    near = since is not None and game.step - since <= MOST_EVENTS
    told = list(game.log_entries(since or 0, seat, lang)) if near else []
    return {
        "seat": seat,
        "view": view_of(game, seat) if view is None else view,
        **asked_part(table, game, seat, lang),
        "undo_to": table.undo_to(seat),
        "since": since if near else None,
        "events": [event for event, _ in told] if near else None,
        "log": [log_line(event, lines, table, lang) for event, lines in told] if near else None,
        "story": game.story(seat, lang, since or 0) if near else None,
    }


def asked_part(table: Table, game: Game, seat: int | None, lang: str) -> Part:
    """What the table waits for, if it is this seat that is asked: a choice, or what chance has brought."""
    if seat is not None and table.waits == Waits(seat, CHOICE):
        return {"options": game.options(seat, lang), "refused": game.refused(seat, lang), "sets": game.sets}
    if seat is not None and table.waits == Waits(seat, FALL):
        unseen = [] if table.is_drawn_by_a_bot(game) else unseen_options(game, lang)
        return {"options": [*game.options(None, lang), *unseen], "refused": [], "sets": None}
    return {"options": [], "refused": [], "sets": None}


def empty_part(seat: int | None) -> Part:
    """Before the game begins there is nothing to see."""
    return {
        "seat": seat,
        "view": None,
        "options": [],
        "refused": [],
        "sets": None,
        "undo_to": None,
        "since": 0,
        "events": [],
        "log": [],
        "story": [],
    }


def view_of(game: Game, seat: int | None) -> View:
    """What a seat sees."""
    return cast(View, game.view(seat))


def log_line(event: Any, told: Any, table: Table, lang: str) -> Part:
    """A step in sentences, and what the next turn begins with if the step ended one. Who chose instead of the bot that
    people have chosen, is told before.
    """
    lines = [*substituted(event, table, lang), *told.step]
    return {"step": event["step"], "turn": event["turn"]["label"], "lines": lines, "next_turn": told.next_turn}


def substituted(event: Any, table: Table, lang: str) -> list[str]:
    """That another bot chose, if one did."""
    bot = table.substitutes.get(event["step"])
    if bot is None:
        return []
    player = seat_name(event["actor"], lang, table.the_game.names)
    return [say("server-substitute", lang, player=player, bot=bot)]


def chair_part(chair: Chair, presence: Presence, stuck: bool = False) -> Part:
    """Who sits in a seat and whether they are here, for everybody; `stuck` is a bot that cannot think now."""
    return {
        "seat": chair.seat,
        "name": chair.name,
        "free": chair.is_free,
        "bot": chair.bot or None,
        "confirm": chair.confirm,
        "here": presence.word == HERE,
        "stuck": stuck,
        "character": chair.character,
        "person": bool(chair.token_hash),
        "maker": chair.maker,
        "left": chair.left,
        "wants": chair.wants or None,
        "presence": presence.word,
        "away": presence.away,
        "replace_in": presence.replace_in,
    }
