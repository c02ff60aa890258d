"""The guild turn: a guild card instead of a move (clauses TURN-2, GTURN-1 to GTURN-7)."""

import numpy as np

from arasta.core.action import numbers, words
from arasta.core.agenda import push
from arasta.core.bits import bit, lowest
from arasta.core.compiling import rule
from arasta.core.effects import Addition, Decision, Happening, Starts
from arasta.core.options import WORD
from arasta.core.program import NO_PROGRAM
from arasta.istanbul.base.turn.phases import drop_phases
from arasta.istanbul.mocha.components.guild_cards import GUILD_TABLE
from arasta.istanbul.mocha.guild_deck import NUMBERS, guild_hand_options, lay_down, leave_hand
from arasta.istanbul.mocha.words import Effect
from arasta.istanbul.option_names import FIRST_FURTHER
from arasta.istanbul.tables import PROGRAMS, push_program

GUILD = FIRST_FURTHER + 3  # option of MOVE
GUILD_PROGRAM = np.array([NO_PROGRAM, *(PROGRAMS.number(row.effect) for row in GUILD_TABLE)], np.int64)  # by number
assert len(set(GUILD_PROGRAM)) == len(GUILD_PROGRAM), "a guild card is found by its program"


@rule
def guild_turn_options(s, p):
    """GTURN-1, WIN-3: at D0 only."""
    return bit(GUILD % WORD) if s.guild_cards[p] > 0 and not s.phase_1 else 0


@rule
def begin_guild_turn(s, p, option):
    """GTURN-1: the card is named next."""
    push(s, Effect.PLAY_GUILD_CARD, p, 0)


@rule
def guild_card_in_hand(s, p, argument, option, before):
    """GTURN-4: a guild turn is possible with any one of the guild cards; the one after `before`, by number."""
    card = 1
    while before != NO_PROGRAM and GUILD_PROGRAM[card] != before:
        card += 1
    first = card if before == NO_PROGRAM else card + 1
    higher = s.guild_hand[p] >> first << first
    return GUILD_PROGRAM[lowest(higher)] if higher != 0 else NO_PROGRAM


@rule
def guild_card_named(s, p, argument, card, before):
    """GTURN-4: the effect of the card named."""
    return GUILD_PROGRAM[card] if before == NO_PROGRAM else NO_PROGRAM


@rule
def play_guild_card(s, p, card):
    """GTURN-1, GTURN-3, GTURN-5: it replaces the turn; place-bound aids are barred; laid down after its effect."""
    drop_phases(s)
    s.aids_barred = 1
    leave_hand(s, p, card)
    s.guild_card_in_play = card
    push(s, Effect.LAY_DOWN_GUILD_CARD, p, 0)
    push_program(s, p, GUILD_PROGRAM[card])


@rule
def lay_down_played(s):
    """GTURN-5: after its effect, so that it cannot be drawn by itself."""
    lay_down(s, s.guild_card_in_play)
    s.guild_card_in_play = 0


@rule
def is_never_silent(s):
    """The card that replaces the turn is always named."""
    return False


EFFECTS = {
    Effect.PLAY_GUILD_CARD: Decision(
        guild_hand_options,
        play_guild_card,
        numbers("guild", NUMBERS, "guild"),
        starts=Starts(frozenset(NUMBERS), guild_card_named),
        silent=is_never_silent,
    ),
    Effect.LAY_DOWN_GUILD_CARD: Happening(lay_down_played),
}
ADDITIONS = {
    Effect.MOVE: Addition(
        (None, None, guild_turn_options),
        begin_guild_turn,
        words(guild_card=GUILD),
        Starts(frozenset({GUILD}), guild_card_in_hand),
    ),
}
