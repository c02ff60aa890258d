"""The family member: sent out, called home, caught (clauses P12, FAM-1 to FAM-5, WORD-8, MEET-3)."""

from arasta.core.agenda import push
from arasta.core.bits import bit
from arasta.core.compiling import rule
from arasta.istanbul.board import other_places
from arasta.istanbul.components.tokens import REWARD_LIRA
from arasta.istanbul.deck import can_draw
from arasta.istanbul.effects import Effect
from arasta.istanbul.names import Place
from arasta.istanbul.pieces import put_family

CARD_REWARD, LIRA_REWARD = 0, 1  # options of REWARD


@rule
def is_home(s, p):
    """FAM-1: whether the family member is on 12."""
    return s.family[p] == Place.POLICE_STATION


@rule
def send_options(s):
    """P12-1, P12-3: any place but 12."""
    return other_places(s, Place.POLICE_STATION)


@rule
def send_family(s, p, place):
    """P12-1: the family member goes to the place, whose action may then be carried out (ACT-6)."""
    put_family(s, p, place)
    push(s, Effect.ACT_THERE, p, place)


@rule
def family_home(s, p):
    """FAM-2, FAM-3: back to 12, where nothing is triggered."""
    put_family(s, p, Place.POLICE_STATION)


@rule
def reward_options(s):
    """WORD-8, MEET-4: a bonus card, if one can be drawn, or 3 lira. END-6: after the end 3 lira only."""
    if can_draw(s, 1) and not s.ended:
        return bit(CARD_REWARD) | bit(LIRA_REWARD)
    return bit(LIRA_REWARD)


@rule
def take_reward(s, p, option):
    """WORD-8: the reward chosen."""
    if option == CARD_REWARD:
        push(s, Effect.DRAW_CARD, p, 0)
    else:
        s.lira[p] += REWARD_LIRA
