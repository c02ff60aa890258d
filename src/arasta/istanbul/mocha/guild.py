"""Guild cards: deck, hands, and the guild turn (clauses DECK-4, P18, GTURN-1 to GTURN-7)."""

from arasta.core.agenda import push
from arasta.core.compiling import rule
from arasta.istanbul.components.programs import GUILD_PROGRAM
from arasta.istanbul.effects import Effect
from arasta.istanbul.mocha.guild_deck import lay_down, leave_hand
from arasta.istanbul.program import push_program
from arasta.istanbul.turn import drop_phases


@rule
def may_play_guild_card(s, p):
    """GTURN-1, WIN-3: at D0 only; whether one can be carried out is asked later."""
    return s.guild_cards[p] > 0 and not s.phase_1


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
